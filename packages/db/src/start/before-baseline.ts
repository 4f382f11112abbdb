import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { Place } from './place.ts';
import { StartError } from './start-error.ts';

/** The migrations that the baseline replaces: their number, and the moment the last one was made at. */
const FORMER = { count: 49, last: 1795517299785 };
/** Moment the baseline was made at, as its journal has it. */
export const BASELINE = 1795706400000;

/** Returns the baseline for the last migration that it replaces, because both leave the same database. */
export const sinceBaseline = (migration: number): number => (migration === FORMER.last ? BASELINE : migration);

/**
 * Lists a database that has all former migrations as one that has the baseline. Call it while holding the lock of migrations.
 *
 * @throws {StartError} if the database has only some of them
 */
export async function adoptBaseline(
  client: pg.Client,
  applied: readonly number[],
  migrationsFolder: string,
  place: Place,
): Promise<void> {
  const last = Math.max(...applied);
  if (last > FORMER.last) return;
  if (last !== FORMER.last || applied.length !== FORMER.count)
    throw new StartError(
      `The database "${place.database}" at ${place.at} is older than the first version of Onceware that others may upgrade from. Start the version of 24 November 2026 with it once, then this one.`,
    );
  const baseline = readMigrationFiles({ migrationsFolder }).find(({ folderMillis }) => folderMillis === BASELINE);
  if (!baseline) throw new Error(`There is no baseline in ${migrationsFolder}.`);
  await client.query('BEGIN');
  await client.query('DELETE FROM drizzle.__drizzle_migrations');
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    baseline.hash,
    BASELINE,
  ]);
  await client.query('COMMIT');
}
