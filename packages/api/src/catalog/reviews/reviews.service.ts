import { type Database, postgresError } from '@onceware/db/client';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { owned } from '#kernel/owned.ts';
import { readReviewCursor, writeReviewCursor } from './cursor.contract.ts';
import type {
  editReviewInput,
  flagReviewInput,
  listReviewsInput,
  OwnOfDeal,
  OwnReview,
  reviewInput,
  reviewOfDealInput,
  ReviewPage,
  writeReviewInput,
} from './reviews.contract.ts';
import { reviewLimits } from './reviews.limits.ts';
import * as repo from './reviews.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;
type Writing = Pick<Call, 'actor' | 'database' | 'limits'>;

/** A page of what others say of a deal, or of a tool's deals. @throws not_found */
export async function listReviews(call: Reading, input: z.output<typeof listReviewsInput>): Promise<ReviewPage> {
  const { db } = call.database;
  const { dealId, toolId, sort, stars, cursor } = input;
  const subject = dealId == null ? { toolId: toolId ?? '' } : { dealId };
  const after = cursor == null ? null : readReviewCursor(sort, cursor);
  const readerId = call.actor?.user.id ?? null;
  const [summary, found] = await Promise.all([
    repo.summarise(db, subject),
    repo.listReviews(db, { subject, sort, stars: stars ?? null, after, readerId }),
  ]);
  if (!summary) throw new AppError('not_found');
  const page = found.slice(0, reviewLimits.page);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    ...summary,
    items: page.map(({ review }) => review),
    nextCursor: last ? writeReviewCursor(sort, { stars: last.review.stars, at: last.at, id: last.review.id }) : null,
  };
}

/** Returns the caller's review of a deal, and whether their purchases hold it. @throws not_found */
export async function readMine(call: Reading, { dealId }: z.output<typeof reviewOfDealInput>): Promise<OwnOfDeal> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const [review, hasBought] = await Promise.all([
    repo.findOwnOfDeal(db, dealId, user.id),
    repo.isBuyer(db, dealId, user.id),
  ]);
  if (hasBought === undefined) throw new AppError('not_found');
  return { review: review ?? null, hasBought };
}

type Written = { review: OwnReview };

/**
 * Puts a review below a deal. A member has one for each; the same `id` again answers the review as it is now.
 *
 * @throws not_found, review_exists, review_removed, id_taken, too_many_requests
 */
export async function writeReview(call: Writing, input: z.output<typeof writeReviewInput>): Promise<Written> {
  const mine = owned(requireActor(call), input.id);
  const { db } = call.database;
  const before = await repo.findOwn(db, mine);
  if (before) return { review: before };
  if ((await repo.isBuyer(db, input.dealId, mine.userId)) === undefined) throw new AppError('not_found');
  await call.limits.count('review', mine.userId);
  const isNew = await call.database
    .transaction((tx) => repo.insertReview(tx, mine, input))
    .catch((error: unknown) => {
      throw postgresError(error)?.code === '23503' ? new AppError('not_found') : error;
    });
  const written = await repo.findOwn(db, mine);
  if (written) return { review: written };
  if (isNew) throw new AppError('not_found');
  const other = await repo.findOwnOfDeal(db, input.dealId, mine.userId);
  throw new AppError(!other ? 'id_taken' : other.removed ? 'review_removed' : 'review_exists');
}

/** Changes an own review. @throws not_found, review_removed, too_many_requests */
export async function editReview(call: Writing, input: z.output<typeof editReviewInput>): Promise<Written> {
  const mine = owned(requireActor(call), input.id);
  const { db } = call.database;
  const before = await repo.findOwn(db, mine);
  if (before?.stars === input.stars && before.text === input.text) return { review: before };
  await call.limits.count('review', mine.userId);
  const isChanged = await call.database.transaction((tx) => repo.updateReview(tx, mine, input));
  return answer(call, mine, isChanged);
}

/** @throws not_found, review_removed */
export async function removeReview(call: Writing, { id }: z.output<typeof reviewInput>): Promise<Written> {
  const mine = owned(requireActor(call), id);
  return answer(call, mine, await repo.deleteReview(call.database.db, mine));
}

/** Brings back what was deleted a moment ago. @throws not_found, review_removed */
export async function restoreReview(call: Writing, { id }: z.output<typeof reviewInput>): Promise<Written> {
  const mine = owned(requireActor(call), id);
  return answer(call, mine, await repo.undeleteReview(call.database.db, mine));
}

async function answer({ database }: Reading, mine: ReturnType<typeof owned>, isChanged: boolean): Promise<Written> {
  const review = await repo.findOwn(database.db, mine);
  if (!review) throw new AppError('not_found');
  if (!isChanged) throw new AppError(review.removed ? 'review_removed' : 'not_found');
  return { review };
}

/**
 * Tells staff of somebody else's review, once, or takes that back while they have not decided.
 *
 * @throws not_found, forbidden for one's own, too_many_requests
 */
export async function flagReview(call: Writing, { id, on }: z.output<typeof flagReviewInput>): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const { db } = call.database;
  if (!on) await repo.deleteFlag(db, id, user.id);
  else {
    const review = await repo.findShown(db, id);
    if (!review) throw new AppError('not_found');
    if (review.userId === user.id) throw new AppError('forbidden');
    await call.limits.count('flag', user.id);
    await repo.insertFlag(db, id, user.id);
  }
  return { ok: true as const };
}

/** Rows of one statement, so that none holds its locks for long. */
const AT_ONCE = 1000;

/** Deletes for good what authors have deleted. Any number of processes may do it at once. */
export async function purgeReviews({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  let isMore = true;
  while (isMore && !isStopped()) isMore = (await repo.purgeReviews(db, AT_ONCE)) === AT_ONCE;
}
