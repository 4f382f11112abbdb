import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase, postgresError } from './client.ts';
import { createTestDatabase } from './testing/create-test-database.ts';
import type { TestDatabase } from './testing/databases.ts';
import { skipsPooler } from './testing/pooler.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ isPooled: !skipsPooler });
});
afterAll(() => test.drop());

async function using(
  options: Omit<DatabaseOptions, 'url'> & { isPooled: boolean },
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = openDatabase({ ...options, url: options.isPooled ? test.url : test.directUrl });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Returns the code of Postgres' error, or null. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => postgresError(error)?.code,
  );

describe.each([
  { way: 'straight to Postgres', isPooled: false },
  { way: 'through a pooler', isPooled: true },
])('a connection $way', ({ isPooled }) => {
  it.skipIf(isPooled && skipsPooler)(
    'ends long statements and long waits for locks, alone and in transactions (OPS-03, T33, T50)',
    () =>
      using({ isPooled, statementTimeoutMs: 400, lockTimeoutMs: 100 }, async ({ pool, transaction }) => {
        const sleep = 'select pg_sleep(30)';
        const wait = 'select from users';
        expect(await codeOf(pool.query(sleep))).toBe('57014');
        expect(await codeOf(transaction((tx) => tx.execute(sleep)))).toBe('57014');
        await transaction(async (tx) => {
          const { rows } = await tx.execute<{ limit: string; cost: string }>(
            `select current_setting('idle_in_transaction_session_timeout') as limit, current_setting('random_page_cost') as cost`,
          );
          expect(rows).toEqual([{ limit: '10s', cost: '1.1' }]);
          await tx.execute('lock table users in access exclusive mode');
          expect(await codeOf(pool.query(wait))).toBe('55P03');
          expect(await codeOf(transaction((other) => other.execute(wait)))).toBe('55P03');
        });
        expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
      }),
  );

  it.skipIf(isPooled && skipsPooler)(
    'keeps nothing from a failed statement, and everything from others (OPS-03, T50)',
    () =>
      using({ isPooled }, async ({ pool }) => {
        await pool.query('create table numbers (n int primary key deferrable initially deferred)');
        try {
          const add = (n: number[]) => pool.query('insert into numbers select unnest($1::int[])', [n]);
          await add([1, 2]);
          // Known only at the commit.
          expect(await codeOf(add([3, 2]))).toBe('23505');
          expect((await pool.query('select n from numbers order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
          await pool.query('vacuum numbers');
        } finally {
          await pool.query('drop table numbers');
        }
      }),
  );
});

describe('named statements', () => {
  const NAMED = {
    name: 'a_name',
    text: 'select count(*)::int as named from pg_prepared_statements where name = $1',
    values: ['a_name'],
  };
  const named = async (database: Database) => (await database.pool.query<{ named: number }>(NAMED)).rows[0]?.named;

  it('are prepared on Postgres itself (OPS-03)', () =>
    using({ isPooled: false }, async (database) => expect(await named(database)).toBe(1)));

  it.skipIf(skipsPooler)(
    'are sent through a pooler without their names, unless it keeps them (OPS-03, T50)',
    async () => {
      await using({ isPooled: true }, async (database) => {
        const answers = await Promise.all(Array.from({ length: 30 }, () => named(database)));
        expect(new Set(answers)).toEqual(new Set([0]));
      });
      await using({ isPooled: true, poolerKeepsNames: true }, async (database) =>
        expect(await named(database)).toBe(1),
      );
    },
  );
});

describe('a pooler', () => {
  it.skipIf(skipsPooler)('gets no setting of ours to hand to others (OPS-03, T50)', () =>
    using({ isPooled: true }, async ({ pool }) => {
      const others = Array.from({ length: 20 }, () => new pg.Client({ connectionString: test.url }));
      try {
        for (const other of others) {
          await Promise.all([other.connect(), pool.query('select 1')]);
          const { rows } = await other.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`);
          expect(rows).toEqual([{ limit: '0' }]);
        }
      } finally {
        await Promise.all(others.map((other) => other.end()));
      }
    }),
  );

  it.skipIf(skipsPooler)('that has no connection left is waited for as long as for one of ours (OPS-03, T50)', () =>
    using({ isPooled: true, poolSize: 20, connectTimeoutMs: 3_000 }, async ({ pool, transaction }) => {
      const all = new AbortController();
      const ended = new Promise((resolve) => all.signal.addEventListener('abort', resolve));
      let begun = 0;
      const holders = Array.from({ length: 10 }, () =>
        transaction(async () => {
          begun += 1;
          await ended;
        }),
      );
      await expect.poll(() => begun).toBe(10);
      const tries = [pool.query('select 1'), transaction((tx) => tx.execute('select 1'))];
      await Promise.all(
        tries.map((tried) => expect(tried).rejects.toThrow(/Query read timeout|Connection terminated/)),
      );
      all.abort();
      await Promise.all(holders);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }),
  );
});

it('a connection to a server that only reads, such as a standby, is replaced (OPS-05)', () =>
  using({ isPooled: false, poolSize: 1 }, async ({ transaction }) => {
    const admin = new pg.Client({ connectionString: test.directUrl });
    await admin.connect();
    try {
      const database = admin.escapeIdentifier(admin.database ?? '');
      const write = () => codeOf(transaction((tx) => tx.execute('create table written ()')));
      await admin.query(`alter database ${database} set default_transaction_read_only = on`);
      expect(await write()).toBe('25006');
      await admin.query(`alter database ${database} reset default_transaction_read_only`);
      expect(await write()).toBe(null);
    } finally {
      await admin.end();
    }
  }));
