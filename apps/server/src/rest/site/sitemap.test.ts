import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRobots } from './robots.ts';
import { registerSitemap } from './sitemap.ts';

const publicUrl = 'https://onceware.example';
let services: TestServices;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  services = await createTestServices();
  for (let n = 0; n < 5; n += 1) await makeDeal(services.database, { slug: `deal-no-${n}` });
  await makeTool(services.database, { slug: 'a-tool-alone' });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await services.close();
});

function serve(partMax?: number): FastifyInstance {
  const app = fastify();
  apps.push(app);
  registerSitemap(app, { services, publicUrl, publicPaths: async () => ['/', '/explore?show=tools&x=1'], partMax });
  return app;
}
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));

describe('the sitemap', () => {
  it('of a small catalogue names every page that anybody may read, with the day of its last change (CAT-01)', async () => {
    const { headers, body } = await serve().inject('/sitemap.xml');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ]);
    expect(body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(body).toContain('?show=tools&amp;x=1');
    const { rows } = await services.database.pool.query<{ path: string }>(
      `select '/deal/' || slug as path from deals union all select '/tool/' || slug from tools`,
    );
    expect(locations(body).toSorted()).toEqual(
      ['/', '/explore?show=tools&x=1', ...rows.map(({ path }) => path)].map((path) => publicUrl + path).toSorted(),
    );
    expect(body.match(/<lastmod>\d{4}-\d{2}-\d{2}T[^<]*Z<\/lastmod>/g)).toHaveLength(rows.length);
  });

  it('of a large one is a list of bounded parts, which hold each page once (CAT-01)', async () => {
    const app = serve(2);
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain('<sitemapindex ');
    const parts = locations(body).map((address) => address.replace(publicUrl, ''));
    // Five deals and six tools, in twos.
    expect(parts).toHaveLength(1 + 3 + 3);
    const pages: string[] = [];
    for (const part of parts) {
      const found = locations((await app.inject(part)).body);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(2);
      pages.push(...found);
    }
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.toSorted()).toEqual(locations((await serve().inject('/sitemap.xml')).body).toSorted());
  });

  it('has no parts but those that it names (CAT-01)', async () => {
    const app = serve(2);
    const { body } = await app.inject('/sitemap-deals.xml?first=ffffffff-ffff-7fff-8fff-ffffffffffff');
    expect(body).not.toContain('<urlset');
    expect((await app.inject('/sitemap-deals.xml')).body).toContain('<urlset');
  });

  it('is made once however many ask, and not again within the hour (CAT-01)', async () => {
    const app = serve();
    const before = await Promise.all(Array.from({ length: 5 }, () => app.inject('/sitemap.xml')));
    const later = await makeDeal(services.database, { slug: 'came-later' });
    const after = await app.inject('/sitemap.xml');
    expect(new Set([...before, after].map(({ body }) => body)).size).toBe(1);
    expect((await serve().inject('/sitemap.xml')).body).toContain(later.slug);
  });

  it('is not kept where it could not be made (CAT-01)', async () => {
    const app = serve();
    const { pool } = services.database;
    await pool.query('alter table tools rename to gone');
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(500);
    await pool.query('alter table gone rename to tools');
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });
});

it('robots.txt closes what is for one person, and names the sitemap (CAT-01)', async () => {
  const app = fastify();
  apps.push(app);
  registerRobots(app, { publicUrl });
  const { body, headers } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /dashboard', `Sitemap: ${publicUrl}/sitemap.xml`]),
  );
  expect(body).not.toMatch(/^Disallow: \/(deal|explore)?$/m);
});

it('robots.txt closes no shared collection: whether it may be found is its owner’s choice (COL-17)', async () => {
  const app = fastify();
  apps.push(app);
  registerRobots(app, { publicUrl });
  expect((await app.inject('/robots.txt')).body).not.toMatch(/^Disallow: \/c\/?$/m);
});
