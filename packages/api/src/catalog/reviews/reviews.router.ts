import { calls, memberProcedure, publicProcedure, router } from '#kernel/trpc.ts';
import {
  editReviewInput,
  flagReviewInput,
  listReviewsInput,
  reviewInput,
  reviewOfDealInput,
  voteReviewInput,
  writeReviewInput,
} from './reviews.contract.ts';
import * as service from './reviews.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './reviews.answers.ts';

export const reviewsRouter = router({
  list: publicProcedure
    .input(listReviewsInput)
    .output(answer<answers.ReviewPage>(answers.reviewPage))
    .query(calls(service.listReviews)),
  mine: memberProcedure
    .input(reviewOfDealInput)
    .output(answer<answers.OwnOfDeal>(answers.ownOfDeal))
    .query(calls(service.readMine)),
  write: memberProcedure
    .input(writeReviewInput)
    .output(answer<{ review: answers.OwnReview }>(answers.writtenReview))
    .mutation(calls(service.writeReview)),
  edit: memberProcedure
    .input(editReviewInput)
    .output(answer<{ review: answers.OwnReview }>(answers.writtenReview))
    .mutation(calls(service.editReview)),
  remove: memberProcedure
    .input(reviewInput)
    .output(answer<{ review: answers.OwnReview }>(answers.writtenReview))
    .mutation(calls(service.removeReview)),
  restore: memberProcedure
    .input(reviewInput)
    .output(answer<{ review: answers.OwnReview }>(answers.writtenReview))
    .mutation(calls(service.restoreReview)),
  vote: memberProcedure.input(voteReviewInput).output(ok).mutation(calls(service.voteReview)),
  flag: memberProcedure.input(flagReviewInput).output(ok).mutation(calls(service.flagReview)),
});
