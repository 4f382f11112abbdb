import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { CatalogImport, ImportLine } from '@onceware/api/supply/import/import.contract';
import { makeUser } from '@onceware/api/testing/factories';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../start/settings.ts';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '../testing/test-server.ts';

const PATH = '/api/admin/catalog/import?source=test&format=csv';
const HEADER = 'id,name,base_price\n';
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, n) => `${from + n},Tool ${from + n},49.90\n`).join('');

let server: TestServer;
let admin: TestBrowser;
let port: number;
beforeAll(async () => {
  server = await createTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const [bound] = server.app.addresses();
  port = typeof bound === 'object' ? bound.port : 0;
  admin = await server.signedIn({ role: 'admin' });
});
afterAll(() => server.close());
beforeEach(() => server.services.database.pool.query('truncate tools, deals cascade'));

const open: ClientRequest[] = [];
afterEach(() => open.splice(0).forEach((one) => one.destroy()));

const count = async (table: 'tools' | 'deals') => {
  const { rows: counted } = await server.services.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return counted[0]?.count;
};
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ImportLine);
const csv = { 'content-type': 'text/csv' };

/** The import over a real connection, its body still to be written. */
function begin(headers: Record<string, string> = {}, browser = admin): ClientRequest {
  const sent = { cookie: browser.cookie, origin: ORIGIN, ...csv, ...headers };
  const sending = request({ host: '127.0.0.1', port, path: PATH, method: 'POST', headers: sent });
  sending.on('error', () => {});
  open.push(sending);
  return sending;
}
const answerOf = async (sending: ClientRequest) => ((await once(sending, 'response')) as [IncomingMessage])[0];
const errorOf = async (answer: IncomingMessage) =>
  JSON.parse(Buffer.concat(await answer.toArray()).toString()).error.code as string;

const idOf = (text: string) => linesOf(text).flatMap((line) => ('import' in line ? [line.import.id] : []))[0] ?? '';

async function* linesFrom(answer: IncomingMessage): AsyncGenerator<ImportLine> {
  for await (const text of answer.setEncoding('utf8')) yield* linesOf(String(text));
}

/** Imports as the administration page sees them. */
async function imports(): Promise<CatalogImport[]> {
  return (await admin.query('admin.catalog.imports')).json().result.data.json.imports;
}
const importOf = async (id: string) => (await imports()).find((one) => one.id === id);

/** Runs `work` while another connection is inside of a transaction that began with `statement`. */
async function during(statement: string, work: () => Promise<void>): Promise<void> {
  const client = await server.services.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('POST /api/admin/catalog/import', () => {
  it('tells its progress line by line, what it left out and why, and at last the sum (CAT-03, ADM-01)', async () => {
    const answer = await admin.post(PATH, `${HEADER}${rows(5_000)}x,,1\n`, csv);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const lines = linesOf(answer.body);
    expect(lines.filter((line) => 'step' in line).map(({ step, rows: done }) => `${step} ${done}`)).toEqual([
      'read 1000',
      'read 2000',
      'read 3000',
      'read 4000',
      'read 5000',
      'read 5001',
      'written 5000',
      'written 5001',
    ]);
    expect(lines.filter((line) => 'note' in line)).toEqual([
      { note: { kind: 'rejected', place: 'line 5002', reason: expect.stringContaining('name: ') } },
    ]);
    expect(lines.at(-1)).toEqual({
      summary: {
        read: 5_001,
        inserted: 5_000,
        updated: 0,
        unchanged: 0,
        rejected: 1,
        newTools: 5_000,
        newDeals: 5_000,
        ended: 0,
        ignored: [],
        noteCount: 1,
      },
    });
    expect(linesOf((await admin.post(PATH, HEADER + rows(5_000), csv)).body).at(-1)).toMatchObject({
      summary: { unchanged: 5_000 },
    });
    const { rows: logged } = await server.services.database.pool.query(
      `select actor_id, target_type, target_id, after from action_log where action = 'catalog.import' order by id limit 1`,
    );
    expect(logged).toEqual([
      {
        actor_id: admin.user?.id,
        target_type: 'catalog',
        target_id: 'test',
        after: expect.objectContaining({ inserted: 5_000, rejected: 1 }),
      },
    ]);
  });

  it('takes JSON, and from a tool with an API key that holds the permission (CAT-03, API-08)', async () => {
    const json = PATH.replace('csv', 'json');
    const file = [{ name: 'Kiln', base_price: 10 }];
    const user = await makeUser(server.services.database, { role: 'admin' });
    expect((await (await server.tool(user, ['admin.users'])).post(json, file)).statusCode).toBe(403);
    const tool = await server.tool(user, ['admin.catalog']);
    expect(linesOf((await tool.post(json, file)).body).at(-1)).toMatchObject({ summary: { newDeals: 1 } });
  });

  it('lists the first 1,000 rejected rows and counts the others (CAT-03)', async () => {
    const lines = linesOf((await admin.post(PATH, `id,name\n${'1,\n'.repeat(1_200)}`, csv)).body);
    expect(lines.filter((line) => 'note' in line)).toHaveLength(1_000);
    expect(lines.at(-1)).toMatchObject({ summary: { rejected: 1_200, noteCount: 1_200 } });
  });

  it.each([
    ['is empty', '', 'csv'],
    ['is no CSV', 'id,name\n1,"Kiln', 'csv'],
    ['is no JSON', '{"name": "Kiln"}', 'json'],
    ['breaks off', '[{"name": "Kiln"}, {', 'json'],
    ['is no text', Buffer.from([0x69, 0x64, 0xff, 0xfe]).toString('latin1'), 'csv'],
  ])('says of a file that %s that nothing was imported, and why (CAT-03)', async (_, file, format) => {
    const body = file.includes('ÿ') ? Buffer.from(file, 'latin1') : file;
    const answer = await server.app.inject({
      method: 'POST',
      url: PATH.replace('csv', format),
      headers: { cookie: admin.cookie, origin: ORIGIN, ...csv },
      body,
    });
    expect(linesOf(answer.body).at(-1)).toEqual({
      error: expect.objectContaining({
        code: 'invalid_input',
        issues: [{ path: 'file', message: expect.any(String) }],
      }),
    });
    expect(await count('tools')).toBe(0);
  });

  it.each([
    '',
    '?source=test',
    '?format=csv',
    '?source=test&format=xml',
    '?source=%20&format=csv',
    `?source=${'a'.repeat(101)}&format=csv`,
  ])('answers 400 to the query %j (CAT-03)', async (query) => {
    expect((await admin.post(PATH.replace(/\?.*/, query), HEADER, csv)).statusCode).toBe(400);
  });

  it('refuses strangers before they have sent anything, and logs it (CAT-03, ADM-01)', async () => {
    const member = await server.signedIn({ role: 'member' });
    for (const [browser, status] of [
      [server.visitor, 401],
      [member, 403],
    ] as const) {
      const sending = begin({ 'content-length': '1000000' }, browser);
      sending.flushHeaders();
      expect((await answerOf(sending)).statusCode).toBe(status);
    }
    const { rows: logged } = await server.services.database.pool.query(
      `select action, target_id from action_log where actor_id = $1`,
      [member.user.id],
    );
    expect(logged).toEqual([{ action: 'access.denied', target_id: 'catalog.import' }]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'text/csv2', ''])(
    'refuses the content type %j, which a form could send or which is none of its own (T09)',
    async (type) => {
      expect((await admin.post(PATH, HEADER, { 'content-type': type })).statusCode).toBe(415);
    },
  );

  it.each(['https://evil.example', 'null'])('refuses the origin %j (T09)', async (origin) => {
    expect((await admin.post(PATH, HEADER, { ...csv, origin })).statusCode).toBe(403);
  });

  it('is the only route that takes CSV (T09)', async () => {
    for (const path of ['/api/user-collections', '/trpc/auth.signOut', '/api/nothing', '/nothing']) {
      expect([path, (await admin.post(path, HEADER, csv)).statusCode]).toEqual([path, 415]);
    }
  });

  it('refuses a file that is too large before it is sent (CAT-03)', async () => {
    const sending = begin({ 'content-length': String(256 * 1024 * 1024 + 1) });
    sending.flushHeaders();
    const answer = await answerOf(sending);
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
  });

  it('goes on when its reader goes away, and says in every process how it ended (CAT-03, ADM-01)', async () => {
    let id = '';
    await during('lock table deals in exclusive mode', async () => {
      const sending = begin();
      sending.end(HEADER + rows(5_000));
      const answer = await answerOf(sending);
      id = idOf(String((await once(answer, 'data'))[0]));
      answer.on('error', () => {});
      sending.destroy();
    });
    await expect
      .poll(() => importOf(id), { timeout: 60_000 })
      .toMatchObject({
        source: 'test',
        by: admin.user?.name,
        state: 'done',
        rowsRead: 5_000,
        rowsWritten: 5_000,
        summary: { inserted: 5_000 },
      });
    expect([await count('tools'), await count('deals')]).toEqual([5_000, 5_000]);
  });

  it('ends when the upload breaks off, and nothing is written (CAT-03)', async () => {
    const sending = begin({ 'transfer-encoding': 'chunked' });
    sending.write(HEADER + rows(100));
    await expect.poll(() => sending.socket?.bytesWritten ?? 0).toBeGreaterThan(1_000);
    sending.destroy();
    await expect.poll(isIdle, { timeout: 10_000 }).toBe(true);
    expect(await count('tools')).toBe(0);
  });

  it('waits its turn, says so, and can be cancelled by anybody who may import (CAT-03, ADM-01)', async () => {
    const [first, second] = [begin(), begin()];
    const other = await server.signedIn({ role: 'admin' });
    let firstId = '';
    await during('lock table deals in exclusive mode', async () => {
      first.end(`${HEADER}${rows(10)}x,,1\n`);
      firstId = idOf(String((await once(await answerOf(first), 'data'))[0]));
      await expect.poll(() => importOf(firstId), { timeout: 10_000 }).toMatchObject({ state: 'running' });
      second.end(HEADER + rows(20));
      const lines = linesFrom(await answerOf(second));
      const { import: waiting } = (await lines.next()).value as { import: { id: string } };
      expect((await lines.next()).value).toEqual({ waiting: { ahead: 1 } });
      expect(await importOf(waiting.id)).toMatchObject({ state: 'waiting', ahead: 1 });
      await expect.poll(() => importOf(firstId), { timeout: 10_000 }).toMatchObject({ rowsRead: 11, noteCount: 1 });
      expect((await other.mutate('admin.catalog.cancelImport', { id: waiting.id })).statusCode).toBe(200);
      expect((await other.mutate('admin.catalog.cancelImport', { id: waiting.id })).statusCode).toBe(404);
      expect((await lines.next()).value).toMatchObject({
        error: { code: 'unavailable', issues: [{ path: 'import' }] },
      });
      expect(await importOf(waiting.id)).toMatchObject({ state: 'cancelled', summary: null });
    });
    await expect
      .poll(() => importOf(firstId), { timeout: 10_000 })
      .toMatchObject({ state: 'done', summary: { inserted: 10, rejected: 1 } });
    const { notes } = (await admin.query('admin.catalog.importNotes', { id: firstId })).json().result.data.json;
    expect(notes).toEqual([{ kind: 'rejected', place: 'line 12', reason: expect.stringContaining('name: ') }]);
    const { rows: logged } = await server.services.database.pool.query(
      `select actor_id, target_id from action_log where action = 'catalog.import_cancel'`,
    );
    expect(logged).toEqual([{ actor_id: other.user.id, target_id: 'test' }]);
  });

  it('that is cancelled while it runs writes nothing (CAT-03)', async () => {
    const sending = begin();
    await during('lock table deals in exclusive mode', async () => {
      sending.end(HEADER + rows(10));
      const id = idOf(String((await once(await answerOf(sending), 'data'))[0]));
      await expect.poll(() => importOf(id), { timeout: 10_000 }).toMatchObject({ rowsRead: 10 });
      await admin.mutate('admin.catalog.cancelImport', { id });
    });
    await expect.poll(isIdle, { timeout: 10_000 }).toBe(true);
    expect([await count('tools'), await count('deals')]).toEqual([0, 0]);
  });

  it('is interrupted where its process stops, which another process says at once (CAT-03, T34)', async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN });
    const stopping = await buildApp({ services: server.services, settings, web: null });
    await stopping.ready();
    await during('lock table deals in exclusive mode', async () => {
      const headers = { cookie: admin.cookie, origin: ORIGIN, ...csv };
      void stopping.inject({ method: 'POST', url: PATH, headers, body: HEADER + rows(10) }).catch(() => {});
      const newest = async () => (await imports())[0];
      await expect.poll(newest, { timeout: 10_000 }).toMatchObject({ state: 'running', rowsRead: 10 });
      void stopping.close();
    });
    await stopping.close();
    expect((await imports())[0]).toMatchObject({ state: 'interrupted', summary: null });
    expect(await count('tools')).toBe(0);
  });

  it('takes no more files while ten wait (T44)', async () => {
    const { pool } = server.services.database;
    await pool.query(
      `insert into catalog_imports (id, source) select gen_random_uuid(), 'held' from generate_series(1, 10)`,
    );
    const sending = begin();
    sending.flushHeaders();
    const answer = await answerOf(sending);
    expect([answer.statusCode, await errorOf(answer)]).toEqual([503, 'unavailable']);
    await pool.query(`delete from catalog_imports where source = 'held'`);
  });

  it('looks the sender up again when the file is there: permissions may have gone (ADM-01)', async () => {
    const leaving = await server.signedIn({ role: 'admin' });
    const sending = begin({ 'transfer-encoding': 'chunked' }, leaving);
    sending.write(HEADER);
    await expect.poll(() => sending.socket?.bytesWritten ?? 0).toBeGreaterThan(10);
    await server.services.database.pool.query('delete from user_roles where user_id = $1', [leaving.user.id]);
    await expect.poll(async () => (await leaving.post(PATH, HEADER, csv)).statusCode, { timeout: 10_000 }).toBe(403);
    sending.end(rows(1));
    const text = Buffer.concat(await (await answerOf(sending)).toArray()).toString();
    expect(text).toContain('"code":"forbidden"');
    expect(await count('tools')).toBe(0);
  });
});

/** No connection of the pool is in the middle of an import. */
async function isIdle(): Promise<boolean> {
  const { rows: busy } = await server.services.database.pool.query(
    `select from pg_locks where locktype = 'advisory' and objid = 7318002`,
  );
  return busy.length === 0;
}
