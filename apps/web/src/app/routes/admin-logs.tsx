import { readTable, tableInput } from '#lib/table/table-address.ts';
import { LogsPage } from '#features/action-log/logs-page.tsx';
import { LOGS_TABLE } from '#features/action-log/logs-table.ts';
import { JobsPanel } from '#features/admin/jobs/jobs-panel.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.logs', ({ queries, search }) =>
  queries.admin.logs.list.ensureData(tableInput(readTable(LOGS_TABLE, search))),
);

export function Component() {
  return <LogsPage below={<JobsPanel />} />;
}
