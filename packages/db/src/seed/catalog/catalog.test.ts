import { describe, expect, it } from 'vitest';
import { seedTools } from './index.ts';
import { replacedBy } from './replaces.ts';
import { termsOf, withLimits } from './terms.ts';

const deals = seedTools.flatMap((tool) => tool.deals);
const repeated = (values: string[]) => values.filter((value, n) => values.indexOf(value) !== n);
const broken = (isWrong: (deal: (typeof deals)[number]) => boolean) => deals.filter(isWrong).map(({ slug }) => slug);

describe('the seed', () => {
  it('holds at least 120 tools and 150 deals, each with a slug of its own (CAT-01)', () => {
    expect(seedTools.length).toBeGreaterThanOrEqual(120);
    expect(deals.length).toBeGreaterThanOrEqual(150);
    expect(repeated(seedTools.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(seedTools.map(({ name }) => name))).toEqual([]);
    expect(repeated(deals.map(({ slug }) => slug))).toEqual([]);
    const slugs = [...seedTools, ...deals].map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('points at nobody: every website is under .example (CAT-01)', () => {
    expect(seedTools.filter(({ domain }) => !domain.endsWith('.example')).map(({ slug }) => slug)).toEqual([]);
    expect(repeated(seedTools.map(({ domain }) => domain))).toEqual([]);
  });

  it('keeps promises and taglines to one line (CAT-01)', () => {
    expect(seedTools.filter(({ tagline }) => tagline.length > 80).map(({ slug }) => slug)).toEqual([]);
    expect(broken(({ promise }) => promise.length > 80)).toEqual([]);
    expect(broken(({ description }) => !description.includes('\n\n'))).toEqual([]);
  });

  it('prices a deal at its cheapest plan, below its usual price (CAT-01)', () => {
    expect(broken(({ tiers }) => tiers.length === 0 || tiers.some(({ features }) => features.length === 0))).toEqual(
      [],
    );
    expect(broken(({ basePriceMinor, priceMinor }) => basePriceMinor <= priceMinor || priceMinor <= 0)).toEqual([]);
  });

  it('has deals that ended, deals that end within a week and deals without an end (CAT-01)', () => {
    const count = (of: (end: number | null) => boolean) => deals.filter(({ endsInDays }) => of(endsInDays)).length;
    expect(count((end) => end !== null && end < 0)).toBeGreaterThanOrEqual(10);
    expect(count((end) => end !== null && end > 0 && end < 7)).toBeGreaterThanOrEqual(10);
    expect(count((end) => end === null)).toBeGreaterThanOrEqual(10);
    expect(
      broken(({ startedDaysAgo, endsInDays }) => startedDaysAgo <= 0 || startedDaysAgo <= -(endsInDays ?? 0)),
    ).toEqual([]);
  });

  it('says of every deal on what terms it is sold, and of most plans what they are limited to (CAT-09)', () => {
    const terms = seedTools.flatMap((tool) =>
      tool.deals.map((deal) => termsOf(deal, tool, deal.endsInDays === null ? null : new Date())),
    );
    for (const { url, soldBy, refundDays, redeemBy, redeemDays, updates, stacking } of terms) {
      expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.example\/lifetime$/);
      expect([soldBy, refundDays, redeemBy ?? redeemDays, updates, stacking]).not.toContain(undefined);
    }
    for (const column of ['refundDays', 'updates', 'stacking'] as const)
      expect(new Set(terms.map((one) => one[column])).size).toBeGreaterThanOrEqual(3);
    expect(new Set(terms.map(({ coupon }) => coupon)).size).toBeGreaterThanOrEqual(10);
    const limited = deals.filter(({ tiers }) => withLimits(tiers).every(({ limits }) => limits.length > 0));
    expect(limited.length).toBeGreaterThan(deals.length * 0.6);
    expect(
      withLimits([
        { name: 'Solo', priceMinor: 1, features: ['1 seat', 'Unlimited plans'] },
        { name: 'Team', priceMinor: 2, features: ['5 seats', 'Priority help', '100 GB of files'] },
      ]).map(({ limits }) => limits),
    ).toEqual([
      [
        { name: 'Seats', value: '1' },
        { name: 'Plans', value: 'Unlimited' },
      ],
      [
        { name: 'Seats', value: '5' },
        { name: 'Files', value: '100 GB' },
      ],
    ]);
    const products = seedTools.map(replacedBy).filter((names) => names.length > 0);
    expect(products.length).toBeGreaterThan(40);
    expect(repeated(products.flat()).length).toBeGreaterThanOrEqual(5);
  });
});
