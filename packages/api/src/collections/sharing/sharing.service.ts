import { randomBytes } from 'node:crypto';
import type { Db } from '@onceware/db/client';
import { record } from '#kernel/audit/record.repo.ts';
import { toDealCard, toToolCard } from '#catalog/cards.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type {
  CollectionInput,
  CopySharedInput,
  CollectionHead,
  Share,
  SharedCollection,
  SharedInput,
  SharedItem,
  ShareInput,
} from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { authorize } from '../collections.policy.ts';
import { findOwner } from '../collections.repo.ts';
import { makeOnce } from '../lifecycle/lifecycle.service.ts';
import { readCursor, writeCursor } from '../order/order.cursor.ts';
import { wasPublished } from '../publishing/publishing.repo.ts';
import { withLogo } from '../saved-pages/saved-pages.service.ts';
import * as repo from './sharing.repo.ts';

type Collecting = Pick<Call, 'actor' | 'database'>;
type Sharing = Collecting & Pick<Call, 'address' | 'userAgent'>;

/**
 * Opens a collection to whoever has its link, or changes what they see; the link stays the same until `unshare` (COL-17).
 *
 * @throws not_found
 */
export async function share(call: Sharing, { collectionId, ...how }: ShareInput): Promise<{ share: Share }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const collection = authorize(actor, await findOwner(db, collectionId), 'edit');
  // 144 bits: nobody guesses one.
  const token = randomBytes(18).toString('base64url');
  const shared = await call.database.transaction(async (tx) => {
    const done = await repo.setShare(tx, collection, token, how);
    if (!done) throw new AppError('not_found');
    await record(tx, call, { action: 'collection.share', target: targetOf(collection), after: how });
    return done;
  });
  return { share: shared };
}

/** Ends the sharing. The link never works again; the next `share` makes another. @throws not_found */
export async function unshare(call: Sharing, input: CollectionInput): Promise<{ ok: true }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const collection = authorize(actor, await findOwner(db, input.collectionId), 'edit');
  await call.database.transaction(async (tx) => {
    // Sent again, or of one that was not shared, it changes nothing.
    if (!(await repo.clearShare(tx, collection))) return;
    await record(tx, call, { action: 'collection.unshare', target: targetOf(collection) });
  });
  return { ok: true as const };
}

/** Without its name, which would outlive the account in the log. */
const targetOf = ({ id }: { id: string }) => ({ type: 'collection', id }) as const;

/**
 * Returns what a link or a published collection shows to whoever asks, some items at a time.
 *
 * @throws not_found for a link that never was or no longer is; gone for a published collection that was taken back
 */
export async function readShared(
  { database: { db }, actor }: Collecting,
  { token, cursor }: SharedInput,
): Promise<SharedCollection> {
  const readerId = actor?.user.id ?? null;
  const found = await repo.findShared(db, { token, readerId, below: cursor ? readCursor(cursor) : null });
  if (!found) throw await whyClosed(db, token, readerId);
  const { first, items, ...facts } = found;
  const page = items.slice(0, collectionLimits.sharedPage);
  const last = items.length > page.length ? page.at(-1) : undefined;
  return {
    ...facts,
    image: first && imageOf(withCard({ ...first, notes: null })),
    items: page.map(withCard),
    nextCursor: last ? writeCursor(last.rank) : null,
  };
}

/** Returns the failure for an address that opens nothing. */
export const whyClosed = async (db: Db, token: string, readerId: string | null): Promise<AppError> =>
  new AppError((await wasPublished(db, token, readerId)) ? 'gone' : 'not_found');

export function withCard({ notes, ...row }: repo.Card & { notes: string | null }): SharedItem {
  switch (row.entity_type) {
    case 'deal':
      return { entity_type: 'deal', deal: toDealCard(row.card), notes };
    case 'tool':
      return { entity_type: 'tool', tool: toToolCard(row.card), notes };
    case 'page':
      return { entity_type: 'page', page: withLogo(row.card), notes };
  }
}

function imageOf(item: SharedItem): string | null {
  switch (item.entity_type) {
    case 'deal':
      return item.deal.coverUrl;
    case 'tool':
      return item.tool.logoUrl;
    case 'page':
      return item.page.picture_url;
  }
}

/**
 * Makes a collection of the actor's own of what a link shows. The same `id` again answers the collection that it made.
 *
 * @throws not_found for a link that does not work, too_many_collections, id_taken
 */
export function copyShared(call: Collecting, { token, id }: CopySharedInput): Promise<{ collection: CollectionHead }> {
  return makeOnce(call, id, (tx, copy) => repo.insertCopy(tx, token, copy));
}
