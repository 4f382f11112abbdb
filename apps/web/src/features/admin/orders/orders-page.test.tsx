import type { AdminOrder, OrderTotal } from '@onceware/api/purchases/orders.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { OrdersPage } from './orders-page.tsx';

const order = (title: string, more: Partial<AdminOrder> = {}): AdminOrder => ({
  id: `id-${title}`,
  user: { id: 'user-ada', name: 'Ada', email: 'ada@mail.example' },
  title,
  tier: null,
  price: 59.9,
  currency: 'USD',
  purchasedOn: '2026-01-15',
  state: 'unused',
  dealSlug: null,
  ...more,
});
const totals: OrderTotal[] = [
  { currency: 'USD', count: 1234, spent: 60_000.5, refunded: 49 },
  { currency: 'EUR', count: 1, spent: 20, refunded: 0 },
];

describe('the transactions', () => {
  let calls: unknown[];
  beforeAll(() => loadPart('admin', 'en'));
  beforeEach(() => {
    calls = [];
  });
  const page = (rows: AdminOrder[]) => ({
    rows,
    total: rows.length,
    isMore: false,
    totals: rows.length === 0 ? [] : totals,
  });
  const show = (
    path = '/dashboard/admin/orders',
    answer: Answer = () =>
      page([order('Kiln for life', { dealSlug: 'kiln', tier: 'Tier 2' }), order('Own thing', { state: 'refunded' })]),
  ) =>
    renderApp(
      <WithWords part="admin">
        <OrdersPage />
      </WithWords>,
      {
        session: { ...session, permissions: ['admin.orders', 'admin.users'] },
        path,
        answer: (called, input) => {
          calls.push(input);
          return answer(called, input);
        },
      },
    );
  const user = userEvent.setup();

  it('stand in a table with their totals by currency above, which are never added up (ADM-01)', async () => {
    show();
    const sums = within(await screen.findByRole('table', { name: 'Totals by currency' }));
    expect(sums.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CurrencyPurchasesSpentRefunded',
      'USD1,234$60,000.50$49',
      'EUR1€20€0',
    ]);
    const table = within(screen.getByRole('table', { name: 'Purchases of all members' }));
    expect(table.getByRole('link', { name: 'Kiln for life' }).getAttribute('href')).toBe('/deal/kiln');
    expect(table.queryByRole('link', { name: 'Own thing' })).toBeNull();
    expect(table.getAllByRole('link', { name: 'Ada' }).map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/admin/users/user-ada',
      '/dashboard/admin/users/user-ada',
    ]);
    expect(table.getAllByText('$59.90')).toHaveLength(2);
    expect(table.getByText('Refunded')).toBeDefined();
  });

  it('are asked for by all that the address says; what it does not know is left out (ADM-01)', async () => {
    show('/dashboard/admin/orders?state=refunded&currency=EUR&from=2026-01-01&to=2026-02-30&sort=price&page=x');
    await screen.findByText('Own thing');
    expect(calls).toContainEqual({
      q: '',
      sort: 'price',
      direction: 'desc',
      page: 1,
      state: 'refunded',
      currency: 'EUR',
      from: '2026-01-01',
    });
  });

  it('can be narrowed to each currency that there is, also while one is chosen (ADM-01)', async () => {
    show('/dashboard/admin/orders?currency=EUR&page=2', (_path, input) => ({
      ...page([order('Own thing')]),
      totals: totals.filter(
        ({ currency }) => (input as { currency?: string }).currency === undefined || currency === 'EUR',
      ),
    }));
    const choice = await screen.findByRole('combobox', { name: 'Currency' });
    await waitFor(() =>
      expect(
        within(choice)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['All', 'USD', 'EUR']),
    );
    await user.selectOptions(choice, 'USD');
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ currency: 'USD', page: 1 }));
  });

  it('go out as a file with the same filters (ADM-01)', async () => {
    show('/dashboard/admin/orders?state=refunded&q=kiln&page=3');
    expect((await screen.findByRole('link', { name: 'Export CSV' })).getAttribute('href')).toBe(
      '/api/admin/orders/export?q=kiln&state=refunded',
    );
  });

  it('say what brings some while there is none, and offer another try after a failure (ADM-01)', async () => {
    const { unmount } = show(undefined, () => page([]));
    expect(await screen.findByText(/^There are no purchases yet/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    unmount();
    let isUp = false;
    show(undefined, () => {
      if (!isUp) throw refusal('invalid_input');
      return page([order('Own thing')]);
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await user.click(retry);
    expect(await screen.findByText('Own thing')).toBeDefined();
  });
});
