import { describe, expect, it } from 'vitest';
import { decimalsOf } from './decimals.limits.ts';
import { currencyCodes, fitsCurrency } from './currency.limits.ts';
import { currency, toColumns, toMajor } from './money.ts';

describe('a currency', () => {
  it.each([
    ['USD', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['VND', 0],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
  ])('%s has the decimals that ISO 4217 says: %i (ACC-02)', (code, decimals) => {
    expect([currency.parse(` ${code.toLowerCase()}`), decimalsOf(code)]).toEqual([code, decimals]);
  });

  it('is any that there is, and nothing else (ACC-02, API-02)', () => {
    expect(currencyCodes().length).toBeGreaterThan(160);
    for (const code of ['', 'XYZ', 'DOLLAR', '$', '__proto__']) expect(currency.safeParse(code).success).toBe(false);
  });
});

describe('an amount', () => {
  it('of every currency comes back from its columns as it was (ACC-02, API-04)', () => {
    for (const code of currencyCodes()) {
      const steps = 10 ** decimalsOf(code);
      for (const amount of [0, 1, 7, 4_999, 1_234_567, 20_000_001].map((count) => count / steps)) {
        const { minor, rest } = toColumns(amount);
        expect([toMajor(minor + rest / 100), fitsCurrency(amount, code)]).toEqual([amount, true]);
        expect(fitsCurrency(amount + 0.5 / steps, code)).toBe(false);
      }
    }
  });
});
