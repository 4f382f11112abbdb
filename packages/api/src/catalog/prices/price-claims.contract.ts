import type { DealCard } from '../catalog.contract.ts';

type Priced = Pick<DealCard, 'price' | 'currency' | 'discountPercentage' | 'isLowestEver' | 'priceMemory'>;

/** A reduction as it may be announced. */
export interface Reduction {
  /** The lowest price of the 30 days before the present one began: what is struck through, and nothing else is. */
  before: number;
  /** 1 to 99; null: less than one, or free. */
  percent: number | null;
}

/** Returns by how much a price is below the lowest of the 30 days before it began; null: it is not (CAT-14). */
export function reductionOf({ price, discountPercentage, priceMemory }: Priced): Reduction | null {
  const before = priceMemory?.lowestBefore?.price ?? 0;
  if (before <= price) return null;
  return { before, percent: discountPercentage >= 1 && discountPercentage <= 99 ? discountPercentage : null };
}

/** Judgement of a price by those before it. */
export type Verdict = { is: 'lowest' | 'dearer' | 'usual' } | { is: 'was'; price: number; until: string };

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/**
 * Judges a price by those before it, in one line (CAT-14): the lowest ever, after a higher one; dearer than in the month before,
 * where it rose within a month; else the lowest that it was within a year, if that is less; else its usual price, once it is a
 * month old. A higher price of before is never named: that would announce a reduction from it. Null: too little is known.
 */
export function verdictOf({ price, currency, isLowestEver, priceMemory }: Priced, now: Date): Verdict | null {
  if (!priceMemory) return null;
  if (isLowestEver) return { is: 'lowest' };
  const { since, lowestBefore, previous, lowestOfYear } = priceMemory;
  const age = now.getTime() - Date.parse(since);
  const hasRisen = previous !== null && previous.currency === currency && previous.price < price;
  if (hasRisen && lowestBefore && lowestBefore.price < price && age < MONTH_MS) return { is: 'dearer' };
  if (lowestOfYear && lowestOfYear.price < price && now.getTime() - Date.parse(lowestOfYear.until) < YEAR_MS)
    return { is: 'was', price: lowestOfYear.price, until: lowestOfYear.until };
  return age >= MONTH_MS ? { is: 'usual' } : null;
}
