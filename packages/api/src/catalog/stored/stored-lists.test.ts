import { openDatabase, type Database } from '@onceware/db/client';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '#testing/buffers.ts';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { searchDealsInput } from '../catalog.contract.ts';
import { writeDeals } from '../search/search.service.ts';
import { createStoredLists, readDealsJson } from './stored-lists.ts';

let api: TestApi;
/** Another process: it changes the catalogue, and its notices are not heard. */
let other: Database;
beforeAll(async () => {
  api = await createTestApi();
  other = openDatabase({ url: api.url, poolSize: 2 });
});
beforeEach(() => api.database.pool.query('delete from deals'));
afterAll(async () => {
  await other.close();
  await api.close();
});

/** A process that never hears a notice, as while its connection is lost. */
function createReader(maxBytes?: number) {
  const storedLists = createStoredLists({ on() {} }, { maxBytes });
  const read = (input: object = {}) => api.as(null, [], { storedLists }).catalog.searchDeals(input);
  return {
    storedLists,
    read,
    titles: async (input?: object) => (await read(input)).items.map(({ title }) => title),
    statements: async (work: () => Promise<unknown>) =>
      (await statementsOf(api.database, work)).map(({ text }) =>
        text.includes('json_agg') ? 'list' : text.includes('order by') ? 'next' : 'version',
      ),
  };
}
const change = (text: string, ...values: unknown[]) => other.pool.query(text, values);

async function makeShelf() {
  const { id: toolId } = await makeTool(api.database, { name: 'Kilnhouse', tagline: 'Bakes stoneware' });
  const { id } = await makeDeal(api.database, { toolId, title: 'Kiln', priceMinor: 4_900 });
  return { id, toolId };
}

it('is read once, and then costs a version (T71)', async () => {
  const { read, statements } = createReader();
  await makeShelf();
  const first = await read();
  expect(first.items).toHaveLength(1);
  expect(await statements(() => read())).toEqual(['version']);
  expect(await read()).toEqual(first);
  expect(await statements(() => read({ sort: 'discount' }))).toEqual(['next', 'list']);
});

it('is the same text as without it, for those who read JSON (T71)', async () => {
  const { storedLists } = createReader();
  await makeShelf();
  const input = searchDealsInput.parse({ q: 'kiln' });
  const written = await writeDeals(api, input);
  for (let time = 0; time < 2; time += 1) expect(await readDealsJson({ ...api, storedLists }, input)).toBe(written);
});

it('answers nobody with what another changed in a page of theirs (T71)', async () => {
  const { read } = createReader();
  await makeShelf();
  const page = await read();
  page.items.length = 0;
  expect((await read()).items).toHaveLength(1);
});

describe('a stored list is right at once, though no notice is heard, after', () => {
  const changes: [string, (shelf: { id: string; toolId: string }) => Promise<unknown>, string[]][] = [
    ['an edit', ({ id }) => change(`update deals set title = 'Oven' where id = $1`, id), ['Oven']],
    ['hiding', ({ id }) => change('update deals set is_hidden = true where id = $1', id), []],
    ['hiding its tool', ({ toolId }) => change('update tools set is_hidden = true where id = $1', toolId), []],
    ['its end', ({ id }) => change('update deals set ends_at = now() where id = $1', id), []],
    ['deleting', ({ id }) => change('delete from deals where id = $1', id), []],
  ];
  it.each(changes)('%s (T71)', async (_name, make, expected) => {
    const { titles } = createReader();
    const shelf = await makeShelf();
    expect(await titles()).toEqual(['Kiln']);
    await make(shelf);
    expect(await titles()).toEqual(expected);
  });

  it('a synonym that staff added (T71)', async () => {
    const { titles } = createReader();
    await makeShelf();
    await api.database.transaction(refreshSearchWords);
    expect(await titles({ q: 'earthenware' })).toEqual([]);
    await change(`insert into synonym_groups (id, terms) values (gen_random_uuid(), '{stoneware,earthenware}')`);
    expect(await titles({ q: 'earthenware' })).toEqual(['Kiln']);
  });

  it('rates of another day, where prices narrow (T71)', async () => {
    const { titles } = createReader();
    await makeShelf();
    const rate = (perEuro: number) =>
      change(
        `insert into exchange_rates (currency, day, per_euro) values ('USD', '2026-01-02', $1) on conflict (currency, day) do update set per_euro = $1`,
        perEuro,
      );
    await rate(1);
    const asked = { maxPrice: 30, currency: 'EUR' };
    expect(await titles(asked)).toEqual([]);
    await rate(2);
    expect(await titles(asked)).toEqual(['Kiln']);
  });

  it.each([
    ['the end of a deal passed', 'endsAt', true],
    ['a deal began', 'startsAt', false],
  ] as const)('%s (T71)', async (_name, at, isThereFirst) => {
    const { titles } = createReader();
    const { toolId } = await makeShelf();
    const moment = new Date(Date.now() + 1_500);
    await makeDeal(api.database, { toolId, title: 'Late', [at]: moment });
    const isPast = async () => {
      const { rows } = await other.pool.query<{ now: Date }>('select now()');
      return (rows[0]?.now ?? new Date(0)) > moment;
    };
    const before = (await titles()).includes('Late');
    // A machine that is too slow has passed the moment before the list is read.
    expect(before).toBe((await isPast()) ? before : isThereFirst);
    await expect.poll(isPast, { timeout: 10_000 }).toBe(true);
    expect((await titles()).includes('Late')).toBe(!isThereFirst);
  });
});

it('is not stored where it changes with every moment, or was asked for wrongly (T71)', async () => {
  const { read, storedLists } = createReader();
  await makeShelf();
  await read({ endingSoon: true });
  expect(await failure(read({ cursor: 'nonsense' }))).toBe('400 invalid_input');
  expect(storedLists.bytes()).toBe(0);
});

it('holds no more than so many bytes (T71)', async () => {
  const { read, storedLists } = createReader(8_000);
  await makeShelf();
  for (let n = 0; n < 9; n += 1) await read({ q: `kiln ${n}` });
  expect(storedLists.bytes()).toBeGreaterThan(0);
  expect(storedLists.bytes()).toBeLessThan(8_000);
});
