import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase, postgresError } from '../client.ts';
import { createTestDatabase } from './create-test-database.ts';

type Rows = Record<string, unknown>[];

/** Sends one statement, or several without values. @returns the rows of the last */
export type Query = (text: string, values?: unknown[]) => Promise<Rows>;

export interface Attempt {
  query: Query;
  /** Sends what Postgres should refuse; the transaction goes on without it. @returns its code and message, or null */
  refusal(text: string, values?: unknown[]): Promise<string | null>;
}

export interface SqlFunctions {
  /** Sends a statement on its own: what it writes stays. */
  query: Query;
  /** Runs the work in a transaction that is taken back. */
  attempt(work: (attempt: Attempt) => Promise<void>): Promise<void>;
  /**
   * Calls a function once a row, all in one statement.
   *
   * @param signature as `regprocedure` writes it: `changed_tags(text[], text[], text[])`
   * @param table its arguments, and last what it should return
   * @returns the table with what it returned, in JSON
   */
  answers(signature: string, table: readonly (readonly unknown[])[]): Promise<unknown[][]>;
  /** Sends a statement on its own. @returns what is announced on the channel meanwhile, sorted */
  announced(channel: string, text: string, values?: unknown[]): Promise<string[]>;
}

const END = 'the end of a test';

/** Id for rows of tests, the same each time. */
export const idOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const queryOn =
  (client: Pick<pg.Pool, 'query'>): Query =>
  async (text, values) => {
    const result = (await client.query(text, values)) as pg.QueryResult | pg.QueryResult[];
    return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [];
  };

/** Gives the tests of a file one database, whose functions and triggers they try. */
export function trySqlFunctions(): SqlFunctions {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    // Announcements are heard on a connection that no pooler shares out.
    test = await createTestDatabase({ isPooled: false });
    database = openDatabase({ url: test.url });
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  const query: Query = (text, values) => queryOn(database.pool)(text, values);

  return {
    query,
    async attempt(work) {
      const client = await database.pool.connect();
      const send = queryOn(client);
      try {
        await send('begin');
        await work({
          query: send,
          async refusal(text, values) {
            await send('savepoint refused');
            try {
              await send(text, values);
              await send('release refused');
              return null;
            } catch (error) {
              await send('rollback to refused');
              return `${postgresError(error)?.code} ${error instanceof Error ? error.message : ''}`;
            }
          },
        });
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
    async answers(signature, table) {
      const [, name = '', types = ''] = /^(\w+)\((.*)\)$/.exec(signature) ?? [];
      const casts = types.split(', ');
      const calls = table.map((_, row) => {
        const given = casts.map((type, column) => `$${row * casts.length + column + 1}::${type}`);
        return `(${row}, to_jsonb(${name}(${given.join(', ')})))`;
      });
      const given = table.map((row) => row.slice(0, casts.length));
      const rows = await query(
        `select answer from (values ${calls.join(', ')}) as called (row, answer) order by row`,
        given.flat(),
      );
      return rows.map(({ answer }, row) => [...(given[row] ?? []), answer]);
    },
    async announced(channel, text, values) {
      const listener = new pg.Client({ connectionString: test.url });
      await listener.connect();
      try {
        const heard: string[] = [];
        const ended = new Promise<void>((resolve) => {
          listener.on('notification', ({ payload = '' }) => (payload === END ? resolve() : heard.push(payload)));
        });
        await listener.query(`listen ${channel}`);
        await query(text, values);
        await query('select pg_notify($1, $2)', [channel, END]);
        await ended;
        return heard.toSorted();
      } finally {
        await listener.end();
      }
    },
  };
}
