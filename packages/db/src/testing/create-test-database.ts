import { cloneTemplate, type Template, type TestDatabase } from './databases.ts';

export interface PostgresAnswer {
  adminUrl: string;
  template: Template;
}

export interface PoolerAnswer {
  /** Host on which the pooler listens. */
  host: string;
}

async function ask<Answer>(what: 'postgres' | 'pooler'): Promise<Answer> {
  const broker = process.env.ONCEWARE_TEST_POSTGRES;
  if (!broker) throw new Error('createTestDatabase() works in tests that Vitest runs from the root of the repository.');
  const response = await fetch(`${broker}/${what}`, { headers: { connection: 'close' } });
  const text = await response.text();
  if (!response.ok) throw new Error(`No ${what} for tests: ${text}`);
  return JSON.parse(text) as Answer;
}

let postgres: Promise<PostgresAnswer> | undefined;
let pooler: Promise<PoolerAnswer> | undefined;

/**
 * A migrated, empty database that is the caller's own. Drop it in `afterAll`, after its connections are closed.
 * `isPooled`: its address leads through PgBouncer in transaction mode, as for the tests of the project `pooler`.
 */
export async function createTestDatabase({ isPooled = process.env.TEST_POOLER === '1' } = {}): Promise<TestDatabase> {
  postgres ??= ask<PostgresAnswer>('postgres');
  const { adminUrl, template } = await postgres;
  const database = await cloneTemplate(adminUrl, template);
  if (!isPooled) return database;
  pooler ??= ask<PoolerAnswer>('pooler');
  const url = new URL(database.url);
  url.host = (await pooler).host;
  return { ...database, url: url.href };
}
