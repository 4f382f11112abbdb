import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buffersOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { countUnread, findLines, setAll, undoAll } from './notifications.repo.ts';

const MEMBERS = 2_000;
const LINES_OF_MEMBER = 100;

let api: TestApi;
let reader: string;
beforeAll(async () => {
  api = await createTestApi();
  const { pool } = api.database;
  reader = (await makeUser(api.database)).id;
  await pool.query(
    `with people as (
       insert into users (id, name, email, password_hash)
       select gen_random_uuid(), 'Person ' || n, 'reader-' || n || '@example.com', '' from generate_series(2, $1::int) n returning id)
     insert into notifications (user_id, kind, tab, group_key, told_at, read_at)
     select p.id, 'mention', (array['inbox', 'team', 'following'])[1 + n % 3], n, now() - n * interval '1 hour',
       case when n > 50 then now() end
     from generate_series(1, $2::int) n cross join (select id from people union all select $3::uuid) p`,
    [MEMBERS, LINES_OF_MEMBER, reader],
  );
  await vacuum();
}, 60_000);
afterAll(() => api.close());

/** Vacuums until every page is known to be visible to all, as autovacuum does in time: what else runs may hold it up. */
const vacuum = () =>
  vi.waitFor(
    async () => {
      await api.database.pool.query('vacuum (analyze, index_cleanup on) notifications');
      const { rows } = await api.database.pool.query(
        `select relpages - relallvisible as rest from pg_class where oid = 'notifications'::regclass`,
      );
      expect(Number(rows[0]?.rest)).toBe(0);
    },
    { timeout: 30_000, interval: 200 },
  );

const page = { shelf: 'all', archived: false, after: null, limit: 21 } as const;

it(`the bell's count and first page read no more than a few buffers among ${MEMBERS * LINES_OF_MEMBER} lines (NOTE-01, T71)`, async () => {
  const { db } = api.database;
  expect(await countUnread(db, reader)).toEqual({ inbox: 16, team: 17, following: 17 });
  expect(await buffersOf(api.database, () => countUnread(db, reader))).toBeLessThanOrEqual(10);
  expect(await findLines(db, reader, page)).toHaveLength(21);
  for (const shelf of ['all', 'inbox', 'team'] as const)
    expect(await buffersOf(api.database, () => findLines(db, reader, { ...page, shelf }))).toBeLessThanOrEqual(60);
});

it('all that a member has is found by the member: for the export, to take back what was marked, and at the end of the account (NOTE-01, ACC-01, T71)', async () => {
  const { db, pool } = api.database;
  const other = await makeUser(api.database);
  const [{ at }] = [await setAll(db, reader, 'read', { shelf: 'all', until: new Date().toISOString(), limit: 1_000 })];
  const of = (text: string, user: string) => buffersOf(api.database, () => pool.query(text, [user]));
  const lines = LINES_OF_MEMBER * 3;
  expect(
    await of('select * from notifications x where x.user_id = $1 order by x.id limit 100', reader),
  ).toBeLessThanOrEqual(lines);
  // The foreign key's own statement.
  expect(await of('delete from only notifications where $1::uuid = user_id', other.id)).toBeLessThanOrEqual(10);
  expect(await buffersOf(api.database, () => undoAll(db, reader, 'read', String(at)))).toBeLessThanOrEqual(lines * 12);
});

it('thousands of unread ones of one member are counted tab by tab, and as quickly (NOTE-01, T71)', async () => {
  const { db, pool } = api.database;
  const other = await makeUser(api.database);
  await pool.query(
    `insert into notifications (user_id, kind, tab, group_key)
     select $1, 'mention', case when n <= 5000 then 'following' else 'inbox' end, n from generate_series(1, 5010) n`,
    [other.id],
  );
  await vacuum();
  expect(await countUnread(db, other.id)).toMatchObject({ inbox: 10, following: 99 });
  expect(await buffersOf(api.database, () => countUnread(db, other.id))).toBeLessThanOrEqual(60);
});
