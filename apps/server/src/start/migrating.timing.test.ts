import { migrate } from '@onceware/db/migrate';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let host: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  host = await createTestDatabase();
});
afterAll(() => host.drop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: host.directUrl });
  await client.connect();
  return client;
}

const INDEXES = ['users_name_idx', 'users_name_trgm_idx', 'users_email_trgm_idx'];

/** Statements that processes run on the table while another one starts. */
const STATEMENTS = [
  'select u.id, u.name, u.email, u.avatar, s.expires_at from sessions s join users u on u.id = s.user_id limit 1',
  `insert into users (id, email, name, password_hash) values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'Somebody', 'none')`,
  `update sessions set expires_at = expires_at where id = (select id from sessions limit 1)`,
];

it(
  'processes keep serving while another one starts and builds indexes over 100,000 users (T39)',
  { timeout: 120_000 },
  async () => {
    const client = await connect();
    try {
      for (const index of INDEXES) await client.query(`drop index ${index}`);
      await client.query(`insert into users (id, email, name, password_hash)
      select gen_random_uuid(), md5(n::text) || '@' || md5((n % 1000)::text) || '.example', 'Person ' || md5(n::text), 'none' from generate_series(1, 100000) n`);
      await client.query(
        `insert into sessions (id, user_id, expires_at) select md5(id::text) || md5(email), id, now() + interval '1 day' from users`,
      );
      await client.query('analyze');

      const end = new AbortController();
      const waits = STATEMENTS.map(async (statement) => {
        const serving = await connect();
        let longest = 0;
        while (!end.signal.aborted) {
          const began = performance.now();
          await serving.query(statement);
          longest = Math.max(longest, performance.now() - began);
        }
        await serving.end();
        return longest;
      });
      await migrate(host.directUrl).finally(() => end.abort());
      // 0.7 s on a busy machine; with the indexes built inside of a migration it was 9 s.
      for (const longest of await Promise.all(waits)) expect(longest).toBeLessThan(3_000);
      const { rows } = await client.query(
        'select bool_and(indisvalid) as "areValid", count(*)::int from pg_index where indexrelid = any($1::text[]::regclass[])',
        [INDEXES],
      );
      expect(rows).toEqual([{ areValid: true, count: INDEXES.length }]);
    } finally {
      await client.end();
    }
  },
);
