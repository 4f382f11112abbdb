import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { adoptBaseline } from './before-baseline.ts';
import { halfMigrated } from './migration-mistakes.ts';
import type { Place } from './place.ts';
import { StartError } from './start-error.ts';

/**
 * Whether migrations of the folder are still to be applied. They are told apart by the moment they were made at.
 *
 * @throws {StartError} if the database has some that the folder has not, or lacks one that others followed
 */
export async function areMissing(client: pg.Client, migrationsFolder: string, place: Place): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const before = await appliedMigrations(client);
  if (before.length > 0) await adoptBaseline(client, before, migrationsFolder, place);
  const applied = new Set(await appliedMigrations(client));
  const newest = Math.max(0, ...known);
  const strange = [...applied].filter((one) => !known.includes(one));
  if (strange.some((one) => one > newest)) {
    throw new StartError(
      `The database "${place.database}" at ${place.at} was migrated by a newer version of Onceware. Start that version or a later one, or restore the backup from before.`,
    );
  }
  const missing = known.filter((one) => !applied.has(one));
  const last = Math.max(0, ...applied);
  if (strange.length > 0 || missing.some((one) => one < last))
    throw halfMigrated(place, 'its list of migrations has gaps');
  return missing.length > 0;
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows: there } = await client.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = 'drizzle' AND tablename = '__drizzle_migrations'`,
  );
  if (there.length === 0) return [];
  const { rows } = await client.query<{ at: string }>('SELECT created_at AS at FROM drizzle.__drizzle_migrations');
  return rows.map(({ at }) => Number(at));
}
