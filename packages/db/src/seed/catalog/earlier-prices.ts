import { createHash } from 'node:crypto';
import type { SeedDeal } from './types.ts';

interface EarlierPrice {
  daysAgo: number;
  priceMinor: number;
}

/** An offer of before: how many days before today's it began, and at which part of the way from its price to the regular one. */
type Earlier = readonly (readonly [daysBefore: number, part: number])[];

/** Price histories that a deal may have. Sellers do all of these. */
const PASTS: readonly Earlier[] = [
  [],
  // It came down from the regular price in steps.
  [
    [150, 1],
    [75, 0.35],
    [30, 0.15],
  ],
  // It went up before it came down.
  [
    [120, 0.05],
    [45, 0.4],
  ],
  // It was cheaper once, and again shortly before today's offer.
  [
    [210, 0.3],
    [96, -0.1],
    [82, 0.3],
    [21, -0.05],
    [14, 0.3],
  ],
  [[62, 0.25]],
];

/** The prices of a deal of the seed up to today, always the same: a past that its slug picks, then today's since the deal began. */
export function earlierPrices({ slug, priceMinor, basePriceMinor, startedDaysAgo }: SeedDeal): EarlierPrice[] {
  const picked = createHash('sha256').update(slug).digest().readUInt16BE() % PASTS.length;
  const past = (PASTS[picked] ?? []).map(([daysBefore, part]) => ({
    daysAgo: startedDaysAgo + daysBefore,
    priceMinor: part === 1 ? basePriceMinor : inWholes(priceMinor + part * (basePriceMinor - priceMinor)),
  }));
  return [...past, { daysAgo: startedDaysAgo, priceMinor }];
}

/** To a price that ends in 9, as sellers like them. */
const inWholes = (minor: number) => Math.max(Math.round((minor - 900) / 1_000) * 1_000 + 900, 900);
