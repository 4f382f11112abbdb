import { z } from 'zod';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { runAgainInput } from './staff.contract.ts';
import * as service from './staff.service.ts';
import { answer } from '#kernel/answers.ts';
import * as answers from './staff.answers.ts';

const procedure = permissionProcedure('admin.logs');

export const adminJobsRouter = router({
  list: procedure.output(answer<answers.JobsState>(answers.jobsState)).query(({ ctx }) => service.listJobs(ctx)),
  runAgain: procedure
    .input(runAgainInput)
    .output(answer(z.null()))
    .mutation(({ ctx, input }) => service.runAgain(ctx, input)),
});
