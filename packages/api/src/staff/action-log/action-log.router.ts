import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { listLogsInput } from './entries.contract.ts';
import * as service from './action-log.service.ts';
import { answer } from '#kernel/answers.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import * as answers from './entries.answers.ts';

const procedure = permissionProcedure('admin.logs');

export const adminLogsRouter = router({
  list: procedure
    .input(listLogsInput)
    .output(answer<TablePage<answers.LogEntry>>(answers.logs))
    .query(({ ctx, input }) => service.listLogs(ctx, input)),
});
