import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { listLogsInput } from './entries.contract.ts';
import * as service from './action-log.service.ts';

const procedure = permissionProcedure('admin.logs');

export const adminLogsRouter = router({
  list: procedure.input(listLogsInput).query(({ ctx, input }) => service.listLogs(ctx, input)),
});
