import type { Purchase, Terms } from '@onceware/api/purchases/purchases.contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { purchasesPage } from '../purchases-testing.tsx';
import { CONDITIONS, KEPT_TERMS, makePage, makePurchase, TERMS, TOTALS } from '../testing.ts';

describe('a purchase', () => {
  const { show, callsOf, inputOf, rows, open } = purchasesPage();

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
    expect(sheet.getByRole('heading', { name: 'Terms as you bought it' })).toBeDefined();
    expect(await sheet.findByText('Formful lifetime')).toBeDefined();
    expect(inputOf('purchases.terms')).toEqual({ id: purchase.id });
    for (const text of ['Forms without a monthly bill', 'Own domain', '$199'])
      expect(sheet.getByText(text)).toBeDefined();
    expect(sheet.getByText(/as it was on Mar 2, 2026/)).toBeDefined();
    expect(sheet.getByRole('link', { name: 'Go to the deal' }).getAttribute('href')).toBe('/deal/formful-lifetime');
  });

  it('asks for what was promised only where there is something, and once (ACC-02)', async () => {
    const terms = Promise.withResolvers<typeof KEPT_TERMS>();
    show([makePurchase({ title: 'Formful', hasTerms: true }), makePurchase({ title: 'Abacus' })], {
      'purchases.terms': () => terms.promise,
    });
    const abacus = await open('Abacus');
    expect(abacus.queryByRole('heading', { name: 'Terms as you bought it' })).toBeNull();
    await userEvent.click(abacus.getByRole('button', { name: 'Close' }));
    expect(inputOf('purchases.terms')).toBeUndefined();
    const sheet = await open('Formful');
    expect(sheet.getByRole('status', { name: 'Loading the deal' })).toBeDefined();
    terms.resolve(KEPT_TERMS);
    expect(await sheet.findByText('Own domain')).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect((await open('Formful')).getByText('Own domain')).toBeDefined();
    expect(callsOf('purchases.terms')).toHaveLength(1);
  });

  it('says when what was promised cannot be loaded, and tries again (ACC-02)', async () => {
    let failure: Error | null = refusal('forbidden');
    show([makePurchase({ title: 'Formful', hasTerms: true })], {
      'purchases.terms': () => {
        if (failure) throw failure;
        return KEPT_TERMS;
      },
    });
    const sheet = await open('Formful');
    const failed = await sheet.findByRole('alert');
    expect(sheet.getByRole('heading', { name: 'Terms as you bought it' })).toBeDefined();
    failure = null;
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByText('Own domain')).toBeDefined();
  });

  const showTerms = async (answer: Partial<typeof KEPT_TERMS>) => {
    show([makePurchase({ title: 'Formful', hasTerms: true })], {
      'purchases.terms': () => ({ ...KEPT_TERMS, ...answer }),
    });
    const sheet = await open('Formful');
    await sheet.findByText('Own domain');
    return sheet;
  };

  it('marks what the deal says differently today, and only that (NOTE-07)', async () => {
    const present: Terms = {
      ...TERMS,
      price: 79,
      endsAt: null,
      tiers: [
        { name: 'Tier 1', price: 79, features: ['3 seats', 'Hosting'], limits: [] },
        { name: 'Tier 2', price: 99, features: [], limits: [] },
      ],
      conditions: { ...CONDITIONS, refundDays: 0, coupon: null },
      description: 'Another text.',
    };
    const sheet = await showTerms({ present });
    expect(sheet.getByText('8 things are different now, and marked.')).toBeDefined();
    expect(sheet.getAllByText('Now: $79')).toHaveLength(2);
    for (const text of ['Within 60 days', 'Now: None', 'SAVE10', 'Now: Not stated', 'no longer promised', 'new'])
      expect(sheet.getByText(text)).toBeDefined();
    expect(sheet.getByText('New plan: Tier 2, $99')).toBeDefined();
    expect(sheet.getByText('Its description reads differently now.')).toBeDefined();
    expect(sheet.getByText('Formful Ltd')).toBeDefined();
  });

  it('says that nothing changed, or that the deal is gone (NOTE-07)', async () => {
    expect((await showTerms({})).getByText('The deal still says the same.')).toBeDefined();
    cleanup();
    const gone = await showTerms({ present: null });
    expect(gone.getByText('The deal is not in the catalogue any more.')).toBeDefined();
    expect(gone.queryByText(/^Now:/)).toBeNull();
  });

  it('claims no difference for conditions that were not kept with old purchases (NOTE-07)', async () => {
    const sheet = await showTerms({ terms: { ...TERMS, conditions: null } });
    expect(sheet.getByText('The deal still says the same.')).toBeDefined();
    expect(sheet.queryByText('SAVE10')).toBeNull();
  });

  it('has the copy of the vendor’s page to open, read and download, with its time and hash (NOTE-07)', async () => {
    const page = makePage({
      state: 'stored',
      takenAt: '2026-03-02T10:00:00.000Z',
      sha256: 'ab'.repeat(32),
      title: 'Buy Formful',
    });
    const sheet = await showTerms({ page });
    const href = (name: string) => sheet.getByRole('link', { name }).getAttribute('href');
    expect(href('Open the copy')).toMatch(/^\/api\/account\/purchases\/[\w-]+\/page\.html$/);
    expect(href('Read it as text')).toMatch(/page\.txt$/);
    expect(href('Download')).toMatch(/page\.html\?download=1$/);
    expect(sheet.getByText('ab'.repeat(32))).toBeDefined();
    expect(sheet.getByText(/^Copied Mar 2, 2026/)).toBeDefined();
  });

  it('says plainly why there is no copy, and tries again (NOTE-07)', async () => {
    const page = makePage({ state: 'failed', failure: 'refused' });
    const sheet = await showTerms({ page });
    expect(sheet.getByText('The vendor’s site does not let programs read this page.')).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(callsOf('purchases.keepPage')).toHaveLength(1);
  });

  it('offers to keep a copy where there is none yet, and nothing where no page is known (NOTE-07)', async () => {
    expect((await showTerms({})).getByRole('button', { name: 'Keep a copy' })).toBeDefined();
    cleanup();
    expect((await showTerms({ canKeepPage: false })).queryByText('The vendor’s page')).toBeNull();
  });

  it('offers the tiers that were promised when a purchase is changed, or free text where they cannot be loaded (ACC-02)', async () => {
    const [formful, abacus] = [
      makePurchase({ title: 'Formful', hasTerms: true }),
      makePurchase({ title: 'Abacus', hasTerms: true }),
    ];
    show([formful, abacus], {
      'purchases.terms': (_path, input) => {
        if ((input as { id: string }).id === abacus.id) throw refusal('not_found');
        return KEPT_TERMS;
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
      'purchases.list': () => ({ purchases: [purchase], totals: TOTALS, rates: null }),
    });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Refunded' }));
    await waitFor(() => expect(inputOf('purchases.update')).toEqual({ id: purchase.id, state: 'refunded' }));
    expect(sheet.getByText('Marked as refunded.')).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Not activated' }));
    await waitFor(() =>
      expect(callsOf('purchases.update').at(-1)).toEqual({
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
    const second = Promise.withResolvers<unknown>();
    const answers = [first.promise, second.promise];
    show([makePurchase({ title: 'Formful' })], { 'purchases.update': () => answers.shift() });
    const sheet = await open('Formful');
    await userEvent.click(sheet.getByRole('button', { name: 'Activated' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Refunded' }));
    first.reject(refusal('unavailable'));
    expect(await sheet.findByRole('alert')).toBeDefined();
    expect(sheet.getByRole('button', { name: 'Refunded' }).getAttribute('aria-pressed')).toBe('true');
    await act(async () => second.resolve({ ok: true }));
  });

  it('shows a purchase again that could not be deleted, says why, and offers to try again (ACC-02)', async () => {
    let failure: Error | null = refusal('unavailable');
    let kept = [makePurchase({ title: 'Formful' }), makePurchase({ title: 'Abacus' })];
    show([], {
      'purchases.list': () => ({ purchases: kept, totals: TOTALS, rates: null }),
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
      'purchases.list': () => ({ purchases: kept, totals: TOTALS, rates: null }),
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
});
