import { readTable, tableInput } from '../../features/admin/components/table/table-address.ts';
import { LogsPage } from '../../features/admin/logs/logs-page.tsx';
import { LOGS_TABLE } from '../../features/admin/logs/logs-table.ts';
import { guardedLoader } from '../../lib/guards.ts';

export const loader = guardedLoader('admin.logs', ({ queries, search }) =>
  queries.admin.logs.list.ensureData(tableInput(readTable(LOGS_TABLE, search))),
);

export function Component() {
  return <LogsPage />;
}
