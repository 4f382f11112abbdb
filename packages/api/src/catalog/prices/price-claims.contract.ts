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
export type Verdict =
  | { is: 'lowest' | 'dearer' | 'usual' }
  | { is: 'was'; price: number; currency: string; until: string };

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/**
 * Judges a price by those before it, in one line (CAT-14): the lowest ever, after a higher one; dearer than in the month before
 * it, while it is new; else what was asked last before, for a year; else its usual price, once it is a month old. Null: too
 * little is known.
 */
export function verdictOf({ price, isLowestEver, priceMemory }: Priced, now: Date): Verdict | null {
  if (!priceMemory) return null;
  if (isLowestEver) return { is: 'lowest' };
  const { since, lowestBefore, previous } = priceMemory;
  const age = now.getTime() - Date.parse(since);
  if (lowestBefore && lowestBefore.price < price && age < MONTH_MS) return { is: 'dearer' };
  if (previous && now.getTime() - Date.parse(previous.until) < YEAR_MS)
    return { is: 'was', price: previous.price, currency: previous.currency, until: previous.until };
  return age >= MONTH_MS ? { is: 'usual' } : null;
}
