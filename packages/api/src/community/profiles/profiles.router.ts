import { answer } from '#kernel/answers.ts';
import { calls, memberProcedure, publicProcedure, router } from '#kernel/trpc.ts';
import { changeProfile, isHandleFree, readOwn } from './change.service.ts';
import * as answers from './profiles.answers.ts';
import { cardInput, changeProfileInput, handleInput, profileInput, profileReviewsInput } from './profiles.contract.ts';
import { listProfileReviews, readCard, readProfile } from './profiles.service.ts';

export const profilesRouter = router({
  get: publicProcedure.input(profileInput).output(answer<answers.Profile>(answers.profile)).query(calls(readProfile)),
  card: publicProcedure
    .input(cardInput)
    .output(answer<answers.ProfileCard>(answers.profileCard))
    .query(calls(readCard)),
  reviews: publicProcedure
    .input(profileReviewsInput)
    .output(answer<answers.ProfileReviews>(answers.profileReviews))
    .query(calls(listProfileReviews)),
  mine: memberProcedure.output(answer<answers.OwnProfile>(answers.ownProfile)).query(({ ctx }) => readOwn(ctx)),
  change: memberProcedure
    .input(changeProfileInput)
    .output(answer<answers.OwnProfile>(answers.ownProfile))
    .mutation(calls(changeProfile)),
  handleFree: memberProcedure
    .input(handleInput)
    .output(answer<answers.HandleFree>(answers.handleFree))
    .query(calls(isHandleFree)),
});
