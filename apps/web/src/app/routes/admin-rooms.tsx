import { readTable, tableInput } from '#lib/table/table-address.ts';
import { RoomsPage } from '#features/admin/moderation/rooms-page.tsx';
import { ROOMS_TABLE } from '#features/admin/moderation/moderation-tables.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.chat', ({ queries, search }) =>
  queries.admin.moderation.rooms.ensureData(tableInput(readTable(ROOMS_TABLE, search))),
);

export function Component() {
  return <RoomsPage />;
}
