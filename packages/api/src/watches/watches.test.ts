import { deals } from '@onceware/db/schema/catalog';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { matchWatches } from './matching/matching.service.ts';
import type { CreateWatchInput } from './watches.contract.ts';
import { watchLimits } from './watches.limits.ts';

let api: TestApi;
let ada: SessionUser;
beforeEach(async () => {
  api = await createTestApi();
  ada = await makeUser(api.database);
});
afterEach(() => api.close());

const HOUR = 3_600_000;
const never = new AbortController().signal;
const match = () => matchWatches(api, never);
const mine = () => api.as(ada);
const usd = (amount: number) => ({ amount, currency: 'USD' });
const watch = (input: Omit<CreateWatchInput, 'id'>, user = ada) =>
  api
    .as(user)
    .watches.create({ id: uuidv7(), ...input })
    .then((kept) => kept.watch);
const change = (id: string, fields: Partial<typeof deals.$inferInsert>) =>
  api.database.db.update(deals).set(fields).where(eq(deals.id, id));
/** Sentences of the bell, the latest first, with what each joins. */
const told = async (user = ada) =>
  (await api.as(user).notifications.list({})).items.map(
    ({ text, count }) => text.replaceAll(/[\u2068\u2069]/g, '') + (count > 1 ? ` ×${count}` : ''),
  );
/** Moves all that was noted and told into the past, as if so many hours went by. */
const pass = (hours: number) =>
  api.database.pool.query(`
    alter table deals disable trigger user; alter table deal_prices disable trigger user;
    update deal_prices set at = at - interval '${hours} hours', starts_at = starts_at - interval '${hours} hours', ends_at = ends_at - interval '${hours} hours';
    update deals set starts_at = starts_at - interval '${hours} hours', ends_at = ends_at - interval '${hours} hours';
    update deal_changes set at = at - interval '${hours} hours', due_at = due_at - interval '${hours} hours', ends_at = ends_at - interval '${hours} hours', starts_at = starts_at - interval '${hours} hours';
    update watch_tellings set told_at = told_at - interval '${hours} hours';
    update watch_sweeps set until = until - interval '${hours} hours';
    alter table deals enable trigger user; alter table deal_prices enable trigger user`);
const setRates = (perEuro: Record<string, number>) =>
  api.database.pool.query(
    `insert into exchange_rates (currency, day, per_euro) select key, current_date, value::numeric from json_each_text($1)
     on conflict (currency, day) do update set per_euro = excluded.per_euro`,
    [JSON.stringify(perEuro)],
  );

describe('a wish price', () => {
  it('tells once when the price is met, says why, and again only when it is lower (NOTE-06, T70)', async () => {
    const deal = await makeDeal(api.database, { title: 'Inkwell', priceMinor: 4_900 });
    await watch({ subject: { kind: 'deal', id: deal.id }, wish: usd(40) });
    await match();
    await change(deal.id, { priceMinor: 4_500 });
    await match();
    expect(await told()).toEqual([]);
    await change(deal.id, { priceMinor: 3_900 });
    await match();
    await match();
    expect(await told()).toEqual(['Inkwell costs $39 now. You wished for $40 or less']);
    // Up, down to the same, and an edit of its words.
    for (const fields of [{ priceMinor: 4_900 }, { priceMinor: 3_900 }, { title: 'Inkwell' }, { promise: 'Other' }]) {
      await change(deal.id, fields);
      await match();
    }
    expect(await told()).toHaveLength(1);
    await pass(2);
    await change(deal.id, { priceMinor: 3_000 });
    await match();
    expect(await told()).toEqual(['Inkwell costs $30 now. You wished for $40 or less ×2']);
    const [line] = (await mine().notifications.list({})).items;
    expect(line).toMatchObject({ tab: 'following', path: `/deal/${deal.slug}`, picture: expect.stringContaining('/') });
  });

  it('that flaps tells once: ten changes within an hour are one, and the lowest of them is told afterwards (NOTE-06, T70)', async () => {
    const deal = await makeDeal(api.database, { title: 'Flapper', priceMinor: 4_900 });
    await watch({ subject: { kind: 'deal', id: deal.id }, wish: usd(40) });
    for (let n = 0; n < 10; n += 1) {
      await change(deal.id, { priceMinor: n % 2 === 0 ? 3_900 - n * 10 : 4_900 });
      await match();
    }
    await change(deal.id, { priceMinor: 3_000 });
    await match();
    expect(await told()).toEqual(['Flapper costs $39 now. You wished for $40 or less']);
    await pass(2);
    await match();
    expect(await told()).toEqual(['Flapper costs $30 now. You wished for $40 or less ×2']);
  });

  it('is told again when the deal is back after it had ended, but not when it ended for minutes (NOTE-06, T70)', async () => {
    const deal = await makeDeal(api.database, {
      title: 'Back',
      priceMinor: 4_900,
      startsAt: new Date(Date.now() - HOUR),
    });
    await watch({ subject: { kind: 'deal', id: deal.id }, wish: usd(40) });
    await change(deal.id, { priceMinor: 3_900 });
    await match();
    await change(deal.id, { endsAt: new Date() });
    await match();
    await change(deal.id, { endsAt: null });
    await match();
    await pass(2);
    await match();
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).not.toContain('×');
    await change(deal.id, { endsAt: new Date(Date.now() - 1) });
    await match();
    await pass(3);
    await change(deal.id, { endsAt: null });
    await match();
    expect(await told()).toEqual(['Back costs $39 now. You wished for $40 or less ×2']);
  });

  it('is compared by the rates of the day in any currency; a change of rates alone never tells (NOTE-06, T70)', async () => {
    await setRates({ USD: 1.1, GBP: 0.8 });
    const deal = await makeDeal(api.database, { title: 'Rated', priceMinor: 5_400 });
    await watch({ subject: { kind: 'deal', id: deal.id }, wish: { amount: 40, currency: 'EUR' } });
    await setRates({ USD: 1.5 });
    await change(deal.id, { promise: 'Touched' });
    await match();
    // A higher price that rates alone would let pass.
    await change(deal.id, { priceMinor: 5_500 });
    await match();
    expect(await told()).toEqual([]);
    await change(deal.id, { priceMinor: 5_300 });
    await match();
    expect(await told()).toEqual(['Rated costs $53 now. You wished for €40 or less']);
    // The same price has become less in euros, and an edit comes.
    await pass(2);
    await setRates({ USD: 2 });
    await change(deal.id, { promise: 'Touched again' });
    await match();
    expect((await told())[0]).not.toContain('×');
  });

  it('that is met already counts as told; zero, less, absurd and unknown currencies are refused (NOTE-06)', async () => {
    const deal = await makeDeal(api.database, { priceMinor: 3_900 });
    const subject = { kind: 'deal', id: deal.id } as const;
    const trial = (amount: number, currency = 'USD') =>
      failure(mine().watches.create({ id: uuidv7(), subject, wish: { amount, currency } }));
    for (const amount of [0, -1, 1e12, 39.999, Infinity, Number.NaN])
      expect(await trial(amount)).toBe('400 invalid_input');
    expect(await trial(10, 'XXQ')).toBe('400 invalid_input');
    // No rate is known.
    expect(await trial(10, 'EUR')).toBe('400 invalid_input');
    expect(await failure(mine().watches.create({ id: uuidv7(), subject }))).toBe('400 invalid_input');
    await watch({ subject, wish: usd(40) });
    await change(deal.id, { priceMinor: 3_900, promise: 'x' });
    await match();
    expect(await told()).toEqual([]);
    await change(deal.id, { priceMinor: 3_800 });
    await match();
    expect(await told()).toHaveLength(1);
  });
});

describe('a tool', () => {
  it('without a deal tells when there is one, and at a wish price when one is cheap enough (NOTE-06)', async () => {
    const ben = await makeUser(api.database);
    const tool = await makeTool(api.database, { name: 'Quill' });
    await watch({ subject: { kind: 'tool', id: tool.id } });
    await watch({ subject: { kind: 'tool', id: tool.id }, wish: usd(40) }, ben);
    const deal = await makeDeal(api.database, { toolId: tool.id, title: 'Quill for life' });
    await match();
    expect([await told(), await told(ben)]).toEqual([['Quill for life costs $49 now'], []]);
    await change(deal.id, { priceMinor: 2_000 });
    await match();
    expect([await told(), await told(ben)]).toEqual([
      ['Quill for life costs $49 now'],
      ['Quill for life costs $20 now. You wished for $40 or less'],
    ]);
  });

  it('of which a deal begins later, or is shown later, tells then (NOTE-06, T57)', async () => {
    const tool = await makeTool(api.database);
    await watch({ subject: { kind: 'tool', id: tool.id } });
    const later = await makeDeal(api.database, {
      toolId: tool.id,
      title: 'Later',
      startsAt: new Date(Date.now() + HOUR),
    });
    const hidden = await makeDeal(api.database, { toolId: tool.id, title: 'Hidden', isHidden: true });
    await match();
    expect(await told()).toEqual([]);
    await pass(2);
    await match();
    expect(await told()).toEqual(['Later costs $49 now']);
    await change(hidden.id, { isHidden: false });
    await match();
    expect(await told()).toEqual(['Hidden costs $49 now', 'Later costs $49 now']);
    // Deals hidden afterwards are not shown in the bell.
    await change(later.id, { isHidden: true });
    expect(await told()).toEqual(['Hidden costs $49 now']);
  });
});

describe('a search', () => {
  it('tells of what is new in it by the same filters as the list, once each (NOTE-06, T70)', async () => {
    const old = await makeDeal(api.database, { title: 'Kiln of old', category: 'design', priceMinor: 6_000 });
    await watch({
      subject: { kind: 'search', search: { q: 'kiln', categories: ['design'], maxPrice: 50, currency: 'USD' } },
      name: 'Kilns',
    });
    await makeDeal(api.database, { title: 'Kiln dear', category: 'design', priceMinor: 9_000 });
    await makeDeal(api.database, { title: 'Kiln elsewhere', category: 'ai', priceMinor: 900 });
    await makeDeal(api.database, { title: 'Wheel', category: 'design', priceMinor: 900 });
    await match();
    expect(await told()).toEqual([]);
    await makeDeal(api.database, { title: 'Kiln one', category: 'design', priceMinor: 4_000 });
    await match();
    await match();
    expect(await told()).toEqual(['New in your search Kilns: Kiln one']);
    // An older one becomes cheap enough, dear, and cheap again.
    for (const priceMinor of [4_900, 6_000, 4_900, 4_800]) {
      await change(old.id, { priceMinor });
      await match();
    }
    expect(await told()).toEqual(['New in your search Kilns: Kiln of old and more ×2']);
    const [line] = (await mine().notifications.list({})).items;
    expect(line?.path).toBe('/explore?q=kiln&category=design&maxPrice=50&currency=USD');
  });

  it('waits for words that the catalogue does not know yet, and reads prices named in words (NOTE-06)', async () => {
    await makeDeal(api.database, { title: 'Something else' });
    await watch({ subject: { kind: 'search', search: { q: 'zyxophone under $30' } } });
    await makeDeal(api.database, { title: 'Zyxophone deluxe', priceMinor: 5_000 });
    await makeDeal(api.database, { title: 'Zyxophone', priceMinor: 2_000 });
    await match();
    expect(await told()).toEqual(['New in your search zyxophone under $30: Zyxophone']);
  });

  it('finds what ends soon when its last days begin, and what ended when it does (NOTE-06)', async () => {
    const ben = await makeUser(api.database);
    await watch({ subject: { kind: 'search', search: { endingSoon: true } }, name: 'Soon' });
    await watch({ subject: { kind: 'search', search: { ended: true } }, name: 'Over' }, ben);
    await match();
    const deal = await makeDeal(api.database, { title: 'Candle', endsAt: new Date(Date.now() + 8 * 24 * HOUR) });
    await match();
    expect(await told()).toEqual([]);
    await pass(30);
    await match();
    await match();
    expect(await told()).toEqual(['New in your search Soon: Candle']);
    await change(deal.id, { endsAt: new Date() });
    await match();
    expect(await told(ben)).toEqual(['New in your search Over: Candle']);
  });

  it('is told of a deal again when it is back after it had ended (NOTE-06, T70)', async () => {
    await watch({ subject: { kind: 'search', search: { q: 'lantern' } } });
    const deal = await makeDeal(api.database, { title: 'Lantern', startsAt: new Date(Date.now() - HOUR) });
    await match();
    await change(deal.id, { endsAt: new Date() });
    await match();
    await change(deal.id, { endsAt: null });
    await match();
    expect((await told())[0]).not.toContain('×');
    await change(deal.id, { endsAt: new Date() });
    await match();
    await pass(3);
    await change(deal.id, { endsAt: null });
    await match();
    expect((await told())[0]).toContain('×2');
  });
});

describe('a watch', () => {
  it('can be listed, found, paused, edited, ended and brought back by its member alone (NOTE-06)', async () => {
    const ben = await makeUser(api.database);
    const deal = await makeDeal(api.database, { title: 'Inkwell', priceMinor: 4_900 });
    const subject = { kind: 'deal', id: deal.id } as const;
    const one = await watch({ subject, wish: usd(40) });
    expect(one).toMatchObject({ deal: { title: 'Inkwell', price: 49 }, wish: usd(40), isPaused: false, toldAt: null });
    // The same again is the same.
    expect((await watch({ subject, wish: usd(30) })).id).toBe(one.id);
    const search = await watch({ subject: { kind: 'search', search: { q: 'ink' } }, name: 'Ink' });
    expect(await mine().watches.list({})).toMatchObject({
      items: [{ id: search.id, kind: 'search', name: 'Ink', search: { q: 'ink' } }, { id: one.id }],
      count: 2,
      nextCursor: null,
    });
    expect((await mine().watches.find({ subject })).watch?.id).toBe(one.id);
    expect((await mine().watches.find({ subject: { kind: 'search', search: { q: 'ink' } } })).watch?.id).toBe(
      search.id,
    );
    const his = api.as(ben);
    expect((await his.watches.find({ subject })).watch).toBeNull();
    for (const trial of [
      () => his.watches.update({ id: one.id, isPaused: true }),
      () => his.watches.end({ id: one.id }),
      () => his.watches.restore({ id: one.id }),
    ])
      expect(await failure(trial())).toBe('404 not_found');

    expect((await mine().watches.update({ id: one.id, isPaused: true })).watch.isPaused).toBe(true);
    await change(deal.id, { priceMinor: 3_900 });
    await match();
    await mine().watches.update({ id: one.id, isPaused: false });
    await change(deal.id, { promise: 'x' });
    await match();
    expect(await told()).toEqual([]);
    await mine().watches.end({ id: one.id });
    await change(deal.id, { priceMinor: 3_000 });
    await match();
    expect([await told(), (await mine().watches.list({})).count]).toEqual([[], 1]);
    await mine().watches.restore({ id: one.id });
    await mine().watches.update({ id: one.id, wish: usd(20) });
    await change(deal.id, { priceMinor: 1_900 });
    await match();
    expect(await told()).toEqual(['Inkwell costs $19 now. You wished for $20 or less']);
    expect((await mine().watches.find({ subject })).watch?.toldAt).not.toBeNull();
  });

  it('lists what it would have found in the last 30 days before it is saved (NOTE-06)', async () => {
    const tool = await makeTool(api.database);
    const deal = await makeDeal(api.database, { title: 'Kiln', priceMinor: 5_000, toolId: tool.id });
    await change(deal.id, { priceMinor: 3_900 });
    await change(deal.id, { priceMinor: 5_000 });
    await change(deal.id, { priceMinor: 3_500 });
    await change(deal.id, { priceMinor: 4_500 });
    const of = (subject: CreateWatchInput['subject'], wish: CreateWatchInput['wish'] = null) =>
      mine()
        .watches.preview({ subject, wish })
        .then(({ found, now, isMore }) => ({
          prices: found.map(({ price }) => price),
          now: now && [now.price, now.isMet],
          isMore,
        }));
    expect(await of({ kind: 'deal', id: deal.id }, usd(40))).toEqual({
      prices: [35, 39],
      now: [45, false],
      isMore: false,
    });
    expect(await of({ kind: 'tool', id: tool.id }, usd(36))).toEqual({ prices: [35], now: [45, false], isMore: false });
    expect((await of({ kind: 'tool', id: tool.id })).now).toEqual([45, true]);
    expect(await of({ kind: 'search', search: { categories: ['other'] } })).toEqual({
      prices: [45],
      now: null,
      isMore: false,
    });
    await pass(31 * 24);
    expect((await of({ kind: 'deal', id: deal.id }, usd(40))).prices).toEqual([]);
    expect((await of({ kind: 'search', search: { categories: ['other'] } })).prices).toEqual([]);
  });

  it('is of something that everybody may see, and at most so many are one member’s (NOTE-06, T57)', async () => {
    const hidden = await makeDeal(api.database, { isHidden: true });
    const trial = (subject: CreateWatchInput['subject']) =>
      failure(mine().watches.create({ id: uuidv7(), subject, wish: usd(1) }));
    expect(await trial({ kind: 'deal', id: hidden.id })).toBe('404 not_found');
    expect(await trial({ kind: 'tool', id: uuidv7() })).toBe('404 not_found');
    await api.database.pool.query(
      `insert into watches (id, user_id, kind, search_key, search)
       select gen_random_uuid(), $1, 'search', gen_random_uuid(), '{}' from generate_series(1, $2)`,
      [ada.id, watchLimits.watchesMax],
    );
    const deal = await makeDeal(api.database);
    expect(await trial({ kind: 'deal', id: deal.id })).toBe('409 too_many_watches');
    const page = await mine().watches.list({});
    expect([page.items.length, page.count, page.nextCursor === null]).toEqual([50, 500, false]);
    expect((await mine().watches.list({ cursor: page.nextCursor })).items).toHaveLength(50);
  });

  it('tells nobody who is suspended, and nothing twice when it is killed half-way or done by two at once (NOTE-06, T70, T51)', async () => {
    const ben = await makeUser(api.database);
    const deal = await makeDeal(api.database, { title: 'Inkwell', priceMinor: 4_900 });
    for (const user of [ada, ben]) await watch({ subject: { kind: 'deal', id: deal.id }, wish: usd(40) }, user);
    await watch({ subject: { kind: 'search', search: { maxPrice: 45, currency: 'USD' } }, name: 'Cheap' });
    await api.database.pool.query('update users set suspended_at = now() where id = $1', [ben.id]);
    await change(deal.id, { priceMinor: 3_900 });
    let calls = 0;
    const dying = {
      database: api.database,
      notifier: {
        ...api.notifier,
        notify: async (...given: Parameters<typeof api.notifier.notify>) => {
          calls += 1;
          await api.notifier.notify(...given);
          if (calls === 2) throw new Error('killed');
        },
      },
    };
    await expect(matchWatches(dying, never)).rejects.toThrow('killed');
    expect(await told()).toEqual([]);
    await Promise.all([match(), match(), match()]);
    await match();
    expect((await told()).toSorted()).toEqual([
      'Inkwell costs $39 now. You wished for $40 or less',
      'New in your search Cheap: Inkwell',
    ]);
    const { rows } = await api.database.pool.query('select from notifications where user_id = $1', [ben.id]);
    expect(rows).toEqual([]);
  });
});
