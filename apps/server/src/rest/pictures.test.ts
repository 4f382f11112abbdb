import { createServer } from 'node:http';
import { once } from 'node:events';
import { createSafeFetch } from '@onceware/api/platform/safe-fetch/safe-fetch';
import { pictureLimits } from '@onceware/api/platform/pictures/pictures.limits';
import { fetchPicture, purgePictures, storePicture } from '@onceware/api/platform/pictures/pictures.service';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let staff: TestBrowser;
beforeAll(async () => {
  server = await createTestServer();
  staff = await server.signedIn({ role: 'admin' });
});
afterAll(() => server.close());

const drawn = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (bytes: Buffer | string, browser = staff) =>
  browser.change('post', '/api/pictures', bytes, { 'content-type': 'application/octet-stream' });
const failureOf = (answer: { statusCode: number; json(): { error: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error.code}`;

/** An icon of one picture of 16 × 16 as Windows had them, blue, of 32 bits. */
function oldIcon(): Buffer {
  const header = Buffer.alloc(22 + 40);
  header.set([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(40 + 16 * 16 * 4 + 16 * 4, 14);
  header.writeUInt32LE(22, 18);
  header.writeUInt32LE(40, 22);
  header.writeInt32LE(16, 26);
  header.writeInt32LE(32, 30);
  header.writeUInt16LE(1, 34);
  header.writeUInt16LE(32, 36);
  return Buffer.concat([header, Buffer.alloc(16 * 16 * 4, Buffer.from([255, 0, 0, 255])), Buffer.alloc(16 * 4)]);
}

it('stores a picture once, re-encoded, at a public address that never changes (CAT-11, CAT-13)', async () => {
  const photo = await drawn(2_000, 1_000)
    .withExif({ IFD0: { Copyright: 'Ada' } })
    .jpeg()
    .toBuffer();
  const [first, again] = [await upload(photo), await upload(photo)];
  expect(first.json()).toEqual({
    url: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/),
    width: 1_600,
    height: 800,
  });
  expect(again.json()).toEqual(first.json());
  const shown = await server.visitor.get(first.json().url);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(shown.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  const webp = await sharp(shown.rawPayload).metadata();
  expect([webp.format, webp.width, webp.exif]).toEqual(['webp', 1_600, undefined]);
  const held = await server.visitor.get(first.json().url, { 'if-none-match': String(shown.headers.etag) });
  expect(held.statusCode).toBe(304);
});

it('takes pictures of staff and of vendors, and of nobody else (CAT-11)', async () => {
  const [member, vendor] = await Promise.all([server.signedIn(), server.signedIn()]);
  const pixel = await drawn(1, 1).png().toBuffer();
  expect(failureOf(await upload(pixel, server.visitor))).toBe('401 unauthenticated');
  const { pool } = server.services.database;
  await pool.query(
    `with made as (insert into organizations (id, name) values (gen_random_uuid(), 'Buyer'), (gen_random_uuid(), 'Kiln') returning id, name),
       kiln as (insert into tools (id, slug, name, tagline, category, logo_url)
         values (gen_random_uuid(), 'kiln', 'Kiln', 'Burns', 'other', '/art/tools/00.svg') returning id),
       given as (insert into vendor_tools (tool_id, organization_id) select kiln.id, made.id from kiln, made where made.name = 'Kiln')
     insert into organization_members (organization_id, user_id, role)
     select id, case name when 'Kiln' then $1::uuid else $2::uuid end, 'member' from made`,
    [vendor.user.id, member.user.id],
  );
  // Not of any organisation: of one that staff gave tools to.
  expect(failureOf(await upload(pixel, member))).toBe('403 forbidden');
  expect((await upload(pixel, vendor)).statusCode).toBe(200);
});

it('takes the largest icon of an icon file, old format or new (CAT-13)', async () => {
  const png = await drawn(48, 48, '#00f').png().toBuffer();
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  for (const [icon, side] of [
    [Buffer.concat([header, png]), 48],
    [oldIcon(), 16],
  ] as const) {
    const stored = await storePicture(server.services, icon, { maxSide: 64, of: 'page' });
    expect(stored).toMatchObject({ width: side, height: side });
    const { rawPayload } = await server.visitor.get(stored.url);
    const [red, green, blue] = await sharp(rawPayload).removeAlpha().raw().toBuffer();
    expect([Number(red) < 60, Number(green) < 60, Number(blue) > 200]).toEqual([true, true, true]);
  }
});

it('refuses what is no picture, damaged, or a bomb, and works afterwards (CAT-13, T56)', async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const whole = await drawn(500, 500).jpeg().toBuffer();
  const icons = Buffer.alloc(6 + 16 * 65_535);
  icons.set([0, 0, 1, 0, 255, 255]);
  const bad = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<html><img src=x onerror=alert(1)>',
    'GIF89a',
    '%PDF-1.4',
    bomb,
    icons,
    whole.subarray(0, 200),
    oldIcon().subarray(0, 100),
  ];
  for (const bytes of bad)
    expect([bytes.length, (await upload(bytes)).json()]).toEqual([
      bytes.length,
      { error: expect.objectContaining({ code: 'picture_unreadable' }) },
    ]);
  expect(failureOf(await upload(''))).toBe('400 invalid_input');
  expect(failureOf(await upload(Buffer.alloc(pictureLimits.bytesMax + 1)))).toBe('413 too_large');
  expect((await upload(whole)).statusCode).toBe(200);
});

it('fetches a picture by its content, not its name, and never from inner addresses (CAT-13, T17)', async () => {
  const png = await drawn(10, 10).png().toBuffer();
  const site = createServer(({ url }, response) => {
    response.setHeader('content-type', url === '/lies' ? 'text/html' : 'image/png');
    response.writeHead(url === '/gone' ? 404 : 200).end(url === '/page' ? '<html>' : png);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const fetched = (path: string) => fetchPicture(server.services, base + path, { maxSide: 100, of: 'page' });
  expect(await fetched('/lies')).toMatchObject({ width: 10, height: 10 });
  await expect(fetched('/page')).rejects.toMatchObject({ key: 'picture_unreadable' });
  await expect(fetched('/gone')).rejects.toMatchObject({ key: 'picture_unreadable' });
  const services = { ...server.services, safeFetch: createSafeFetch({ userAgent: 'tests' }) };
  const inner = fetchPicture(services, 'http://127.0.0.1/', { maxSide: 1, of: 'page' });
  await expect(inner).rejects.toMatchObject({ reason: 'address' });
  site.close();
});

it('deletes what no page shows any more, and nothing of the catalogue (CAT-13)', async () => {
  const { database } = server.services;
  const { user } = await server.signedIn();
  const store = async (background: string, of: 'page' | 'catalog') =>
    (await storePicture(server.services, await drawn(5, 5, background).png().toBuffer(), { maxSide: 5, of })).url;
  const [shown, icon, gone, ofDeal, fresh] = [
    await store('#001', 'page'),
    await store('#002', 'page'),
    await store('#003', 'page'),
    await store('#004', 'catalog'),
    await store('#005', 'page'),
  ];
  await database.pool.query(
    `insert into pages (id, user_id, url, canonical_url, picture_url, icon_url) values (gen_random_uuid(), $1, 'https://a.example', 'https://a.example', $2, $3)`,
    [user.id, shown, icon],
  );
  await database.pool.query(
    `update pictures set used_at = now() - interval '25 hours' where '/api/pictures/' || name || '.webp' <> $1`,
    [fresh],
  );
  await purgePictures(server.services);
  const statuses = [];
  for (const url of [shown, icon, gone, ofDeal, fresh]) statuses.push((await server.visitor.get(url)).statusCode);
  expect(statuses).toEqual([200, 200, 404, 200, 200]);
});
