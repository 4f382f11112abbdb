import type { SeedDeal, SeedTier, SeedTool } from './types.ts';

type Rating = SeedTool['rating'];

/** Major units (dollars, euros, pounds) to minor units (cents, pence). */
export const minor = (major: number): number => Math.round(major * 100);

/** A rating: a score out of five and how many people gave one. */
export const rated = (score: number, count: number): Rating => ({ score, count });

/** A tier priced in major units. */
export const tier = (name: string, major: number, ...features: string[]): SeedTier => ({
  name,
  priceMinor: minor(major),
  features,
});

interface DealInput {
  slug: string;
  title: string;
  promise: string;
  description: string;
  /** Price of the cheapest tier without the deal, in major units. */
  base: number;
  currency?: SeedDeal['currency'];
  /** Days since it started, and days until it ends (negative: ended; null: open-ended). */
  when: [startedDaysAgo: number, endsInDays: number | null];
  rating: Rating;
  tiers: SeedTier[];
}

/** A deal, its price being its cheapest tier's. */
export const deal = (d: DealInput): SeedDeal => ({
  slug: d.slug,
  title: d.title,
  promise: d.promise,
  description: d.description,
  basePriceMinor: minor(d.base),
  priceMinor: Math.min(...d.tiers.map((t) => t.priceMinor)),
  currency: d.currency ?? 'USD',
  startedDaysAgo: d.when[0],
  endsInDays: d.when[1],
  tiers: d.tiers,
  rating: d.rating,
});

/** A tool, its website being the root of its domain. */
export const tool = (t: Omit<SeedTool, 'website'>): SeedTool => ({ ...t, website: `https://${t.domain}/` });
