import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import { listSharedOf } from '#collections/sharing/sharing.repo.ts';
import { requireActor } from '#kernel/actor.ts';
import { readReviewCursor, writeReviewCursor } from '#catalog/reviews/cursor.contract.ts';
import { reviewLimits } from '#catalog/reviews/reviews.limits.ts';
import { countShownOf, listReviews } from '#catalog/reviews/reviews.repo.ts';
import type { PublicProfile, publicReviewsInput, PublicReviews } from './account.contract.ts';
import { findFace } from './account.repo.ts';

type Reading = Pick<Call, 'actor' | 'database'>;

/** Reads what others can see of the actor, and nothing else: by queries of its own, which know no owner. */
export async function readPublicProfile(call: Reading): Promise<PublicProfile> {
  const { user } = requireActor(call);
  const { db } = call.database;
  const [face, reviewCount, collections] = await Promise.all([
    findFace(db, user.id),
    countShownOf(db, user.id),
    listSharedOf(db, user.id),
  ]);
  return { ...face, reviewCount, collections };
}

/** The actor's reviews as everybody sees them, newest first. */
export async function listPublicReviews(
  call: Reading,
  { cursor }: z.output<typeof publicReviewsInput>,
): Promise<PublicReviews> {
  const { user } = requireActor(call);
  const found = await listReviews(call.database.db, {
    subject: { authorId: user.id },
    sort: 'newest',
    stars: null,
    after: cursor == null ? null : readReviewCursor('newest', cursor),
    readerId: null,
  });
  const page = found.slice(0, reviewLimits.page);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ review }) => review),
    nextCursor: last ? writeReviewCursor('newest', { rank: last.rank, at: last.at, id: last.review.id }) : null,
  };
}
