import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareConnection } from './connection.ts';
import { limitedPool } from './limited-pool.ts';

/** Handle that repo functions take: the pool, or the one connection of a transaction. */
export type Db = NodePgDatabase;

export interface DatabaseOptions {
  /** `postgres://…` */
  url: string;
  /** Connections in the pool. */
  poolSize?: number;
  /** A statement that runs longer is cancelled. */
  statementTimeoutMs?: number;
  /** A statement that waits longer for a lock is cancelled. */
  lockTimeoutMs?: number;
  /** Waiting longer for a free connection fails. */
  connectTimeoutMs?: number;
  /** A pooler before Postgres keeps named prepared statements (PgBouncer from 1.21 on); without one they always are. */
  poolerKeepsNames?: boolean;
  /** Told about connections lost while idle or between statements; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
}

export interface Database {
  /** For single statements. */
  db: Db;
  pool: pg.Pool;
  /**
   * Runs `work` in one transaction on one connection: commits what it returns from, rolls back what it throws in.
   * Everything inside must use the `tx` it is given, or its `client` for what is written as text; taking a second connection
   * here can deadlock the pool.
   */
  transaction<T>(work: (tx: Db, client: Pick<pg.PoolClient, 'query'>) => Promise<T>): Promise<T>;
  /**
   * The same database for one part of the product, which holds at most some of the connections at once: while a table of
   * that part is locked, the other parts still find one.
   */
  share(part: string): Database;
  close(): Promise<void>;
}

/** Fraction of the connections that one part of the product may hold. */
const SHARE = 0.6;

/** Work that waits for the end of a transaction, by its handle. */
const waitingForCommit = new WeakMap<Db, (() => void)[]>();

/**
 * Does `work` once what `db` writes can be seen by others: when its transaction is committed, and never if that fails; at once
 * if it is none. For announcements to other processes, whose readers would else find nothing yet.
 */
export function afterCommit(db: Db, work: () => void): void {
  const waiting = waitingForCommit.get(db);
  if (waiting) waiting.push(work);
  else work();
}

const wrap = (client: pg.Pool | pg.PoolClient): Db => drizzle({ client, casing: 'snake_case' });

/** Opens a pool. Nothing connects until the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const onConnectionError = options.onConnectionError ?? (() => {});
  const waitMs = options.connectTimeoutMs ?? 5_000;
  const connection = {
    settings: {
      statement_timeout: String(options.statementTimeoutMs ?? 10_000),
      lock_timeout: String(options.lockTimeoutMs ?? 3_000),
      idle_in_transaction_session_timeout: '10000',
      // Our indexes are in memory or on flash; at the default of 4 the planner prefers to read a whole table.
      random_page_cost: '1.1',
      // Nothing here runs long enough to gain by compiling.
      jit: 'off',
    },
    poolerKeepsNames: options.poolerKeepsNames ?? false,
    waitMs,
  };
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: waitMs,
    application_name: 'onceware',
    // The pool waits for it, which its types do not say.
    onConnect: (client): unknown => prepareConnection(client, connection),
  });
  // Both are needed: the pool's for idle connections, the client's for one that dies while it is checked out.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));

  const shares = new Map<string, Database>();
  const share = (part: string): Database => {
    const known = shares.get(part);
    if (known) return known;
    const made = databaseOn(limitedPool(pool, Math.ceil((options.poolSize ?? 10) * SHARE)), share);
    shares.set(part, made);
    return made;
  };
  return databaseOn(pool, share);
}

function databaseOn(pool: pg.Pool, share: Database['share']): Database {
  // A pooled connection keeps its drizzle, so that its prepared statements are built once.
  const wrapped = new WeakMap<pg.PoolClient, Db>();
  const dbOf = (client: pg.PoolClient): Db => {
    const known = wrapped.get(client);
    if (known) return known;
    const made = wrap(client);
    wrapped.set(client, made);
    return made;
  };

  // Our own, because drizzle's leaks the client when BEGIN itself fails.
  async function transaction<T>(work: (tx: Db, client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const tx = dbOf(client);
    const afterwards: (() => void)[] = [];
    waitingForCommit.set(tx, afterwards);
    try {
      await client.query('BEGIN');
      const result = await work(tx, client);
      await client.query('COMMIT');
      waitingForCommit.delete(tx);
      client.release();
      for (const next of afterwards) next();
      return result;
    } catch (error) {
      waitingForCommit.delete(tx);
      const rolledBack = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      );
      client.release(!rolledBack || isReadOnly(error));
      throw error;
    }
  }

  return { db: wrap(pool), pool, transaction, share, close: () => pool.end() };
}

/** Detects a standby at the former primary's address, which stays one for the life of the connection. */
const isReadOnly = (error: unknown): boolean => postgresError(error)?.code === '25006';

/**
 * A statement that is built once for each connection or pool and prepared on the server under its name.
 * Unprepared, drizzle spends more time on building the text than Postgres on answering.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}

interface PostgresError {
  code: string;
  constraint: string | undefined;
  /** The column of a missing value. */
  column: string | undefined;
}

/** The SQLSTATE, constraint and column behind an error, also where drizzle has wrapped it; null if Postgres did not raise it. */
export function postgresError(error: unknown): PostgresError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code) {
      return { code: cause.code, constraint: cause.constraint, column: cause.column };
    }
  }
  return null;
}
