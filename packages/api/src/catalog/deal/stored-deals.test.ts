import { openDatabase, type Database } from '@onceware/db/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '#testing/buffers.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { createStoredDeals } from './stored-deals.ts';

let api: TestApi;
/** Another process: it changes the catalogue, and its notices are not heard. */
let other: Database;
beforeAll(async () => {
  api = await createTestApi();
  other = openDatabase({ url: api.url, poolSize: 2 });
});
// Deals of other tests would be related to those of this one.
beforeEach(() => api.database.pool.query('delete from deals'));
afterAll(async () => {
  await other.close();
  await api.close();
});

/** A process that never hears a notice, as while its connection is lost. */
const createReader = (maxBytes?: number) => {
  const storedDeals = createStoredDeals({ on() {} }, { maxBytes });
  const read = (ref: string) => api.as(null, [], { storedDeals }).catalog.deal({ ref });
  const statements = async (work: () => Promise<unknown>) =>
    (await statementsOf(api.database, work)).map(({ text }) =>
      text.includes('json_build_object') ? 'detail' : 'version',
    );
  return { read, statements, storedDeals };
};

interface World {
  /** The deal that is read. */
  id: string;
  slug: string;
  toolId: string;
  /** A running deal of the same tool, which is among the related ones. */
  sibling: string;
}
async function makeWorld(sibling: Parameters<typeof makeDeal>[1] = {}): Promise<World> {
  const tool = await makeTool(api.database, { tagline: 'For potters' });
  const deal = await makeDeal(api.database, { toolId: tool.id, title: 'Kiln', priceMinor: 4_900 });
  const { id } = await makeDeal(api.database, { ...sibling, toolId: tool.id });
  return { id: deal.id, slug: deal.slug, toolId: tool.id, sibling: id };
}
const change = (text: string, ...values: unknown[]) => other.pool.query(text, values);
const related = async (read: (ref: string) => Promise<{ related: { id: string }[] }>, { slug }: World) =>
  (await read(slug)).related.map(({ id }) => id);

it('is read once, and then costs a version; its server time is that of each answer (T71)', async () => {
  const { read, statements } = createReader();
  const { slug } = await makeWorld();
  expect(await statements(() => read(slug))).toEqual(['detail']);
  const { serverTime, ...first } = await read(slug);
  expect(await statements(() => read(slug))).toEqual(['version']);
  const { serverTime: later, ...second } = await read(slug);
  expect(second).toEqual(first);
  expect(Date.parse(later)).toBeGreaterThan(Date.parse(serverTime));
});

it('is read once for all who ask at the same time (T71)', async () => {
  const { read, statements } = createReader();
  const { slug } = await makeWorld();
  const asked = await statements(() => Promise.all([read(slug), read(slug), read(slug)]));
  expect(asked.toSorted()).toEqual(['detail', 'version', 'version']);
});

describe('a stored deal is right at once, though no notice is heard, after', () => {
  const changes: [string, (world: World) => Promise<unknown>, object][] = [
    ['an edit', ({ id }) => change(`update deals set title = 'Oven' where id = $1`, id), { title: 'Oven' }],
    [
      'an edit of its tool',
      ({ toolId }) => change(`update tools set tagline = 'For bakers' where id = $1`, toolId),
      { tool: { tagline: 'For bakers' } },
    ],
    ['another price', ({ id }) => change('update deals set price_minor = 3900 where id = $1', id), { price: 39 }],
    [
      'a review',
      async ({ id }) => {
        const { id: userId } = await makeUser(api.database);
        await change(
          `insert into reviews (id, deal_id, user_id, stars, text) values (gen_random_uuid(), $1, $2, 4, 'Good.')`,
          id,
          userId,
        );
      },
      { rating: { score: 4, count: 1 } },
    ],
    [
      'a review of another deal of its tool',
      async ({ sibling }) => {
        const { id: userId } = await makeUser(api.database);
        await change(
          `insert into reviews (id, deal_id, user_id, stars, text) values (gen_random_uuid(), $1, $2, 2, 'Bad.')`,
          sibling,
          userId,
        );
      },
      { rating: { score: 2, count: 1 } },
    ],
    [
      'another end',
      ({ id }) => change(`update deals set ends_at = '2999-01-02T03:04:05Z' where id = $1`, id),
      { endsAt: '2999-01-02T03:04:05.000Z' },
    ],
    [
      'hiding a related deal',
      ({ sibling }) => change('update deals set is_hidden = true where id = $1', sibling),
      { related: [] },
    ],
    ['deleting a related deal', ({ sibling }) => change('delete from deals where id = $1', sibling), { related: [] }],
    [
      'ending a related deal',
      ({ sibling }) => change('update deals set ends_at = now() where id = $1', sibling),
      { related: [], earlier: [{}] },
    ],
  ];
  it.each(changes)('%s (T71)', async (_name, make, expected) => {
    const { read } = createReader();
    const world = await makeWorld();
    const before = await read(world.slug);
    expect(before).not.toMatchObject(expected);
    expect(before.related.map(({ id }) => id)).toEqual([world.sibling]);
    await make(world);
    expect(await read(world.slug)).toMatchObject(expected);
  });

  it.each(['deals', 'tools'])('hiding and restoring it in %s (T71)', async (table) => {
    const { read } = createReader();
    const { slug, id, toolId } = await makeWorld();
    const setHidden = (isHidden: boolean) =>
      change(`update ${table} set is_hidden = $1 where id = any($2)`, isHidden, [id, toolId]);
    await read(slug);
    await setHidden(true);
    expect(await failure(read(slug))).toBe('404 not_found');
    await setHidden(false);
    expect(await read(slug)).toMatchObject({ title: 'Kiln' });
  });

  it('a change of this process, as soon as that is made (T71)', async () => {
    const { read } = createReader();
    const { slug, id } = await makeWorld();
    await read(slug);
    await api.database.transaction(async (_tx, client) => {
      await client.query(`update deals set title = 'Oven' where id = $1`, [id]);
      // Nobody else sees it yet, and it is not stored too early.
      expect(await read(slug)).toMatchObject({ title: 'Kiln' });
    });
    expect(await read(slug)).toMatchObject({ title: 'Oven' });
  });

  it.each([
    ['a related deal ended', { endsAt: 1 }, true],
    ['another deal of its tool began', { startsAt: 1 }, false],
  ])('%s because time passed (T71)', async (_name, at, isThereFirst) => {
    const { read } = createReader();
    const moment = new Date(Date.now() + 1_500);
    const world = await makeWorld('endsAt' in at ? { endsAt: moment } : { startsAt: moment });
    const isPast = async () => {
      const { rows } = await other.pool.query<{ now: Date }>('select now()');
      return (rows[0]?.now ?? new Date(0)) > moment;
    };
    const before = await related(read, world);
    // A machine that is too slow has passed the moment before it is read.
    const isFirst = (await isPast()) ? before.length > 0 : isThereFirst;
    expect(before).toEqual(isFirst ? [world.sibling] : []);
    await expect.poll(isPast, { timeout: 10_000 }).toBe(true);
    expect(await related(read, world)).toEqual(isThereFirst ? [] : [world.sibling]);
    expect((await read(world.slug)).earlier).toHaveLength(isThereFirst ? 1 : 0);
  });
});

it('is taken by nobody who asked after a change that came while it was read (T71)', async () => {
  const { read } = createReader();
  const { slug, id } = await makeWorld();
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    const early = read(slug);
    await change('update deals set title = $1 where id = $2', title, id);
    const late = await Promise.all([read(slug), read(slug), read(slug)]);
    expect(late.map((deal) => deal.title)).toEqual([title, title, title]);
    await early;
    expect(await read(slug)).toMatchObject({ title });
  }
});

it('holds no more than so many bytes, and nothing of what is not there (T71)', async () => {
  const { read, storedDeals, statements } = createReader(6_000);
  expect(await failure(read('nothing-is-here'))).toBe('404 not_found');
  expect(storedDeals.bytes()).toBe(0);
  const { slug } = await makeWorld();
  await read(slug);
  const [size] = [storedDeals.bytes()];
  expect(size).toBeGreaterThan(0);
  for (let n = 0; n < 6; n += 1) await read((await makeWorld()).slug);
  expect(storedDeals.bytes()).toBeLessThan(6_000);
  expect(await statements(() => read(slug))).toEqual(['detail']);
});

it('is dropped when a notice is heard, or may have been missed (T71)', async () => {
  const heard: { onChange(payload: string): void; onGap(): void }[] = [];
  const storedDeals = createStoredDeals({ on: (_channel, hearer) => void heard.push(hearer) });
  const { slug } = await makeWorld();
  const read = () => api.as(null, [], { storedDeals }).catalog.deal({ ref: slug });
  for (const drop of ['onChange', 'onGap'] as const) {
    await read();
    expect(storedDeals.bytes()).toBeGreaterThan(0);
    heard.forEach((hearer) => hearer[drop](''));
    expect(storedDeals.bytes()).toBe(0);
  }
});
