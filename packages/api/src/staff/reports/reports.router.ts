import { answerReview, removeAsStaff, restoreAsStaff } from '#catalog/reviews/moderation.service.ts';
import { answerReviewInput, removeReviewInput, reviewInput } from '#catalog/reviews/reviews.contract.ts';
import { type Changed, changed } from '#chat/chat.answers.ts';
import { type ReportedContext, reportedContext } from '#chat/moderation/moderation.answers.ts';
import { messageIdInput, removeReportedInput } from '#chat/moderation/moderation.contract.ts';
import { moderationProcedures } from '#chat/moderation/moderation.router.ts';
import { removeReported, restoreReported, showContext } from '#chat/moderation/reported.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import { router } from '#kernel/trpc.ts';
import * as answers from './reports.answers.ts';
import { reportedMessages } from './reported-messages.ts';
import { reportedPeople } from './reported-people.ts';
import { reportedReviews } from './reported-reviews.ts';
import { keepMessagesInput, keepReviewsInput, listReportedInput, settlePeopleInput } from './reports.contract.ts';
import { keepReported, listReported } from './reports.service.ts';

const chat = permissionProcedure(reportedMessages.permission);

/** Names on the wire are older than the reports of others: a message is settled where a review is kept. */
export const adminModerationRouter = router({
  flagged: chat
    .input(listReportedInput)
    .output(answer<TablePage<answers.ReportedMessage>>(answers.reportedMessages))
    .query(({ ctx, input }) => listReported(ctx, reportedMessages, input)),
  context: chat
    .input(messageIdInput)
    .output(answer<ReportedContext>(reportedContext))
    .query(({ ctx, input }) => showContext(ctx, input)),
  settle: chat
    .input(keepMessagesInput)
    .output(ok)
    .mutation(({ ctx, input }) => keepReported(ctx, reportedMessages, { ids: input.messageIds })),
  remove: chat
    .input(removeReportedInput)
    .output(answer<Changed>(changed))
    .mutation(({ ctx, input }) => removeReported(ctx, input)),
  restore: chat
    .input(messageIdInput)
    .output(answer<Changed>(changed))
    .mutation(({ ctx, input }) => restoreReported(ctx, input)),
  people: chat
    .input(listReportedInput)
    .output(answer<TablePage<answers.ReportedPerson>>(answers.reportedPeople))
    .query(({ ctx, input }) => listReported(ctx, reportedPeople, input)),
  settlePeople: chat
    .input(settlePeopleInput)
    .output(ok)
    .mutation(({ ctx, input }) => keepReported(ctx, reportedPeople, { ids: input.userIds })),
  ...moderationProcedures,
});

const reviews = permissionProcedure(reportedReviews.permission);

export const adminReviewsRouter = router({
  flagged: reviews
    .input(listReportedInput)
    .output(answer<TablePage<answers.ReportedReview>>(answers.reportedReviews))
    .query(({ ctx, input }) => listReported(ctx, reportedReviews, input)),
  keep: reviews
    .input(keepReviewsInput)
    .output(ok)
    .mutation(({ ctx, input }) => keepReported(ctx, reportedReviews, input)),
  remove: reviews
    .input(removeReviewInput)
    .output(ok)
    .mutation(({ ctx, input }) => removeAsStaff(ctx, input)),
  restore: reviews
    .input(reviewInput)
    .output(ok)
    .mutation(({ ctx, input }) => restoreAsStaff(ctx, input)),
  answer: reviews
    .input(answerReviewInput)
    .output(ok)
    .mutation(({ ctx, input }) => answerReview(ctx, input)),
});
