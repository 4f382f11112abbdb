import { makeDeal } from '@onceware/api/testing/factories';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  for (const priceMinor of [1000, 2000, 3000, 4000, 5000])
    await makeDeal(server.services.database, { priceMinor, basePriceMinor: 10_000 });
});
afterAll(() => server.close());

const ask = async (query: string) =>
  (await server.visitor.get(`/api/deals?${query}`)).json<{
    items: { id: string; price: number }[];
    nextCursor: string | null;
  }>();

it('deals are searched by what a query can say, a page at a time, as the procedure of that name does (API-06, CAT-01)', async () => {
  const prices: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await ask(
      `sort=price&minPrice=15.5&maxPrice=50&ended=false&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(page.items.length).toBeLessThanOrEqual(2);
    prices.push(...page.items.map(({ price }) => price));
    cursor = page.nextCursor;
  }
  expect(prices).toEqual([20, 30, 40, 50]);
  const typed = await server.visitor.query('catalog.searchDeals', { sort: 'price', maxPrice: 30 });
  expect(await ask('sort=price&maxPrice=30')).toEqual(typed.json().result.data.json);
});

it.each(['limit=ten', 'limit=1e1', 'limit=', 'ended=yes', 'minPrice=0x10', 'limit=1&limit=2', 'categories=ai,fruit'])(
  '%s is refused by name (API-02)',
  async (query) => {
    const answer = await server.visitor.get(`/api/deals?${query}`);
    expect([answer.statusCode, answer.json().error.issues.length]).toEqual([400, 1]);
    expect(query).toContain(answer.json().error.issues[0].path.split('.')[0]);
  },
);

it('a change is made to what the path names, whatever the body says (API-06, T13)', async () => {
  const member = await server.signedIn();
  const [one, other] = [uuidv7(), uuidv7()];
  for (const id of [one, other]) await member.post('/api/collections', { id, name: 'Mine' });
  expect(
    (
      await member.change('patch', `/api/collections/${one}`, {
        collectionId: other,
        name: 'Renamed',
        user_id: other,
        isFavorite: true,
      })
    ).json(),
  ).toEqual({ ok: true });
  const { collections } = (await member.get('/api/collections')).json<{
    collections: { id: string; name: string; is_favorite: boolean }[];
  }>();
  expect(collections.map(({ id, name, is_favorite }) => [id, name, is_favorite])).toEqual([
    [one, 'Renamed', true],
    [other, 'Mine', false],
  ]);
  expect((await member.change('patch', `/api/collections/${one}`, [])).statusCode).toBe(400);
});

it('a deletion needs no body, comes from the site or with a key, and no form can send it (API-06, T09)', async () => {
  const member = await server.signedIn();
  const id = uuidv7();
  await member.post('/api/collections', { id, name: 'Mine' });
  const remove = (headers: Record<string, string>) =>
    member.change('delete', `/api/collections/${id}`, undefined, headers);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }])
    expect((await remove(headers)).json().error.code).toBe('foreign_origin');
  expect((await remove({ 'content-type': 'text/plain' })).json().error.code).toBe('not_json');
  expect((await (await server.tool(member.user)).change('delete', `/api/collections/${id}`)).statusCode).toBe(200);
  expect((await member.get('/api/collections')).json()).toEqual({ collections: [], nextCursor: null });
});
