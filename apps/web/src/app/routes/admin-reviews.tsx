import { readTable, tableInput } from '#lib/table/table-address.ts';
import { ReviewsPage } from '#features/admin/reviews/reviews-page.tsx';
import { REPORTS_TABLE } from '#features/admin/reports/reports-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.reviews', ({ queries, search }) =>
  queries.admin.reviews.flagged.ensureData(tableInput(readTable(REPORTS_TABLE, search))),
);

export function Component() {
  return <ReviewsPage />;
}
