import { describe, expect, it } from 'vitest';
import { arrangePurchases, yearsOf } from './arrange-purchases.ts';
import { addDays, dayOf, daysBetween } from '../days.ts';
import { readSearch, writeSearch } from './purchases-search.ts';
import { refundWindow } from '../refund-window.ts';
import { makePurchase } from '../testing.ts';

const TODAY = '2026-03-10';
const purchases = [
  makePurchase({
    title: 'Formful',
    price: 59,
    purchasedOn: '2026-03-02',
    refundUntil: '2026-05-01',
    toolName: 'Paperless',
    tier: 'Tier 2',
  }),
  makePurchase({
    title: 'Abacus 10',
    price: 20,
    purchasedOn: '2025-11-30',
    refundUntil: '2026-03-12',
    state: 'activated',
  }),
  makePurchase({
    title: 'abacus 9',
    price: 300,
    purchasedOn: '2026-01-15',
    refundUntil: '2026-02-14',
    state: 'refunded',
    notes: 'For the Club',
  }),
];
const titles = (query: string) =>
  arrangePurchases(purchases, readSearch(new URLSearchParams(query)), TODAY, 'en').map(({ title }) => title);

describe('the order of the ledger', () => {
  it('shows the newest day first, or as asked (ACC-02)', () => {
    expect(titles('')).toEqual(['Formful', 'abacus 9', 'Abacus 10']);
    expect(titles('sort=oldest')).toEqual(['Abacus 10', 'abacus 9', 'Formful']);
    expect(titles('sort=title')).toEqual(['abacus 9', 'Abacus 10', 'Formful']);
    expect(titles('sort=price')).toEqual(['abacus 9', 'Formful', 'Abacus 10']);
    expect(titles('sort=refund')).toEqual(['Abacus 10', 'Formful', 'abacus 9']);
  });

  it('finds every word in title, tier, notes and tool, in capitals or not (ACC-02)', () => {
    expect(titles('q=ABACUS')).toEqual(['abacus 9', 'Abacus 10']);
    expect(titles('q=club abacus')).toEqual(['abacus 9']);
    expect(titles('q=tier 2')).toEqual(['Formful']);
    expect(titles('q=paperless')).toEqual(['Formful']);
    expect(titles('q=nowhere')).toEqual([]);
  });

  it('filters by state and year, and leaves out what the address has wrong (ACC-02)', () => {
    expect(titles('state=activated')).toEqual(['Abacus 10']);
    expect(titles('year=2026&state=refunded')).toEqual(['abacus 9']);
    expect(titles('state=lost&year=next&sort=random')).toHaveLength(3);
    expect(yearsOf(purchases)).toEqual([2026, 2025]);
  });

  it('has one address for one search, and keeps its other parameters (ACC-02)', () => {
    const params = new URLSearchParams('add=x&q=old&sort=price');
    expect(writeSearch(params, { q: '', state: 'activated', year: 2026, sort: 'newest' }).toString()).toBe(
      'add=x&state=activated&year=2026',
    );
  });
});

describe('the refund deadline', () => {
  it.each([
    ['2026-03-09', { is: 'ended', until: '2026-03-09' }],
    ['2026-03-10', { is: 'open', until: '2026-03-10', daysLeft: 0, isSoon: true }],
    ['2026-03-16', { is: 'open', until: '2026-03-16', daysLeft: 6, isSoon: true }],
    ['2026-03-17', { is: 'open', until: '2026-03-17', daysLeft: 7, isSoon: false }],
    [null, { is: 'none' }],
  ])('counts the days to %s, the last one too (ACC-02)', (refundUntil, window) => {
    expect(refundWindow({ refundUntil, state: 'activated' }, TODAY)).toEqual(window);
  });

  it('says nothing once the purchase is refunded (ACC-02)', () => {
    expect(refundWindow({ refundUntil: '2026-05-01', state: 'refunded' }, TODAY)).toEqual({ is: 'none' });
  });

  it('counts whole days over the end of a month and the change to summer time (ACC-02)', () => {
    expect(addDays('2026-02-20', 30)).toBe('2026-03-22');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(dayOf(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
  });
});
