import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ limits: { otherPerKey: 2 } });
});
afterAll(() => server.close());

const get = (path: string, headers = {}) => server.visitor.get(path, headers);
const png = async (path: string): Promise<Buffer> => {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  return answer.rawPayload;
};
async function dealWith(slug: string, title: string, fields: Partial<Parameters<typeof makeDeal>[1]> = {}) {
  const tool = await makeTool(server.services.database, { name: 'Inkwell', slug: `${slug}-tool` });
  return makeDeal(server.services.database, { slug, title, toolId: tool.id, category: 'ai', ...fields });
}

it('a deal has a picture of 1200 by 630 with its words in any script, which other sites may embed (CAT-12)', async () => {
  const drawn: Buffer[] = [];
  for (const [slug, title] of Object.entries({
    latin: 'Inkwell Lifetime & <b>more</b>',
    arabic: 'برنامج الكتابة مدى الحياة',
    chinese: '终身写作软件',
    greek: 'Ελληνικά и кириллица',
  })) {
    await dealWith(slug, title, { coverUrl: 'https://elsewhere.example/never-fetched.png' });
    const picture = await png(`/previews/deals/${slug}.png`);
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    drawn.push(picture);
  }
  // All have the same slug's length, price and name: a script without letters would leave the same picture as no title.
  await dealWith('nothing', '\u{e000}');
  drawn.push(await png('/previews/deals/nothing.png'));
  expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(5);
  const { headers } = await get('/previews/deals/latin.png');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('home, about and blog have a picture in each language, and other names have none (CAT-12)', async () => {
  const roomy = await createTestServer();
  try {
    const drawn = await Promise.all(
      ['home.png', 'home.png?lang=ar', 'about.png?lang=zh', 'blog.png?lang=de'].map(async (name) => {
        const answer = await roomy.visitor.get(`/previews/pages/${name}`);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
        return answer.rawPayload.toString('base64');
      }),
    );
    expect(new Set(drawn).size).toBe(4);
    const answers = await Promise.all(
      ['explore.png', 'home.png?lang=xx'].map((name) => roomy.visitor.get(`/previews/pages/${name}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400]);
  } finally {
    await roomy.close();
  }
});

it('the picture is drawn once, answers 304 to a client that has it, and changes with the price (CAT-12)', async () => {
  await dealWith('priced', 'Priced');
  const path = '/previews/deals/priced.png';
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => get(path)));
  expect(new Set([first, ...others].map((answer) => answer?.headers.etag)).size).toBe(1);
  const etag = first?.headers.etag ?? '';
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
  await server.services.database.pool.query(`update deals set price_minor = 1234 where slug = 'priced'`);
  const changed = await get(path, { 'if-none-match': etag });
  expect([changed.statusCode, changed.rawPayload.equals(first?.rawPayload ?? Buffer.of())]).toEqual([200, false]);
});

it('a tool has one too, and titles of any length and kind are drawn within their place (CAT-12)', async () => {
  await makeTool(server.services.database, { slug: 'long', name: 'W'.repeat(500) });
  await makeTool(server.services.database, { slug: 'odd', name: '\u0001\ufffe ]]> &amp; 👩‍👩‍👧‍👦' });
  for (const slug of ['long', 'odd']) expect((await png(`/previews/tools/${slug}.png`)).readUInt32BE(16)).toBe(1200);
});

it('missing pages have no picture, and a caller’s drawings are limited, but stored pictures are served (CAT-12, T44)', async () => {
  expect((await get('/previews/deals/none.png')).statusCode).toBe(404);
  expect((await get('/previews/deals/a%00b.png')).statusCode).toBe(404);
  expect((await get('/previews/people/none.png')).statusCode).toBe(400);
  const codes: number[] = [];
  for (let n = 0; n < 30 && !codes.includes(429); n += 1) {
    await makeTool(server.services.database, { slug: `many-${n}`, name: `Many ${n}` });
    codes.push((await get(`/previews/tools/many-${n}.png`)).statusCode);
  }
  expect(codes.at(-1)).toBe(429);
  expect((await get('/previews/tools/many-0.png')).statusCode).toBe(200);
});
