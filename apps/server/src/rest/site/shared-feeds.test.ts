import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '#testing/test-server.ts';
import { mistakesIn } from './schemas/check-xml.ts';

interface JsonFeed {
  title: string;
  description?: string;
  home_page_url: string;
  feed_url: string;
  next_url?: string;
  items: { id: string; url: string; title: string; content_text: string; tags: string[] }[];
}

let server: TestServer;
let owner: TestBrowser;
let collectionId: string;
let token: string;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.signedIn();
  await owner.act('ensure_defaults');
  const { collections } = (await owner.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  collectionId = collections[0]?.id ?? '';
  token = await share({});
});

const share = async (how: object): Promise<string> =>
  (await owner.mutate('collections.share', { collectionId, ...how })).json().result.data.json.share.token;
const get = (ending: string, headers = {}) => server.visitor.get(`/c/${token}${ending}`, headers);
const feed = async () => (await get('.json')).json<JsonFeed>();
const titles = async () => (await feed()).items.map(({ title }) => title);
async function addDeal(title: string, notes?: string) {
  const deal = await makeDeal(server.services.database, { title });
  await owner.act('add_item', { collectionId, entityType: 'deal', entityId: deal.id, notes });
  return deal;
}

describe('the feed of a shared collection', () => {
  it('has what its page shows, the newest addition first, as valid Atom and the same in JSON (COL-17)', async () => {
    const { database } = server.services;
    const name = 'Kilns & <b>"glazes"</b> ]]> مرحبا';
    await owner.mutate('collections.update', { collectionId, name, description: 'All <i>fired</i>' });
    const deal = await addDeal('First');
    const tool = await makeTool(database, { name: 'Wheel', slug: 'wheel', tagline: 'Turns' });
    await owner.act('add_item', { collectionId, entityType: 'tool', entityId: tool.id });
    await owner.act('add_url', { collectionId, url: 'https://pots.example/?a=1&b=%22' });

    const atom = await get('.atom');
    expect([atom.statusCode, atom.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(await mistakesIn(atom.body, 'atom.rng')).toEqual([]);
    expect(atom.body).toContain('<title>Kilns &amp; &lt;b&gt;&quot;glazes&quot;&lt;/b&gt; ]]&gt; مرحبا</title>');
    expect(atom.body).toContain('<subtitle>All &lt;i&gt;fired&lt;/i&gt;</subtitle>');
    expect(atom.body).toContain(`<id>urn:uuid:${deal.id}</id>`);
    expect(atom.body).toContain(`href="${ORIGIN}/c/${token}"`);

    const json = await get('.json');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const { items, ...head } = json.json<JsonFeed>();
    expect(head).toMatchObject({
      title: name,
      description: 'All <i>fired</i>',
      home_page_url: `${ORIGIN}/c/${token}`,
      feed_url: `${ORIGIN}/c/${token}.json`,
    });
    expect(head.next_url).toBeUndefined();
    expect(items.map(({ url }) => url)).toEqual([
      'https://pots.example/?a=1&b=%22',
      `${ORIGIN}/tool/wheel`,
      `${ORIGIN}/deal/${deal.slug}`,
    ]);
    expect(items.map(({ tags }) => tags.length)).toEqual([0, 1, 1]);
    for (const secret of [owner.user?.id, owner.user?.name, owner.user?.email, collectionId])
      expect(atom.body + json.body).not.toContain(secret);
  });

  it('leaves out what is hidden, has not begun or was removed, and notes unless they are shown (COL-17)', async () => {
    const { pool } = server.services.database;
    await addDeal('Stays', 'my own words');
    const [hidden, scheduled, removed] = [
      await addDeal('Hidden'),
      await addDeal('Scheduled'),
      await addDeal('Removed'),
    ];
    await pool.query('update deals set is_hidden = true where id = $1', [hidden.id]);
    await pool.query(`update deals set starts_at = now() + interval '1 day' where id = $1`, [scheduled.id]);
    await owner.mutate('collections.removeItem', { collectionId, entityType: 'deal', entityId: removed.id });
    expect(await titles()).toEqual(['Stays']);
    expect((await get('.atom')).body).not.toContain('my own words');
    await share({ showsNotes: true });
    expect((await get('.atom')).body).toContain('my own words');
    expect((await feed()).items[0]?.content_text).toContain('\n\nmy own words');
  });

  it('has the newest 50, wherever the owner has put them (COL-17)', async () => {
    for (let n = 1; n <= 52; n += 1) await addDeal(`Deal ${n}`);
    const shown = await titles();
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([50, 'Deal 52', 'Deal 3']);
    const { items } = (await owner.get(`/api/user-collections/items?collectionId=${collectionId}`)).json<{
      items: { entity_id: string }[];
    }>();
    await owner.mutate('collections.moveItems', {
      fromCollectionId: collectionId,
      toCollectionId: collectionId,
      runs: [{ after: null, entities: [{ entityType: 'deal', entityId: items[30]?.entity_id }] }],
    });
    expect(await titles()).toEqual(shown);
  });

  it('is revalidated each time, answers 304 to a client that has it, and is sent again once something is added (COL-17)', async () => {
    await addDeal('One');
    for (const ending of ['.atom', '.json']) {
      const { etag = '', 'cache-control': caching } = (await get(ending)).headers;
      expect(caching).toBe('public, no-cache');
      const had = await get(ending, { 'if-none-match': etag });
      expect([had.statusCode, had.body, had.headers.etag]).toEqual([304, '', etag]);
      await addDeal('Another');
      expect((await get(ending, { 'if-none-match': etag })).statusCode).toBe(200);
    }
  });

  it('is kept out of search engines unless the page is listed (COL-17)', async () => {
    expect((await get('.atom')).headers['x-robots-tag']).toBe('noindex');
    await share({ isIndexed: true });
    expect((await get('.json')).headers['x-robots-tag']).toBeUndefined();
  });

  it('of an empty collection is valid, and is gone at once with the link (COL-17)', async () => {
    const { body } = await get('.atom');
    expect([await mistakesIn(body, 'atom.rng'), body.includes('<entry>')]).toEqual([[], false]);
    const { etag = '' } = (await get('.atom')).headers;
    await owner.mutate('collections.unshare', { collectionId });
    for (const ending of ['.atom', '.json']) {
      const answer = await get(ending, { 'if-none-match': etag });
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    }
    expect((await server.visitor.get('/c/x.atom')).statusCode).toBe(400);
  });
});
