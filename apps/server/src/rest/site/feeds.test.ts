import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import { refreshSearchWords } from '@onceware/db/seed/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestServer, ORIGIN, type TestServer } from '#testing/test-server.ts';
import { mistakesIn } from './schemas/check-xml.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const { database } = server.services;
  const tool = await makeTool(database, {
    name: 'Inkwell',
    slug: 'inkwell',
    tagline: 'Ink & paper',
    category: 'writing',
  });
  for (let n = 1; n <= 26; n += 1)
    await makeDeal(database, {
      toolId: tool.id,
      title: `Inkwell ${n}`,
      slug: `inkwell-${n}`,
      category: 'writing',
      startsAt: new Date(Date.UTC(2026, 0, n)),
    });
  await makeDeal(database, {
    title: 'Hostile ]]></title> <script>alert(1)</script> & \u000b\ufffe "مرحبا" 🛶',
    slug: 'hostile',
    promise: '<b>bold</b>',
    category: 'security',
  });
  await refreshSearchWords(database.db);
});
afterAll(() => server.close());

const get = (path: string, headers = {}) => server.visitor.get(path, headers);
const linkTo = (xml: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
const titles = (xml: string) => [...xml.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title).slice(1);

/** https://www.jsonfeed.org/version/1.1 */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  next_url: z.url().optional(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      image: z.url(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string().min(1) })).min(1),
      tags: z.array(z.string()),
    }),
  ),
});

describe('a feed of a search', () => {
  it('is valid Atom, the newest first, with itself, its page and what follows (CAT-12)', async () => {
    const first = await get('/explore.atom?category=writing');
    expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(await mistakesIn(first.body, 'atom.rng')).toEqual([]);
    expect(await mistakesIn(first.body.replace(/<updated>.*?<\/updated>/, ''), 'atom.rng')).not.toEqual([]);
    expect(titles(first.body).slice(0, 2)).toEqual(['Inkwell 26', 'Inkwell 25']);
    expect(first.body).toContain('<published>2026-01-26T00:00:00.000Z</published>');
    expect(linkTo(first.body, 'self')).toBe(`${ORIGIN}/explore.atom?category=writing`);
    expect(linkTo(first.body, 'alternate')).toBe(`${ORIGIN}/explore?category=writing`);

    const next = await get(linkTo(first.body, 'next')?.replace(ORIGIN, '') ?? '');
    expect(titles(next.body)).toEqual(['Inkwell 2', 'Inkwell 1']);
    expect(await mistakesIn(next.body, 'atom.rng')).toEqual([]);
    expect(linkTo(next.body, 'next')).toBeUndefined();
    expect(linkTo(next.body, 'first')).toBe(`${ORIGIN}/explore.atom?category=writing`);
  });

  it('is valid JSON Feed with the same entries, of deals and of tools (CAT-12)', async () => {
    const answer = await get('/explore.json?category=writing');
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = jsonFeed.parse(answer.json());
    expect(feed.items.map(({ title }) => title)).toEqual(titles((await get('/explore.atom?category=writing')).body));
    expect(feed.next_url).toContain('/explore.json?category=writing&cursor=');
    const tools = jsonFeed.parse((await get('/explore.json?show=tools&q=inkwell')).json());
    expect(tools.items).toMatchObject([
      { title: 'Inkwell', url: `${ORIGIN}/tool/inkwell`, content_text: 'Ink & paper' },
    ]);
    const none = await get('/explore.atom?q=zzzzzz');
    expect([titles(none.body), await mistakesIn(none.body, 'atom.rng')]).toEqual([[], []]);
  });

  it('holds hostile text as text, in titles, words of the search and addresses (CAT-12, T14)', async () => {
    const { body } = await get('/explore.atom?category=security');
    expect(await mistakesIn(body, 'atom.rng')).toEqual([]);
    expect(titles(body)).toEqual([
      'Hostile ]]&gt;&lt;/title&gt; &lt;script&gt;alert(1)&lt;/script&gt; &amp; \ufffd\ufffd &quot;مرحبا&quot; 🛶',
    ]);
    for (const words of ['"><script>', '\u202eevil\u0001', 'a'.repeat(100), '🛶']) {
      const asked = await get(`/explore.atom?q=${encodeURIComponent(words)}`);
      expect([asked.statusCode, await mistakesIn(asked.body, 'atom.rng')]).toEqual([200, []]);
    }
    jsonFeed.parse((await get('/explore.json?category=security')).json());
  });

  it('answers 304 to a client that has it, and is sent again once a deal has changed (CAT-12)', async () => {
    for (const path of ['/explore.atom?category=security', '/explore.json?category=security']) {
      const { etag = '' } = (await get(path)).headers;
      const had = await get(path, { 'if-none-match': `"another", W/${etag}` });
      expect([had.statusCode, had.body, had.headers.etag]).toEqual([304, '', etag]);
      await server.services.database.pool.query(
        `update deals set updated_at = clock_timestamp() where slug = 'hostile'`,
      );
      const changed = await get(path, { 'if-none-match': etag });
      expect(changed.statusCode).toBe(200);
    }
  });

  it.each(['category=fruit', 'minPrice=-1', 'sort=best', 'show=all', `q=${'a'.repeat(101)}`, 'cursor=made-up'])(
    'is refused for %s, with what is wrong (CAT-12)',
    async (query) => {
      const answer = await get(`/explore.atom?${query}`);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
    },
  );
});

describe('OpenSearch', () => {
  it('says validly how to search here, get suggestions and follow a search (CAT-12)', async () => {
    const { body, headers } = await get('/opensearch.xml');
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(await mistakesIn(body, 'opensearch.rng')).toEqual([]);
    expect(await mistakesIn(body.replace('{searchTerms}', ''), 'opensearch.rng')).not.toEqual([]);
    const templates = [...body.matchAll(/template="([^"]*\{searchTerms\})"/g)].map(([, template = '']) => template);
    expect(templates.map((template) => template.replace(ORIGIN, ''))).toEqual([
      '/explore?q={searchTerms}',
      '/explore.atom?q={searchTerms}',
      '/api/suggestions?q={searchTerms}',
    ]);
  });

  it('suggests what a browser can show and open (CAT-12)', async () => {
    const [words, texts, , addresses] = (await get('/api/suggestions?q=inkw')).json<
      [string, string[], string[], string[]]
    >();
    expect([words, texts[0], addresses[0]]).toEqual(['inkw', 'Inkwell', `${ORIGIN}/tool/inkwell`]);
    expect(texts.length).toBe(addresses.length);
    expect((await get('/api/suggestions?q=')).json()).toEqual(['', [], [], []]);
  });
});
