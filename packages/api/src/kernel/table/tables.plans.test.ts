import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#testing/factories.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';

const ROWS = 24_000;
const FEW = 1_000;

let api: TestApi;
let admin: ReturnType<TestApi['as']>['admin'];
let somebody: string;
let person: string;

beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  const user = await makeUser(api.database, { role: 'admin', name: 'Ada Admin' });
  admin = api.as(user).admin;
  const { pool } = api.database;
  // Ids that sort by time, as the application makes them: one a minute, the last of them now.
  const now = Date.now();
  const id = `(lpad(to_hex(${now} - (${ROWS} - n) * 60000::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid`;
  const at = `to_timestamp(${now / 1000}) - (${ROWS} - n) * interval '1 minute'`;
  const rows = `from generate_series(1, ${ROWS}) n`;
  await pool.query(
    `insert into users (id, name, email, password_hash, created_at, suspended_at, email_verified_at)
     select ${id}, 'Person ' || md5(n::text), md5('e' || n) || '@example.com', 'x', ${at}, case n % 1000 when 0 then now() end, case n % 2 when 0 then now() end ${rows}`,
  );
  await pool.query(`insert into user_roles (user_id, role) select id, 'insider' from users where name like 'Person%'`);
  await pool.query(
    `insert into action_log (id, at, actor_id, via, action, target_type, target_id, target_label)
     select ${id}, ${at}, ${id}, 'session', (array['auth.sign_in', 'auth.sign_in', 'auth.sign_in', 'key.create'])[1 + n % 4], 'key', n, 'key ' || md5(n::text) ${rows}`,
  );
  await pool.query(
    `insert into organizations (id, name, created_at) select ${id}, 'Firm ' || md5(n::text), ${at} ${rows}`,
  );
  await pool.query(
    `insert into contact_messages (id, name, email, topic, message, status, created_at)
     select ${id}, 'Writer ' || md5(n::text), md5('c' || n) || '@example.com', 'other', 'About order w' || n, case n % 500 when 0 then 'open' else 'done' end, ${at} ${rows}`,
  );
  await pool.query(
    `insert into purchases (id, user_id, title, price_minor, currency, purchased_on, state)
     select ${id}, ${id}, 'Tool ' || md5(n::text), 100 + n, 'USD', (${at})::date, 'unused' ${rows}`,
  );
  const found = await pool.query<{ id: string; email: string }>(
    `select id, email from users where name = 'Person ' || md5('77')`,
  );
  [somebody, person] = [found.rows[0]?.id ?? '', found.rows[0]?.email ?? ''];
  await pool.query('vacuum (analyze) users, user_roles, action_log, organizations, contact_messages, purchases');
}, 120_000);
afterAll(() => api.close());

/** Rows that `work` reads by sequential scans of the tables that grow. */
async function scannedBy(work: () => Promise<unknown>): Promise<number> {
  const scanned = async () => {
    await api.database.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await api.database.pool.query<{ read: string }>(
      `select sum(seq_tup_read) as read from pg_stat_user_tables
       where relname in ('users', 'user_roles', 'action_log', 'organizations', 'contact_messages', 'purchases', 'sessions')`,
    );
    return Number(rows[0]?.read);
  };
  const before = await scanned();
  await work();
  return (await scanned()) - before;
}

/** Returns the date `ago` days before today. */
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

type Ask = () => Promise<{ rows: unknown[]; total: number; isMore: boolean }>;

/** Queries that a page of each table may send, with the minimum number of rows that match. */
const asked: [string, number, Ask][] = [
  ['users', ROWS, () => admin.users.list({})],
  ['users, far on', ROWS, () => admin.users.list({ page: 200 })],
  ['users by name', ROWS, () => admin.users.list({ sort: 'name' })],
  ['users by e-mail, backwards', ROWS, () => admin.users.list({ sort: 'email', direction: 'desc' })],
  ['suspended users', 24, () => admin.users.list({ status: 'suspended' })],
  ['users of a rare role', 1, () => admin.users.list({ role: 'admin' })],
  ['users of a common role', ROWS, () => admin.users.list({ role: 'insider' })],
  ['one user by a part of the name', 1, () => admin.users.list({ q: 'da adm' })],
  ['one user by the e-mail', 1, () => admin.users.list({ q: person.slice(3, 20), sort: 'name' })],
  ['users whose word begins with two letters', 1, () => admin.users.list({ q: 'ad', sort: 'name' })],
  ['users by what all have', ROWS, () => admin.users.list({ q: 'example.com' })],
  ['nobody', 0, () => admin.users.list({ q: 'zzzzzz' })],
  ['log', ROWS, () => admin.logs.list({})],
  ['log of an action', 6_000, () => admin.logs.list({ action: 'key.create' })],
  ['log of a rare action', 0, () => admin.logs.list({ action: 'user.suspend' })],
  ['log of a person', 1, () => admin.logs.list({ actorId: somebody })],
  ['log of a target', 1, () => admin.logs.list({ targetType: 'key', targetId: '77' })],
  ['log of days long ago', 1440, () => admin.logs.list({ from: day(10), to: day(10) })],
  ['log by a person’s address', 1, () => admin.logs.list({ q: person })],
  ['log by a label', 1, () => admin.logs.list({ q: 'key 28dd2c79' })],
  ['log by an action', 6_000, () => admin.logs.list({ q: 'key.cr' })],
  ['organizations', ROWS, () => admin.organizations.list({})],
  ['organizations by age', ROWS, () => admin.organizations.list({ sort: 'created' })],
  ['one organization', 1, () => admin.organizations.list({ q: '28dd2c7955ce' })],
  ['messages', ROWS, () => admin.contacts.list({})],
  ['open messages', 48, () => admin.contacts.list({ status: 'open' })],
  ['a message by a word', 1, () => admin.contacts.list({ q: 'order w777' })],
  ['messages by who wrote', 1, () => admin.contacts.list({ q: 'Writer 28dd2c79' })],
];

describe(`with ${ROWS} rows in each table`, () => {
  it.each(asked)('no list reads a table from end to end: %s (ADM-01, T41)', async (_what, count, ask) => {
    const { total, isMore } = await ask();
    expect([total >= Math.min(count, 10_000), isMore]).toEqual([true, count > 10_000]);
    // Filters that nearly every row matches are counted by reading on, up to the limit of the count.
    expect(await scannedBy(ask)).toBeLessThan(isMore ? 10_002 : FEW);
  });

  it('sends as many statements for a page of fifty as for an empty one (ADM-01, T41)', async () => {
    const count = (work: () => Promise<unknown>) => countStatements(api.database, work);
    for (const q of ['zzzzzz', 'e']) {
      expect(await count(() => admin.users.list({ q }))).toBe(2);
      expect(await count(() => admin.organizations.list({ q }))).toBe(2);
      expect(await count(() => admin.contacts.list({ q }))).toBe(2);
      // The people whom it may mean are looked for first.
      expect(await count(() => admin.logs.list({ q }))).toBe(3);
      expect(await count(() => admin.orders.list({ q }))).toBe(4);
    }
    expect(await count(() => admin.users.get({ userId: somebody }))).toBe(4);
    expect(await count(() => admin.roles.list())).toBe(2);
  });

  it('sends as many statements for 50 messages as for one (ADM-01, T41)', async () => {
    const { rows } = await admin.contacts.list({ status: 'done' });
    const ids = rows.map(({ id }) => id);
    expect(
      await countStatements(api.database, () => admin.contacts.setStatus({ ids: ids.slice(0, 1), status: 'new' })),
    ).toBe(5);
    expect(
      await countStatements(api.database, () => admin.contacts.setStatus({ ids: ids.slice(1), status: 'new' })),
    ).toBe(5);
  });
});
