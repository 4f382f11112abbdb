import { describe, expect, it } from 'vitest';
import { sumIn, usualCurrency } from './sum-in.ts';

const total = (currency: string, spent: number, count = 1) => ({ year: 2026, currency, count, spent, refunded: 5 });
const rates = { day: '2026-11-20', areOld: false, perEuro: { EUR: 1, USD: 1.25, JPY: 160, GBP: 0.8 } };

describe('a grand total', () => {
  it.each([
    ['EUR', 116.25],
    ['USD', 145.31],
    ['JPY', 18_600],
    ['GBP', 93],
  ])('in %s adds up what was spent in all currencies, with the decimals that it has (ACC-02)', (currency, spent) => {
    expect(sumIn(currency, [total('EUR', 20), total('USD', 120), total('JPY', 40)], rates)).toEqual({
      spent,
      leftOut: [],
    });
  });

  it('names what it cannot convert, and guesses nothing (ACC-02)', () => {
    expect(sumIn('EUR', [total('EUR', 20), total('CLF', 3), total('ARS', 0)], rates)).toEqual({
      spent: 20,
      leftOut: ['CLF'],
    });
    expect(sumIn('CLF', [total('EUR', 20), total('CLF', 3.1234)], rates)).toEqual({ spent: 3.1234, leftOut: ['EUR'] });
    expect(sumIn('EUR', [total('EUR', 20), total('USD', 3)], null)).toEqual({ spent: 20, leftOut: ['USD'] });
  });

  it('is in the currency of the most purchases, unless another is chosen (ACC-02)', () => {
    expect(usualCurrency([total('EUR', 900), total('USD', 1, 2)])).toBe('USD');
    expect(usualCurrency([])).toBeUndefined();
  });
});
