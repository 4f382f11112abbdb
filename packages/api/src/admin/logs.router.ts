import { memberProcedure, router } from '../core/trpc.ts';
import { listLogsInput } from './admin.contract.ts';
import * as service from './logs.service.ts';

export const adminLogsRouter = router({
  list: memberProcedure.input(listLogsInput).query(({ ctx, input }) => service.listLogs(ctx, input)),
});
