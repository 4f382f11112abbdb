import { passwordInput } from '../auth/auth.contract.ts';
import { memberProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import { publicReviewsInput, setPictureInput, updateProfileInput } from './account.contract.ts';
import { readProfile, updateProfile } from './account.service.ts';
import { deleteAccount } from './deletion.service.ts';
import { listPublicReviews, readPublicProfile } from './public-profile.service.ts';
import { setPicture } from './picture.service.ts';

export const accountRouter = router({
  profile: memberProcedure.query(({ ctx }) => readProfile(ctx)),
  publicProfile: memberProcedure.query(({ ctx }) => readPublicProfile(ctx)),
  publicReviews: memberProcedure.input(publicReviewsInput).query(({ ctx, input }) => listPublicReviews(ctx, input)),
  updateProfile: memberProcedure.input(updateProfileInput).mutation(({ ctx, input }) => updateProfile(ctx, input)),
  setPicture: memberProcedure.input(setPictureInput).mutation(({ ctx, input }) => setPicture(ctx, input)),
  delete: sessionProcedure.input(passwordInput).mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
