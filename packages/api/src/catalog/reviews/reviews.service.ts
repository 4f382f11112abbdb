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
  voteReviewInput,
  writeReviewInput,
} from './reviews.contract.ts';
import { reviewLimits } from './reviews.limits.ts';
import * as repo from './reviews.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;
type Writing = Pick<Call, 'actor' | 'database' | 'limits' | 'notifier'>;

/** A page of what others say of a deal, or of a tool's deals. @throws not_found */
export async function listReviews(call: Reading, input: z.output<typeof listReviewsInput>): Promise<ReviewPage> {
  const { db } = call.database;
  const { dealId, toolId, sort, stars, cursor } = input;
  const subject = dealId == null ? { toolId: toolId ?? '' } : { dealId };
  const after = cursor == null ? null : readReviewCursor(sort, cursor);
  const readerId = call.actor?.user.id ?? null;
  const [summary, voices, found] = await Promise.all([
    repo.summarise(db, subject),
    after === null ? repo.findVoices(db, subject, readerId) : null,
    repo.listReviews(db, { subject, sort, stars: stars ?? null, after, readerId }),
  ]);
  if (!summary) throw new AppError('not_found');
  const page = found.slice(0, reviewLimits.page);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    ...summary,
    voices,
    items: page.map(({ review }) => review),
    nextCursor: last ? writeReviewCursor(sort, { rank: last.rank, at: last.at, id: last.review.id }) : null,
  };
}

/** Returns the caller's review of a deal, and whether their purchases hold it. @throws not_found */
export async function readMine(call: Reading, { dealId }: z.output<typeof reviewOfDealInput>): Promise<OwnOfDeal> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const [review, hasBought, use] = await Promise.all([
    repo.findOwnOfDeal(db, dealId, user.id),
    repo.isBuyer(db, dealId, user.id),
    repo.readUse(db, dealId, user.id),
  ]);
  if (hasBought === undefined) throw new AppError('not_found');
  return { review: review ?? null, hasBought, ...use };
}

type Written = { review: OwnReview };

/** The given parts of a review, with plan and months of use from the writer's purchases as far as those tell them. */
async function withUse<Given extends { plan?: string | null | undefined; months?: number | null | undefined }>(
  { db }: Call['database'],
  given: Given,
  { dealId, userId }: { dealId: string; userId: string },
): Promise<Given> {
  const { plan, months } = await repo.readUse(db, dealId, userId);
  return { ...given, plan: plan ?? given.plan, months: months ?? given.months };
}

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
  const given = await withUse(call.database, input, { dealId: input.dealId, userId: mine.userId });
  const isNew = await call.database
    .transaction((tx) => repo.insertReview(tx, mine, given))
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
export async function editReview(call: Writing, { id, ...input }: z.output<typeof editReviewInput>): Promise<Written> {
  const mine = owned(requireActor(call), id);
  const { db } = call.database;
  const before = await repo.findOwn(db, mine);
  if (before && isSame(before, input)) return { review: before };
  await call.limits.count('review', mine.userId);
  const dealId = await repo.findDealOfOwn(db, mine);
  const given = dealId === undefined ? input : await withUse(call.database, input, { dealId, userId: mine.userId });
  const isChanged = await call.database.transaction((tx) => repo.updateReview(tx, mine, given));
  return answer(call, mine, isChanged);
}

/** Whether a change says what the review says already. */
function isSame(
  before: OwnReview,
  { stars, text, pros, cons, plan, months }: Omit<z.output<typeof editReviewInput>, 'id'>,
) {
  const agree = (one: unknown, other: unknown) => other === undefined || JSON.stringify(one) === JSON.stringify(other);
  return (
    before.stars === stars &&
    before.text === text &&
    agree(before.pros, pros) &&
    agree(before.cons, cons) &&
    agree(before.plan, plan) &&
    agree(before.months, months)
  );
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
    await call.database.transaction(async (tx) => {
      if (!(await repo.insertFlag(tx, id, user.id))) return;
      const event = { subjectId: id, key: `${id}:${user.id}`, group: 'open', data: {} };
      await call.notifier.notify(tx, { kind: 'review_reported', ...event }, await repo.findModerators(tx));
    });
  }
  return { ok: true as const };
}

/**
 * Says that somebody else's review is helpful, once a member, or takes that back.
 *
 * @throws not_found, forbidden for one's own, too_many_requests
 */
export async function voteReview(call: Writing, { id, on }: z.output<typeof voteReviewInput>): Promise<{ ok: true }> {
  const { user } = requireActor(call);
  const { db } = call.database;
  if (!on) await repo.deleteVote(db, id, user.id);
  else {
    const review = await repo.findShown(db, id);
    if (!review) throw new AppError('not_found');
    if (review.userId === user.id) throw new AppError('forbidden');
    await call.limits.count('vote', user.id);
    const { userId: author } = review;
    const vote = call.database.transaction(async (tx) => {
      if (!(await repo.insertVote(tx, id, user.id)) || author === null) return;
      // Once of each member, whatever they take back and say again.
      const event = { actorId: user.id, subjectId: id, key: `${id}:${user.id}`, group: id, data: {} };
      await call.notifier.notify(tx, { kind: 'review_helpful', ...event }, [author]);
    });
    await vote.catch((error: unknown) => {
      throw postgresError(error)?.code === '23503' ? new AppError('not_found') : error;
    });
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
