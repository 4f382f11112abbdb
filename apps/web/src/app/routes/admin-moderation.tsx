import { readTable, tableInput } from '#lib/table/table-address.ts';
import { ReportedMessagesPage } from '#features/admin/moderation/reported-messages-page.tsx';
import { REPORTS_TABLE } from '#features/admin/reports/reports-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.chat', ({ queries, search }) =>
  queries.admin.moderation.flagged.ensureData(tableInput(readTable(REPORTS_TABLE, search))),
);

export function Component() {
  return <ReportedMessagesPage />;
}
