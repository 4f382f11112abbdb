import { randomBytes } from 'node:crypto';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { CollectionInput } from '../collections.contract.ts';
import { authorize } from '../collections.policy.ts';
import { findOwner } from '../collections.repo.ts';
import type { Publication, PublishInput } from './publishing.contract.ts';
import * as repo from './publishing.repo.ts';

type Publishing = Pick<Call, 'actor' | 'database' | 'limits' | 'address' | 'userAgent'>;

/**
 * Opens a collection to everybody under its owner's name, or changes what its page shows (NET-05). The address stays for good
 * (docs/decisions/108-address-of-a-published-collection.md).
 *
 * @throws not_found, unverified, too_many_requests
 */
export async function publish(
  call: Publishing,
  { collectionId, ...how }: PublishInput,
): Promise<{ publication: Publication }> {
  const { user } = requireActor(call);
  const collection = await findOwn(call, { collectionId });
  const before = await repo.findPublication(call.database.db, collection);
  if (!before?.is_published) await countPublication(call, user.id);
  // 72 bits: public, and nobody's but this collection's.
  const token = randomBytes(9).toString('base64url');
  return call.database.transaction(async (tx) => {
    const publication = await repo.setPublished(tx, collection, token, how);
    if (!publication) throw new AppError('not_found');
    await record(tx, call, { action: 'collection.publish', target: targetOf(collection), after: how });
    return { publication };
  });
}

/** Counts what becomes public, of a new account against a lower limit. @throws unverified, too_many_requests */
async function countPublication({ database, limits }: Publishing, userId: string): Promise<void> {
  const standing = await repo.findStanding(database.db, userId);
  if (!standing?.isVerified) throw new AppError('unverified');
  await limits.count('publish', userId);
  if (standing.isNew) await limits.count('publish_new', userId);
}

/** Takes a collection back: its address says that it is gone, until it is published again, and its followers are told. @throws not_found */
export async function unpublish(
  call: Publishing & Pick<Call, 'notifier'>,
  input: CollectionInput,
): Promise<{ ok: true }> {
  const collection = await findOwn(call, input);
  await call.database.transaction(async (tx) => {
    // Sent again, or of one that was not published, it changes nothing.
    const done = await repo.setUnpublished(tx, collection);
    if (!done) return;
    const event = {
      kind: 'collection_unpublished' as const,
      actorId: collection.userId,
      subjectId: collection.id,
      key: `${collection.id}:${done.at?.getTime() ?? ''}`,
      // By the name that they knew: a later one is not theirs to read.
      data: { name: done.name },
    };
    await call.notifier.notify(tx, event, await repo.listAllFollowers(tx, collection));
    await record(tx, call, { action: 'collection.unpublish', target: targetOf(collection) });
  });
  return { ok: true as const };
}

/** Reads how the actor's collection is or was published; null: never. @throws not_found */
export async function readOwnPublication(
  call: Pick<Call, 'actor' | 'database'>,
  input: CollectionInput,
): Promise<{ publication: Publication | null }> {
  const collection = await findOwn(call, input);
  return { publication: (await repo.findPublication(call.database.db, collection)) ?? null };
}

async function findOwn(call: Pick<Call, 'actor' | 'database'>, { collectionId }: CollectionInput) {
  return authorize(requireActor(call), await findOwner(call.database.db, collectionId), 'edit');
}

/** Without its name, which would outlive the account in the log. */
const targetOf = ({ id }: { id: string }) => ({ type: 'collection', id }) as const;
