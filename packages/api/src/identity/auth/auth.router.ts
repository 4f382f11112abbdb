import { publicProcedure, router, sessionProcedure } from '#kernel/trpc.ts';
import {
  changePasswordInput,
  requestEmailChangeInput,
  requestResetInput,
  resetPasswordInput,
  sessionInput,
  signInInput,
  signUpInput,
  tokenInput,
} from './auth.contract.ts';
import { readSession, signIn, signOut, signUp } from './auth.service.ts';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './email/email-change.service.ts';
import { resendVerification, verifyEmail } from './email/email-verification.service.ts';
import { changePassword, requestReset, resetPassword } from './passwords/passwords.service.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions.service.ts';

export const authRouter = router({
  session: publicProcedure.query(({ ctx }) => readSession(ctx)),
  signUp: publicProcedure.input(signUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: publicProcedure.input(signInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx)),

  requestReset: publicProcedure.input(requestResetInput).mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: publicProcedure.input(resetPasswordInput).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: sessionProcedure.input(changePasswordInput).mutation(({ ctx, input }) => changePassword(ctx, input)),

  verifyEmail: publicProcedure.input(tokenInput).mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  resendVerification: sessionProcedure.mutation(({ ctx }) => resendVerification(ctx)),
  requestEmailChange: sessionProcedure
    .input(requestEmailChangeInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  confirmEmailChange: publicProcedure.input(tokenInput).mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
  cancelEmailChange: sessionProcedure.mutation(({ ctx }) => cancelEmailChange(ctx)),

  sessions: sessionProcedure.query(({ ctx }) => listSessions(ctx)),
  endSession: sessionProcedure.input(sessionInput).mutation(({ ctx, input }) => endSession(ctx, input)),
  endOtherSessions: sessionProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),
});
