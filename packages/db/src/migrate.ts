import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any constant works, as long as every process takes the same. */
const MIGRATION_LOCK = 7_318_001;

const sourceFolder = () => fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Applies what is missing, in one transaction. Processes that start at the same moment wait for one another,
 * so each migration is applied once. A bundle, where this file has moved, passes the folder in.
 */
export async function migrate(url: string, migrationsFolder = sourceFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'onceware-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = '10s'`);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
