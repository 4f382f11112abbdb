import { memberProcedure, publicProcedure, router } from '#kernel/trpc.ts';
import {
  editReviewInput,
  flagReviewInput,
  listReviewsInput,
  reviewInput,
  reviewOfDealInput,
  writeReviewInput,
} from './reviews.contract.ts';
import * as service from './reviews.service.ts';

export const reviewsRouter = router({
  list: publicProcedure.input(listReviewsInput).query(({ ctx, input }) => service.listReviews(ctx, input)),
  mine: memberProcedure.input(reviewOfDealInput).query(({ ctx, input }) => service.readMine(ctx, input)),
  write: memberProcedure.input(writeReviewInput).mutation(({ ctx, input }) => service.writeReview(ctx, input)),
  edit: memberProcedure.input(editReviewInput).mutation(({ ctx, input }) => service.editReview(ctx, input)),
  remove: memberProcedure.input(reviewInput).mutation(({ ctx, input }) => service.removeReview(ctx, input)),
  restore: memberProcedure.input(reviewInput).mutation(({ ctx, input }) => service.restoreReview(ctx, input)),
  flag: memberProcedure.input(flagReviewInput).mutation(({ ctx, input }) => service.flagReview(ctx, input)),
});
