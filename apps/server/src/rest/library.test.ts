import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '../testing/test-server.ts';

interface Item {
  id: string;
  entity_id: string;
  tags?: string[];
  is_favorite?: boolean;
}

let server: TestServer;
let mine: TestBrowser;
let theirs: TestBrowser;
let collectionId: string;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  [mine, theirs] = await Promise.all([server.signedIn(), server.signedIn()]);
  collectionId = uuidv7();
  await mine.post('/api/collections', { id: collectionId, name: 'Reading' });
});

async function keep(path: string): Promise<{ entityType: 'page'; entityId: string }> {
  const { item } = (await mine.act('add_url', { collectionId, url: `https://example.com/${path}` })).json<{
    item: Item;
  }>();
  return { entityType: 'page', entityId: item.entity_id };
}
const search = async (query = '', browser = mine) =>
  (await browser.get(`/api/collections/search?${query}`)).json<{
    items: Item[];
    nextCursor: string | null;
    total: number | null;
  }>();
const tagged = (entities: object[], change: object) =>
  mine.post(`/api/collections/${collectionId}/items/tags`, { entities, ...change });

describe('the library, by REST', () => {
  it('is tagged, marked and found by its tags, also one with a comma, and by its mark (CAT-13)', async () => {
    const [kiln, glaze] = [await keep('kiln'), await keep('glaze')];
    expect((await tagged([kiln, glaze], { add: ['Ceramics', 'hot, very'] })).json()).toEqual({ ok: true });
    await tagged([glaze], { add: ['Later'], remove: ['CERAMICS'] });
    await mine.post(`/api/collections/${collectionId}/items/favorites`, { entities: [glaze], isFavorite: true });

    expect((await mine.get('/api/collections/tags')).json()).toEqual({
      tags: expect.arrayContaining([
        { tag: 'hot, very', count: 2 },
        { tag: 'Ceramics', count: 1 },
        { tag: 'Later', count: 1 },
      ]),
    });
    const found = async (query: string) => (await search(query)).items.map(({ entity_id }) => entity_id);
    expect(await found('tags=ceramics')).toEqual([kiln.entityId]);
    expect(await found('tags=hot%2C%20very&tags=Later')).toEqual([glaze.entityId]);
    expect(await found('tags=ceramics,later')).toEqual([]);
    expect(await found('isFavorite=true&q=example')).toEqual([glaze.entityId]);
    expect(await found(`isFavorite=false&entityTypes=page,deal&collectionIds=${collectionId}`)).toEqual([
      kiln.entityId,
    ]);
    // Page titles come from this call, because items do not hold them.
    const pages = (browser: TestBrowser) => browser.get(`/api/collections/pages?ids=${kiln.entityId}`);
    expect((await pages(mine)).json()).toMatchObject({ pages: [{ url: 'https://example.com/kiln' }] });
    expect((await pages(theirs)).json()).toEqual({ pages: [] });
    expect(await search('', theirs)).toEqual({ items: [], nextCursor: null, total: 0, correctedQuery: null });
  });

  it('comes page by page, each item once, whatever is added meanwhile (CAT-13)', async () => {
    await mine.post('/api/collections/import', {
      collections: [
        { name: 'Many', items: Array.from({ length: 450 }, (_, n) => ({ url: `https://example.org/${n}` })) },
      ],
    });
    const seen: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page = await search(`sort=oldest${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(pages === 0 ? 450 : null);
      seen.push(...page.items.map(({ id }) => id));
      if (pages === 0) await keep('meanwhile');
      cursor = page.nextCursor;
      pages += 1;
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 451, 451]);
    const [{ nextCursor }, other] = [await search('sort=oldest'), 'sort=title'];
    expect((await mine.get(`/api/collections/search?${other}&cursor=${nextCursor}`)).statusCode).toBe(400);
  });
});
