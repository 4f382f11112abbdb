import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import type { Permitted } from '#kernel/require-permission.ts';
import { AppError } from '#kernel/errors.ts';
import { reopenReports, settleReports } from '#kernel/reports.repo.ts';
import * as repo from './moderation.repo.ts';
import { tellReporters } from '#platform/notifications/tell-reporters.ts';
import type { answerReviewInput, removeReviewInput, reviewInput } from './reviews.contract.ts';

type Moderating = Permitted<'admin.reviews', Call>;

/** Takes a review from all, says its author why, and settles the reports of it. @throws not_found */
export async function removeAsStaff(
  call: Moderating,
  { id, reason }: z.output<typeof removeReviewInput>,
): Promise<{ ok: true }> {
  const by = call.actor.user.id;
  await call.database.transaction(async (tx) => {
    if (!(await repo.setRemoved(tx, id, { by, reason }))) throw new AppError('not_found');
    const settled = await settleReports(tx, repo.reportableReviews, [id], by);
    await repo.recordReviews(tx, call, 'review.remove', [id], { after: { reason } });
    await tellAuthor(tx, call, id, { isRemoved: true });
    await tellReporters('review_report_decided')(tx, call, settled, { isRemoved: true });
  });
  return { ok: true as const };
}

async function tellAuthor(tx: Db, call: Moderating, id: string, data: { isRemoved: boolean }): Promise<void> {
  const author = await repo.findAuthor(tx, id);
  await call.notifier.notify(
    tx,
    { kind: 'review_moderated', subjectId: id, key: uuidv7(), group: id, data },
    author === null ? [] : [author],
  );
}

/** Brings back what staff have removed; the reports of it wait again. @throws not_found */
export async function restoreAsStaff(call: Moderating, { id }: z.output<typeof reviewInput>): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    await reopenReports(tx, repo.reportableReviews, id);
    if (!(await repo.unsetRemoved(tx, id))) throw new AppError('not_found');
    await repo.recordReviews(tx, call, 'review.restore', [id]);
    await tellAuthor(tx, call, id, { isRemoved: false });
  });
  return { ok: true as const };
}

/** Writes what the vendor answers to a review, or takes that away. @throws not_found */
export async function answerReview(
  call: Moderating,
  { id, text }: z.output<typeof answerReviewInput>,
): Promise<{ ok: true }> {
  await call.database.transaction(async (tx) => {
    const found = await repo.setAnswer(tx, id, { by: call.actor.user.id, text });
    if (!found) throw new AppError('not_found');
    const author = text === null || found.before !== null ? null : await repo.findAuthor(tx, id);
    if (author !== null)
      await call.notifier.notify(tx, { kind: 'review_answered', subjectId: id, key: id, data: {} }, [author]);
    if (found.before !== text)
      await repo.recordReviews(tx, call, 'review.answer', [id], {
        before: { answer: found.before },
        after: { answer: text },
      });
  });
  return { ok: true as const };
}
