import type { CollectionItem, Entity, Share } from '@onceware/api/collections/collections.contract';
import type { RetaggedItems } from '@onceware/api/collections/library/library.contract';
import type { Page, SaveOutcome } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import type { ApiClient } from '#lib/api/trpc.ts';
import type { Change } from './change.ts';

/** Parts of a change's result that only the server knows. */
export interface Answer {
  ok?: true;
  item?: CollectionItem;
  /** Page that the member has saved for an added address, possibly since earlier. */
  page?: Page;
  /** The outcome of saving it. */
  saved?: SaveOutcome;
  share?: Share;
  /** The number of items that a change of tags everywhere has changed. */
  items?: number;
  /** Items of a move that the other collection already had. */
  stayed?: Entity[];
}

/**
 * Makes the change. The ids in it are ours, so a second attempt has no second effect; `isRepeated`: the first may have
 * been carried out, and nobody heard of it.
 */
export function sendChange({ collections }: ApiClient, change: Change, isRepeated: boolean): Promise<Answer> {
  switch (change.kind) {
    case 'create':
      return collections.create.mutate(change.input).then(() => ({ ok: true }));
    case 'update':
      return collections.update.mutate(change.input);
    case 'delete':
      return collections.delete.mutate(change.input);
    case 'restore':
      return collections.restore.mutate(change.input);
    case 'addItem':
      return collections.addItem.mutate(change.input);
    case 'addUrl':
      return collections.addUrl.mutate(change.input);
    case 'editPage':
      return collections.editPage.mutate(change.input);
    case 'fetchPage':
      return collections.fetchPage.mutate(change.input);
    case 'suggestPage':
      return collections.suggestPage.mutate(change.input);
    case 'removeItem':
      return isRepeated ? removeAgain(collections, change.input) : collections.removeItem.mutate(change.input);
    case 'removeItems':
      return collections.removeItems.mutate(change.input);
    case 'restoreItems':
      return collections.restoreItems.mutate(change.input);
    case 'moveItems':
      return collections.moveItems.mutate(change.input);
    case 'setNotes':
      return collections.setNotes.mutate(change.input);
    case 'tagItems':
      return collections.tagItems.mutate(change.input);
    case 'favoriteItems':
      return collections.favoriteItems.mutate(change.input);
    case 'replaceTags':
      return untilDone(() => collections.replaceTags.mutate(change.input));
    case 'undoTags':
      return untilDone(() => collections.undoTags.mutate(change.input));
    case 'share':
      return collections.share.mutate(change.input);
    case 'unshare':
      return collections.unshare.mutate(change.input);
  }
}

/** Treats missing items as done only in removals of several. */
function removeAgain(
  collections: ApiClient['collections'],
  { collectionId, ...entity }: Extract<Change, { kind: 'removeItem' }>['input'],
): Promise<Answer> {
  return collections.removeItems.mutate({ collectionId, entities: [entity] });
}

/** Many items take several calls, each of which goes on where the one before ended. */
async function untilDone(call: () => Promise<RetaggedItems>): Promise<Answer> {
  const { items, isDone } = await call();
  return isDone ? { items } : untilDone(call);
}
