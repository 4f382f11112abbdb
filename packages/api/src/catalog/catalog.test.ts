import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealClicks } from '@onceware/db/schema/catalog';
import { reviews } from '@onceware/db/schema/reviews';
import { v7 as uuid } from 'uuid';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { coverUrlOf, logoUrlOf } from './art.contract.ts';
import { getDeal, getHome, getTool } from './catalog.service.ts';
import { countCatalog } from './maintenance/maintenance.service.ts';
import { reviewLimits } from './reviews/reviews.limits.ts';

const DAY = 86_400_000;
const NOBODY = '00000000-0000-7000-8000-000000000000';
const days = (count: number) => new Date(Date.now() + count * DAY);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const visitor = () => api.as(null).catalog;

describe('a deal over REST', () => {
  it('answers the fields of the specification, with prices in major units (API-04)', async () => {
    const tool = await makeTool(api.database, { name: 'Lumen', logoUrl: '/art/logos/lumen.svg' });
    const { id } = await makeDeal(api.database, {
      toolId: tool.id,
      title: 'Lumen for life',
      basePriceMinor: 59_700,
      priceMinor: 37_611,
      reducedFrom: 40_000,
    });
    expect(await getDeal(api, { id })).toEqual({
      id,
      title: 'Lumen for life',
      tool_name: 'Lumen',
      tool_logo: '/art/logos/lumen.svg',
      base_price: 597,
      current_price: 376.11,
      discount_percentage: 5,
      tool: { name: 'Lumen', logoUrl: '/art/logos/lumen.svg' },
    });
  });

  it('has a generated logo when the tool has none (UI-03)', async () => {
    const tool = await makeTool(api.database, { slug: 'plain' });
    const { id } = await makeDeal(api.database, { toolId: tool.id });
    expect((await getDeal(api, { id })).tool_logo).toMatch(/^\/art\/tools\/[01][0-9]\.svg$/);
  });

  it('is not found for an unknown id (API-04)', async () => {
    await expect(getDeal(api, { id: NOBODY })).rejects.toMatchObject({ key: 'not_found' });
  });
});

describe('a tool over REST', () => {
  it('answers the fields of the specification (API-04)', async () => {
    const { id } = await makeTool(api.database, {
      name: 'Quill',
      tagline: 'Writes for you',
      website: 'https://quill.example/',
      domain: 'quill.example',
      logoUrl: '/art/logos/quill.svg',
    });
    expect(await getTool(api, { id })).toEqual({
      id,
      name: 'Quill',
      tagline: 'Writes for you',
      logo_url: '/art/logos/quill.svg',
      website: 'https://quill.example/',
      domain: 'quill.example',
    });
    await expect(getTool(api, { id: NOBODY })).rejects.toMatchObject({ key: 'not_found' });
  });
});

describe('the page of a deal', () => {
  it('has tool, tiers, gallery, rating and time left, by id and by slug (CAT-02)', async () => {
    const endsAt = new Date('2999-01-02T03:04:05.678Z');
    const tool = await makeTool(api.database, {
      name: 'Kiln',
      tagline: 'Fires pots',
      website: 'https://kiln.example/',
      domain: 'kiln.example',
      ratingTenths: 46,
      ratingCount: 12,
    });
    const made = await makeDeal(api.database, {
      toolId: tool.id,
      slug: 'kiln-for-life',
      description: 'One.\n\nTwo.',
      gallery: ['/art/screens/kiln.svg'],
      tiers: [{ name: 'Solo', priceMinor: 4_950, features: ['One seat'] }],
      endsAt,
    });
    const bySlug = await visitor().deal({ ref: 'kiln-for-life' });
    expect(bySlug).toMatchObject({
      id: made.id,
      description: 'One.\n\nTwo.',
      gallery: ['/art/screens/kiln.svg'],
      tiers: [{ name: 'Solo', price: 49.5, features: ['One seat'] }],
      rating: { score: 4.6, count: 12, isImported: true, source: null },
      startsAt: made.startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      tool: {
        id: tool.id,
        name: 'Kiln',
        tagline: 'Fires pots',
        website: 'https://kiln.example/',
        domain: 'kiln.example',
      },
    });
    const same = { ...bySlug, serverTime: expect.any(String) };
    expect(await visitor().deal({ ref: made.id })).toEqual(same);
    expect(await visitor().deal({ ref: made.id.toUpperCase() })).toEqual(same);
  });

  it('falls back to the texts of its tool, without repeating any (CAT-02, CAT-03)', async () => {
    const aboutOf = async (tool: Parameters<typeof makeTool>[1], deal: Parameters<typeof makeDeal>[1]) => {
      const { id } = await makeDeal(api.database, {
        ...deal,
        toolId: (await makeTool(api.database, { tagline: 'Fires pots', ...tool })).id,
      });
      return (await visitor().deal({ ref: id })).description;
    };
    expect(await aboutOf({ description: 'Of the tool.' }, { description: 'Of the deal.' })).toBe('Of the deal.');
    expect(await aboutOf({ description: 'Of the tool.' }, { description: '' })).toBe('Of the tool.');
    expect(await aboutOf({ description: '' }, { description: '', promise: 'Hot for life' })).toBe('Fires pots');
    for (const promise of ['', 'Fires pots'])
      expect(await aboutOf({ description: '' }, { description: '', promise })).toBe('');
  });

  it('shows running related deals, the same tool’s first and one per other tool, and those of the same kind as alternatives (CAT-02)', async () => {
    const own = await makeTool(api.database, { category: 'design', tags: ['fonts', 'icons'] });
    const near = await makeTool(api.database, { category: 'design', tags: ['icons', 'fonts', 'colour'] });
    const far = await makeTool(api.database, { category: 'design', tags: ['print'] });
    const made = await makeDeal(api.database, { toolId: own.id, category: 'design' });
    const sibling = await makeDeal(api.database, { toolId: own.id, category: 'design' });
    const fars = [];
    for (let n = 0; n < 3; n += 1) fars.push(await makeDeal(api.database, { toolId: far.id, category: 'design' }));
    const nearOne = await makeDeal(api.database, { toolId: near.id, category: 'design', startsAt: days(-30) });
    await makeDeal(api.database, { toolId: near.id, category: 'design', endsAt: days(-1) });
    await makeDeal(api.database, { toolId: near.id, category: 'design', startsAt: days(1) });
    const { related, alternatives } = await visitor().deal({ ref: made.id });
    expect(related.map(({ id }) => id)).toEqual([sibling.id, fars[2]?.id]);
    expect(alternatives.map(({ id }) => id)).toEqual([nearOne.id]);
  });

  it.each(['nothing-like-that', NOBODY, '%', "'", '\0', '\ud800', '🦊'.repeat(60)])(
    'is not found for %j (CAT-02)',
    async (ref) => {
      await expect(visitor().deal({ ref })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(visitor().tool({ ref })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('the page of a tool', () => {
  it('lists its running deals, then ended ones, newest first, and no scheduled ones (CAT-02)', async () => {
    const tool = await makeTool(api.database, { slug: 'atlas', website: 'https://atlas.example/', tags: ['maps'] });
    const at = (start: number, end: number | null) =>
      makeDeal(api.database, { toolId: tool.id, startsAt: days(start), endsAt: end === null ? null : days(end) });
    const older = await at(-20, null);
    const newer = await at(-10, 5);
    const ended = await at(-5, -1);
    await at(3, 9);
    const detail = await visitor().tool({ ref: 'atlas' });
    expect(detail.deals.map(({ id }) => id)).toEqual([newer.id, older.id, ended.id]);
    expect(detail).toMatchObject({
      id: tool.id,
      dealCount: 2,
      website: 'https://atlas.example/',
      tags: ['maps'],
      rating: null,
    });
  });
});

describe('cards', () => {
  it('are returned once each in the requested order, without unknown ids (COL-08)', async () => {
    const one = await makeDeal(api.database);
    const other = await makeDeal(api.database, { endsAt: days(-3) });
    const { deals, tools } = await visitor().cards({
      dealIds: [other.id, NOBODY, one.id, other.id],
      toolIds: [one.toolId, NOBODY],
    });
    expect(deals.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(tools.map(({ id }) => id)).toEqual([one.toolId]);
    expect(await visitor().cards({})).toEqual({ deals: [], tools: [] });
  });

  it('refuses more than a hundred at once and invalid ids (COL-08)', async () => {
    await expect(visitor().cards({ dealIds: Array.from({ length: 101 }, () => NOBODY) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(visitor().cards({ toolIds: ['1; drop table tools'] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the front page', () => {
  it('shows deals that end soon, new deals, the biggest savings, and counts per category (CAT-01)', async () => {
    const fresh = await createTestApi();
    try {
      const make = (category: 'ai' | 'media', priceMinor: number, start: number, end: number | null) =>
        makeDeal(fresh.database, {
          category,
          priceMinor,
          basePriceMinor: 10_000,
          reducedFrom: 10_000,
          startsAt: days(start),
          endsAt: end === null ? null : days(end),
        });
      const later = await make('ai', 5_000, -3, 6);
      const sooner = await make('ai', 1_000, -2, 1);
      const endless = await make('media', 9_000, -1, null);
      await make('media', 100, -9, -1);
      await make('media', 100, 1, 2);
      await countCatalog(fresh.database);
      const home = await fresh.as(null).catalog.home();
      const ids = (list: { id: string }[]) => list.map(({ id }) => id);
      expect(ids(home.endingSoon)).toEqual([sooner.id, later.id]);
      expect(ids(home.newest)).toEqual([endless.id, sooner.id, later.id]);
      // The biggest of each category.
      expect(ids(home.biggestSavings)).toEqual([sooner.id, endless.id]);
      // Nobody has rated, so it is the biggest saving.
      expect(home.pick).toMatchObject({ reason: 'saving', deal: { id: sooner.id } });
      // The catalogue is younger than a month.
      expect(home.since).toBeNull();
      await fresh.database.db.execute(sql`update deals set created_at = now() - interval '40 days'`);
      expect(Date.parse((await fresh.as(null).catalog.home()).since ?? '')).toBeCloseTo(days(-40).getTime(), -5);
      expect(home).toMatchObject({
        categories: [
          { category: 'ai', count: 2 },
          { category: 'media', count: 1 },
        ],
        dealCount: 3,
        toolCount: 5,
      });
    } finally {
      await fresh.close();
    }
  });
});

it('the front page features the best rated of the deals that end next, regardless of savings (CAT-01)', async () => {
  const fresh = await createTestApi();
  const make = async (end: number, ratingTenths: number, ratingCount: number) => {
    const { id: toolId } = await makeTool(fresh.database, { ratingTenths, ratingCount });
    return makeDeal(fresh.database, { endsAt: days(end), toolId });
  };
  try {
    const best = await make(3, 47, 12);
    await make(2, 47, 11);
    await make(1, 50, 2);
    await make(20, 49, 300);
    const home = await fresh.as(null).catalog.home();
    expect(home.pick).toMatchObject({ reason: 'rated', among: 3, deal: { id: best.id } });
  } finally {
    await fresh.close();
  }
});

describe('reviews on the front page', () => {
  it('are lines of the newest that members find helpful, of each tool and author one (CAT-17)', async () => {
    const fresh = await createTestApi();
    try {
      const [ada, ben, cleo, gone] = await Promise.all(
        ['Ada', 'Ben', 'Cleo', 'Gone'].map((name) => makeUser(fresh.database, { name })),
      );
      const [first, second, third, hidden] = await Promise.all(
        [false, false, false, true].map((isHidden) => makeDeal(fresh.database, { isHidden, startsAt: days(-90) })),
      );
      let written = 0;
      const write = async (by: typeof ada, deal: typeof first, daysAgo: number, rest: object = {}) => {
        written += 1;
        const text = `Review ${written}`;
        const row = {
          id: uuid(),
          dealId: deal?.id ?? '',
          userId: by?.id ?? '',
          stars: 3,
          text,
          createdAt: days(-daysAgo),
        };
        await fresh.database.db.insert(reviews).values({ ...row, ...rest });
        return text;
      };
      const long = 'Long '.repeat(200);
      await write(ada, first, 5, { text: long, stars: 5 });
      await write(ben, first, 4);
      const newest = await write(ben, second, 1, { stars: 1 });
      const helpful = await write(cleo, third, 3, { helpfulCount: 4 });
      await write(ada, hidden, 1, { helpfulCount: 9 });
      await write(ada, second, 1, { removedAt: days(0), helpfulCount: 9 });
      await write(cleo, second, 1, { deletedAt: days(0), helpfulCount: 9 });
      await write(gone, first, 1, { helpfulCount: 9 });
      await fresh.database.db.execute(sql`update users set deleted_at = now() where id = ${gone?.id}`);
      const lines = async () => (await fresh.as(null).catalog.home()).reviews;
      expect((await lines()).map(({ text }) => text)).toEqual([helpful, newest, long.slice(0, reviewLimits.lineMax)]);
      expect((await lines())[0]).toMatchObject({
        author: { name: 'Cleo' },
        stars: 3,
        deal: { slug: third?.slug, title: third?.title },
      });
      // Twelve newer ones, all of one tool, leave nothing else to choose.
      const people = await Promise.all(Array.from({ length: reviewLimits.linesAmong }, () => makeUser(fresh.database)));
      await Promise.all(people.map((who) => write(who, first, 0.5)));
      expect(await lines()).toHaveLength(1);
    } finally {
      await fresh.close();
    }
  });
});

it('nobody can buy a place: the front page is the same, whatever visitors and addresses earn (CAT-17)', async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, n) => makeDeal(api.database, { endsAt: days(1 + n / 4), startsAt: days(-40 - n) })),
  );
  const before = await getHome(api);
  const [last] = all.slice(-1);
  await api.database.db
    .insert(dealClicks)
    .values({ dealId: last?.id ?? '', day: '2026-01-01', clicks: 90_000, views: 90_000 });
  await api.database.db.execute(
    sql`update deals set url = 'https://pays.example/?ref=onceware' where id = ${last?.id}`,
  );
  expect(await getHome(api)).toEqual(before);
});

describe('pictures', () => {
  it('are picked by slug from those that ship with the product, always the same (UI-03)', () => {
    const covers = Array.from({ length: 200 }, (_, n) =>
      coverUrlOf({ coverUrl: null, category: 'media', slug: `deal-${n}` }),
    );
    expect(covers.every((cover) => /^\/art\/covers\/_media-[0-5]-\d\d-d\.svg$/.test(cover))).toBe(true);
    // Six motifs, each in sixteen looks.
    expect([new Set(covers.map((cover) => cover.slice(0, 20))).size, new Set(covers).size > 70]).toEqual([6, true]);
    const logos = new Set(Array.from({ length: 500 }, (_, n) => logoUrlOf({ logoUrl: null, slug: `tool-${n}` })));
    expect(logos.size).toBe(20);
    expect(logoUrlOf({ logoUrl: null, slug: 'grafana' })).toBe('/art/tools/11.svg');
    expect(logoUrlOf({ logoUrl: '/own.svg', slug: 'grafana' })).toBe('/own.svg');
  });
});
