import { z } from 'zod';
import { decimalsOf } from './decimals.limits.ts';
import { fitsCurrency, isCurrency } from './currency.limits.ts';

/** ISO code of a currency. */
export const currency = z
  .string()
  .max(10)
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'Use the code of a currency, such as USD.');

/** Returns the problem with an amount in major units of its currency, or null if there is none. */
export function problemOfAmount(amount: number, code: string): string | null {
  if (fitsCurrency(amount, code)) return null;
  const decimals = decimalsOf(code);
  return decimals === 0
    ? `A price in ${code} has no decimals.`
    : `A price in ${code} has at most ${decimals} decimals.`;
}

// Tables hold hundredths, whatever decimals a currency has, so that prices of all compare and one index sorts them. What
// those of three or four decimals have beyond is in a column of its own.

/** An amount in major units as its two columns hold it. */
export function toColumns(amount: number): { minor: number; rest: number } {
  const tenThousandths = Math.round(amount * 10_000);
  return { minor: Math.floor(tenThousandths / 100), rest: tenThousandths % 100 };
}

/** Converts hundredths and remainder stored in JSON to major units. */
export const toMajor = (hundredths: number): number => Math.round(hundredths * 100) / 10_000;
