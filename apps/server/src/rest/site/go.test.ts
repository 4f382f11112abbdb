import { createClickCounter } from '@onceware/api/catalog/outbound-links/click-counter';
import { makeDeal, makeKey, makeTool, makeUser } from '@onceware/api/testing/factories';
import { createTestApi, type TestApi } from '@onceware/api/testing/test-api';
import fastify, { type FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSession, sessionCookieName } from '#plugins/session.ts';
import { registerGo } from './go.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  api = await createTestApi();
  app = fastify({ routerOptions: { maxParamLength: 2_000 }, trustProxy: true });
  const affiliate = new Map([
    ['*', [['ref', 'onceware'] as const]],
    ['partner.example', [['via', 'o & w'] as const]],
    ['none.example', []],
  ]);
  registerGo(app, {
    services: { ...api, affiliate },
    callOf: await registerSession(app, api, { secureCookies: false }),
    notFound: (_request, reply) => reply.code(404).send('a page'),
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** From another address. */
const from = (address: string) => ({ ...BROWSER, 'x-forwarded-for': address });

const go = (path: string, headers: Record<string, string> = BROWSER, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/go/${path}`, headers });

async function clicksOf(dealId: string): Promise<number> {
  await api.clicks.flush();
  const { rows } = await api.database.pool.query<{ clicks: number }>(
    `select clicks from deal_clicks where deal_id = $1 and day = (now() at time zone 'UTC')::date`,
    [dealId],
  );
  return rows[0]?.clicks ?? 0;
}

describe('a visitor who gets a deal', () => {
  it.each([
    ['https://kiln.example/buy?plan=1#top', 'https://kiln.example/buy?plan=1&ref=onceware#top'],
    ['https://kiln.example/buy?ref=other', 'https://kiln.example/buy?ref=onceware'],
    ['http://shop.partner.example/', 'http://shop.partner.example/?via=o+%26+w'],
    ['https://none.example/x?a=b', 'https://none.example/x?a=b'],
  ])('of %s is redirected to %s, whatever else is asked for (CAT-10)', async (url, expected) => {
    const { slug } = await makeDeal(api.database, { url });
    const { statusCode, headers } = await go(`${slug}?url=https://evil.example/&ref=thief&via=thief`);
    expect([statusCode, headers.location]).toEqual([302, expected]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is redirected to the tool when the deal has no address, also once it has ended (CAT-10)', async () => {
    const tool = await makeTool(api.database, { website: 'https://kiln.example/' });
    const { slug } = await makeDeal(api.database, { toolId: tool.id, endsAt: new Date('2020-01-01') });
    expect((await go(slug)).headers.location).toBe('https://kiln.example/?ref=onceware');
  });

  it.each(['javascript:alert(1)', 'ftp://kiln.example/', 'https://user:word@kiln.example/', '//kiln.example', 'kiln'])(
    'is not redirected to %s, however it got into the database, and is offered no link there (CAT-10)',
    async (url) => {
      const { slug } = await makeDeal(api.database, { url });
      const { statusCode, headers } = await go(slug);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
      expect(await api.as(null).catalog.deal({ ref: slug })).toMatchObject({ goUrl: null, goHost: null });
    },
  );

  it('of a missing deal gets the page that says so (CAT-10)', async () => {
    for (const slug of [
      'nothing-here',
      '%00',
      '%2e%2e%2f',
      'a'.repeat(1_500),
      '00000000-0000-7000-8000-000000000000',
    ]) {
      const { statusCode, body } = await go(slug);
      expect([statusCode, body]).toEqual([404, 'a page']);
    }
  });
});

describe('the count of those who went', () => {
  it('is by deal and day, and leaves out bots and prefetches (CAT-10)', async () => {
    const { id, slug } = await makeDeal(api.database, { url: 'https://kiln.example/' });
    await go(slug, from('10.0.0.1'));
    await go(slug, { ...from('10.0.0.2'), 'sec-fetch-mode': 'navigate' });
    expect(await clicksOf(id)).toBe(2);
    for (const headers of [
      {},
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { ...BROWSER, 'sec-purpose': 'prefetch;prerender' },
      { ...BROWSER, purpose: 'prefetch' },
      { ...BROWSER, 'sec-fetch-mode': 'no-cors' },
    ] as Record<string, string>[])
      expect((await go(slug, headers)).statusCode).toBe(302);
    expect((await go(slug, BROWSER, 'HEAD')).statusCode).toBe(302);
    expect(await clicksOf(id)).toBe(2);
  });

  it('rises by one for a visitor who goes fifty times, and by one for each /64 (CAT-10)', async () => {
    const { id, slug } = await makeDeal(api.database, { url: 'https://kiln.example/' });
    for (let n = 0; n < 50; n += 1) {
      expect((await go(slug)).statusCode).toBe(302);
      if (n % 5 === 0) await api.clicks.flush();
    }
    expect(await clicksOf(id)).toBe(1);
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']) await go(slug, from(address));
    expect(await clicksOf(id)).toBe(3);
  });

  it('rises by one for twenty requests at once (CAT-10)', async () => {
    const { id, slug } = await makeDeal(api.database, { url: 'https://kiln.example/' });
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await go(slug);
        await api.clicks.flush();
      }),
    );
    expect(await clicksOf(id)).toBe(1);
  });

  it('rises again the next day, and counts views apart from clicks (CAT-10)', async () => {
    const { id, slug } = await makeDeal(api.database, { url: 'https://kiln.example/' });
    await go(slug);
    api.clicks.count({ dealId: id, kind: 'views', address: '127.0.0.1', userId: null });
    expect(await clicksOf(id)).toBe(1);
    for (const table of ['visit_keys', 'deal_visits', 'deal_clicks'])
      await api.database.pool.query(`update ${table} set day = day - 9`);
    expect(await clicksOf(id)).toBe(0);
    await go(slug);
    await go(slug);
    expect(await clicksOf(id)).toBe(1);
    const { rows } = await api.database.pool.query<{ clicks: number; views: number }>(
      'select sum(clicks)::int as clicks, sum(views)::int as views from deal_clicks where deal_id = $1',
      [id],
    );
    expect(rows).toEqual([{ clicks: 2, views: 1 }]);
  });

  it('leaves out staff, the deal’s own vendor and API keys, good or bad, who are redirected all the same (CAT-10)', async () => {
    const tool = await makeTool(api.database, { website: 'https://kiln.example/' });
    const { id, slug } = await makeDeal(api.database, { toolId: tool.id });
    const [staff, vendor, member] = [
      await makeUser(api.database, { role: 'admin' }),
      await makeUser(api.database),
      await makeUser(api.database),
    ];
    const organizationId = uuidv7();
    const { pool } = api.database;
    await pool.query(`insert into organizations (id, name) values ($1, 'Kiln GmbH')`, [organizationId]);
    await pool.query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')`, [
      organizationId,
      vendor.id,
    ]);
    await api.as(staff).admin.vendors.giveTool({ organizationId, toolId: tool.id });
    const signedIn = async (user: { id: string }) => ({
      ...BROWSER,
      cookie: `${sessionCookieName(false)}=${await api.sessions.create(user.id)}`,
    });
    for (const headers of [
      await signedIn(staff),
      await signedIn(vendor),
      { ...BROWSER, authorization: `Bearer ${await makeKey(api.database, member)}` },
      { ...BROWSER, authorization: 'Bearer onc_nothing' },
    ])
      expect((await go(slug, headers)).statusCode).toBe(302);
    expect(await clicksOf(id)).toBe(0);
    expect((await go(slug, await signedIn(member))).statusCode).toBe(302);
    expect(await clicksOf(id)).toBe(1);
  });

  it('is right for several processes and for a flood, and stays one row (CAT-10)', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeDeal(api.database)));
    const counters = Array.from({ length: 4 }, () => createClickCounter(api.database));
    await Promise.all(
      counters.map(async (clicks, n) => {
        for (let round = 0; round < 5; round += 1) {
          // Each in another order.
          for (const { id: dealId } of n % 2 ? made : made.toReversed())
            for (let click = 0; click < 100; click += 1)
              clicks.count({ dealId, kind: 'clicks', address: `10.${n}.${round}.${click}`, userId: null });
          await clicks.flush();
        }
      }),
    );
    for (const { id } of made) expect(await clicksOf(id)).toBe(2_000);
  });

  it('is shown to staff, the highest of thirty days first (CAT-10)', async () => {
    const [one, two] = [await makeDeal(api.database), await makeDeal(api.database)];
    await api.database.pool.query(
      `insert into deal_clicks select $1::uuid, (now() at time zone 'UTC')::date - days, 9000 from unnest('{0,29}'::int[]) days
       union all select $2::uuid, (now() at time zone 'UTC')::date - 30, 50000 union all select $2::uuid, (now() at time zone 'UTC')::date, 9000`,
      [one.id, two.id],
    );
    const staff = api.as(await makeUser(api.database, { role: 'admin' }));
    expect((await staff.admin.catalog.mostClicked()).deals.slice(0, 2)).toMatchObject([
      { slug: one.slug, title: one.title, clicks: 18_000 },
      { slug: two.slug, clicks: 9_000 },
    ]);
  });

  it('survives a database that is away for a moment, and deals that are gone (CAT-10)', async () => {
    const [kept, gone] = [await makeDeal(api.database), await makeDeal(api.database)];
    let isAway = true;
    const clicks = createClickCounter({
      ...api.database,
      get db() {
        if (isAway) throw new Error('away');
        return api.database.db;
      },
    });
    for (const { id: dealId } of [kept, gone])
      clicks.count({ dealId, kind: 'clicks', address: '10.0.0.1', userId: null });
    await expect(clicks.flush()).rejects.toThrow('away');
    await api.database.pool.query('delete from deals where id = $1', [gone.id]);
    isAway = false;
    await clicks.flush();
    await clicks.flush();
    expect(await clicksOf(kept.id)).toBe(1);
  });
});
