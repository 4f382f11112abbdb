import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { runAgainInput } from './staff.contract.ts';
import * as service from './staff.service.ts';

const procedure = permissionProcedure('admin.logs');

export const adminJobsRouter = router({
  list: procedure.query(({ ctx }) => service.listJobs(ctx)),
  runAgain: procedure.input(runAgainInput).mutation(({ ctx, input }) => service.runAgain(ctx, input)),
});
