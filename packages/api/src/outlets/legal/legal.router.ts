import { plain } from '#kernel/wire.ts';
import { publicProcedure, router } from '#kernel/trpc.ts';
import { legalPageInput } from './legal.contract.ts';

export const legalRouter = router({
  page: publicProcedure.input(legalPageInput).query(({ ctx, input }) => plain(ctx.legalPages[input.name])),
});
