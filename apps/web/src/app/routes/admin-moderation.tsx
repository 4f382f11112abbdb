import { readTable, tableInput } from '#lib/table/table-address.ts';
import { FlaggedPage } from '#features/admin/moderation/flagged-page.tsx';
import { FLAGGED_TABLE } from '#features/admin/moderation/moderation-tables.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.chat', ({ queries, search }) =>
  queries.admin.moderation.flagged.ensureData(tableInput(readTable(FLAGGED_TABLE, search))),
);

export function Component() {
  return <FlaggedPage />;
}
