import { describe, expect, it } from 'vitest';
import { reductionOf, verdictOf } from './price-claims.contract.ts';

const since = '2026-06-10T00:00:00.000Z';
const deal = (rest: object = {}, memory: object = {}) => ({
  price: 19,
  currency: 'USD',
  discountPercentage: 0,
  isLowestEver: false,
  priceMemory: { since, lowestBefore: null, previous: null, lowestOfYear: null, steps: [], ...memory },
  ...rest,
});
const low = (price: number) => ({ lowestBefore: { price, isTold: false } });

describe('a reduction', () => {
  it('is from the 30-day low, and from nothing else (CAT-14)', () => {
    expect(reductionOf(deal({ discountPercentage: 34 }, low(29)))).toEqual({ before: 29, percent: 34 });
    expect(reductionOf(deal({ discountPercentage: 90 }))).toBeNull();
    expect(reductionOf(deal({}, low(19)))).toBeNull();
    expect(reductionOf(deal({}, low(9)))).toBeNull();
    expect(reductionOf(deal({ priceMemory: null, discountPercentage: 50 }))).toBeNull();
  });

  it('never says 0 or 100 per cent (CAT-14)', () => {
    expect(reductionOf(deal({ discountPercentage: 0 }, low(19.1)))).toEqual({ before: 19.1, percent: null });
    expect(reductionOf(deal({ price: 0, discountPercentage: 100 }, low(29)))).toEqual({ before: 29, percent: null });
  });
});

describe('a verdict', () => {
  const previous = { price: 9, currency: 'USD' };
  const lowestOfYear = { price: 9, until: '2026-05-20T00:00:00.000Z' };
  const on = (day: string) => new Date(`${day}T00:00:00Z`);
  const was = { is: 'was', price: 9, until: lowestOfYear.until };

  it('is the lowest ever before all else (CAT-14)', () => {
    expect(verdictOf(deal({ isLowestEver: true }, { previous }), on('2026-06-11'))).toEqual({ is: 'lowest' });
  });

  it('is dearer while the rise is new, and then what it was (CAT-14)', () => {
    const dearer = deal({}, { ...low(9), previous, lowestOfYear });
    expect(verdictOf(dearer, on('2026-06-20'))).toEqual({ is: 'dearer' });
    expect(verdictOf(dearer, on('2026-07-20'))).toEqual(was);
    const fallen = deal({}, { ...low(9), previous: { ...previous, price: 29 }, lowestOfYear });
    expect(verdictOf(fallen, on('2026-06-20'))).toEqual(was);
    const exchanged = deal({}, { ...low(9), previous: { ...previous, currency: 'EUR' }, lowestOfYear });
    expect(verdictOf(exchanged, on('2026-06-20'))).toEqual(was);
  });

  it('is the lowest of a year, and then the usual one (CAT-14)', () => {
    expect(verdictOf(deal({}, { lowestOfYear }), on('2026-06-11'))).toEqual(was);
    expect(verdictOf(deal({}, { lowestOfYear }), on('2027-05-19'))).toEqual(was);
    expect(verdictOf(deal({}, { lowestOfYear }), on('2027-05-21'))).toEqual({ is: 'usual' });
  });

  it('never names a higher price, which would announce a reduction from it (CAT-14)', () => {
    const higher = deal({}, { previous: { ...previous, price: 29 }, lowestOfYear: { ...lowestOfYear, price: 19 } });
    expect(verdictOf(higher, on('2026-06-11'))).toBeNull();
    expect(verdictOf(higher, on('2026-07-20'))).toEqual({ is: 'usual' });
  });

  it('is none of a price that is new, or of which nothing is known (CAT-14)', () => {
    expect(verdictOf(deal(), on('2026-06-30'))).toBeNull();
    expect(verdictOf(deal(), on('2026-07-11'))).toEqual({ is: 'usual' });
    expect(verdictOf(deal({ priceMemory: null }), on('2026-07-11'))).toBeNull();
  });
});
