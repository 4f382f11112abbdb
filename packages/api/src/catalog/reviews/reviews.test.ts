import { deals } from '@onceware/db/schema/catalog';
import { purchases } from '@onceware/db/schema/purchases';
import { reviews } from '@onceware/db/schema/reviews';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintainCatalog } from '../maintenance/maintenance.service.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import type { Review } from './reviews.contract.ts';
import type { ReviewSort } from './reviews.limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

type Member = Awaited<ReturnType<typeof makeUser>>;

const review = (dealId: string, stars = 4, text = 'It does what it says.') => ({ id: uuidv7(), dealId, stars, text });
const write = async (dealId: string, stars?: number, by?: Member) => {
  const input = review(dealId, stars);
  await api.as(by ?? (await makeUser(api.database))).reviews.write(input);
  return input.id;
};
const ratingOf = async (dealId: string) => (await api.as(null).catalog.deal({ ref: dealId })).rating;
const sortedBy = async (dealId: string) => {
  const [row] = await api.database.db
    .select({ tenths: deals.ratingTenths, count: deals.ratingCount })
    .from(deals)
    .where(eq(deals.id, dealId));
  return row;
};
const buy = (userId: string, dealId: string, more: Partial<typeof purchases.$inferInsert> = {}) =>
  api.database.db.insert(purchases).values({
    userId,
    dealId,
    title: 'Bought',
    priceMinor: 4900,
    currency: 'USD',
    purchasedOn: '2026-11-01',
    ...more,
  });
/** Day so many months and days before today. */
const before = (months: number, days: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months, date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
};

describe('a review', () => {
  it('exists once per member and deal, however often and concurrently it is posted (CAT-07)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const user = await makeUser(api.database);
    const one = review(dealId);
    const attempts = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? one : review(dealId, 1, 'Another try.')));
    const answers = await Promise.allSettled(attempts.map((input) => api.as(user).reviews.write(input)));
    expect(await api.database.db.$count(reviews, eq(reviews.dealId, dealId))).toBe(1);
    const kept = await api.as(user).reviews.mine({ dealId });
    const answered = attempts.filter((_, n) => answers[n]?.status === 'fulfilled');
    expect(new Set(answered.map(({ id }) => id))).toEqual(new Set([kept.review?.id]));
    expect((await api.as(null).reviews.list({ dealId })).items).toHaveLength(1);
    expect(await failure(api.as(user).reviews.write(review(dealId)))).toMatch(/review_exists|too_many_requests/);
  });

  it('is marked as bought when the author’s purchases have the deal or another of its tool (CAT-07)', async () => {
    const deal = await makeDeal(api.database);
    const older = await makeDeal(api.database, { toolId: deal.toolId });
    const [buyer, other, refunded] = await Promise.all([1, 2, 3].map(() => makeUser(api.database)));
    if (!buyer || !other || !refunded) throw new Error('somebody is missing');
    for (const user of [buyer, other, refunded]) await write(deal.id, 4, user);
    await buy(buyer.id, older.id);
    await buy(refunded.id, deal.id, { state: 'refunded' });
    await buy(other.id, (await makeDeal(api.database)).id);
    const { items } = await api.as(null).reviews.list({ dealId: deal.id });
    expect(new Map(items.map(({ author, hasBought }) => [author?.name, hasBought]))).toEqual(
      new Map([
        [buyer.name, true],
        [other.name, false],
        [refunded.name, false],
      ]),
    );
    expect(await api.as(buyer).reviews.mine({ dealId: deal.id })).toMatchObject({ hasBought: true });
    expect(await api.as(other).reviews.mine({ dealId: deal.id })).toMatchObject({ hasBought: false });
  });

  it('can be edited, deleted and restored only by its author, and written again once deleted (CAT-07)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const [author, stranger] = [await makeUser(api.database), await makeUser(api.database)];
    const id = await write(dealId, 2, author);
    const own = api.as(author).reviews;
    expect((await own.edit({ id, stars: 5, text: 'Better now.' })).review).toMatchObject({
      stars: 5,
      text: 'Better now.',
    });
    expect(await ratingOf(dealId)).toEqual({ score: 5, count: 1, isImported: false, source: null });
    for (const act of [
      () => api.as(stranger).reviews.edit({ id, stars: 1, text: 'Mine' }),
      () => api.as(stranger).reviews.remove({ id }),
      () => api.as(stranger).reviews.restore({ id }),
      () => own.edit({ id: uuidv7(), stars: 1, text: 'None' }),
    ])
      expect(await failure(act())).toBe('404 not_found');
    await own.remove({ id });
    expect(await ratingOf(dealId)).toBeNull();
    expect((await own.mine({ dealId })).review).toBeNull();
    await own.restore({ id });
    expect((await own.mine({ dealId })).review).toMatchObject({ id, editedAt: expect.any(String) });
    await own.remove({ id });
    const again = await write(dealId, 3, author);
    expect((await own.mine({ dealId })).review).toMatchObject({ id: again, stars: 3, editedAt: null });
    expect(await failure(own.restore({ id }))).toBe('404 not_found');
    expect(await ratingOf(dealId)).toEqual({ score: 3, count: 1, isImported: false, source: null });
  });

  it('has pros and cons, which an edit that does not name them leaves alone (CAT-15)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const author = api.as(await makeUser(api.database)).reviews;
    const one = { ...review(dealId), pros: ['Quick', ' Clear '], cons: ['Loud'], plan: 'Solo', months: 0 };
    const { review: written } = await author.write(one);
    expect(written).toMatchObject({ pros: ['Quick', 'Clear'], cons: ['Loud'], plan: 'Solo', months: 0 });
    const { id } = one;
    expect((await author.edit({ id, stars: 3, text: 'As an older page sends it.' })).review).toMatchObject({
      stars: 3,
      pros: ['Quick', 'Clear'],
      cons: ['Loud'],
      plan: 'Solo',
      months: 0,
    });
    expect(
      (await author.edit({ id, stars: 3, text: 'Less.', pros: [], plan: null, months: null })).review,
    ).toMatchObject({
      pros: [],
      cons: ['Loud'],
      plan: null,
      months: null,
    });
    // The same once more is no change, and so is not counted.
    for (let n = 0; n < 30; n += 1) await author.edit({ id, stars: 3, text: 'Less.', pros: [], cons: ['Loud'] });
    const [seen] = (await api.as(null).reviews.list({ dealId })).items;
    expect(seen).toMatchObject({ pros: [], cons: ['Loud'], helpfulCount: 0, isHelpful: false });
    for (const wrong of [
      { pros: Array.from({ length: 6 }, () => 'One') },
      { cons: ['x'.repeat(121)] },
      { pros: ['two\nlines'] },
      { cons: [' '] },
      { plan: 'x'.repeat(101) },
      { months: -1 },
      { months: 601 },
      { months: 1.5 },
    ])
      expect(await failure(author.edit({ id, stars: 3, text: 'Less.', ...wrong }))).toBe('400 invalid_input');
  });

  it('tells plan and months of the recorded purchase, whatever else is said; without one, what its author says (CAT-15)', async () => {
    const deal = await makeDeal(api.database);
    const older = await makeDeal(api.database, { toolId: deal.toolId });
    const [buyer, planless, refunded] = await Promise.all([1, 2, 3].map(() => makeUser(api.database)));
    if (!buyer || !planless || !refunded) throw new Error('somebody is missing');
    await buy(buyer.id, older.id, { tier: 'Old', purchasedOn: before(14, 1) });
    await buy(buyer.id, deal.id, { tier: 'Team', purchasedOn: before(2, 1) });
    await buy(planless.id, deal.id, { purchasedOn: before(0, 3) });
    await buy(refunded.id, deal.id, { tier: 'Team', state: 'refunded', purchasedOn: before(5, 1) });
    const said = { plan: 'Solo', months: 7 };
    const told = async (by: Member) => {
      const own = api.as(by).reviews;
      const { plan, months } = await own.mine({ dealId: deal.id });
      const { review: written } = await own.write({ ...review(deal.id), ...said });
      return { asked: { plan, months }, written: { plan: written.plan, months: written.months } };
    };
    expect(await told(buyer)).toEqual({
      asked: { plan: 'Team', months: 14 },
      written: { plan: 'Team', months: 14 },
    });
    expect(await told(planless)).toEqual({ asked: { plan: null, months: 0 }, written: { plan: 'Solo', months: 0 } });
    expect(await told(refunded)).toEqual({ asked: { plan: null, months: null }, written: said });
  });

  it('is refused with invalid stars, no text, too much text, an unknown deal or somebody else’s id (CAT-07)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const user = await makeUser(api.database);
    const own = api.as(user).reviews;
    for (const wrong of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { text: ' \n' }, { text: 'x'.repeat(5_001) }])
      expect(await failure(own.write({ ...review(dealId), ...wrong }))).toBe('400 invalid_input');
    expect(await failure(own.write(review(uuidv7())))).toBe('404 not_found');
    expect(await failure(own.mine({ dealId: uuidv7() }))).toBe('404 not_found');
    const id = await write(dealId);
    expect(await failure(own.write({ ...review(dealId), id }))).toBe('409 id_taken');
    expect(await failure(api.as(null).reviews.write(review(dealId)))).toBe('401 unauthenticated');
  });
});

describe('the rating', () => {
  it('is right after 50 concurrent reviews of a tool’s deals, for the tool, its deals and sorting (CAT-07)', async () => {
    const tool = await makeTool(api.database, {
      ratingTenths: 21,
      ratingCount: 800,
      ratingSource: 'elsewhere.example',
    });
    const [one, other] = [
      await makeDeal(api.database, { toolId: tool.id }),
      await makeDeal(api.database, { toolId: tool.id }),
    ];
    expect(await ratingOf(one.id)).toEqual({ score: 2.1, count: 800, isImported: true, source: 'elsewhere.example' });
    const members = await Promise.all(Array.from({ length: 50 }, () => makeUser(api.database)));
    const stars = members.map((_, n) => 1 + ((n % 5) ** 2 % 5));
    await Promise.all(members.map((by, n) => write((n % 2 ? one : other).id, stars[n], by)));
    const score = Math.round((stars.reduce((sum, n) => sum + n, 0) / 50) * 10) / 10;
    const rating = { score, count: 50, isImported: false, source: null };
    for (const { id } of [one, other]) {
      expect(await ratingOf(id)).toEqual(rating);
      expect(await sortedBy(id)).toEqual({ tenths: Math.round(score * 10), count: 50 });
    }
    expect((await api.as(null).catalog.tool({ ref: tool.id })).rating).toEqual(rating);
    const given = (asked: number) => stars.filter((n) => n === asked).length;
    expect((await api.as(null).reviews.list({ toolId: tool.id })).histogram).toEqual([1, 2, 3, 4, 5].map(given));
  });

  it('of a new or moved deal is its tool’s, whatever is written to the column (CAT-07)', async () => {
    const [rated, reviewed] = [
      await makeTool(api.database, { ratingTenths: 44, ratingCount: 9 }),
      await makeTool(api.database),
    ];
    const first = await makeDeal(api.database, { toolId: reviewed.id });
    await write(first.id, 5);
    const deal = await makeDeal(api.database, { toolId: reviewed.id, ratingTenths: 11, ratingCount: 1 });
    expect(await sortedBy(deal.id)).toEqual({ tenths: 50, count: 1 });
    await write(deal.id, 2);
    await api.database.db.update(deals).set({ toolId: rated.id }).where(eq(deals.id, deal.id));
    await maintainCatalog(api.database);
    expect(await ratingOf(deal.id)).toEqual({ score: 2, count: 1, isImported: false, source: null });
    expect(await ratingOf(first.id)).toEqual({ score: 5, count: 1, isImported: false, source: null });
    await api.database.db.delete(deals).where(eq(deals.id, deal.id));
    await maintainCatalog(api.database);
    expect((await api.as(null).catalog.tool({ ref: rated.id })).rating).toMatchObject({ score: 4.4, isImported: true });
  });

  it('does not wait for an import that locks the tool: the review appears at once, its stars count after the import (CAT-07)', async () => {
    const deal = await makeDeal(api.database);
    const importing = await api.database.pool.connect();
    try {
      await importing.query('begin');
      await importing.query(`update tools set tagline = 'As imported' where id = $1`, [deal.toolId]);
      await write(deal.id, 5);
      expect((await api.as(null).reviews.list({ dealId: deal.id })).histogram).toEqual([0, 0, 0, 0, 1]);
      expect(await ratingOf(deal.id)).toBeNull();
      await maintainCatalog(api.database);
      expect(await ratingOf(deal.id)).toBeNull();
      await importing.query('commit');
    } finally {
      importing.release();
    }
    await maintainCatalog(api.database);
    expect(await ratingOf(deal.id)).toEqual({ score: 5, count: 1, isImported: false, source: null });
    expect(await sortedBy(deal.id)).toEqual({ tenths: 50, count: 1 });
    expect(await api.database.db.execute('select from ratings_due')).toMatchObject({ rowCount: 0 });
  });
});

describe('a vote for a review', () => {
  it('counts once a member, can be taken back, and is of nobody for their own or for what nobody sees (CAT-15)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const [author, one, other] = await Promise.all([1, 2, 3].map(() => makeUser(api.database)));
    if (!author || !one || !other) throw new Error('somebody is missing');
    const id = await write(dealId, 4, author);
    const seenBy = async (reader: Member | null) => {
      const [seen] = (await api.as(reader).reviews.list({ dealId })).items;
      return [seen?.helpfulCount, seen?.isHelpful];
    };
    await Promise.all(Array.from({ length: 5 }, () => api.as(one).reviews.vote({ id, on: true })));
    await api.as(other).reviews.vote({ id, on: true });
    expect([await seenBy(one), await seenBy(null)]).toEqual([
      [2, true],
      [2, false],
    ]);
    for (let n = 0; n < 2; n += 1) await api.as(one).reviews.vote({ id, on: false });
    expect(await seenBy(one)).toEqual([1, false]);
    expect((await api.as(author).reviews.mine({ dealId })).review).toMatchObject({ helpfulCount: 1 });
    expect(await failure(api.as(author).reviews.vote({ id, on: true }))).toBe('403 forbidden');
    expect(await failure(api.as(null).reviews.vote({ id, on: true }))).toBe('401 unauthenticated');
    expect(await failure(api.as(one).reviews.vote({ id: uuidv7(), on: true }))).toBe('404 not_found');
    await api.as(author).reviews.remove({ id });
    expect(await failure(api.as(one).reviews.vote({ id, on: true }))).toBe('404 not_found');
  });

  it('chooses the most helpful kind and harsh review for the head of a deal, none with unanswered reports (CAT-15)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    expect((await api.as(null).reviews.list({ dealId })).voices).toEqual({ kind: null, harsh: null });
    const [kind, kinder] = [await write(dealId, 5), await write(dealId, 4)];
    const voices = async () => {
      const found = (await api.as(null).reviews.list({ dealId })).voices;
      return [found?.kind?.id, found?.harsh?.id];
    };
    expect(await voices()).toEqual([kinder, undefined]);
    const voter = api.as(await makeUser(api.database)).reviews;
    await voter.vote({ id: kind, on: true });
    const harsh = await write(dealId, 3);
    expect(await voices()).toEqual([kind, harsh]);
    await voter.flag({ id: harsh, on: true });
    await voter.flag({ id: kind, on: true });
    expect(await voices()).toEqual([kinder, undefined]);
    await api.as(await makeUser(api.database)).reviews.vote({ id: kind, on: true });
    expect(await voices()).toEqual([kind, undefined]);
    const staff = await makeUser(api.database, { role: 'admin' });
    await api.as(staff).admin.reviews.keep({ ids: [harsh] });
    expect(await voices()).toEqual([kind, harsh]);
  });
});

describe('the list of reviews', () => {
  it('pages through all reviews once in each order, filtered by stars, and restarts with a foreign cursor (CAT-07)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const members = await Promise.all(Array.from({ length: 23 }, () => makeUser(api.database)));
    await api.database.db.insert(reviews).values(
      members.map(({ id: userId }, n) => ({
        id: uuidv7(),
        dealId,
        userId,
        stars: 1 + (n % 5),
        text: `No. ${n}`,
        helpfulCount: n % 4,
      })),
    );
    const walk = async (asked: { sort?: ReviewSort; stars?: number }) => {
      const seen: Review[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await api.as(null).reviews.list({ dealId, ...asked, cursor });
        expect(page.items.length).toBeLessThanOrEqual(10);
        seen.push(...page.items);
        cursor = page.nextCursor;
      }
      return seen;
    };
    for (const sort of ['newest', 'highest', 'lowest'] as const) {
      const seen = await walk({ sort });
      expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
      const sign = { newest: 0, highest: -1, lowest: 1 }[sort];
      expect(seen.map(({ stars }) => stars)).toEqual(
        seen.map(({ stars }) => stars).toSorted((one, other) => sign * (one - other)),
      );
    }
    const helpful = await walk({ sort: 'helpful' });
    expect(new Set(helpful.map(({ id }) => id)).size).toBe(23);
    const counts = helpful.map(({ helpfulCount }) => helpfulCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(await walk({ stars: 2 })).toHaveLength(5);
    const { items, nextCursor } = await api.as(null).reviews.list({ dealId });
    for (const cursor of ['nonsense', btoa('["newest",9,1,"x"]'), nextCursor ?? ''])
      expect((await api.as(null).reviews.list({ dealId, sort: 'highest', cursor })).items[0]?.stars).toBe(5);
    expect((await api.as(null).reviews.list({ dealId, cursor: '\u202e' })).items).toEqual(items);
  });

  it('leaves out only the reader’s own, which is requested separately (CAT-07)', async () => {
    const { id: dealId } = await makeDeal(api.database);
    const user = await makeUser(api.database);
    await write(dealId);
    const id = await write(dealId, 1, user);
    const { items, histogram } = await api.as(user).reviews.list({ dealId });
    expect(items.map((one) => one.id)).not.toContain(id);
    expect(items).toHaveLength(1);
    expect(histogram).toEqual([1, 0, 0, 1, 0]);
    expect((await api.as(null).reviews.list({ dealId })).items).toHaveLength(2);
    expect(await failure(api.as(null).reviews.list({ dealId: uuidv7() }))).toBe('404 not_found');
    expect(await failure(api.as(null).reviews.list({}))).toBe('400 invalid_input');
  });
});
