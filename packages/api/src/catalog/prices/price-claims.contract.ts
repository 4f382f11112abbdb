import type { DealCard } from '../catalog.contract.ts';

type Priced = Pick<DealCard, 'price' | 'currency' | 'discountPercentage' | 'isLowestEver' | 'priceMemory'>;

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/** A reduction as it may be announced. */
export interface Reduction {
  /** The lowest price of the 30 days before the present one began: what is struck through, and nothing else is. */
  before: number;
  /** 1 to 99; null: less than one, or free. */
  percent: number | null;
  /** True if that price was only told by whoever brought the deal. */
  isTold: boolean;
}

/** Returns by how much a price is below the lowest of the 30 days before it began; null: it is not (CAT-14). */
export function reductionOf({ price, discountPercentage, priceMemory }: Priced): Reduction | null {
  const before = priceMemory?.lowestBefore?.price ?? 0;
  if (before <= price) return null;
  const percent = discountPercentage >= 1 && discountPercentage <= 99 ? discountPercentage : null;
  return { before, percent, isTold: priceMemory?.lowestBefore?.isTold ?? false };
}

/** A price above the lowest of the 30 days before it began, as long as that is news. */
export interface Rise {
  low: number;
  /** By how much, in major units. */
  by: number;
  isTold: boolean;
}

/** Returns by how much a price that is younger than a month is above its 30-day low; null: it is not (CAT-14). */
export function riseOf({ price, priceMemory }: Priced, now: Date): Rise | null {
  if (!priceMemory?.lowestBefore || now.getTime() - Date.parse(priceMemory.since) >= MONTH_MS) return null;
  const { price: low, isTold } = priceMemory.lowestBefore;
  return low < price ? { low, by: price - low, isTold } : null;
}

/** Judgement of a price by those before it. */
export type Verdict =
  | { is: 'lowest' | 'dearer' | 'usual' }
  | { is: 'was'; price: number; currency: string; until: string };

/**
 * Judges a price by those before it, in one line (CAT-14): the lowest ever, after a higher one; dearer than in the month before,
 * where it rose within a month; else the lowest that it was within a year, if that is less; else its usual price, once it is a
 * month old. A higher price of before is never named: that would announce a reduction from it. One of another currency is named
 * in that, where it was less by the rates of its day; where there are none, nothing is called usual. Null: too little is known.
 */
export function verdictOf({ price, currency, isLowestEver, priceMemory }: Priced, now: Date): Verdict | null {
  if (!priceMemory) return null;
  if (isLowestEver) return { is: 'lowest' };
  const { since, lowestBefore, previous, lowestOfYear, otherCurrencies } = priceMemory;
  const age = now.getTime() - Date.parse(since);
  const hasRisen = previous !== null && previous.currency === currency && previous.price < price;
  if (hasRisen && lowestBefore && lowestBefore.price < price && age < MONTH_MS) return { is: 'dearer' };
  const isOfYear = ({ until }: { until: string }) => now.getTime() - Date.parse(until) < YEAR_MS;
  const own =
    lowestOfYear && isOfYear(lowestOfYear) ? { ...lowestOfYear, currency, compared: lowestOfYear.price } : null;
  const [low] = [own, otherCurrencies?.lowestOfYear ?? null]
    .filter((one) => one !== null)
    .filter((one) => one.compared !== null && one.compared < price && isOfYear(one))
    .toSorted((one, other) => Number(one.compared) - Number(other.compared));
  if (low) return { is: 'was', price: low.price, currency: low.currency, until: low.until };
  const isUnknown = otherCurrencies?.lowestOfYear?.compared === null && isOfYear(otherCurrencies.lowestOfYear);
  return age >= MONTH_MS && !isUnknown ? { is: 'usual' } : null;
}
