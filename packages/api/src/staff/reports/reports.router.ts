import { answerReview, removeAsStaff, restoreAsStaff } from '#catalog/reviews/moderation.service.ts';
import { answerReviewInput, removeReviewInput, reviewInput } from '#catalog/reviews/reviews.contract.ts';
import { messageIdInput, removeReportedInput } from '#chat/moderation/moderation.contract.ts';
import { moderationProcedures } from '#chat/moderation/moderation.router.ts';
import { removeReported, restoreReported, showContext } from '#chat/moderation/reported.service.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { reportedMessages } from './reported-messages.ts';
import { reportedReviews } from './reported-reviews.ts';
import { keepMessagesInput, keepReviewsInput, listReportedInput } from './reports.contract.ts';
import { keepReported, listReported } from './reports.service.ts';

const chat = permissionProcedure(reportedMessages.permission);

/** Names on the wire are older than the reports of others: a message is settled where a review is kept. */
export const adminModerationRouter = router({
  flagged: chat.input(listReportedInput).query(({ ctx, input }) => listReported(ctx, reportedMessages, input)),
  context: chat.input(messageIdInput).query(({ ctx, input }) => showContext(ctx, input)),
  settle: chat
    .input(keepMessagesInput)
    .mutation(({ ctx, input }) => keepReported(ctx, reportedMessages, { ids: input.messageIds })),
  remove: chat.input(removeReportedInput).mutation(({ ctx, input }) => removeReported(ctx, input)),
  restore: chat.input(messageIdInput).mutation(({ ctx, input }) => restoreReported(ctx, input)),
  ...moderationProcedures,
});

const reviews = permissionProcedure(reportedReviews.permission);

export const adminReviewsRouter = router({
  flagged: reviews.input(listReportedInput).query(({ ctx, input }) => listReported(ctx, reportedReviews, input)),
  keep: reviews.input(keepReviewsInput).mutation(({ ctx, input }) => keepReported(ctx, reportedReviews, input)),
  remove: reviews.input(removeReviewInput).mutation(({ ctx, input }) => removeAsStaff(ctx, input)),
  restore: reviews.input(reviewInput).mutation(({ ctx, input }) => restoreAsStaff(ctx, input)),
  answer: reviews.input(answerReviewInput).mutation(({ ctx, input }) => answerReview(ctx, input)),
});
