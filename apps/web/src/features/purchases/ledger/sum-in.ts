import { decimalsOf } from '@onceware/api/kernel/money/decimals.limits';
import type { ExchangeRates, PurchaseTotal } from '@onceware/api/purchases/purchases.contract';

interface Sum {
  /** In major units of `currency`, with the decimals that it has. */
  spent: number;
  /** Currencies without a rate, of which nothing is in it. */
  leftOut: string[];
}

/** Returns the total spent in all currencies, converted into one of them. */
export function sumIn(currency: string, totals: readonly PurchaseTotal[], rates: ExchangeRates | null): Sum {
  const target = rates?.perEuro[currency];
  let spent = 0;
  const leftOut = new Set<string>();
  for (const total of totals) {
    const rate = rates?.perEuro[total.currency];
    if (total.currency === currency) spent += total.spent;
    else if (rate !== undefined && target !== undefined) spent += (total.spent / rate) * target;
    else if (total.spent > 0) leftOut.add(total.currency);
  }
  const decimals = 10 ** decimalsOf(currency);
  return { spent: Math.round(spent * decimals) / decimals, leftOut: [...leftOut].toSorted() };
}

/** Returns the currency of the most purchases. */
export function usualCurrency(totals: readonly PurchaseTotal[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency, count } of totals) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))[0]?.[0];
}
