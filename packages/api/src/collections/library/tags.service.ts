import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { FavoriteItemsInput, Tag, TagItemsInput } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { touch } from '../items/items.repo.ts';
import { inLocked } from '../items/items.service.ts';
import * as repo from './tags.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;

/**
 * Takes tags from items, then gives them others: all of them or none, and the same twice changes nothing (CAT-13).
 *
 * @throws not_found, item_not_found if one is not there, invalid_input if one would have too many
 */
export async function tagItems(call: Collecting, input: TagItemsInput): Promise<{ ok: true }> {
  const { collectionId, entities } = input;
  await inLocked(call, collectionId, async (tx, collection) => {
    const counts = await repo.changeTags(tx, collection, entities, input);
    if (counts.length < entities.length) throw new AppError('item_not_found');
    if (counts.some((tags) => tags > collectionLimits.tagsMax))
      throw new AppError('invalid_input', {
        issues: [{ path: 'add', message: `An item has at most ${collectionLimits.tagsMax} tags.` }],
      });
    await touch(tx, collection);
  });
  return { ok: true as const };
}

/** Marks items as favourites, or no longer: all of them or none. @throws not_found, item_not_found if one is not there */
export async function favoriteItems(
  call: Collecting,
  { collectionId, entities, isFavorite }: FavoriteItemsInput,
): Promise<{ ok: true }> {
  await inLocked(call, collectionId, async (tx, collection) => {
    const marked = await repo.markItems(tx, collection, entities, isFavorite);
    if (marked < entities.length) throw new AppError('item_not_found');
    await touch(tx, collection);
  });
  return { ok: true as const };
}

/** The tags of all that the actor keeps, with how many items have each. */
export async function listTags(call: Collecting): Promise<{ tags: Tag[] }> {
  const actor = requireActor(call);
  return { tags: await repo.findTags(call.database.db, actor.user.id) };
}
