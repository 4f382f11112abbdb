import { readTable, tableInput } from '#lib/table/table-address.ts';
import { ReportedPeoplePage } from '#features/admin/moderation/reported-people-page.tsx';
import { REPORTS_TABLE } from '#features/admin/reports/reports-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.chat', ({ queries, search }) =>
  queries.admin.moderation.people.ensureData(tableInput(readTable(REPORTS_TABLE, search))),
);

export function Component() {
  return <ReportedPeoplePage />;
}
