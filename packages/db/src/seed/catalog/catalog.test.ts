import { describe, expect, it } from 'vitest';
import { DATES_AS_OF, seedAlternatives, seedDeals, seedTools } from './index.ts';

const repeated = (values: string[]) => values.filter((value, n) => values.indexOf(value) !== n);
const broken = (isWrong: (deal: (typeof seedDeals)[number]) => boolean) =>
  seedDeals.filter(isWrong).map((deal) => deal.external_id);
/** Days from now, at the first start. */
const daysTo = (moment: string) => (Date.parse(moment) - DATES_AS_OF.getTime()) / 86_400_000;

describe('the seed', () => {
  it('holds at least 120 tools and 150 deals, each with a slug of its own (CAT-01)', () => {
    expect(seedTools.length).toBeGreaterThanOrEqual(120);
    expect(seedDeals.length).toBeGreaterThanOrEqual(150);
    const slugs = [...seedTools, ...seedDeals].map((row) => row.external_id);
    expect(repeated(slugs)).toEqual([]);
    expect(repeated(seedTools.map(({ name }) => name))).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    const tools = new Set(seedTools.map(({ name, domain }) => `${name}@${domain}`));
    expect(broken(({ name, domain }) => !tools.has(`${name}@${domain}`))).toEqual([]);
  });

  it('links to no real site: every website is under .example (CAT-01)', () => {
    expect(seedTools.filter(({ domain }) => !domain.endsWith('.example')).map(({ name }) => name)).toEqual([]);
    expect(seedTools.filter(({ website, domain }) => website !== `https://${domain}/`)).toEqual([]);
    expect(repeated(seedTools.map(({ domain }) => domain))).toEqual([]);
  });

  it('keeps promises and taglines to one line (CAT-01)', () => {
    expect(seedTools.filter(({ tagline }) => tagline.length > 80).map(({ name }) => name)).toEqual([]);
    expect(broken(({ promise }) => promise.length > 80)).toEqual([]);
    expect(broken(({ description }) => !description.includes('\n\n'))).toEqual([]);
  });

  it('prices a deal at its cheapest plan, below its usual price (CAT-01)', () => {
    expect(broken(({ plans }) => plans.length === 0 || plans.some(({ features }) => features.length === 0))).toEqual(
      [],
    );
    expect(broken((deal) => deal.current_price !== Math.min(...deal.plans.map(({ price }) => price)))).toEqual([]);
    expect(broken((deal) => deal.base_price <= deal.current_price || deal.current_price <= 0)).toEqual([]);
  });

  it('has deals that ended, deals that end within a week and deals without an end (CAT-01)', () => {
    const ends = seedDeals.map((deal) => (deal.ends_at === undefined ? null : daysTo(deal.ends_at)));
    const count = (of: (end: number | null) => boolean) => ends.filter(of).length;
    expect(count((end) => end !== null && end < 0)).toBeGreaterThanOrEqual(10);
    expect(count((end) => end !== null && end > 0 && end < 7)).toBeGreaterThanOrEqual(10);
    expect(count((end) => end === null)).toBeGreaterThanOrEqual(10);
    expect(broken((deal) => daysTo(deal.starts_at) >= 0)).toEqual([]);
    expect(broken((deal) => deal.ends_at !== undefined && deal.ends_at <= deal.starts_at)).toEqual([]);
    expect(
      broken(({ starts_at, current_price, earlier_prices: told }) => {
        const last = told.at(-1);
        return last?.since !== starts_at || last.price !== current_price;
      }),
    ).toEqual([]);
  });

  it('has earlier prices that a vendor might have asked, from half of today’s up to the list price (CAT-14)', () => {
    expect(
      broken(({ earlier_prices: told, current_price, base_price }) =>
        told.some(({ price }) => price < current_price * 0.45 || price > base_price),
      ),
    ).toEqual([]);
  });

  it('has the terms of every deal, and the limits of most plans (CAT-09)', () => {
    for (const { deal_url, sold_by, refund_days, redeem_by, redeem_days, updates, stacking } of seedDeals) {
      expect(deal_url).toMatch(/^https:\/\/[a-z0-9.-]+\.example\/lifetime$/);
      expect([sold_by, refund_days, redeem_by ?? redeem_days, updates, stacking]).not.toContain(undefined);
    }
    for (const column of ['refund_days', 'updates', 'stacking'] as const)
      expect(new Set(seedDeals.map((deal) => deal[column])).size).toBeGreaterThanOrEqual(3);
    expect(new Set(seedDeals.map(({ coupon }) => coupon)).size).toBeGreaterThanOrEqual(10);
    const limited = seedDeals.filter(({ plans }) => plans.every(({ limits }) => limits !== undefined));
    expect(limited.length).toBeGreaterThan(seedDeals.length * 0.6);
    const products = seedTools.flatMap((tool) => (tool.alternative_to ? [tool.alternative_to] : []));
    expect(products.length).toBeGreaterThan(40);
    expect(repeated(products.flat()).length).toBeGreaterThanOrEqual(5);
  });

  it('names alternatives that are other tools of it, and name the tool in return (CAT-16)', () => {
    const named = new Map(Object.entries(seedAlternatives));
    const slugs = new Set(seedTools.map((tool) => tool.external_id));
    const pairs = [...named].flatMap(([slug, others]) => others.map((other) => [slug, other] as const));
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.filter(([slug, other]) => slug === other || !named.get(other)?.includes(slug))).toEqual([]);
    expect(pairs.flat().filter((slug) => !slugs.has(slug))).toEqual([]);
    expect([...named.values()].filter((others) => repeated(others).length > 0)).toEqual([]);
  });
});
