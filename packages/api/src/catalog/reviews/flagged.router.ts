import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import * as flagged from './flagged.service.ts';
import {
  answerReviewInput,
  keepReviewsInput,
  listFlaggedReviewsInput,
  removeReviewInput,
  reviewInput,
} from './reviews.contract.ts';

const procedure = permissionProcedure('admin.reviews');

export const adminReviewsRouter = router({
  flagged: procedure.input(listFlaggedReviewsInput).query(({ ctx, input }) => flagged.listFlagged(ctx, input)),
  keep: procedure.input(keepReviewsInput).mutation(({ ctx, input }) => flagged.keep(ctx, input)),
  remove: procedure.input(removeReviewInput).mutation(({ ctx, input }) => flagged.remove(ctx, input)),
  restore: procedure.input(reviewInput).mutation(({ ctx, input }) => flagged.restore(ctx, input)),
  answer: procedure.input(answerReviewInput).mutation(({ ctx, input }) => flagged.answer(ctx, input)),
});
