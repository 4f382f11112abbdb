import { once } from 'node:events';
import { connect } from 'node:net';
import { makeDeal, makeTool } from '@onceware/api/testing/factories';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let mine: TestBrowser;
let collectionId: string;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  mine = await server.signedIn();
  await mine.act('ensure_defaults');
  const { collections } = (await mine.get('/api/user-collections')).json<{ collections: { id: string }[] }>();
  collectionId = collections[0]?.id ?? '';
});

const URL_PATH = '/api/user-collections/export';
const exported = (query: string, browser = mine) => browser.get(`${URL_PATH}?${query}`);

/** Returns the server's port, after starting to listen if necessary. */
async function port(): Promise<number> {
  const { server: http } = server.app;
  if (!http.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = http.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A collection of `count` tools, each with a note of `size` characters. */
async function fill(count: number, size: number): Promise<void> {
  const { pool } = server.services.database;
  await pool.query(
    `with made as (
       insert into tools (id, slug, name, category) select gen_random_uuid(), gen_random_uuid(), 'Tool ' || n, 'other' from generate_series(1, $2::int) n returning id, name
     )
     insert into collection_items (id, collection_id, entity_type, entity_id, notes, rank)
     select gen_random_uuid(), $1, 'tool', id, left(repeat(md5(id::text), 160), $3::int), 'g' || lpad(to_hex(row_number() over ()), 7, '0') from made`,
    [collectionId, count, size],
  );
}

describe('GET /api/user-collections/export', () => {
  it('answers all collections as JSON, with the addresses of deals and tools (COL-18)', async () => {
    const deal = await makeDeal(server.services.database);
    const tool = await makeTool(server.services.database);
    await mine.act('add_item', { collectionId, entityType: 'deal', entityId: deal.id, notes: 'a note' });
    await mine.act('add_item', { collectionId, entityType: 'tool', entityId: tool.id });
    const answer = await exported('format=json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Onceware collections \d{4}-\d\d-\d\d\.json"; filename\*=UTF-8''Onceware%20collections%20/,
    );
    const file = answer.json();
    expect(file.collections.map(({ name }: { name: string }) => name)).toEqual([
      'Nice Find',
      'Worth a Shot',
      'Must-Have!',
    ]);
    expect(file.collections[0].items).toEqual([
      {
        entity_type: 'tool',
        entity_id: tool.id,
        title: tool.name,
        url: `${ORIGIN}/tool/${tool.slug}`,
        notes: null,
        added_at: expect.any(String),
        description: null,
        tags: [],
        is_favorite: false,
      },
      {
        entity_type: 'deal',
        entity_id: deal.id,
        title: deal.title,
        url: `${ORIGIN}/deal/${deal.slug}`,
        notes: 'a note',
        added_at: expect.any(String),
        description: null,
        tags: [],
        is_favorite: false,
      },
    ]);
    expect(answer.body).not.toContain(collectionId);
  });

  it('answers one collection as CSV, in a file of its name (COL-18)', async () => {
    const answer = await exported(`format=csv&collectionId=${collectionId}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers['content-disposition']).toContain('filename="Onceware Nice Find ');
    expect(answer.body).toBe(
      '\ufeffcollection,entity_type,entity_id,title,url,notes,added_at,description,tags,is_favorite\r\nNice Find,,,,,,,,,\r\n',
    );
  });

  it.each([
    ['../../etc/pass"wd', 'Onceware .. .. etc pass wd'],
    ['مجموعة', 'Onceware -'],
    ["O'Neil; filename=x*", 'Onceware O-Neil- filename-x'],
    ['a\u202egpj.exe', 'Onceware a gpj.exe'],
  ])('names the file safely for a collection %j (COL-18)', async (name, ascii) => {
    await server.services.database.pool.query('update collections set name = $1 where id = $2', [name, collectionId]);
    const disposition = String(
      (await exported(`format=csv&collectionId=${collectionId}`)).headers['content-disposition'],
    );
    expect(disposition).toMatch(/^attachment; filename="[\w .-]+\.csv"; filename\*=UTF-8''[\w.%-]+\.csv$/);
    expect(disposition).toContain(`filename="${ascii} `);
  });

  it('reads more than one statement’s worth, in order, and what was imported is there again (COL-18)', async () => {
    await fill(450, 10);
    const { collections } = (await exported('format=json')).json();
    const names = collections[0].items.map(({ title }: { title: string }) => title);
    expect(names).toEqual(Array.from({ length: 450 }, (_, n) => `Tool ${450 - n}`));
    const csv = Papa.parse<Record<string, string>>((await exported('format=csv')).body, {
      header: true,
      skipEmptyLines: true,
    });
    expect(csv.data.filter(({ collection }) => collection === 'Nice Find').map(({ title }) => title)).toEqual(names);
    // Another member takes it in: the same items, notes and times, in the same order.
    const theirs = await server.signedIn();
    const input = collections.map(({ name, items }: { name: string; items: Record<string, string>[] }) => ({
      name,
      items: items.map((item) => ({
        entityType: item.entity_type,
        entityId: item.entity_id,
        notes: item.notes,
        addedAt: item.added_at,
      })),
    }));
    expect((await theirs.mutate('collections.import', { collections: input })).statusCode).toBe(200);
    expect((await exported('format=json', theirs)).json().collections[0].items).toEqual(collections[0].items);
  });

  it('leaves out what was removed or deleted (COL-18)', async () => {
    await fill(2, 5);
    const { pool } = server.services.database;
    await pool.query(`update collection_items set removed_at = now() where collection_id = $1 and rank = 'g0000001'`, [
      collectionId,
    ]);
    expect((await exported(`format=json&collectionId=${collectionId}`)).json().collections[0].items).toHaveLength(1);
    await pool.query('update collections set deleted_at = now() where id = $1', [collectionId]);
    expect((await exported('format=json')).json().collections).toHaveLength(2);
    expect((await exported(`format=json&collectionId=${collectionId}`)).statusCode).toBe(404);
  });

  it('is refused to visitors before anything is looked at, and to others as if there were nothing (COL-18, API-02, T11)', async () => {
    const theirs = await server.signedIn();
    expect((await exported('format=x', server.visitor)).statusCode).toBe(401);
    expect((await exported(`format=csv&collectionId=${collectionId}`, theirs)).statusCode).toBe(404);
    expect((await exported(`format=csv&collectionId=${uuidv7()}`)).statusCode).toBe(404);
    expect((await exported('format=json', theirs)).json().collections).toEqual([]);
  });

  it.each(['', 'format=xml', 'format=json&format=csv', 'format=csv&collectionId=x'])(
    'refuses ?%s (COL-18, API-02)',
    async (query) => {
      const answer = await exported(query);
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_input']);
      expect(answer.headers['content-disposition']).toBeUndefined();
    },
  );
});

describe('a large export', () => {
  it('is read no faster than it is taken, and no further when the reader has gone (COL-18)', async () => {
    await fill(5000, 5000);
    const { pool } = server.services.database;
    let statements = 0;
    const count = () => (statements += 1);
    pool.on('acquire', count);
    const reader = connect(await port(), '127.0.0.1');
    reader.pause();
    await once(reader, 'connect');
    reader.write(
      `GET ${URL_PATH}?format=json&collectionId=${collectionId} HTTP/1.1\r\nhost: x\r\ncookie: ${mine.cookie}\r\n\r\n`,
    );
    const seen: number[] = [];
    // Nobody reads: once the connection is full, nothing more is asked of the database.
    await expect
      .poll(() => seen.push(statements) > 5 && statements > 2 && new Set(seen.slice(-5)).size === 1)
      .toBe(true);
    expect(statements).toBeLessThan(20);
    reader.destroy();
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect(statements).toBeLessThan(22);
    pool.off('acquire', count);
    expect((await exported('format=csv')).body.length).toBeGreaterThan(25_000_000);
  });

  it('that breaks off ends the connection, and not the process (COL-18)', async () => {
    // Too much to be on its way before anybody reads.
    await fill(5000, 5000);
    const url = `http://127.0.0.1:${await port()}`;
    const { pool } = server.services.database;
    const answer = await fetch(`${url}${URL_PATH}?format=csv&collectionId=${collectionId}`, {
      headers: { cookie: mine.cookie },
    });
    expect(answer.status).toBe(200);
    await pool.query('alter table collection_items rename to away');
    const outcome = await answer.text().then(
      (text) => text.length,
      () => 'broken off',
    );
    await pool.query('alter table away rename to collection_items');
    expect(outcome).toBe('broken off');
    expect((await mine.get('/health/ready')).statusCode).toBe(200);
  });
});
