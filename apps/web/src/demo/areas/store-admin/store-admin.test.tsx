import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { renderDemo } from '../pieces/testing.tsx';
import { OrdersPage } from './orders-page.tsx';
import { ProductsPage } from './products-page.tsx';

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** A column's cells as read, counted from the row's name on. */
const column = (index: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent);

const PRICE = 0;
const STATUS = 2;

describe('the demo store admin', () => {
  beforeAll(() => loadPart('demo', 'en'));

  it('sorts products by a column, the other way round at the second press, and says so (NAV-22)', async () => {
    const { router } = renderDemo(<ProductsPage />, '/store-admin');
    const head = () => screen.getByRole('columnheader', { name: 'Price' });
    expect(screen.getByRole('columnheader', { name: 'Product' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    expect(column(PRICE).slice(0, 3)).toEqual(['$9', '$14', '$19.50']);
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    expect(column(PRICE).slice(0, 3)).toEqual(['$149', '$99', '$79']);
    expect(head().getAttribute('aria-sort')).toBe('descending');
    expect(router.state.location.search).toBe('?sort=-price');
  });

  it('keeps equal products in the order of their names (NAV-22)', () => {
    renderDemo(<ProductsPage />, '/store-admin?sort=stock');
    expect(names().slice(0, 2)).toEqual(['Launch checklistTemplate', 'PagerlessSoftware']);
  });

  it('shows the orders of one status (NAV-22)', async () => {
    renderDemo(<OrdersPage />, '/store-admin/orders');
    expect(column(STATUS)).toHaveLength(12);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Refunded');
    expect(column(STATUS)).toEqual(['Refunded', 'Refunded']);
    expect(screen.getByRole('status').textContent).toBe('2 orders');
  });

  it('ignores a status and an order that do not exist (NAV-22)', () => {
    renderDemo(<OrdersPage />, '/store-admin/orders?status=lost');
    expect(column(STATUS)).toHaveLength(12);
  });
});
