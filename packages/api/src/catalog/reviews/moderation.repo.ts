import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { reviewFlags, reviews } from '@onceware/db/schema/reviews';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Action } from '#kernel/audit/actions.contract.ts';
import { type Acting, type LogEntryInput, recordAll } from '#kernel/audit/record.repo.ts';
import type { Removable } from '#kernel/reports.repo.ts';

export const reportableReviews: Removable = {
  table: reviews,
  authorId: reviews.userId,
  text: reviews.text,
  editedAt: reviews.editedAt,
  removal: { at: reviews.removedAt, by: reviews.removedBy },
  reportOf: reviewFlags.reviewId,
};

/** Logs whose reviews of which deals, never what they say. */
export async function recordReviews(
  tx: Db,
  acting: Acting,
  action: Extract<Action, `review.${string}`>,
  ids: string[],
  changes: Pick<LogEntryInput, 'before' | 'after'> = {},
): Promise<void> {
  const found = await tx
    .select({ id: reviews.id, authorId: reviews.userId, deal: deals.title })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .where(inArray(reviews.id, ids));
  const entries = found.map(({ id, authorId, deal }) => ({
    action,
    target: authorId === null ? { type: 'review' as const, id, label: deal } : { type: 'user' as const, id: authorId },
    ...changes,
    after: { deal, reviewId: id, ...changes.after },
  }));
  await recordAll(tx, acting, entries);
}

/** Also one that its author has deleted: they cannot bring it back. @returns whether it was there */
export async function setRemoved(tx: Db, id: string, { by, reason }: { by: string; reason: string }): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set({ removedAt: sql`now()`, removedBy: by, removedReason: reason })
    .where(and(eq(reviews.id, id), isNull(reviews.removedAt)));
  return rowCount === 1;
}

/** @returns whether it was removed until now */
export async function unsetRemoved(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviews)
    .set({ removedAt: null, removedBy: null, removedReason: null })
    .where(and(eq(reviews.id, id), isNotNull(reviews.removedAt)));
  return rowCount === 1;
}

/** @returns what the answer was until now; undefined: there is no such review for all to see */
export async function setAnswer(
  tx: Db,
  id: string,
  { by, text }: { by: string; text: string | null },
): Promise<{ before: string | null } | undefined> {
  const [before] = await tx
    .select({ before: reviews.answer })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.deletedAt), isNull(reviews.removedAt)))
    .for('update');
  if (before)
    await tx
      .update(reviews)
      .set({ answer: text, answeredAt: text === null ? null : sql`now()`, answeredBy: text === null ? null : by })
      .where(eq(reviews.id, id));
  return before;
}

/** @returns whose review it is; null: of an account that is gone */
export async function findAuthor(tx: Db, id: string): Promise<string | null> {
  const [found] = await tx.select({ userId: reviews.userId }).from(reviews).where(eq(reviews.id, id));
  return found?.userId ?? null;
}
