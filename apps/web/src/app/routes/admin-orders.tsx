import { readTable, tableInput } from '#lib/table/table-address.ts';
import { OrdersPage } from '#features/admin/orders/orders-page.tsx';
import { ORDERS_TABLE } from '#features/admin/orders/orders-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.orders', ({ queries, search }) =>
  queries.admin.orders.list.ensureData(tableInput(readTable(ORDERS_TABLE, search))),
);

export function Component() {
  return <OrdersPage />;
}
