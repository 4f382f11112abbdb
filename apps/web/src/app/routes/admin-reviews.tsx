import { readTable, tableInput } from '#lib/table/table-address.ts';
import { ReviewsPage } from '#features/admin/reviews/reviews-page.tsx';
import { FLAGGED_REVIEWS_TABLE } from '#features/admin/reviews/reviews-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.reviews', ({ queries, search }) =>
  queries.admin.reviews.flagged.ensureData(tableInput(readTable(FLAGGED_REVIEWS_TABLE, search))),
);

export function Component() {
  return <ReviewsPage />;
}
