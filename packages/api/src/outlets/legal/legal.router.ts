import { publicProcedure, router } from '#kernel/trpc.ts';
import { legalPageInput } from './legal.contract.ts';

export const legalRouter = router({
  page: publicProcedure.input(legalPageInput).query(({ ctx, input }) => ctx.legalPages[input.name]),
});
