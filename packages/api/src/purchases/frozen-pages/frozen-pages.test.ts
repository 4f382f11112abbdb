import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { purchasePages } from '@onceware/db/schema/purchase-pages';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { jobKinds } from '#composition/jobs.ts';
import { purgeAll } from '#composition/purge-all.ts';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import { fetchFrozenPage, FROZEN_PAGE_TIMES } from './fetch-frozen-page.ts';
import { findFrozenFile } from './frozen-pages.service.ts';
import { frozenPageLimits } from './frozen-pages.limits.ts';

let api: TestApi;
let server: Server;
let site: string;
let answer: RequestListener;
let me: SessionUser;
let mine: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
  server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  await api.database.pool.query('truncate pgboss.job; truncate page_hosts; truncate purchase_pages');
  me = await makeUser(api.database);
  mine = api.as(me);
  answer = html('<title>Buy Writer</title><p>Refund within 60 days.<script>alert(1)</script>');
});

const html =
  (body: string, type = 'text/html'): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

async function buy(deal: Parameters<typeof makeDeal>[1] = {}, website: string | null = `${site}/`) {
  const tool = await makeTool(api.database, { website });
  const made = await makeDeal(api.database, { toolId: tool.id, ...deal });
  const id = uuidv7();
  const bought = { title: 'Writer', price: 49, currency: 'USD', purchasedOn: '2026-03-01' };
  await mine.purchases.create({ id, ...bought, dealId: made.id });
  return { id, deal: made };
}
const fetchDue = () => runJobs(api, ['frozenPage']);
const pageOf = async (id: string) => (await mine.purchases.terms({ id })).page;
const fileOf = async (id: string) => {
  const file = await findFrozenFile(callAs(api, me), { id });
  return { ...file, html: await text(await file.read()) };
};
const chunks = async () => (await api.database.pool.query('select distinct file_id from file_chunks')).rowCount;

describe('frozen terms', () => {
  it('hold every condition that the deal showed, and stay whatever becomes of it (NOTE-07)', async () => {
    const { id, deal } = await buy({
      coupon: 'SAVE10',
      soldBy: 'Writer Ltd',
      refundDays: 60,
      redeemDays: 30,
      updates: 'all',
      stacking: 3,
      url: `${site}/buy`,
      tiers: [{ name: 'T1', priceMinor: 4900, features: ['One'], limits: [{ name: 'Seats', value: '5' }] }],
    });
    await api.database.pool.query(
      `update deals set price_minor = 7900, refund_days = 0, coupon = null, tiers = '[]' where id = $1`,
      [deal.id],
    );
    const { terms, present } = await mine.purchases.terms({ id });
    expect(terms).toMatchObject({
      price: 49,
      tiers: [{ name: 'T1', price: 49, features: ['One'], limits: [{ name: 'Seats', value: '5' }] }],
      conditions: {
        url: `${site}/buy`,
        coupon: 'SAVE10',
        soldBy: 'Writer Ltd',
        refundDays: 60,
        redeemBy: null,
        redeemDays: 30,
        updates: 'all',
        stacking: 3,
      },
    });
    expect(present).toMatchObject({ price: 79, tiers: [], conditions: { refundDays: 0, coupon: null } });
    await api.database.pool.query('update deals set is_hidden = true where id = $1', [deal.id]);
    expect((await mine.purchases.terms({ id })).present).toBeNull();
  });
});

describe('the copy of a vendor’s page', () => {
  it('is taken once a purchase is recorded, at the address where it was sold, without scripts (NOTE-07)', async () => {
    const asked: (string | undefined)[] = [];
    const usual = answer;
    answer = (request, response) => {
      asked.push(request.url);
      usual(request, response);
    };
    const { id } = await buy({ url: `${site}/buy` });
    expect(await pageOf(id)).toMatchObject({ state: 'waiting', url: `${site}/buy` });
    await fetchDue();
    const file = await fileOf(id);
    expect(await pageOf(id)).toEqual({
      url: `${site}/buy`,
      state: 'stored',
      failure: null,
      title: 'Buy Writer',
      takenAt: expect.stringMatching(/Z$/),
      size: Buffer.byteLength(file.html),
      sha256: hash('sha256', file.html, 'hex'),
    });
    expect(file.html).toContain('<p>Refund within 60 days.</p>');
    expect(file.html).not.toMatch(/<script|alert/);
    expect(file.text).toBe('Refund within 60 days.');
    expect(asked).toEqual(['/buy']);
    // Asked for again, it stays as it was.
    answer = html('<p>Other words');
    await mine.purchases.keepPage({ id });
    await fetchDue();
    expect((await fileOf(id)).sha256).toBe(file.sha256);
  });

  it('is its owner’s alone, and not there while the purchase is deleted (NOTE-07, T57)', async () => {
    const { id } = await buy();
    await fetchDue();
    const other = await makeUser(api.database);
    await expect(findFrozenFile(callAs(api, other), { id })).rejects.toMatchObject({ key: 'not_found' });
    expect(await failure(api.as(other).purchases.keepPage({ id }))).toBe('404 not_found');
    await mine.purchases.remove({ id });
    await expect(fileOf(id)).rejects.toMatchObject({ key: 'not_found' });
    await mine.purchases.restore({ id });
    expect((await fileOf(id)).text).toBe('Refund within 60 days.');
  });

  it('goes with its purchase for good, bytes and all (NOTE-07)', async () => {
    const before = await chunks();
    const { id } = await buy();
    await fetchDue();
    expect(await chunks()).toBe((before ?? 0) + 1);
    await mine.purchases.remove({ id });
    await purgeAll(api, AbortSignal.timeout(60_000));
    expect(await chunks()).toBe((before ?? 0) + 1);
    await api.database.pool.query(`update purchases set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    await purgeAll(api, AbortSignal.timeout(60_000));
    expect(await chunks()).toBe(before);
    expect(await api.database.db.select().from(purchasePages)).toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['is gone', (_, response) => void response.writeHead(410).end(), 'gone'],
    ['lets nobody in', (_, response) => void response.writeHead(403).end(), 'refused'],
    ['fails', (_, response) => void response.writeHead(500).end(), 'unreachable'],
    ['breaks off', (request) => void request.socket.destroy(), 'unreachable'],
    ['leads inside', (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(), 'refused'],
    ['is no page', html('%PDF', 'application/pdf'), 'unreadable'],
    ['has no words', html('<div id=app></div><script>draw()</script>'), 'unreadable'],
    [
      'asks to come back tomorrow',
      (_, response) => void response.writeHead(503, { 'retry-after': '86400' }).end(),
      'unreachable',
    ],
  ])('says so where the page %s, and is tried again when asked (NOTE-07)', async (_title, listener, expected) => {
    const usual = answer;
    answer = listener;
    const { id } = await buy();
    await fetchDue();
    expect(await pageOf(id)).toMatchObject({ state: 'failed', failure: expected, sha256: null });
    answer = usual;
    await api.database.pool.query('truncate page_hosts');
    await mine.purchases.keepPage({ id });
    expect(await pageOf(id)).toMatchObject({ state: 'waiting', failure: null });
    await fetchDue();
    expect(await pageOf(id)).toMatchObject({ state: 'stored' });
  });

  it('ends when its time is over, whatever hangs (NOTE-07)', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>slow');
    const { id } = await buy();
    await fetchFrozenPage(api, { purchaseId: id }, new AbortController().signal, { wholeMs: 200 });
    expect(await pageOf(id)).toMatchObject({ state: 'failed', failure: 'unreachable' });
    expect(FROZEN_PAGE_TIMES.wholeMs / 1000).toBeLessThan(jobKinds.frozenPage.withinSeconds);
    server.closeAllConnections();
  });

  it('is stored once by two processes, and an attempt that died leaves nothing behind (NOTE-07, T51)', async () => {
    const before = (await chunks()) ?? 0;
    const { id } = await buy();
    const left = uuidv7();
    await api.database.pool.query(`insert into file_chunks (file_id, position, bytes) values ($1, 0, 'half')`, [left]);
    await api.database.pool.query('update purchase_pages set file_id = $1', [left]);
    const { signal } = new AbortController();
    await Promise.all([1, 2].map(() => fetchFrozenPage(api, { purchaseId: id }, signal)));
    await api.database.pool.query('truncate page_hosts');
    await fetchFrozenPage(api, { purchaseId: id }, signal);
    expect(await pageOf(id)).toMatchObject({ state: 'stored' });
    expect(await chunks()).toBe(before + 1);
  });

  it('stays when another process that began before it was stored ends after it (NOTE-07, T51)', async () => {
    const { id } = await buy();
    const { signal } = new AbortController();
    const isAsked = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    let slower: Promise<void> | undefined;
    const storage: typeof api.storage = {
      ...api.storage,
      async put(...args) {
        const usual = answer;
        answer = (request, response) => {
          isAsked.resolve();
          void mayAnswer.promise.then(() => usual(request, response));
        };
        slower = fetchFrozenPage(api, { purchaseId: id }, signal);
        await isAsked.promise;
        await api.storage.put(...args);
      },
    };
    await fetchFrozenPage({ ...api, storage }, { purchaseId: id }, signal);
    mayAnswer.resolve();
    await slower;
    expect((await fileOf(id)).html).toContain('<p>Refund within 60 days.</p>');
  });

  it('is not taken beyond the member’s room for copies (NOTE-07)', async () => {
    const { id: full } = await buy();
    await fetchDue();
    await api.database.pool.query('update purchase_pages set size = $1', [frozenPageLimits.memberBytesMax]);
    const { id } = await buy();
    await api.database.pool.query('truncate page_hosts');
    await fetchDue();
    expect(await pageOf(id)).toMatchObject({ state: 'failed', failure: 'full' });
    expect(await pageOf(full)).toMatchObject({ state: 'stored' });
  });

  it('is not asked for where no page is known (NOTE-07)', async () => {
    const { id } = await buy({}, null);
    expect(await mine.purchases.terms({ id })).toMatchObject({ page: null, canKeepPage: false });
    expect(await failure(mine.purchases.keepPage({ id }))).toBe('404 not_found');
  });

  it('can be asked for again when its job was lost (NOTE-07)', async () => {
    const { id } = await buy();
    await api.database.pool.query(
      `truncate pgboss.job; update purchase_pages set asked_at = now() - interval '2 hours'`,
    );
    expect(await pageOf(id)).toMatchObject({ state: 'failed', failure: 'unreachable' });
    await mine.purchases.keepPage({ id });
    await fetchDue();
    expect(await pageOf(id)).toMatchObject({ state: 'stored' });
  });
});
