import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { addDays, dayOf } from './days.ts';
import { purchasesPage } from './purchases-testing.tsx';
import { makePurchase, TOTALS } from './testing.ts';

const today = () => dayOf(Date.now());

describe('My Purchases', () => {
  const { show, callsOf, rows } = purchasesPage();

  it('shows totals by year and currency, the newest year first (ACC-02)', async () => {
    show([makePurchase()]);
    const table = await screen.findByRole('table', { name: 'Totals by year and currency' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Year', 'Currency', 'Purchases', 'Refunded', 'Spent'],
      ['2026', 'USD', '3', '$59.50', '$118'],
      ['2025', 'EUR', '1', '–', '€20'],
    ]);
  });

  it('adds all up in the currency of choice, at rates that it dates, and remembers the choice (ACC-02)', async () => {
    const rates = { day: '2026-11-20', areOld: false, perEuro: { EUR: 1, USD: 1.25, GBP: 0.8 } };
    const answers = { 'purchases.list': () => ({ purchases: [makePurchase()], totals: TOTALS, rates }) };
    const { unmount } = show([], answers);
    const sum = async () => within(await screen.findByRole('region', { name: 'All together' }));
    expect((await sum()).getByRole('status').textContent).toBe('$143');
    await userEvent.selectOptions((await sum()).getByRole('combobox'), 'GBP');
    expect((await sum()).getByRole('status').textContent).toBe('£91.52');
    expect((await sum()).getByText('Converted at the exchange rates of Nov 20, 2026.')).toBeDefined();
    unmount();
    show([], answers);
    expect((await sum()).getByRole('status').textContent).toBe('£91.52');
    localStorage.clear();
  });

  it('adds up no amounts in different currencies without rates, and says so (ACC-02)', async () => {
    show([makePurchase()]);
    expect(await screen.findByText(/no exchange rates here yet/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'All together' })).toBeNull();
  });

  it('says how long a refund is possible (ACC-02)', async () => {
    show([
      makePurchase({ refundUntil: addDays(today(), 12) }),
      makePurchase({ refundUntil: addDays(today(), 3) }),
      makePurchase({ refundUntil: addDays(today(), -1) }),
    ]);
    expect(await screen.findByText(/^Refund until .* · 12 days left$/)).toBeDefined();
    expect(screen.getByText(/· 3 days left$/).dataset.tone).toBe('soon');
    expect(screen.getByText(/^Refund period ended /)).toBeDefined();
  });

  it('searches, filters and sorts, and keeps that in the address (ACC-02)', async () => {
    const { router } = show([
      makePurchase({ title: 'Formful', price: 10 }),
      makePurchase({ title: 'Abacus', price: 20, state: 'activated' }),
      makePurchase({ title: 'Old abacus', purchasedOn: '2024-05-01' }),
    ]);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search your purchases' }), 'abacus');
    await waitFor(() => expect(rows()).toEqual(['Abacus', 'Old abacus']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    await waitFor(() => expect(rows()).toEqual(['Old abacus']));
    expect(router.state.location.search).toBe('?q=abacus&year=2024');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest price');
    await waitFor(() => expect(rows()).toEqual(['Old abacus', 'Abacus', 'Formful']));
    expect(router.state.location.search).toBe('?sort=price');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Refunded');
    expect(await screen.findByText(/No purchase matches/)).toBeDefined();
  });

  it('imports a file after showing what will happen, with each wrong row in words (ACC-02)', async () => {
    const report = { added: 2, present: 1, problems: [{ row: 3, field: 'price', reason: 'missing' }] };
    show([], { 'purchases.import': () => report });
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const csv = 'title,price,currency,purchased_on\nA,1,USD,2026-01-01\nB,2,USD,2026-01-02\nC,,USD,2026-01-02\n';
    await userEvent.upload(
      screen.getByLabelText('Choose a CSV file'),
      new File([csv], 'mine.csv', { type: 'text/csv' }),
    );
    const heading = await screen.findByRole('heading', { name: '2 purchases will be added' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Row 4: Price is missing')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 purchases' }));
    expect(await screen.findByRole('heading', { name: '2 purchases were added' })).toBeDefined();
    expect(callsOf('purchases.import')).toMatchObject([{ isPreview: true }, { isPreview: false }]);
  });

  it('asks for the currency of a file that names none, and shows what will happen with it (ACC-02)', async () => {
    const report = { added: 1, present: 0, problems: [] };
    show([makePurchase()], { 'purchases.import': () => report });
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    await userEvent.upload(
      screen.getByLabelText('Choose a CSV file'),
      new File(['title,price,purchased_on\nA,59,03/04/2026\n'], 'mine.csv', { type: 'text/csv' }),
    );
    const currency = await screen.findByRole('combobox', { name: 'Currency of the row that names none' });
    expect(currency).toHaveProperty('value', 'USD');
    await userEvent.selectOptions(currency, 'EUR');
    const days = await screen.findByRole('combobox', { name: 'Dates such as 03/04/2026 mean' });
    await waitFor(() => expect(days).toHaveProperty('disabled', false));
    await userEvent.selectOptions(days, 'Apr 3, 2026');
    await waitFor(() => expect(callsOf('purchases.import')).toHaveLength(3));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 purchase' }));
    await waitFor(() => expect(callsOf('purchases.import')).toHaveLength(4));
    const cells = { title: 'A', price: '59' };
    expect(callsOf('purchases.import')).toMatchObject([
      { isPreview: true, rows: [{ ...cells, currency: 'USD', purchased_on: '2026-03-04' }] },
      { isPreview: true, rows: [{ ...cells, currency: 'EUR', purchased_on: '2026-03-04' }] },
      { isPreview: true, rows: [{ ...cells, currency: 'EUR', purchased_on: '2026-04-03' }] },
      { isPreview: false, rows: [{ ...cells, currency: 'EUR', purchased_on: '2026-04-03' }] },
    ]);
  });

  it('shows one currency alone as a whole sentence where there are no rates (ACC-02)', async () => {
    const totals = [{ year: 2026, currency: 'USD', count: 1, spent: 69, refunded: 0 }];
    show([], { 'purchases.list': () => ({ purchases: [makePurchase()], totals, rates: null }) });
    const region = await screen.findByRole('region', { name: 'All together' });
    expect(region.textContent).toBe('All together$69');
  });

  it('exports with or without the codes, and says which (ACC-02)', async () => {
    show([makePurchase()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    expect(screen.getByRole('link', { name: 'Download without licence codes' }).getAttribute('href')).toBe(
      '/api/account/purchases/export?codes=0',
    );
    expect(screen.getByRole('link', { name: 'Download with licence codes' }).getAttribute('href')).toBe(
      '/api/account/purchases/export?codes=1',
    );
  });

  it('says when the purchases cannot be loaded, and tries again (ACC-02)', async () => {
    show([], { 'purchases.list': refusal('forbidden') });
    const failed = await screen.findByRole('alert');
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf('purchases.list').length).toBeGreaterThan(1));
  });
});
