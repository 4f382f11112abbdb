import { PURCHASE_STATES } from '@onceware/api/purchases/purchases.limits';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { DaysFilter } from '#lib/table/bar/days-filter.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { OrderTotals } from './order-totals.tsx';
import { ORDERS_TABLE } from './orders-table.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** Purchases of members, with totals by currency (ADM-01). */
export function OrdersPage() {
  const t = useTranslations('adminOrders');
  const table = useTableState(ORDERS_TABLE);
  const query = trpc.admin.orders.list.useQuery(table.input, TABLE_QUERY);
  const columns = useOrderColumns();
  const currencies = useCurrencies(table.input);

  return (
    <AdminPage section="orders">
      <TableBar table={table} searchLabel={t('search')} exportOf="orders" page={query.data}>
        <ChoiceFilter
          table={table}
          name="state"
          label={t('filter.state')}
          options={PURCHASE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
        <ChoiceFilter
          table={table}
          name="currency"
          label={t('filter.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <DaysFilter table={table} />
      </TableBar>
      <OrderTotals totals={query.data?.totals} isStale={query.isPlaceholderData} />
      <AdminTable
        caption={t('caption')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<p>{t('empty')}</p>}
      />
      <Pager table={table} page={query.data} />
    </AdminPage>
  );
}

type Input = Parameters<typeof trpc.admin.orders.list.useQuery>[0];

/** Returns the currencies that the other filters leave, so that no choice leads to an empty table. */
function useCurrencies(input: Exclude<Input, symbol>): string[] {
  const { data } = trpc.admin.orders.list.useQuery({ ...input, currency: undefined, page: 1 }, TABLE_QUERY);
  return data?.totals.map(({ currency }) => currency) ?? [];
}
