import type { Db } from '@onceware/db/client';
import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import type { Action } from '#kernel/audit/actions.contract.ts';
import { type LogEntryInput, recordAll } from '#kernel/audit/record.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { plain } from '#kernel/wire.ts';
import * as repo from './flagged.repo.ts';
import type {
  answerReviewInput,
  FlaggedReview,
  keepReviewsInput,
  listFlaggedReviewsInput,
  removeReviewInput,
  reviewInput,
} from './reviews.contract.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

type Moderating = Permitted<'admin.reviews'>;

/** A page of the reviews that staff were told of, the last first if not asked otherwise. */
export async function listFlagged(
  call: Moderating,
  input: z.output<typeof listFlaggedReviewsInput>,
): Promise<TablePage<FlaggedReview>> {
  const { db } = call.database;
  const where = await repo.flaggedSource.where(db, input);
  const orderBy = ordered(input.direction ?? 'desc', repo.flagOrder);
  return plain(await readPage(db, repo.flaggedSource, { where, orderBy, page: input.page }));
}

/** Logs whose reviews of which deals, never what they say. */
async function recordReviews(
  tx: Db,
  call: Moderating,
  action: Extract<Action, `review.${string}`>,
  ids: string[],
  changes: Pick<LogEntryInput, 'before' | 'after'> = {},
): Promise<void> {
  const entries = (await repo.subjectsOf(tx, ids)).map(({ id, authorId, deal }) => ({
    action,
    target: authorId === null ? { type: 'review' as const, id, label: deal } : { type: 'user' as const, id: authorId },
    ...changes,
    after: { deal, reviewId: id, ...changes.after },
  }));
  await recordAll(tx, call, entries);
}

/** Keeps reviews as they are; what another has settled meanwhile stays so. */
export async function keep(
  call: Moderating,
  { ids, reason }: z.output<typeof keepReviewsInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const settled = await repo.settleFlags(tx, ids, call.actor.user.id);
    if (settled.length > 0)
      await recordReviews(tx, call, 'review.keep', settled, { after: { ...(reason && { reason }) } });
  });
  return plain({ ok: true as const });
}

/** Takes a review from all, says its author why, and settles what was told of it. @throws not_found */
export async function remove(
  call: Moderating,
  { id, reason }: z.output<typeof removeReviewInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    if (!(await repo.setRemoved(tx, id, { by: call.actor.user.id, reason }))) throw new AppError('not_found');
    await repo.settleFlags(tx, [id], call.actor.user.id);
    await recordReviews(tx, call, 'review.remove', [id], { after: { reason } });
  });
  return plain({ ok: true as const });
}

/** Brings back what staff have removed; what was told of it waits again. @throws not_found */
export async function restore(call: Moderating, { id }: z.output<typeof reviewInput>): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    await repo.reopenFlags(tx, id);
    if (!(await repo.unsetRemoved(tx, id))) throw new AppError('not_found');
    await recordReviews(tx, call, 'review.restore', [id]);
  });
  return plain({ ok: true as const });
}

/** Writes what the vendor answers to a review, or takes that away. @throws not_found */
export async function answer(
  call: Moderating,
  { id, text }: z.output<typeof answerReviewInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const found = await repo.setAnswer(tx, id, { by: call.actor.user.id, text });
    if (!found) throw new AppError('not_found');
    if (found.before !== text)
      await recordReviews(tx, call, 'review.answer', [id], {
        before: { answer: found.before },
        after: { answer: text },
      });
  });
  return plain({ ok: true as const });
}
