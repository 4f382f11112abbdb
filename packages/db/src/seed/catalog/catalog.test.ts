import { describe, expect, it } from 'vitest';
import { seedTools } from './index.ts';

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
});
