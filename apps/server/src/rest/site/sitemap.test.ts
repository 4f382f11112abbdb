import { gunzipSync } from 'node:zlib';
import { keepSitemap } from '@onceware/api/outlets/sitemap/sitemap.service';
import { LANGUAGE_CODES } from '@onceware/api/kernel/languages';
import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRobots } from './robots.ts';
import { mistakesIn } from './schemas/check-xml.ts';
import { registerSitemap } from './sitemap.ts';

const publicUrl = 'https://onceware.example';
const PAGES = [
  { path: '/' },
  { path: '/explore?show=tools&x=1' },
  { path: '/blog/one', languages: ['en', 'de'] as const },
];
let services: TestServices;
let app: FastifyInstance;
beforeAll(async () => {
  services = await createTestServices();
  app = fastify();
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  registerSitemap(app, { services, publicUrl, publicPages: async () => PAGES });
  registerRobots(app, { publicUrl });
  for (let n = 0; n < 5; n += 1) await makeDeal(services.database, { slug: `deal-no-${n}` });
  await makeTool(services.database, { slug: 'a-tool-alone' });
});
afterAll(async () => {
  await app.close();
  await services.close();
});

const read = async (path: string) => (await app.inject(path)).body;
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
const pathsIn = (xml: string) => locations(xml).map((address) => address.replace(publicUrl, ''));
const keep = (options: Parameters<typeof keepSitemap>[2] = {}) =>
  keepSitemap({ database: services.database, publicUrl }, undefined, { freshSeconds: 0, ...options });
const filesOf = async (kind: string) =>
  (
    await services.database.pool.query<{ part: number; xml: Buffer; made_of: string; checked_at: Date }>(
      'select part, xml, made_of, checked_at from sitemap_files where kind = $1 order by part',
      [kind],
    )
  ).rows;

describe('the sitemap', () => {
  it('is an index of files that name every public page in each language, valid by the rules of sitemaps.org (CAT-12)', async () => {
    await keep();
    const index = await app.inject('/sitemap.xml');
    expect([index.headers['content-type'], index.headers['cache-control']]).toEqual([
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ]);
    const paths = pathsIn(index.body);
    expect(paths).toEqual(['/sitemap-pages.xml', '/sitemap-deals-1.xml', '/sitemap-tools-1.xml']);
    const files = await Promise.all(paths.map(read));
    for (const xml of [index.body, ...files]) expect(await mistakesIn(xml, 'sitemap.xsd')).toEqual([]);
    expect(await mistakesIn(index.body.replace('<loc>https:', '<loc>ftp:'), 'sitemap.xsd')).not.toEqual([]);

    const { rows } = await services.database.pool.query<{ path: string }>(
      `select '/deal/' || slug as path from deals union all select '/tool/' || slug from tools`,
    );
    expect(files.flatMap(pathsIn).toSorted()).toEqual(
      [...PAGES.map(({ path }) => path), ...rows.map(({ path }) => path)].toSorted(),
    );
    const [pages = '', deals = ''] = files;
    expect(pages).toContain(`hreflang="ar" href="${publicUrl}/explore?show=tools&amp;x=1&amp;lang=ar"`);
    const languagesIn = (xml: string, path: string) =>
      [...(xml.split('<url>').find((url) => url.includes(`${path}</loc>`)) ?? '').matchAll(/hreflang="([^"]+)"/g)].map(
        ([, language]) => language,
      );
    expect(languagesIn(deals, '/deal/deal-no-1')).toEqual([...LANGUAGE_CODES, 'x-default']);
    expect(languagesIn(pages, '/blog/one')).toEqual(['en', 'de', 'x-default']);
  });

  it('says of each page and of each file when it last changed (CAT-12)', async () => {
    await services.database.pool.query(
      `update deals set updated_at = '2020-02-01T10:00:00.123456Z' where slug <> 'deal-no-3'`,
    );
    await services.database.pool.query(`update deals set updated_at = '2020-03-01T10:00:00Z' where slug = 'deal-no-3'`);
    await keep();
    expect(await read('/sitemap.xml')).toContain(
      `<loc>${publicUrl}/sitemap-deals-1.xml</loc><lastmod>2020-03-01T10:00:00.000Z</lastmod>`,
    );
    const deals = await app.inject('/sitemap-deals-1.xml');
    expect(deals.headers['last-modified']).toBe('Sun, 01 Mar 2020 10:00:00 GMT');
    expect(deals.body).toContain('/deal/deal-no-3</loc><lastmod>2020-03-01T10:00:00.000Z<');
    expect(deals.body.match(/<lastmod>2020-02-01T10:00:00.123Z/g)).toHaveLength(4);
  });

  it.each([
    ['addresses', { pagesMax: 2 }],
    // Each entry has between 700 and 900 bytes.
    ['bytes', { bytesMax: 1_900 }],
  ])('begins another file when one has too many %s, and holds each page once (CAT-12)', async (_what, options) => {
    await keep(options);
    const parts = (await filesOf('deals')).map(({ xml }) => pathsIn(gunzipSync(xml).toString()));
    expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(parts.flat()).size).toBe(5);
    expect(pathsIn(await read('/sitemap.xml')).filter((path) => path.includes('deals'))).toHaveLength(3);
    await keep();
    expect(await filesOf('deals')).toHaveLength(1);
  });

  it('writes only the files whose pages changed, and none that was checked a moment ago (CAT-12)', async () => {
    const { pool } = services.database;
    await keep({ pagesMax: 2 });
    const before = await filesOf('deals');
    const later = await makeDeal(services.database, { slug: 'came-later' });
    await pool.query(`update deals set updated_at = now() where slug = 'deal-no-0'`);
    await keep({ pagesMax: 2, freshSeconds: 600 });
    expect(await filesOf('deals')).toEqual(before);

    await pool.query(`update sitemap_files set xml = 'as it was' where kind = 'deals'`);
    await keep({ pagesMax: 2 });
    const after = (await filesOf('deals')).map(({ xml }) => xml.toString() === 'as it was');
    expect(after).toEqual([false, true, false]);
    expect(await read('/sitemap-deals-3.xml')).toContain(later.slug);

    // The last file is as full as it can be, and then one more comes.
    await makeDeal(services.database, { slug: 'came-last' });
    await keep({ pagesMax: 2 });
    expect(await filesOf('deals')).toHaveLength(4);
    await pool.query(`delete from deals where slug in ('came-later', 'came-last')`);
    await keep({ pagesMax: 2 });
    expect(await filesOf('deals')).toHaveLength(3);
    expect(pathsIn(await read('/sitemap-deals-3.xml'))).toHaveLength(1);
  });

  it('is made by one process at a time, and has no file for a list without rows (CAT-12)', async () => {
    const { pool } = services.database;
    await pool.query('delete from sitemap_files');
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(7318012)');
      await keep();
      expect(await filesOf('deals')).toEqual([]);
      await other.query('rollback');
    } finally {
      other.release();
    }
    await Promise.all([keep(), keep(), keep()]);
    expect(await filesOf('deals')).toHaveLength(1);
    await pool.query('delete from deals');
    await keep();
    expect(pathsIn(await read('/sitemap.xml'))).toEqual(['/sitemap-pages.xml', '/sitemap-tools-1.xml']);
  });

  it('sends its stored gzip to clients that accept it and plain text to others, and has no other files (CAT-12)', async () => {
    await keep();
    const packed = await app.inject({ url: '/sitemap-tools-1.xml', headers: { 'accept-encoding': 'br, gzip' } });
    const [{ xml } = { xml: Buffer.of() }] = await filesOf('tools');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.equals(xml)).toBe(true);
    expect(await read('/sitemap-tools-1.xml')).toBe(gunzipSync(xml).toString());
    expect((await app.inject('/sitemap-tools-2.xml')).statusCode).toBe(404);
  });
});

it('robots.txt disallows personal pages, and names the sitemap (CAT-12)', async () => {
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /dashboard',
      'Disallow: /go/',
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]),
  );
  expect(body).not.toMatch(/^Disallow: \/(deal|explore)?$/m);
});

it('the address in the fetcher’s user agent explains what it fetches, and how to keep it out (CAT-13)', async () => {
  expect(await read('/bot.txt')).toContain('User-agent: Onceware\nDisallow: /\n');
});

it('robots.txt disallows no shared collection: whether it may be found is its owner’s choice (COL-17)', async () => {
  expect(await read('/robots.txt')).not.toMatch(/^Disallow: \/c\/?$/m);
});
