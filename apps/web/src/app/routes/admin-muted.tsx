import { readTable, tableInput } from '#lib/table/table-address.ts';
import { MutedPage } from '#features/admin/moderation/muted-page.tsx';
import { MUTED_TABLE } from '#features/admin/moderation/moderation-tables.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.chat', ({ queries, search }) =>
  queries.admin.moderation.silences.ensureData(tableInput(readTable(MUTED_TABLE, search))),
);

export function Component() {
  return <MutedPage />;
}
