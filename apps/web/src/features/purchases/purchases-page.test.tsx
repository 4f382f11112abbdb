import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { PurchasesPage } from './purchases-page.tsx';
import { addDays, dayOf } from './days.ts';
import { makePurchase, TERMS, TOTALS } from './testing.ts';

const DEAL = {
  id: '0190a3c4-0000-7000-8000-00000000dea1',
  slug: 'formful-lifetime',
  title: 'Formful lifetime',
  price: 59,
  basePrice: 199,
  currency: 'EUR',
  tiers: [
    { name: 'Tier 1', price: 59, features: [] },
    { name: 'Tier 2', price: 118.5, features: [] },
  ],
  tool: { slug: 'formful', name: 'Formful', logoUrl: '/art/logos/formful.svg' },
};
const today = () => dayOf(Date.now());

describe('My Purchases', () => {
  let calls: { path: string; input: unknown }[];
  beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('purchases', 'en')]));
  beforeEach(() => {
    calls = [];
    notifications.clean();
  });
  const show = (
    purchases: Purchase[],
    answers: Record<string, Answer | Error> = {},
    path = '/dashboard/account/purchases',
  ) =>
    renderApp(
      <Suspense>
        <WithWords part="purchases">
          <PurchasesPage />
        </WithWords>
        <ToastHost />
      </Suspense>,
      {
        session,
        path,
        answer: (called, input) => {
          calls.push({ path: called, input });
          const answer = answers[called];
          if (answer instanceof Error) throw answer;
          if (answer) return answer(called, input);
          if (called === 'purchases.list') return { purchases, totals: TOTALS };
          if (called === 'purchases.terms') return { terms: TERMS };
          if (called === 'catalog.deal') return DEAL;
          if (called === 'catalog.searchDeals') return { items: [DEAL], nextCursor: null, correctedQuery: null };
          return { ok: true };
        },
      },
    );
  const inputOf = (path: string) => calls.find((call) => call.path === path)?.input;
  const rows = () =>
    within(screen.getByRole('list', { name: 'Purchases' }))
      .getAllByRole('button')
      .map((row) => row.textContent);
  const open = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: title }));
    return within(screen.getByRole('dialog', { name: title }));
  };

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

  it('says how long the money can be had back (ACC-02)', async () => {
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
    expect(await screen.findByText(/No purchase fits/)).toBeDefined();
  });

  it('shows licence codes only when asked, and hides them again on closing (ACC-02)', async () => {
    show([makePurchase({ title: 'Formful', codeCount: 2 })], {
      'purchases.reveal': () => ({ licenceCodes: ['AAA-1', 'BBB-2'] }),
    });
    const sheet = await open('Formful');
    expect(screen.queryByText('AAA-1')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Show 2 codes' }));
    expect(await sheet.findByText('AAA-1')).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Copy code 2' }));
    expect(await sheet.findByText('Copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('BBB-2');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('AAA-1')).toBeNull();
    await open('Formful');
    expect(screen.queryByText('AAA-1')).toBeNull();
  });

  it('shows what the deal promised when it was bought (ACC-02)', async () => {
    const purchase = makePurchase({
      title: 'Formful',
      hasTerms: true,
      deal: { slug: 'formful-lifetime', logoUrl: '/art/logos/formful.svg' },
    });
    show([purchase, makePurchase({ title: 'Abacus' })]);
    const sheet = await open('Formful');
    expect(sheet.getByRole('heading', { name: 'What was promised' })).toBeDefined();
    expect(await sheet.findByText('Formful lifetime')).toBeDefined();
    expect(inputOf('purchases.terms')).toEqual({ id: purchase.id });
    for (const text of ['Forms without a monthly bill', 'Own domain', '$199'])
      expect(sheet.getByText(text)).toBeDefined();
    expect(sheet.getByText(/as it was on Mar 2, 2026/)).toBeDefined();
    expect(sheet.getByRole('link', { name: 'Go to the deal' }).getAttribute('href')).toBe('/deal/formful-lifetime');
  });

  it('asks for what was promised only where there is something, and once (ACC-02)', async () => {
    const terms = Promise.withResolvers<{ terms: typeof TERMS }>();
    show([makePurchase({ title: 'Formful', hasTerms: true }), makePurchase({ title: 'Abacus' })], {
      'purchases.terms': () => terms.promise,
    });
    const abacus = await open('Abacus');
    expect(abacus.queryByRole('heading', { name: 'What was promised' })).toBeNull();
    await userEvent.click(abacus.getByRole('button', { name: 'Close' }));
    expect(inputOf('purchases.terms')).toBeUndefined();
    const sheet = await open('Formful');
    expect(sheet.getByRole('status', { name: 'Loading the deal' })).toBeDefined();
    terms.resolve({ terms: TERMS });
    expect(await sheet.findByText('Own domain')).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect((await open('Formful')).getByText('Own domain')).toBeDefined();
    expect(calls.filter(({ path }) => path === 'purchases.terms')).toHaveLength(1);
  });

  it('says when what was promised cannot be loaded, and tries again (ACC-02)', async () => {
    let failure: Error | null = refusal('forbidden');
    show([makePurchase({ title: 'Formful', hasTerms: true })], {
      'purchases.terms': () => {
        if (failure) throw failure;
        return { terms: TERMS };
      },
    });
    const sheet = await open('Formful');
    const failed = await sheet.findByRole('alert');
    expect(sheet.getByRole('heading', { name: 'What was promised' })).toBeDefined();
    failure = null;
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByText('Own domain')).toBeDefined();
  });

  it('offers the tiers that were promised when a purchase is changed, or free text where they cannot be loaded (ACC-02)', async () => {
    const [formful, abacus] = [
      makePurchase({ title: 'Formful', hasTerms: true }),
      makePurchase({ title: 'Abacus', hasTerms: true }),
    ];
    show([formful, abacus], {
      'purchases.terms': (_path, input) => {
        if ((input as { id: string }).id === abacus.id) throw refusal('not_found');
        return { terms: TERMS };
      },
    });
    await userEvent.click((await open('Formful')).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('option', { name: 'Tier 1 ($59)' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Formful' })).getByRole('button', { name: 'Close' }),
    );
    await userEvent.click((await open('Abacus')).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Tier' })).toBeDefined();
  });

  it('marks a purchase in one click, with an undo (ACC-02)', async () => {
    let purchase = makePurchase({ title: 'Formful' });
    show([purchase], {
      'purchases.update': (_path, input) => ({
        purchase: (purchase = { ...purchase, ...(input as Partial<Purchase>) }),
      }),
      'purchases.list': () => ({ purchases: [purchase], totals: TOTALS }),
    });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Refunded' }));
    await waitFor(() => expect(inputOf('purchases.update')).toEqual({ id: purchase.id, state: 'refunded' }));
    expect(sheet.getByText('Marked as refunded.')).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Not activated' }));
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === 'purchases.update')?.input).toEqual({
        id: purchase.id,
        state: 'unused',
      }),
    );
  });

  it('takes a mark back that the server refused, and says why (ACC-02)', async () => {
    show([makePurchase({ title: 'Formful' })], { 'purchases.update': refusal('unavailable') });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Activated' }));
    expect((await sheet.findByRole('alert')).textContent).toBe('The service is busy. Try again in a moment.');
    expect(sheet.getByRole('button', { name: 'Not activated' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('takes back only the mark that failed, not the one made after it (ACC-02) (T43)', async () => {
    const first = Promise.withResolvers<never>();
    const answers = [first.promise, new Promise(() => undefined)];
    show([makePurchase({ title: 'Formful' })], { 'purchases.update': () => answers.shift() });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Activated' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Refunded' }));
    first.reject(refusal('unavailable'));
    expect(await sheet.findByRole('alert')).toBeDefined();
    expect(sheet.getByRole('button', { name: 'Refunded' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows a purchase again that could not be deleted, says why, and offers to try again (ACC-02)', async () => {
    let failure: Error | null = refusal('unavailable');
    let kept = [makePurchase({ title: 'Formful' }), makePurchase({ title: 'Abacus' })];
    show([], {
      'purchases.list': () => ({ purchases: kept, totals: TOTALS }),
      'purchases.remove': () => {
        if (failure) throw failure;
        return { ok: (kept = kept.slice(1)) };
      },
    });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
    expect(rows()).toEqual(['Formful', 'Abacus']);
    failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Formful.* deleted/)).toBeDefined();
    expect(rows()).toEqual(['Abacus']);
  });

  it('deletes a purchase and brings it back (ACC-02)', async () => {
    let kept = [makePurchase({ title: 'Formful' }), makePurchase({ title: 'Abacus' })];
    const all = kept;
    show(all, {
      'purchases.list': () => ({ purchases: kept, totals: TOTALS }),
      'purchases.remove': () => ({ ok: (kept = kept.slice(1)) }),
      'purchases.restore': () => ({ ok: (kept = all) }),
    });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toEqual(['Abacus']));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toContain('Formful'));
    expect(inputOf('purchases.restore')).toEqual({ id: all[0]?.id });
  });

  it('adds a deal of the catalogue with its price, currency and tiers (ACC-02)', async () => {
    show([], { 'purchases.create': () => ({ purchase: makePurchase({ title: 'Formful lifetime' }) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add your first purchase' }));
    await userEvent.click(await screen.findByRole('button', { name: /Formful lifetime/ }));
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.value).toBe('Formful lifetime');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value).toBe('EUR');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tier' }), 'Tier 2');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value).toBe('118.50');
    await userEvent.click(screen.getByRole('button', { name: '60 days' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Licence codes' }), 'AAA-1{Enter} BBB-2 ');
    await userEvent.click(screen.getByRole('button', { name: 'Add purchase' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputOf('purchases.create')).toMatchObject({
      dealId: DEAL.id,
      title: 'Formful lifetime',
      tier: 'Tier 2',
      price: 118.5,
      currency: 'EUR',
      purchasedOn: today(),
      refundUntil: addDays(today(), 60),
      state: 'unused',
      licenceCodes: ['AAA-1', 'BBB-2'],
    });
  });

  it('opens the form for the deal in the address, and forgets it on closing (ACC-02)', async () => {
    const { router } = show([], {}, `/dashboard/account/purchases?add=${DEAL.id}`);
    expect(await screen.findByDisplayValue('Formful lifetime')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds what is in no catalogue, says what is missing, and sends the same id again after a failure (ACC-02)', async () => {
    show([], { 'purchases.create': refusal('unavailable') });
    await userEvent.click(await screen.findByRole('button', { name: 'Add your first purchase' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Write it down by hand' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add purchase' }));
    expect(screen.getByText('Enter what you bought.')).toBeDefined();
    expect(screen.getByText('Enter a price such as 49.50.')).toBeDefined();
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(document.activeElement).toBe(title);
    await userEvent.type(title, 'Abacus');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Add purchase' }));
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add purchase' }));
    const sent = () => calls.filter(({ path }) => path === 'purchases.create').map(({ input }) => input);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(sent()[0]).toMatchObject({ title: 'Abacus', price: 20, currency: 'USD', licenceCodes: [] });
  });

  it('changes a purchase without touching the codes that nobody looked at (ACC-02)', async () => {
    const purchase = makePurchase({ title: 'Formful', codeCount: 1 });
    show([purchase], {
      'purchases.update': () => ({ purchase }),
      'purchases.reveal': () => ({ licenceCodes: ['AAA-1'] }),
    });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Edit' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'For the club');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('dialog', { name: 'Formful' })).toBeDefined();
    expect(inputOf('purchases.update')).toMatchObject({ id: purchase.id, notes: 'For the club' });
    expect(inputOf('purchases.update')).not.toHaveProperty('licenceCodes');

    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show and change' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Licence codes' })).value).toBe('AAA-1');
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
    expect(calls.filter(({ path }) => path === 'purchases.import').map(({ input }) => input)).toMatchObject([
      { isPreview: true },
      { isPreview: false },
    ]);
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
    await waitFor(() => expect(calls.filter(({ path }) => path === 'purchases.list').length).toBeGreaterThan(1));
  });
});
