import { publicProcedure, router } from '../core/trpc.ts';
import { signInInput, signUpInput } from './auth.contract.ts';
import { readSession, signIn, signOut, signUp } from './auth.service.ts';

export const authRouter = router({
  session: publicProcedure.query(({ ctx }) => readSession(ctx)),
  signUp: publicProcedure.input(signUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: publicProcedure.input(signInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx)),
});
