import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { addDays, dayOf } from '../days.ts';
import { DEAL, purchasesPage } from '../purchases-testing.tsx';
import { makePurchase } from '../testing.ts';

const today = () => dayOf(Date.now());

describe('the form of a purchase', () => {
  const { show, callsOf, inputOf, open } = purchasesPage();

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

  it('opens the form for the deal in the address, and removes it from there on closing (ACC-02)', async () => {
    const { router } = show([], {}, `/dashboard/account/purchases?add=${DEAL.id}`);
    expect(await screen.findByDisplayValue('Formful lifetime')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['the plan of its price', '', 'Tier 1', '59.00'],
    ['the plan that was chosen on its page', '&plan=Tier+2', 'Tier 2', '118.50'],
    ['the plan of its price for one that it has not', '&plan=Tier+9', 'Tier 1', '59.00'],
  ])('takes over %s, and until when it can be given back (CAT-17)', async (_, plan, tier, price) => {
    show([], {}, `/dashboard/account/purchases?add=${DEAL.id}${plan}`);
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tier' })).value).toBe(tier);
    expect(Number(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value)).toBe(Number(price));
    expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('adds a purchase without a deal, says what is missing, and sends the same id again after a failure (ACC-02)', async () => {
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
    const sent = () => callsOf('purchases.create');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(sent()[0]).toMatchObject({ title: 'Abacus', price: 20, currency: 'USD', licenceCodes: [] });
  });

  it('changes a purchase without touching codes that were not shown (ACC-02)', async () => {
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
});
