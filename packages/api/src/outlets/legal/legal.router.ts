import { answer } from '#kernel/answers.ts';
import { publicProcedure, router } from '#kernel/trpc.ts';
import { type LegalPage, legalPage } from './legal.answers.ts';
import { legalPageInput } from './legal.contract.ts';

export const legalRouter = router({
  page: publicProcedure
    .input(legalPageInput)
    .output(answer<LegalPage>(legalPage))
    .query(({ ctx, input }) => ctx.legalPages[input.name]),
});
