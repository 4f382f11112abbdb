import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import type { listLogsInput, LogEntry } from './entries.contract.ts';
import { logOrder, logSource } from './action-log.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';

/** Lists a page of the action log, newest first by default. */
export async function listLogs(
  call: Permitted<'admin.logs'>,
  input: z.output<typeof listLogsInput>,
): Promise<TablePage<LogEntry>> {
  const { db } = call.database;
  const where = await logSource.where(db, input);
  const orderBy = ordered(input.direction ?? 'desc', logOrder);
  return await readPage(db, logSource, { where, orderBy, page: input.page });
}
