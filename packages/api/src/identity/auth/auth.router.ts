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
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './auth.answers.ts';

export const authRouter = router({
  session: publicProcedure
    .output(answer<answers.Session | null>(answers.session.nullable()))
    .query(({ ctx }) => readSession(ctx)),
  signUp: publicProcedure
    .input(signUpInput)
    .output(ok)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: publicProcedure
    .input(signInInput)
    .output(ok)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.output(ok).mutation(({ ctx }) => signOut(ctx)),

  requestReset: publicProcedure
    .input(requestResetInput)
    .output(ok)
    .mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(ok)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: sessionProcedure
    .input(changePasswordInput)
    .output(ok)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  verifyEmail: publicProcedure
    .input(tokenInput)
    .output(ok)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  resendVerification: sessionProcedure.output(ok).mutation(({ ctx }) => resendVerification(ctx)),
  requestEmailChange: sessionProcedure
    .input(requestEmailChangeInput)
    .output(ok)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  confirmEmailChange: publicProcedure
    .input(tokenInput)
    .output(answer<answers.EmailChangeConfirmed>(answers.emailChangeConfirmed))
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input)),
  cancelEmailChange: sessionProcedure.output(ok).mutation(({ ctx }) => cancelEmailChange(ctx)),

  sessions: sessionProcedure
    .output(answer<{ sessions: answers.SessionEntry[] }>(answers.sessions))
    .query(({ ctx }) => listSessions(ctx)),
  endSession: sessionProcedure
    .input(sessionInput)
    .output(ok)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOtherSessions: sessionProcedure.output(answer(answers.endedSessions)).mutation(({ ctx }) => endOtherSessions(ctx)),
});
