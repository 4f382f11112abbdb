import { passwordInput } from '../auth/auth.contract.ts';
import { memberProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import { setPictureInput, updateProfileInput } from './account.contract.ts';
import { readProfile, updateProfile } from './account.service.ts';
import { deleteAccount } from './deletion.service.ts';
import { setPicture } from './picture.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './account.answers.ts';

export const accountRouter = router({
  profile: memberProcedure
    .output(answer<{ profile: answers.Profile }>(answers.ownProfile))
    .query(({ ctx }) => readProfile(ctx)),
  updateProfile: memberProcedure
    .input(updateProfileInput)
    .output(answer<{ profile: answers.Profile }>(answers.ownProfile))
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  setPicture: memberProcedure
    .input(setPictureInput)
    .output(answer<{ profile: answers.Profile }>(answers.ownProfile))
    .mutation(({ ctx, input }) => setPicture(ctx, input)),
  delete: sessionProcedure
    .input(passwordInput)
    .output(ok)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
