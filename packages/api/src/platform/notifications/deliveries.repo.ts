import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { msFromNow } from '#kernel/moments.ts';
import { IS_STOPPED } from '../mail/mail-stops.repo.ts';

export type Way = 'mail' | 'push' | 'webhook';

/** A member for whom something is due by a way. `at` is exact to the microsecond. */
export interface Due {
  userId: string;
  way: Way;
  at: string;
}

/** Deliveries whose time has come, the oldest first, behind one of them; each member and way once. */
export async function findDue(db: Db, after: Due | null, limit: number): Promise<{ due: Due[]; last: Due | null }> {
  const { rows } = await db.execute<Record<keyof Due, string> & { way: Way }>(sql`
    select user_id as "userId", way, to_char(due_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from notification_deliveries
    where due_at <= now() ${
      after ? sql`and (due_at, user_id, way) > (${after.at}::timestamptz, ${after.userId}::uuid, ${after.way})` : sql``
    }
    order by due_at, user_id, way limit ${limit}`);
  const due = new Map(rows.map((row) => [`${row.userId} ${row.way}`, row] as const));
  return { due: [...due.values()], last: rows.length < limit ? null : (rows.at(-1) ?? null) };
}

export interface Recipient {
  id: string;
  name: string;
  email: string;
  language: string | null;
  /** False for accounts that are told nothing: suspended, deleted, or for mail, with an address that nobody confirmed. */
  isReached: boolean;
  /** Mail to the address was refused for good, or called spam. */
  isStopped: boolean;
}

const recipientOf = (userId: string, way: Way) => sql`
  select u.id, u.name, u.email, u.language,
    u.suspended_at is null and u.deleted_at is null and (${way} <> 'mail' or u.email_verified_at is not null) as "isReached",
    ${IS_STOPPED} as "isStopped"
  from users u where u.id = ${userId}`;

/** @returns null for an account that is gone */
export async function findRecipient(db: Db, userId: string, way: Way): Promise<Recipient | null> {
  const { rows } = await db.execute<{ [Field in keyof Recipient]: Recipient[Field] }>(recipientOf(userId, way));
  return rows[0] ?? null;
}

/**
 * A member, held by this transaction alone for this way, so that what is due goes out together.
 *
 * @returns null while another process has them
 */
export async function holdRecipient(tx: Db, { userId, way }: Due): Promise<Recipient | null> {
  const { rows } = await tx.execute<{ [Field in keyof Recipient]: Recipient[Field] }>(sql`
    ${recipientOf(userId, way)} and pg_try_advisory_xact_lock(hashtextextended('deliveries ' || ${userId} || ${way}, 0))`);
  return rows[0] ?? null;
}

/**
 * Takes what is due for a member by a way: it is due no more when the transaction ends well.
 *
 * @returns lines that are still unread, the latest first, of very many some
 */
export async function takeDue(tx: Db, { userId, way }: Due, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with taken as (
      delete from notification_deliveries where user_id = ${userId} and way = ${way} and due_at <= now() returning notification_id)
    select n.id from taken join notifications n on n.id = taken.notification_id
    where n.read_at is null and n.archived_at is null
    order by n.told_at desc, n.id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Has what is due for a member wait: it could not be told now. */
export async function postpone(db: Db, { userId, way }: Due, ms: number): Promise<void> {
  await db.execute(sql`
    update notification_deliveries set due_at = ${msFromNow(ms)}
    where user_id = ${userId} and way = ${way} and due_at <= now()`);
}

/** Leaves out what waits to be mailed to a member of these kinds. */
export async function dropDueMail(db: Db, userId: string, kinds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from notification_deliveries d using notifications n
    where d.user_id = ${userId} and d.way = 'mail' and n.id = d.notification_id and n.kind = any(${sql.param([...kinds])}::text[])`);
}
