import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { purchasesPage } from '../purchases-testing.tsx';
import { makePurchase, TERMS, TOTALS } from '../testing.ts';

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
    expect(callsOf('purchases.terms')).toHaveLength(1);
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
