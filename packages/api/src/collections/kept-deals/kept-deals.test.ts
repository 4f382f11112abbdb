import { purchases } from '@onceware/db/schema/purchases';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { tellKeptDealEnds, tellKeptDealPrices } from './kept-deals.service.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let ana: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await makeUser(api.database);
});

const GOING_ON = new AbortController().signal;
const tellPrices = () => tellKeptDealPrices(api, GOING_ON);
const tellEnds = () => tellKeptDealEnds(api, GOING_ON);
const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const price = (dealId: string, minor: number) =>
  query('update deals set price_minor = $2, base_price_minor = greatest(base_price_minor, $2) where id = $1', [
    dealId,
    minor,
  ]);
const end = (dealId: string, when: string) =>
  query(`update deals set ends_at = now() + $2::interval, starts_at = now() - interval '30 days' where id = $1`, [
    dealId,
    when,
  ]);

async function keep(user: SessionUser, ...dealIds: string[]): Promise<string> {
  const collectionId = uuidv7();
  const mine = api.as(user).collections;
  await mine.create({ id: collectionId, name: `List ${collectionId}` });
  for (const entityId of dealIds) await mine.addItem({ collectionId, entityType: 'deal', entityId });
  return collectionId;
}
const buy = (user: SessionUser, dealId: string, state: 'unused' | 'refunded' = 'unused') =>
  api.database.db.insert(purchases).values({
    userId: user.id,
    dealId,
    title: 'Bought',
    priceMinor: 1,
    currency: 'USD',
    purchasedOn: '2026-11-01',
    state,
  });

describe('the price of a kept deal', () => {
  it('is told when it falls, once however often it goes up and down, and again only when it is lower (NOTE-02)', async () => {
    const { id } = await makeDeal(api.database, { title: 'Quillpad' });
    await keep(ana, id);
    await tellPrices();
    expect(await toldTo(api, ana)).toEqual([]);
    for (let n = 0; n < 10; n += 1) {
      await price(id, n % 2 === 0 ? 3_900 : 4_900);
      await tellPrices();
    }
    await price(id, 3_900);
    await tellPrices();
    expect(await toldTo(api, ana)).toEqual([
      {
        kind: 'deal_lowest',
        text: 'Quillpad is at its lowest price ever: $39 instead of $49',
        count: 1,
        tab: 'inbox',
        path: expect.stringMatching(/^\/deal\//),
        quote: null,
      },
    ]);
    const { items } = await api.as(ana).notifications.list({});
    expect(there(items[0]).picture).toMatch(/^\/art\/covers\//);
    await price(id, 4_500);
    await tellPrices();
    await price(id, 4_000);
    await tellPrices();
    expect(there((await toldTo(api, ana))[0]).count).toBe(1);
    await price(id, 2_900);
    await tellPrices();
    await tellPrices();
    expect(await sentencesTo(api, ana)).toEqual([
      'Quillpad is at its lowest price ever: $29 instead of $39, and 1 more change among your saved deals',
    ]);
    expect(await sentencesTo(api, ana, { language: 'ar' })).toEqual([
      expect.stringContaining('، وتغيير آخر في عروضك المحفوظة'),
    ]);
  });

  it('is told as cheaper where it was lower once, and not where it is as when it was kept (NOTE-02)', async () => {
    const { id } = await makeDeal(api.database, { title: 'Kiln', priceMinor: 2_900 });
    await price(id, 4_900);
    await keep(ana, id);
    await price(id, 5_900);
    await tellPrices();
    await price(id, 4_900);
    await tellPrices();
    expect(await toldTo(api, ana)).toEqual([]);
    await price(id, 3_900);
    await tellPrices();
    expect(await sentencesTo(api, ana)).toEqual(['Kiln fell from $49 to $39']);
  });

  it('is not told to who bought it, took it out or deleted the collection, nor of hidden deals and other currencies (NOTE-02)', async () => {
    const deals = await Promise.all(Array.from({ length: 5 }, () => makeDeal(api.database)));
    const [bought, removed, hidden, foreign, refunded] = deals.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const collectionId = await keep(ana, bought, removed, hidden, foreign, refunded);
    await buy(ana, bought);
    await buy(ana, refunded, 'refunded');
    await api.as(ana).collections.removeItem({ collectionId, entityType: 'deal', entityId: removed });
    await query('update deals set is_hidden = true where id = $1', [hidden]);
    await query(`update deals set currency = 'EUR' where id = $1`, [foreign]);
    // Rates of exchange change nothing.
    await query(`update exchange_rates set rate = rate * 2`).catch(() => {});
    for (const id of deals.map((deal) => deal.id)) await price(id, 3_900);
    await tellPrices();
    expect(await toldTo(api, ana)).toMatchObject([{ kind: 'deal_lowest', count: 1 }]);
    const other = await makeUser(api.database);
    const lost = await keep(other, refunded);
    await api.as(other).collections.delete({ collectionId: lost });
    await price(refunded, 1_900);
    await tellPrices();
    expect(await toldTo(api, other)).toEqual([]);
    // A told line is seen no more once its deal is kept no more.
    await api.as(ana).collections.delete({ collectionId });
    expect(await toldTo(api, ana)).toEqual([]);
  });

  it('is told of a deal that is back, and from then on below the price of then (NOTE-02)', async () => {
    const { id } = await makeDeal(api.database, { title: 'Lantern' });
    await keep(ana, id);
    await price(id, 2_900);
    await tellPrices();
    await end(id, '-2 days');
    await tellPrices();
    await query('update deals set ends_at = null, price_minor = 4900 where id = $1', [id]);
    await tellPrices();
    await tellPrices();
    expect(await toldTo(api, ana)).toMatchObject([
      { kind: 'deal_back', text: 'Lantern is back, for $49', count: 1 },
      { kind: 'deal_lowest', count: 1 },
    ]);
    await price(id, 3_900);
    await tellPrices();
    expect((await sentencesTo(api, ana))[0]).toBe('Lantern fell from $49 to $39');
  });
});

describe('the end of a kept deal', () => {
  it('is told within three days of it, once, also where it is moved again and again (NOTE-02)', async () => {
    const [soon, later] = [
      await makeDeal(api.database, { title: 'Soon' }),
      await makeDeal(api.database, { title: 'Later' }),
    ];
    await keep(ana, soon.id, later.id);
    await end(soon.id, '2 days');
    await end(later.id, '4 days');
    await tellEnds();
    await tellEnds();
    await end(soon.id, '60 hours');
    await tellEnds();
    expect(await toldTo(api, ana)).toMatchObject([{ kind: 'deal_ends_soon', count: 1 }]);
    expect((await sentencesTo(api, ana))[0]).toMatch(/^Soon ends on \w{3} \d/);
    // Prolonged by much, and about to end once more when that is days ago.
    await query(`update notification_events set created_at = created_at - interval '4 days' where user_id = $1`, [
      ana.id,
    ]);
    await end(soon.id, '1 day');
    await tellEnds();
    expect((await toldTo(api, ana))[0]).toMatchObject({ kind: 'deal_ends_soon', count: 2 });
  });

  it('of fifty is told in one line, to those who kept them before, and not of long ago (NOTE-02)', async () => {
    const deals = await Promise.all(
      Array.from({ length: 50 }, (_, n) => makeDeal(api.database, { title: `Deal ${n}` })),
    );
    await keep(ana, ...deals.map(({ id }) => id));
    const late = await makeUser(api.database);
    await query(`update collection_items set added_at = now() - interval '5 days'`);
    for (const { id } of deals) await end(id, '-1 hour');
    const old = await makeDeal(api.database);
    await keep(ana, old.id);
    await query(`update collection_items set added_at = now() - interval '9 days' where deal_id = $1`, [old.id]);
    await end(old.id, '-3 days');
    await keep(late, there(deals[0]).id);
    await tellEnds();
    await tellEnds();
    const [line, ...others] = await toldTo(api, ana);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ kind: 'deal_ended', count: 50, path: '/dashboard/account/collections' });
    expect(there(line).text).toMatch(/^Deal \d+ has ended, and 49 more of your saved deals$/);
    expect(await toldTo(api, late)).toEqual([]);
    const { rows } = await query('select count(*)::int as count from notification_deliveries where user_id = $1', [
      ana.id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('telling of kept deals', () => {
  it('in two processes at once, and after one was killed half-way, tells each once (NOTE-02, T51)', async () => {
    const deals = await Promise.all(Array.from({ length: 30 }, () => makeDeal(api.database)));
    const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(api.database)));
    for (const one of people) await keep(one, ...deals.map(({ id }) => id));
    for (const { id } of deals) await price(id, 3_000);
    let calls = 0;
    const dying = {
      ...api,
      notifier: {
        ...api.notifier,
        notifyEach: async (...args: Parameters<typeof api.notifier.notifyEach>) => {
          await api.notifier.notifyEach(...args);
          calls += 1;
          if (calls === 2) throw new Error('killed');
        },
      },
    };
    await expect(tellKeptDealPrices(dying, GOING_ON)).rejects.toThrow('killed');
    expect(await toldTo(api, there(people[0]))).toEqual([]);
    await Promise.all([tellPrices(), tellPrices(), tellPrices()]);
    await tellPrices();
    for (const one of people) expect(await toldTo(api, one)).toMatchObject([{ kind: 'deal_lowest', count: 30 }]);
  });

  it('in pages tells every one of many members of many deals (NOTE-02)', async () => {
    const [first, second] = [await makeDeal(api.database), await makeDeal(api.database)];
    await query(
      `with made as (insert into users (id, name, email, password_hash) select gen_random_uuid(), 'Keeper', gen_random_uuid() || '@example.com', 'x'
         from generate_series(1, 1500) returning id),
       lists as (insert into collections (id, user_id, name) select gen_random_uuid(), id, 'List' from made returning id)
       insert into collection_items (id, collection_id, entity_type, entity_id, rank)
       select gen_random_uuid(), l.id, 'deal', d.id, d.id::text from lists l, unnest($1::uuid[]) d (id)`,
      [[first.id, second.id]],
    );
    await price(first.id, 3_000);
    await price(second.id, 3_000);
    await tellPrices();
    const { rows } = await query(
      `select count(*)::int as lines, sum(n.count)::int as events from notifications n join users u on u.id = n.user_id where u.name = 'Keeper'`,
    );
    expect(rows).toEqual([{ lines: 1_500, events: 3_000 }]);
  });
});
