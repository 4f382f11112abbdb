import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { jobHandlers, jobKinds } from '#composition/jobs.ts';
import { bossDatabase } from '#platform/jobs/boss-database.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createSafeFetch } from '#platform/safe-fetch/safe-fetch.ts';
import { makeUser } from '#testing/factories.ts';
import { runJobs } from '#testing/run-jobs.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { toldTo } from '#testing/told.ts';
import { columns } from '../import/import-columns.ts';
import { endRun, insertRun } from '../import/run.repo.ts';
import { feedLimits } from './fetched-feeds.limits.ts';
import { IMPORT_COLUMNS } from '../import/import.limits.ts';

/** Response of the vendor's server. */
let answer: RequestListener;
let asked: NodeJS.Dict<string | string[]>[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers);
  answer(request, response);
});
let site: string;
let api: TestApi;
let staff: ReturnType<TestApi['as']>['admin']['catalog'];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  api = await createTestApi();
  staff = api.as(await makeUser(api.database, { role: 'admin' })).admin.catalog;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});
beforeEach(async () => {
  asked = [];
  await api.database.pool.query(
    'truncate tools, deals, catalog_feeds, catalog_imports, feed_ended_deals, pgboss.job cascade',
  );
});

const says = (body: string | Buffer, type = 'application/json') =>
  void (answer = (_, response) => void response.writeHead(200, { 'content-type': type }).end(body));
const deals = (...rows: object[]) => says(JSON.stringify({ offers: rows }));
const deal = (id: number, more: object = {}) => ({ id, name: `Tool ${id}`, price: '49.90', ...more });

const add = async (source = 'vendor') => (await staff.addFeed({ url: `${site}/feed`, source })).id;
const save = async (id: string, more: Partial<Parameters<typeof staff.saveFeed>[0]> = {}) => {
  const { version, mapping, whenGone, everyHours } = await staff.feed({ id });
  await staff.saveFeed({ id, version, mapping, whenGone, everyHours, ...more });
};
/** Has it run, and tells how that went. */
async function run(id: string, { isDryRun = false, isSure = false } = {}) {
  await staff.runFeed({ id, isDryRun, isSure });
  await runJobs(api, ['feed']);
  const [newest] = (await staff.imports({ feedId: id })).imports;
  if (!newest) throw new Error('A run that was asked for is told of.');
  return { ...newest, ...(await staff.importNotes({ id: newest.id })) };
}
/** States of its runs, the newest first. */
const states = async (feedId: string) => (await staff.imports({ feedId })).imports.map(({ state }) => state);
/** Has its job run again, without the wait before that. */
async function goOn() {
  await api.database.pool.query(`update pgboss.job set start_after = now() where name = 'feed' and state = 'retry'`);
  await runJobs(api, ['feed']);
}
const stored = async () =>
  (
    await api.database.pool.query<{ title: string; price: number; currency: string; runs: boolean }>(
      `select title, price_minor as price, currency, not has_ended as runs from deals order by external_id`,
    )
  ).rows;
const running = async () => (await stored()).filter(({ runs }) => runs).map(({ title }) => title);

const RSS = `<?xml version="1.0" encoding="iso-8859-1"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Deals</title>
<item><title>Kiln &amp; Cafés</title><link>https://kiln.example/deal</link><guid isPermaLink="false">k-1</guid>
<description><![CDATA[<p>Fire <b>twice</b>.</p><ul><li>Once</li></ul><script>alert(1)</script>]]></description>
<g:price>199,00 EUR</g:price><g:sale_price>EUR 1.049,50</g:sale_price><category>Ceramics</category><category>Ovens</category>
<endDate>Tue, 31 Dec 2999 10:00:00 GMT</endDate><pubDate>Mon, 01 Jun 2026 10:00:00 GMT</pubDate></item>
</channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>tag:1</id><title type="html">Kiln &amp;amp; Co</title>
<link rel="enclosure" href="https://kiln.example/file"/><link href="https://kiln.example/deal"/>
<price currency="EUR">49.90</price></entry></feed>`;

describe('a feed', () => {
  it.each([
    {
      what: 'RSS with a shop’s prices',
      body: Buffer.from(RSS.replace('199,00', '2.199,00'), 'latin1'),
      type: 'application/rss+xml',
      rowsAt: 'rss.channel.item',
      row: {
        external_id: 'k-1',
        name: 'Kiln & Cafés',
        title: 'Kiln & Cafés',
        description: 'Fire twice.\n\n• Once',
        deal_url: 'https://kiln.example/deal',
        current_price: '1049.50',
        base_price: '2199.00',
        currency: 'EUR',
        tags: '["Ceramics","Ovens"]',
        ends_at: '2999-12-31T10:00:00.000Z',
      },
    },
    {
      what: 'Atom',
      body: ATOM,
      type: 'application/atom+xml',
      rowsAt: 'feed.entry',
      row: {
        external_id: 'tag:1',
        name: 'Kiln & Co',
        deal_url: 'https://kiln.example/deal',
        current_price: '49.90',
        currency: 'EUR',
      },
    },
    {
      what: 'CSV with semicolons',
      body: 'SKU;Product Name;Sale Price;List Price\n7;Kiln;$49.90;$1,299\n',
      type: 'text/csv',
      rowsAt: '',
      row: { external_id: '7', name: 'Kiln', current_price: '49.90', base_price: '1299', currency: 'USD' },
    },
    {
      what: 'JSON with prices in objects',
      body: '{"data":{"items":[{"id":7,"productName":"Kiln","price":{"amount":49.9,"currency":"EUR"},"tags":["Ovens"]}]}}',
      type: 'application/json',
      rowsAt: 'data.items',
      row: { external_id: '7', name: 'Kiln', current_price: '49.9', currency: 'EUR', tags: 'Ovens' },
    },
  ])(
    'of $what is mapped by itself, as a preview shows before anything is imported (CAT-11)',
    async ({ body, type, rowsAt, row }) => {
      says(body, type);
      const id = await add();
      const feed = await staff.feed({ id });
      expect(feed).toMatchObject({ rowsAt, everyHours: null, deals: 0, whenGone: 'leave' });
      const { rows } = await staff.previewFeed({ id, mapping: feed.mapping });
      const [first] = rows;
      expect(first?.problems).toEqual([]);
      const shown = Object.fromEntries(first?.row.map(({ column, value }) => [column, value]) ?? []);
      expect(shown).toMatchObject({ ...row, ...(row.tags?.startsWith('[') && { tags: 'Ceramics; Ovens' }) });
      expect(await stored()).toEqual([]);
      expect(await run(id)).toMatchObject({ state: 'done', summary: { read: 1, inserted: 1, newDeals: 1 } });
    },
  );

  it('says in a dry run what would be added, changed, ended and rejected, and does nothing (CAT-11)', async () => {
    deals(deal(1), deal(2), deal(3), deal(4));
    const id = await add();
    await save(id, { whenGone: 'end' });
    await run(id);
    const before = await stored();
    deals(deal(2, { price: 39 }), deal(3, { price: 'much' }), deal(4), deal(5, { colour: 'red' }));
    const dry = await run(id, { isDryRun: true });
    expect(dry).toMatchObject({
      state: 'done',
      isDryRun: true,
      summary: { read: 4, inserted: 1, updated: 1, unchanged: 1, rejected: 1, ended: 1, ignored: ['colour'] },
      notes: [{ kind: 'rejected', place: 'index 1' }],
    });
    expect(dry.changes.map(({ kind, title, columns: changed }) => [kind, title, changed])).toEqual([
      [
        'changed',
        'Tool 2',
        [
          { column: 'current_price', before: '49.9', after: '39' },
          { column: 'base_price', before: '49.9', after: '39' },
        ],
      ],
      ['new', 'Tool 5', []],
      ['ended', 'Tool 1', []],
    ]);
    expect(await stored()).toEqual(before);
    expect(await run(id)).toMatchObject({ isDryRun: false, summary: dry.summary });
    expect(await running()).toEqual(['Tool 2', 'Tool 3', 'Tool 4', 'Tool 5']);
  });

  it('ends deals that left it when that is chosen, and deals that return run as before (CAT-11)', async () => {
    const [one, two] = [deal(1, { end_date: '2999-01-01' }), deal(2)];
    deals(one, two);
    const id = await add();
    await run(id);
    deals(two);
    await run(id);
    expect(await running()).toEqual(['Tool 1', 'Tool 2']);
    await save(id, { whenGone: 'end' });
    expect(await run(id)).toMatchObject({ summary: { ended: 1, unchanged: 1 } });
    expect(await running()).toEqual(['Tool 2']);
    expect(await run(id)).toMatchObject({ summary: { ended: 0, unchanged: 1 } });
    deals({ ...one, end_date: '' }, two);
    expect(await run(id)).toMatchObject({ summary: { ended: 0, updated: 1 } });
    const { rows } = await api.database.pool.query(`select ends_at from deals where title = 'Tool 1'`);
    expect(rows).toEqual([{ ends_at: new Date('2999-01-01T23:59:59.999Z') }]);
  });

  it('that suddenly lacks most of its deals, or is empty, imports nothing until staff confirm it (CAT-11)', async () => {
    deals(...Array.from({ length: 12 }, (_, n) => deal(n)));
    const id = await add();
    await save(id, { whenGone: 'end' });
    await run(id);
    for (const left of [[], [deal(0, { price: 1 })]]) {
      deals(...left);
      expect(await run(id)).toMatchObject({ state: 'failed', error: { code: 'most_would_end' } });
      expect(await running()).toHaveLength(12);
    }
    expect(await run(id, { isDryRun: true })).toMatchObject({ state: 'done', summary: { ended: 11 } });
    expect(await run(id, { isSure: true })).toMatchObject({ state: 'done', summary: { ended: 11 } });
    expect(await running()).toHaveLength(1);
  });

  it('that no longer fits its mapping, breaks off or is no feed any more fails with the reason, and imports nothing (CAT-11)', async () => {
    deals(deal(1));
    const id = await add();
    await save(id, { whenGone: 'end' });
    await run(id);
    const before = await stored();
    const lastState = async () => (await staff.feeds()).feeds.map((feed) => feed.lastState);
    expect(await lastState()).toEqual(['done']);
    const reasonOf = async () => {
      const { state, error } = await run(id);
      expect(error?.code).toBe('feed_unreadable');
      return `${state}: ${error?.issues?.[0]?.message}`;
    };
    deals({ id: 1, name: 'Tool 1', cost: 49 });
    expect(await reasonOf()).toBe(
      'failed: The feed has changed: no row has the field “price” any more, which “current_price” is read from.',
    );
    says('{"items":[{"id":1}]');
    expect(await reasonOf()).toBe('failed: The feed is not JSON, or breaks off.');
    says('{"error":{"offers":1}}');
    await run(id);
    says('[1,2]');
    expect(await reasonOf()).toContain('there is nothing at “offers” any more');
    says('<rss><channel><item><title>A</title></item>', 'application/xml');
    expect(await reasonOf()).toBe('failed: The feed breaks off within <channel>.');
    answer = (_, response) => void response.writeHead(500).end();
    expect(await reasonOf()).toBe('failed: The feed’s server answers 500.');
    answer = (request) => void request.destroy();
    expect(await reasonOf()).toBe('failed: The feed’s server cannot be reached.');
    expect(await stored()).toEqual(before);
    expect(await lastState()).toEqual(['failed']);
  });

  it('whose document type grows or leads elsewhere, or that nests without end, is only text (T17, CAT-11)', async () => {
    const bomb = '<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">';
    says(
      `<!DOCTYPE x [${bomb}]><feed><entry><id>1</id><title>&b;&c;</title><price>1</price></entry></feed>`,
      'text/xml',
    );
    const id = await add();
    const { mapping } = await staff.feed({ id });
    const { rows } = await staff.previewFeed({ id, mapping });
    expect(rows[0]?.row).toContainEqual({ column: 'name', value: '&b;&c;' });
    const refused = { cause: { key: 'feed_unreadable' } };
    says('<a>'.repeat(100_000), 'text/xml');
    await expect(add('deep')).rejects.toMatchObject(refused);
    says('['.repeat(1_000_000));
    await expect(add('deep')).rejects.toMatchObject(refused);
    says('');
    await expect(add('empty')).rejects.toMatchObject(refused);
  });

  it('is fetched from no inner address, at first or by a redirect, and is not larger than it may be (T17, T52, CAT-11)', async () => {
    const catalog = api.as(await makeUser(api.database, { role: 'admin' }), undefined, {
      safeFetch: createSafeFetch({ userAgent: 'Onceware (tests)' }),
    }).admin.catalog;
    const refused = (message: string) => ({ cause: { key: 'feed_unreadable', issues: [{ path: 'feed', message }] } });
    for (const url of ['https://127.0.0.1/feed', 'https://169.254.169.254/feed', 'https://[::1]/feed'])
      await expect(catalog.addFeed({ url })).rejects.toMatchObject(refused('The address leads to no public server.'));
    for (const url of [
      'javascript:1',
      'file:///etc/passwd',
      'https://a:b@vendor.example/',
      'feed',
      `https://x.example/${'a'.repeat(2_000)}`,
    ])
      await expect(catalog.addFeed({ url })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    answer = (_, response) => void response.writeHead(302, { location: 'https://10.0.0.1/feed' }).end();
    await expect(add()).rejects.toMatchObject(refused('The address leads to no public server.'));
    answer = (_, response) => void response.writeHead(302, { location: '/feed' }).end();
    await expect(add()).rejects.toMatchObject(
      refused('The feed’s server sends from one address to the next too often.'),
    );
    says(Buffer.alloc(16 * 1024 ** 2 + 1, '['));
    await expect(add()).rejects.toMatchObject(refused('The feed is larger than 16 MB.'));
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['zstd', zstdCompressSync],
  ])(
    'that is a %s bomb is reported as too large, when it is added and when it is run (KEEP-01, T64)',
    async (encoding, pack) => {
      deals(deal(1));
      const id = await add();
      const text = Buffer.from(JSON.stringify([deal(1)]).padEnd(100_000_000));
      const justOver = text.subarray(0, feedLimits.bytesMax + 10_000);
      const message = `The feed is larger than ${feedLimits.bytesMax / 1024 ** 2} MB.`;
      for (const body of [pack(text), pack(justOver)]) {
        answer = (_, response) => void response.writeHead(200, { 'content-encoding': encoding }).end(body);
        await expect(add('bomb')).rejects.toMatchObject({ cause: { key: 'feed_unreadable', issues: [{ message }] } });
        expect(await run(id)).toMatchObject({ state: 'failed', error: { issues: [{ message }] } });
      }
      expect(await stored()).toEqual([]);
    },
  );

  it('runs on its schedule, once for all processes, and leaves no trace when nothing changed (CAT-11)', async () => {
    deals(deal(1));
    const id = await add();
    await save(id, { everyHours: 24 });
    const pass = () => api.database.pool.query(`update catalog_feeds set next_run_at = now() - interval '1 hour'`);
    const work = async () => {
      await pass();
      await Promise.all([runJobs(api, ['dueFeeds']), api.jobs.enqueue(api.database.db, 'dueFeeds', {})]);
      await runJobs(api, ['dueFeeds', 'feed']);
      return (await staff.imports({ feedId: id })).imports.length;
    };
    answer = (request, response) =>
      request.headers['if-none-match'] === '"1"'
        ? void response.writeHead(304).end()
        : void response.writeHead(200, { etag: '"1"' }).end(JSON.stringify({ offers: [deal(1)] }));
    expect(await work()).toBe(1);
    expect(await work()).toBe(1);
    deals(deal(1), deal(2));
    expect(await work()).toBe(2);
    expect(await work()).toBe(2);
    expect(asked).toHaveLength(5);
    expect((await staff.feed({ id })).nextRunAt).not.toBeNull();
    await save(id, { everyHours: null });
    await pass();
    await api.database.pool.query('update catalog_feeds set next_run_at = null');
    expect(await work()).toBe(3);
  });

  it('that fails by its schedule is told to staff once, until it is well again (CAT-11, NOTE-02)', async () => {
    const keeper = await makeUser(api.database, { role: 'admin' });
    const told = async () => (await toldTo(api, keeper)).map(({ kind, text }) => [kind, text]);
    deals(deal(1));
    const id = await add();
    await save(id, { everyHours: 24 });
    const runDue = async () => {
      await api.database.pool.query(`update catalog_feeds set next_run_at = now() - interval '1 hour'`);
      await runJobs(api, ['dueFeeds']);
      await api.jobs.enqueue(api.database.db, 'dueFeeds', {});
      await runJobs(api, ['dueFeeds', 'feed']);
    };
    says('nothing');
    await runDue();
    await runDue();
    expect(await told()).toEqual([['feed_failed', 'The feed vendor could not be imported']]);
    expect((await api.as(keeper).notifications.list({})).items[0]).toMatchObject({ count: 1, tab: 'team' });
    deals(deal(1));
    await runDue();
    expect(await told()).toEqual([]);
    says('nothing');
    await runDue();
    expect(await told()).toEqual([['feed_failed', 'The feed vendor could not be imported']]);
    // One that somebody runs by hand is seen by them.
    await api.as(keeper).notifications.readAll({ until: new Date().toISOString() });
    await run(id);
    expect((await api.as(keeper).notifications.unread()).team).toBe(0);
  });

  it('never runs twice at once, and one whose process was lost holds nothing up (CAT-11)', async () => {
    deals(deal(1));
    const id = await add();
    const open = { source: 'vendor', createdBy: null, feedId: id, isDryRun: false };
    const first = await insertRun(api.database.db, open);
    expect(await insertRun(api.database.db, open)).toBeNull();
    expect((await run(id)).id).toBe(first);
    await api.database.pool.query(`update catalog_imports set heartbeat_at = now() - interval '1 minute'`);
    expect(await run(id)).toMatchObject({ state: 'done', summary: { inserted: 1 } });
  });

  it.each(['waiting', 'running'])(
    'that was %s when its process was killed for an upgrade is imported by the next, from its job (CAT-11)',
    async (state) => {
      deals(deal(1));
      const id = await add();
      await staff.runFeed({ id, isDryRun: false, isSure: false });
      const boss = new PgBoss({ db: bossDatabase(api), migrate: false, schedule: false });
      await boss.fetch('feed');
      const { pool } = api.database;
      // Leaves what the version before leaves: a row without anything that only this version writes.
      await pool.query(
        `insert into catalog_imports (id, source, feed_id, state, heartbeat_at)
         values (gen_random_uuid(), 'vendor', $1, $2, now() - interval '61 seconds')`,
        [id, state],
      );
      await pool.query(`update pgboss.job set heartbeat_on = now() - interval '61 seconds' where name = 'feed'`);
      await pool.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
      await boss.supervise();
      await goOn();
      expect(await states(id)).toEqual(['done', 'interrupted']);
      expect(await running()).toEqual(['Tool 1']);
    },
  );

  it('that waits in the line when its process stops is imported by another (CAT-11)', async () => {
    deals(deal(1));
    const id = await add();
    const file = { source: 'file', createdBy: null, feedId: null, isDryRun: false };
    const before = (await insertRun(api.database.db, file)) ?? '';
    await staff.runFeed({ id, isDryRun: false, isSure: false });
    const stopping = createJobs({ kinds: jobKinds, ...api, onError() {} });
    onTestFinished(() => stopping.close());
    const working = stopping.runDue(jobHandlers(api), ['feed']);
    await expect.poll(() => states(id)).toEqual(['waiting']);
    await stopping.close();
    expect(await working).toBe(0);
    expect(await states(id)).toEqual(['interrupted']);
    await endRun(api.database.db, before, { state: 'cancelled' });
    await goOn();
    expect(await states(id)).toEqual(['done', 'interrupted']);
  });

  it('tells the second of two editors about the first; names are unique, and deals outlast their feed (CAT-11)', async () => {
    deals(deal(1));
    const id = await add();
    const { version, mapping, change } = await staff.feed({ id });
    expect(change).toBeNull();
    const changed = { id, version, mapping, whenGone: 'end', everyHours: null } as const;
    await staff.saveFeed(changed);
    const other = await makeUser(api.database, { name: 'Ada', role: 'admin' });
    const late = api.as(other).admin.catalog.saveFeed(changed);
    await expect(late).rejects.toMatchObject({ cause: { key: 'edit_conflict' } });
    await api.as(other).admin.catalog.saveFeed({ ...changed, version: version + 1 });
    expect((await staff.feed({ id })).change).toEqual({ at: expect.any(String), by: { id: other.id, name: 'Ada' } });
    await expect(add()).rejects.toMatchObject({ cause: { key: 'feed_exists' } });
    await expect(
      staff.saveFeed({ ...changed, version: version + 2, mapping: { nothing: { always: '1' } } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await run(id);
    await staff.removeFeed({ id });
    expect((await staff.feeds()).feeds).toEqual([]);
    expect(await running()).toEqual(['Tool 1']);
    const { rows } = await api.database.pool.query<{ action: string }>(
      `select action from action_log where target_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'catalog.feed_add',
      'catalog.feed_save',
      'catalog.feed_save',
      'catalog.feed_run',
      'catalog.feed_remove',
    ]);
  });

  it('can be mapped to all columns that the import has (CAT-11)', () => {
    expect([...IMPORT_COLUMNS, 'id'].toSorted()).toEqual(Object.keys(columns.shape).toSorted());
  });
});
