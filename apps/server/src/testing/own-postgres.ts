import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import pg from 'pg';

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const;

/** Parts of an address that can be replaced. */
type Other = Partial<Pick<URL, 'username' | 'password' | 'port' | 'hostname' | 'search'>>;

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>;

/**
 * A Postgres of a test file's own, for whose superuser nothing is forbidden. Its database `whole` is migrated, and others
 * are made of that.
 */
export async function startOwnPostgres() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-postgres-'));
  const dir = path.join(folder, 'postgres');
  const postgres = await startEmbeddedPostgres({ dir, log: () => {}, settings: FAST });
  const superuser = { username: 'postgres', password: readFileSync(`${dir}.password`, 'utf8').trim() };

  /** The address of a database, with some of it another. */
  function at(database: string, other: Other = {}): string {
    const url = new URL(postgres.url);
    url.pathname = `/${database}`;
    return Object.assign(url, other).href;
  }

  const admin = new pg.Client({ connectionString: at('postgres', superuser) });
  await admin.connect();
  await admin.query('create database whole owner onceware');
  await migrate(at('whole'));

  async function make(name: string, template: string, statements: readonly string[]): Promise<string> {
    await admin.query(`create database ${name} ${template} owner onceware`);
    const client = new pg.Client({ connectionString: at(name, superuser) });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
    return at(name);
  }

  return {
    /** For data of the tests; it goes with the Postgres. */
    folder,
    password: new URL(postgres.url).password,
    admin,
    at,
    /** A migrated database in which `statements` were run. */
    migrated: (name: string, ...statements: string[]) => make(name, 'template whole', statements),
    /** An empty one. */
    empty: (name: string, ...statements: string[]) => make(name, '', statements),
    async stop(): Promise<void> {
      await admin.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
