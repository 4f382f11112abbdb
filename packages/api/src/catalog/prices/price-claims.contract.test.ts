import { describe, expect, it } from 'vitest';
import { reductionOf, riseOf, verdictOf } from './price-claims.contract.ts';

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
    expect(reductionOf(deal({ discountPercentage: 34 }, low(29)))).toEqual({ before: 29, percent: 34, isTold: false });
    expect(reductionOf(deal({ discountPercentage: 90 }))).toBeNull();
    expect(reductionOf(deal({}, low(19)))).toBeNull();
    expect(reductionOf(deal({}, low(9)))).toBeNull();
    expect(reductionOf(deal({ priceMemory: null, discountPercentage: 50 }))).toBeNull();
  });

  it('never says 0 or 100 per cent (CAT-14)', () => {
    expect(reductionOf(deal({ discountPercentage: 0 }, low(19.1)))).toEqual({
      before: 19.1,
      percent: null,
      isTold: false,
    });
    expect(reductionOf(deal({ price: 0, discountPercentage: 100 }, low(29)))).toEqual({
      before: 29,
      percent: null,
      isTold: false,
    });
  });

  it('is as told where its 30-day low is (CAT-14)', () => {
    const told = deal({ discountPercentage: 34 }, { lowestBefore: { price: 29, isTold: true } });
    expect(reductionOf(told)).toEqual({ before: 29, percent: 34, isTold: true });
  });
});

describe('a rise', () => {
  it('is above the 30-day low, as long as the price is younger than a month (CAT-14)', () => {
    const rise = (memory: object, at = '2026-06-20') => riseOf(deal({}, memory), new Date(`${at}T00:00:00Z`));
    expect(rise(low(9))).toEqual({ low: 9, by: 10, isTold: false });
    expect(rise({ lowestBefore: { price: 9, isTold: true } })).toEqual({ low: 9, by: 10, isTold: true });
    expect(rise(low(9), '2026-07-12')).toBeNull();
    expect([rise(low(19)), rise(low(29)), rise({})]).toEqual([null, null, null]);
    expect(riseOf(deal({ priceMemory: null }), new Date())).toBeNull();
  });
});

describe('a verdict', () => {
  const previous = { price: 9, currency: 'USD' };
  const lowestOfYear = { price: 9, until: '2026-05-20T00:00:00.000Z' };
  const on = (day: string) => new Date(`${day}T00:00:00Z`);
  const was = { is: 'was', price: 9, currency: 'USD', until: lowestOfYear.until };

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

  it('names a price of another currency that was less by the rates of its day (CAT-14)', () => {
    const other = { price: 8, currency: 'EUR', until: '2026-05-20T00:00:00.000Z', compared: 9.2 };
    const memory = (changes: object) => ({
      otherCurrencies: { lowestBefore: null, lowestOfYear: { ...other, ...changes } },
    });
    const inEuro = { is: 'was', price: 8, currency: 'EUR', until: other.until };
    expect(verdictOf(deal({}, memory({})), on('2026-06-11'))).toEqual(inEuro);
    expect(verdictOf(deal({}, { ...memory({}), lowestOfYear }), on('2026-06-11'))).toEqual(was);
    expect(verdictOf(deal({}, { ...memory({ compared: 8.9 }), lowestOfYear }), on('2026-06-11'))).toEqual(inEuro);
    expect(verdictOf(deal({}, memory({ compared: 19 })), on('2026-07-20'))).toEqual({ is: 'usual' });
    // Without rates it may have been less, and after a year nobody asks.
    expect(verdictOf(deal({}, memory({ compared: null })), on('2026-07-20'))).toBeNull();
    expect(verdictOf(deal({}, memory({ compared: null })), on('2027-05-21'))).toEqual({ is: 'usual' });
  });

  it('is none of a price that is new, or of which nothing is known (CAT-14)', () => {
    expect(verdictOf(deal(), on('2026-06-30'))).toBeNull();
    expect(verdictOf(deal(), on('2026-07-11'))).toEqual({ is: 'usual' });
    expect(verdictOf(deal({ priceMemory: null }), on('2026-07-11'))).toBeNull();
  });
});
