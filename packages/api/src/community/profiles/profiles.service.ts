import type { z } from 'zod';
import { readReviewCursor, writeReviewCursor } from '#catalog/reviews/cursor.contract.ts';
import { reviewLimits } from '#catalog/reviews/reviews.limits.ts';
import { listReviews } from '#catalog/reviews/reviews.repo.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { handleKey, isHandle } from './handles.contract.ts';
import type {
  cardInput,
  Profile,
  ProfileCard,
  profileInput,
  ProfileReviews,
  profileReviewsInput,
} from './profiles.contract.ts';
import * as repo from './profiles.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;

const readerOf = ({ actor }: Reading): string | null => actor?.user.id ?? null;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads an address; null where nobody can have it. */
function askedBy(call: Reading, address: string): repo.Asked | null {
  if (address === 'default') return { userId: requireActor(call).user.id };
  const id = address.toLowerCase();
  if (UUID.test(id)) return { userId: id };
  return isHandle(address) ? { handleKey: handleKey(address) } : null;
}

/**
 * A member as the caller may see them. Whoever hides, is blocked either way, suspended or gone answers as who never was.
 *
 * @throws not_found; unauthenticated for a visitor's own
 */
export async function readProfile(call: Reading, { address }: z.output<typeof profileInput>): Promise<Profile> {
  const { db } = call.database;
  const asked = askedBy(call, address);
  const found = asked && (await repo.findProfile(db, asked, readerOf(call)));
  if (!found) throw new AppError('not_found');
  return { ...found, collections: await repo.listCollectionsOf(db, found.id) };
}

/** Reads what is shown of a member beside their name. @throws not_found as `readProfile` */
export async function readCard(call: Reading, { userId }: z.output<typeof cardInput>): Promise<ProfileCard> {
  const card = await repo.findCard(call.database.db, userId, readerOf(call));
  if (!card) throw new AppError('not_found');
  return card;
}

/** Published reviews of a member whom the caller may see, newest first. @throws not_found as `readProfile` */
export async function listProfileReviews(
  call: Reading,
  { address, cursor }: z.output<typeof profileReviewsInput>,
): Promise<ProfileReviews> {
  const { db } = call.database;
  const asked = askedBy(call, address);
  const authorId = asked && (await repo.findSeen(db, asked, readerOf(call)));
  if (!authorId) throw new AppError('not_found');
  const found = await listReviews(db, {
    subject: { authorId },
    sort: 'newest',
    stars: null,
    after: cursor == null ? null : readReviewCursor('newest', cursor),
    readerId: readerOf(call),
  });
  const page = found.slice(0, reviewLimits.page);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ review }) => review),
    nextCursor: last ? writeReviewCursor('newest', { rank: last.rank, at: last.at, id: last.review.id }) : null,
  };
}
