import type { Db } from '@onceware/db/client';
import type { Actor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { owned } from '#kernel/owned.ts';
import type { CollectionItem } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import { findItem, insertItem } from '../items/items.repo.ts';
import { refuseOverfull } from '../items/items.service.ts';
import { findHoldings, type HeldItem, updateHeld } from './held.repo.ts';
import { type Additions, additionsOf, isAnything, mergeSaved, type Said } from './merge-saved.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

interface Given {
  /** The id of the item, if it is to be made. */
  id: string;
  pageId: string;
  said: Said;
}

interface Done {
  item: CollectionItem;
  /** The item is new in the collection, or was added by an earlier send of this request. */
  isNew: boolean;
  added: Additions;
}

const NOTHING: Said = { notes: null, tags: [], isFavorite: false };

/**
 * Puts a page into a collection, or adds what was said to the item that is there; for a transaction that has locked the
 * collection.
 */
export async function saveInto(tx: Db, actor: Actor, collection: Editable, { id, pageId, said }: Given): Promise<Done> {
  const entity = { entityType: 'page' as const, entityId: pageId };
  const holdings = await findHoldings(tx, [{ collectionId: collection.id, entities: [entity] }]);
  const [held] = holdings.get(collection.id)?.held ?? [];
  if (!held) {
    const made = { id, ...entity, ...said, tags: [...said.tags] };
    const item = await insertItem(tx, owned(actor, collection.id), made, { isCounted: true });
    if (!item) throw new AppError('not_found');
    await refuseOverfull(tx, collection);
    return { item, isNew: true, added: additionsOf(NOTHING, said) };
  }
  const added = await complete(tx, collection, held, said);
  const item = await findItem(tx, held.id);
  if (!item) throw new AppError('not_found');
  const isRepeated = held.id === id;
  return { item, isNew: isRepeated, added: isRepeated ? additionsOf(NOTHING, said) : added };
}

async function complete(tx: Db, collection: Editable, held: HeldItem, said: Said): Promise<Additions> {
  const { after, added } = mergeSaved(held, said);
  refuseTooMuch(held, after);
  if (isAnything(added)) await updateHeld(tx, [{ collection, items: [{ ...held, ...after }] }]);
  return added;
}

/** Refuses text that does not fit, so that its author can shorten it; nothing is dropped. */
function refuseTooMuch(before: Said, { tags, notes }: Said): void {
  const { tagsMax, notesMax } = collectionLimits;
  if (tags.length > tagsMax)
    throw new AppError('invalid_input', {
      issues: [
        { path: 'tags', message: `An item has at most ${tagsMax} tags, and this one has ${before.tags.length}.` },
      ],
    });
  if (notes && notes !== before.notes && Array.from(notes).length > notesMax)
    throw new AppError('invalid_input', {
      issues: [
        { path: 'notes', message: `Together with the note that is there it has more than ${notesMax} characters.` },
      ],
    });
}
