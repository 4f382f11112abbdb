import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { ASKED_SINCE, formerListIndexes, HAVE_RISEN, listIndexes } from './list-indexes.ts';
import { areMissing } from './start/applied-migrations.ts';
import { checkRights, checkServer } from './start/check-server.ts';
import { connectWithRetries } from './start/connect-with-retries.ts';
import { migrationMistake } from './start/migration-mistakes.ts';
import { type DatabaseSetting, placeOf } from './start/place.ts';
import { StartError } from './start/start-error.ts';

/** Any constant works, as long as every process takes the same. */
const MIGRATION_LOCK = 7_318_001;
const LOCK_EVERY_MS = 100;

/**
 * Indexes on tables that may be large and that a running version writes to. Within a migration they would stop it for as long
 * as they take to build, so they come after it, built beside the traffic.
 */
const BUILT_LATER = {
  users_name_idx: 'users (lower(name), id)',
  users_name_trgm_idx: 'users using gin (name gin_trgm_ops)',
  users_email_trgm_idx: 'users using gin (email gin_trgm_ops)',
  tools_page_idx: 'tools (domain, tool_page(domain, website), id)',
  tools_name_key_idx: 'tools (name_key(name))',
  tools_names_idx: 'tools using gin (names_document(search))',
  contact_messages_created_at_idx: 'contact_messages (created_at, id)',
  contact_messages_status_created_at_idx: 'contact_messages (status, created_at, id)',
  organizations_created_at_idx: 'organizations (created_at, id)',
  collection_items_page_id_idx: 'collection_items (page_id) where page_id is not null',
  collection_items_tagged_idx: `collection_items (collection_id) where tags <> '{}' and removed_at is null`,
  // Tags themselves, as long as ten of them surely fit into an entry; and items with more.
  collection_items_tags_idx: `collection_items (collection_id) include (tags)
    where tags <> '{}' and cardinality(tags) <= 10 and removed_at is null`,
  collection_items_many_tags_idx:
    'collection_items (collection_id) where cardinality(tags) > 10 and removed_at is null',
  // Removed items keep their ranks for a month; without them a list never reads past what was taken out above it.
  collection_items_live_rank_idx: 'collection_items (collection_id, rank) where removed_at is null',
  collection_items_newest_idx: 'collection_items (collection_id, added_at, id) where removed_at is null',
  // Words with their owner, so that a rare word of one member costs nothing of the others' common ones. Each search
  // reads the list of pending entries whole.
  pages_words_idx: 'pages using gin (search, (array[user_id])) with (gin_pending_list_limit = 1024)',
  collection_items_words_idx: `collection_items using gin ((coalesce(words, search_document(notes, 'B'))), (array[collection_id]))
    with (gin_pending_list_limit = 256) where removed_at is null and (words is not null or notes is not null)`,
  // Deals from before 0004, which the catalogue's maintenance works off.
  deals_price_memory_missing_idx: 'deals (id) where price_memory is null',
  // Deals whose earlier prices are compared by rates, to be judged anew when rates come.
  deals_other_currencies_idx: `deals (id) where price_memory ? 'otherCurrencies'`,
  deals_risen_idx: `deals (${ASKED_SINCE}) where ${HAVE_RISEN}`,
  reviews_shown_idx: 'reviews (created_at, id) where deleted_at is null and removed_at is null',
  deals_category_id_idx: 'deals (category, id)',
  deals_hidden_idx: 'deals (id) where has_ended is null',
  deals_hidden_by_category_idx: 'deals (category, id) where has_ended is null',
  deals_hidden_in_names_idx:
    'deals using gin (names_document(search)) with (gin_pending_list_limit = 1024) where has_ended is null',
  tools_hidden_idx: 'tools (id) where is_hidden',
  users_name_terms_idx: 'users using gin (search_text(name) gin_trgm_ops)',
  // Words since 0017, in small letters and without accents.
  messages_terms_idx: 'messages using gin (message_words(text))',
  messages_deleted_idx: 'messages (room_id, number) where deleted_at is not null',
  ...listIndexes,
};

/** Former indexes, dropped once their replacements exist. */
const DROPPED_LATER = [
  'tools_domain_idx',
  'messages_words_idx',
  'contact_messages_status_idx',
  'deals_running_search_idx',
  'deals_ended_search_idx',
  'deals_search_idx',
  'deals_starts_at_idx',
  'deals_ends_at_idx',
  'deals_price_idx',
  'deals_discount_idx',
  'deals_rating_idx',
  'deals_category_starts_at_idx',
  ...formerListIndexes,
];

const sourceFolder = () => fileURLToPath(new URL('../migrations', import.meta.url));

export interface MigrateOptions {
  /** A bundle, where this file has moved, passes it in. */
  migrationsFolder?: string;
  /**
   * Setting that holds the address. Only DATABASE_DIRECT_URL may point to a pooler, which then keeps sessions: the lock
   * belongs to a session.
   */
  setting?: DatabaseSetting;
  /** Aborts at any point; the signal's reason is thrown. */
  signal?: AbortSignal;
  /** Told once what is waited for: a database that comes up, another process that migrates. */
  log?: (line: string) => void;
  /** For a database that comes up; a minute unless told. */
  connectWithinMs?: number;
  /** For another process that migrates; ten minutes unless told. */
  lockWithinMs?: number;
}

/**
 * Waits for the database, and applies what is missing in one transaction. Processes that start at the same moment wait for
 * one another, so each migration is applied once.
 *
 * @throws {StartError} where the operator has to do something first
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { setting = 'DATABASE_URL', signal, log, connectWithinMs, migrationsFolder = sourceFolder() } = options;
  const client = await connectWithRetries(url, { setting, signal, log, withinMs: connectWithinMs });
  const place = placeOf(url, setting);
  // Ends the statement that runs in Postgres too.
  const stop = () => void client.end();
  signal?.addEventListener('abort', stop);
  try {
    await checkServer(client, place, log);
    // Lets Postgres notice by itself that we are gone; where it cannot, it works on to the statement's end.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => {});
    await takeLock(client, options);
    if (await areMissing(client, migrationsFolder, place)) {
      await client.query(`SET lock_timeout = '10s'`);
      await applyMigrations(drizzle({ client }), { migrationsFolder });
      await client.query('SET lock_timeout = 0');
    }
    await buildIndexes(client);
    await checkRights(client, place);
  } catch (error) {
    signal?.throwIfAborted();
    throw migrationMistake(error, place);
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

/** Polls, because an index that is built concurrently would wait for sessions that wait in Postgres. */
export async function takeLock(
  client: pg.Client,
  { signal, log, lockWithinMs = 10 * 60_000 }: MigrateOptions,
): Promise<void> {
  const deadline = performance.now() + lockWithinMs;
  for (let isSaid = false; ; isSaid = true) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    if (performance.now() > deadline) throw new StartError(await whoMigrates(client, lockWithinMs));
    if (!isSaid) log?.(`Another process migrates the database. Waiting for it, for ${lockWithinMs / 1000} s at most.`);
    await delay(LOCK_EVERY_MS, undefined, { signal });
  }
}

async function whoMigrates(client: pg.Client, waitedMs: number): Promise<string> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const pid = rows[0]?.pid ?? 'its pid';
  return `Another process has been migrating the database for ${waitedMs / 1000} s. Start again when it is done; if it is stuck, end it first: SELECT pg_terminate_backend(${pid})`;
}

async function buildIndexes(client: pg.Client): Promise<void> {
  for (const [name, definition] of Object.entries(BUILT_LATER)) {
    const { rows } = await client.query<{ isValid: boolean }>(
      'SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)',
      [name],
    );
    if (rows[0]?.isValid) continue;
    // One that broke off stays behind and serves nobody.
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await client.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
  }
  for (const name of DROPPED_LATER) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}
