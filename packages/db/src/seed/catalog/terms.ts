import type { deals } from '../../schema/catalog.ts';
import type { SeedDeal, SeedTier, SeedTool } from './types.ts';

type Terms = Pick<
  typeof deals.$inferInsert,
  'url' | 'coupon' | 'soldBy' | 'refundDays' | 'redeemBy' | 'redeemDays' | 'updates' | 'stacking'
>;

const COMPANY = { USD: 'Inc.', EUR: 'GmbH', GBP: 'Ltd' } as const;
const REDEEM_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * Builds the terms of the seed's deals: from their texts and plans, and otherwise from a number that follows from the
 * slug, so that they differ as real ones do and are the same at every start.
 */
export function termsOf(deal: SeedDeal, tool: SeedTool, endsAt: Date | null): Terms {
  const number = numberOf(deal.slug);
  const promises = deal.tiers.flatMap(({ features }) => features).join('\n');
  return {
    url: `${tool.website}lifetime`,
    coupon: number % 5 === 0 ? `ONCE-${tool.slug.replaceAll('-', '').slice(0, 8).toUpperCase()}` : null,
    soldBy: `${tool.name} ${COMPANY[deal.currency]}`,
    refundDays: [14, 30, 30, 60, 60, 60][number % 6],
    // Sellers with a last day give time to redeem afterwards; those without an end count from the purchase on.
    redeemBy: endsAt && new Date(endsAt.getTime() + REDEEM_DAYS * DAY_MS),
    redeemDays: endsAt ? null : REDEEM_DAYS,
    updates: /updates within|\d\.x|version one/i.test(promises) ? 'version' : number % 11 === 0 ? 'year' : 'all',
    stacking: [1, 1, 3, 1, 5, 1, 2][number % 7],
  };
}

const COUNTED = /^([\d.,]+(?: million)?(?: [GT]B)?|Unlimited) (?:of )?(\p{Ll}.*)$/u;

/** Turns the counts in plans into limits to compare them by: `5 seats` and `1 seat` become `Seats`. */
export function withLimits(tiers: readonly SeedTier[]): (SeedTier & { limits: { name: string; value: string }[] })[] {
  const nouns = new Set(tiers.flatMap(({ features }) => features.map((feature) => COUNTED.exec(feature)?.[2])));
  return tiers.map((tier) => ({
    ...tier,
    limits: tier.features.flatMap((feature) => {
      const [, value, noun] = COUNTED.exec(feature) ?? [];
      if (value === undefined || noun === undefined) return [];
      const name = nouns.has(`${noun}s`) ? `${noun}s` : noun;
      return [{ name: name.charAt(0).toUpperCase() + name.slice(1), value }];
    }),
  }));
}

const numberOf = (slug: string): number =>
  Array.from(slug).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
