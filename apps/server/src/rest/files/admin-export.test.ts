import { contactMessages } from '@onceware/db/schema/contact';
import { organizations } from '@onceware/db/schema/organizations';
import { purchases } from '@onceware/db/schema/purchases';
import { logged } from '@onceware/api/testing/admin';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signedIn']>>;
beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signedIn({ role: 'admin', name: 'Ada Admin' });
});
afterAll(() => server.close());

const exported = (table: string, query = '', browser: TestBrowser = admin) =>
  browser.get(`/api/admin/${table}/export${query}`);
/** Rows by column. */
async function rowsOf(table: string, query = ''): Promise<Record<string, string>[]> {
  const answer = await exported(table, query);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
  return Papa.parse<Record<string, string>>(answer.body.slice(1), { header: true, skipEmptyLines: true }).data;
}

describe('GET /api/admin/:table/export', () => {
  it('answers users as CSV, in a file of that name (ADM-01)', async () => {
    const answer = await exported('users', '?q=ada%20admin&sort=name&page=3');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Onceware users \d{4}-\d\d-\d\d\.csv"/),
    });
    expect(answer.body).toBe(
      `\ufeffid,name,email,roles,email_verified,suspended_at,created_at,last_seen_at\r\n` +
        `${admin.user.id},Ada Admin,${admin.user.email},admin,no,,${answer.body.split(',').slice(-2).join(',')}`,
    );
  });

  it('answers organizations, messages, transactions and the log, without what is not for admins (ADM-01)', async () => {
    const { db } = server.services.database;
    await db.insert(organizations).values({ name: 'Nimbus' });
    await db
      .insert(contactMessages)
      .values({ id: uuidv7(), name: 'Bo', email: 'bo@example.com', topic: 'other', message: 'two\nlines' });
    await db.insert(purchases).values({
      userId: admin.user.id,
      title: 'TidyTask',
      priceMinor: 4950,
      currency: 'USD',
      purchasedOn: '2026-01-31',
      licenceCodes: 'SEALED-CODE',
      notes: 'a private note',
    });
    expect(await rowsOf('organizations')).toMatchObject([{ name: 'Nimbus', website: '', members: '0' }]);
    expect(await rowsOf('contacts', '?status=new')).toMatchObject([
      { name: 'Bo', message: 'two\nlines', status: 'new', user_id: '' },
    ]);
    expect(await rowsOf('orders', '?currency=USD')).toMatchObject([
      { title: 'TidyTask', price: '49.50', user_name: 'Ada Admin' },
    ]);
    expect((await exported('orders')).body).not.toMatch(/SEALED|private/);
    await admin.mutate('admin.users.changeRoles', { userId: admin.user.id, add: ['member'] });
    expect((await rowsOf('logs', '?action=user.roles'))[0]).toMatchObject({
      action: 'user.roles',
      via: 'session',
      actor_name: 'Ada Admin',
      target_type: 'user',
      target_name: 'Ada Admin',
      before: '{"roles":["admin"]}',
      after: '{"roles":["admin","member"]}',
    });
  });

  it('holds nothing that a spreadsheet would run (ADM-01)', async () => {
    const { db } = server.services.database;
    const names = ['=1+1 formula', '+1 formula', '-1 formula', '@SUM(A1) formula', '\t=1 formula', "'=1 formula"];
    await db.insert(organizations).values(names.map((name) => ({ name })));
    const written = (await rowsOf('organizations', '?q=formula')).map(({ name }) => name);
    expect(new Set(written)).toEqual(new Set(names.map((name) => `'${name}`)));
  });

  it('has every row that matches the filters, also beyond the list’s last page, each once and newest first by the database’s time (ADM-01)', async () => {
    await server.services.database.pool.query(
      `insert into organizations (id, name, created_at) select gen_random_uuid(), 'Many ' || n, now() + (n / 2) * interval '1 microsecond' from generate_series(1, 10600) n`,
    );
    const moments = (await rowsOf('organizations', '?q=Many')).map(({ name }) =>
      Math.floor(Number(name?.slice('Many '.length)) / 2),
    );
    expect(moments).toEqual(Array.from({ length: 10_600 }, (_, index) => Math.floor((10_600 - index) / 2)));
  });

  it('is logged with its filters, but not with what was searched for (ADM-01)', async () => {
    await rowsOf('logs', '?q=ada&targetType=user&targetId=a%20b&page=2');
    expect(await logged(server.services.database, 'admin.export')).toEqual([
      {
        actorId: admin.user.id,
        via: 'session',
        target: 'table logs',
        before: null,
        after: { targetType: 'user', targetId: 'a b', isSearched: true },
      },
    ]);
  });

  it('is refused without the permission of the table, which is logged (ADM-01, NAV-13)', async () => {
    const member = await server.signedIn({ role: 'insider' });
    for (const table of ['users', 'organizations', 'contacts', 'logs', 'orders']) {
      expect((await exported(table, '?sort=junk', server.visitor)).statusCode).toBe(401);
      const answer = await exported(table, '', member);
      expect([answer.statusCode, answer.json().error.code, answer.headers['content-disposition']]).toEqual([
        403,
        'forbidden',
        undefined,
      ]);
      expect(await logged(server.services.database, 'access.denied')).toMatchObject([
        {
          actorId: member.user.id,
          target: `procedure GET /api/admin/${table}/export`,
          after: { permission: `admin.${table}` },
        },
      ]);
    }
  });

  it.each([
    ['users', '?status=x', 400],
    ['logs', '?from=x', 400],
    ['users', '?q=a&q=b', 400],
    ['roles', '', 404],
    ['passwords', '', 404],
  ])('of %s%s answers %i (ADM-01, API-02)', async (table, query, status) => {
    expect((await exported(table, query)).statusCode).toBe(status);
  });
});
