import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import type { ComparedCurrency, Currencies } from '../catalog.contract.ts';
import { type CurrenciesFound, findCurrencies } from './compared.repo.ts';

const INTEGER_MAX = 2_147_483_647;

/** Currency to use where there are no deals and so no common one. */
const FALLBACK = 'USD';

/** A currency whose prices are compared: times `factor` they are prices in the asked one. From `low` to `high` is what was asked for, in hundredths of its own. */
export interface ComparedPrice {
  code: string;
  factor: number;
  low: number;
  high: number;
}

/** Bounds of prices in major units: some in the asked currency, others as words of the query named them. */
interface PriceBounds {
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  currency?: string | null | undefined;
  understood?: readonly { minPrice?: number; maxPrice?: number; currency?: string }[];
}

export interface Compared {
  currency: ComparedCurrency;
  /** Never empty; that of `currency` is among them. */
  within: (bounds: PriceBounds) => ComparedPrice[];
}

export const hasPriceFilter = ({ understood = [], ...chosen }: PriceBounds): boolean =>
  [chosen, ...understood].some(({ minPrice = null, maxPrice = null }) => minPrice !== null || maxPrice !== null);

/** In which prices are meant to be compared; null: nobody says. */
export const currencyOf = ({ currency, understood = [] }: PriceBounds): string | null =>
  currency ?? understood.find((words) => words.currency)?.currency ?? null;

/** Which prices can be compared in `asked`, or else in the most common currency: all that have a rate, or without one that currency's alone. */
export async function compareIn(db: Db, asked: string | null): Promise<Compared> {
  const found = await findCurrencies(db, asked);
  const code = asked ?? found.common ?? FALLBACK;
  const factors = factorsInto(code, found);
  const leftOut = found.currencies.some((other) => !factors.has(other.code));
  return {
    currency: { code, ratesOf: found.ratesOf, isOld: found.isOld, leftOut },
    within({ understood = [], ...chosen }) {
      const bounds = [chosen, ...understood].map(({ minPrice = null, maxPrice = null, currency }) => {
        const factor = factors.get(currency ?? code) ?? 1;
        return { min: minPrice && minPrice * factor, max: maxPrice && maxPrice * factor };
      });
      const [min, max] = [
        Math.max(...bounds.map((bound) => bound.min ?? 0)),
        Math.min(...bounds.map((bound) => bound.max ?? Infinity)),
      ];
      return [...factors].map(([one, factor]) => ({ code: one, factor, ...hundredths(min, max, factor) }));
    },
  };
}

/** The currencies in which prices can be compared. */
export async function listCurrencies({ database }: Pick<Call, 'database'>): Promise<Currencies> {
  const { currencies, ratesOf, isOld } = await findCurrencies(database.db, null);
  return { codes: currencies.map(({ code }) => code), ratesOf, isOld };
}

function factorsInto(code: string, { currencies, perEuro }: CurrenciesFound): Map<string, number> {
  const of = currencies.find((currency) => currency.code === code)?.perEuro ?? perEuro;
  const others = currencies.flatMap((other): [string, number][] =>
    other.code !== code && of !== null && other.perEuro !== null ? [[other.code, of / other.perEuro]] : [],
  );
  // Its own prices are left as they are, to the hundredth.
  return new Map([[code, 1], ...others]);
}

/** Bounds in hundredths of a currency, both included, as far as the column reaches. */
function hundredths(min: number, max: number, factor: number): { low: number; high: number } {
  const inside = (amount: number) => Math.min(Math.max(amount, 0), INTEGER_MAX);
  const [low, high] = [(min * 100) / factor, (max * 100) / factor];
  // Rounds amounts in the same currency, which are hundredths already except for floating-point error.
  return factor === 1
    ? { low: inside(Math.round(low)), high: inside(Math.round(high)) }
    : { low: inside(Math.ceil(low)), high: inside(Math.floor(high)) };
}

/** Maps prices to the parameters of the statements (compared.sql.ts). */
export const comparedValues = (prices: readonly ComparedPrice[]) => ({
  codes: prices.map(({ code }) => code),
  factors: prices.map(({ factor }) => factor),
  lows: prices.map(({ low }) => low),
  highs: prices.map(({ high }) => high),
});
