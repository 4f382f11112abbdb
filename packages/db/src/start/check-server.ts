import type pg from 'pg';
import type { Place } from './place.ts';
import { StartError } from './start-error.ts';

/** The oldest Postgres that the product is tested on. */
const OLDEST = 15;

interface ServerFacts {
  version: number;
  isStandby: boolean;
  isReadOnly: boolean;
  isPooled: boolean;
  nowMs: number;
}

/** Difference between two clocks from which on it is reported. */
const APART_MS = 60_000;

/**
 * Two clocks that differ are only told.
 *
 * @throws {StartError} if this Postgres is too old, nobody can write to it, or a pooler stands before it and nobody said that it keeps sessions
 */
export async function checkServer(
  client: pg.Client,
  { setting, at, database }: Place,
  log?: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query<ServerFacts>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, pg_is_in_recovery() AS "isStandby",
       current_setting('transaction_read_only')::boolean AS "isReadOnly", pg_backend_pid() IS DISTINCT FROM $1 AS "isPooled",
       extract(epoch FROM clock_timestamp())::float8 * 1000 AS "nowMs"`,
    ['processID' in client ? client.processID : null],
  );
  const [facts] = rows;
  if (!facts) throw new StartError(`The database at ${at} does not say what it is. Check ${setting}.`);
  if (facts.version < OLDEST)
    throw new StartError(
      `The database at ${at} is Postgres ${facts.version}; Onceware needs ${OLDEST} or later. Upgrade it.`,
    );
  if (facts.isStandby)
    throw new StartError(
      `The database at ${at} is a standby, which takes no changes. Point ${setting} at the primary.`,
    );
  if (facts.isReadOnly) {
    throw new StartError(
      `The database "${database}" at ${at} is read-only (default_transaction_read_only). Allow changes: ALTER DATABASE "${database}" RESET default_transaction_read_only`,
    );
  }
  if (facts.isPooled && setting === 'DATABASE_URL') {
    throw new StartError(
      `A pooler answers at ${at}, through which nothing can be migrated or listened to. Name the address of Postgres behind it in DATABASE_DIRECT_URL; if the pooler keeps sessions (session mode), its own.`,
    );
  }
  const aheadMs = Date.now() - facts.nowMs;
  if (Math.abs(aheadMs) < APART_MS) return;
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  log?.(
    `The clock of this process is ${minutes} min ${aheadMs > 0 ? 'ahead of' : 'behind'} that of the database, by which everything expires. Set the wrong one right.`,
  );
}

/** @throws {StartError} if rows of some table cannot be read or changed. Tables of others beside ours, as an extension's, do not count. */
export async function checkRights(client: pg.Client, { user, database }: Place): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT oid::regclass::text AS table FROM pg_class
     WHERE relkind = 'r' AND relowner = (SELECT relowner FROM pg_class WHERE oid = to_regclass('users')) AND relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = to_regclass('users'))
       AND NOT (has_table_privilege(oid, 'select') AND has_table_privilege(oid, 'insert') AND has_table_privilege(oid, 'update') AND has_table_privilege(oid, 'delete'))
     ORDER BY relname LIMIT 1`,
  );
  const [closed] = rows;
  if (!closed) return;
  throw new StartError(
    `The user "${user}" may not read and change the table ${closed.table} of the database "${database}". Allow it, on all tables: GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO "${user}"`,
  );
}
