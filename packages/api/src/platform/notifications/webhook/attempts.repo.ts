import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { msFromNow } from '#kernel/moments.ts';
import { webhookLimits, type WebhookFailure } from './webhook.limits.ts';

/** Time after which a message whose process died is tried by another: longer than an attempt may take. */
export const LEASE_SECONDS = 120;

/**
 * Makes messages of what is due for a member's webhook, as many as may wait.
 *
 * @returns whether more is due than may wait; without a webhook nothing is
 */
export async function takeDueForWebhook(tx: Db, userId: string): Promise<{ isFull: boolean }> {
  const { rows } = await tx.execute<{ due: number; taken: number }>(sql`
    with due as (
      select notification_id from notification_deliveries where user_id = ${userId} and way = 'webhook' and due_at <= now()
      order by due_at, notification_id limit ${webhookLimits.waitingMax + 1}),
    hook as (select user_id from member_webhooks where user_id = ${userId}),
    room as (
      select case when exists (select from hook)
        then greatest(0, ${webhookLimits.waitingMax} - (select count(*)::int from webhook_deliveries where user_id = ${userId} and next_at is not null))
        else ${webhookLimits.waitingMax + 1} end as free),
    taken as (
      delete from notification_deliveries d using (select notification_id from due limit (select free from room)) first
      where d.notification_id = first.notification_id and d.way = 'webhook' returning d.notification_id),
    made as (
      insert into webhook_deliveries (user_id, notification_id, kind, next_at)
      select n.user_id, n.id, n.kind, now() from taken join notifications n on n.id = taken.notification_id join hook on hook.user_id = n.user_id
      order by n.told_at, n.id)
    select (select count(*)::int from due) as due, (select count(*)::int from taken) as taken`);
  const [row] = rows;
  return { isFull: row !== undefined && row.taken < row.due };
}

/** Members whose messages' time has come, the longest waiting first. */
export async function findWaiting(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select d.user_id as "userId" from webhook_deliveries d join member_webhooks h on h.user_id = d.user_id
    where d.next_at <= now() and h.paused_at is null and h.off_at is null
    group by d.user_id order by min(d.next_at), d.user_id limit ${limit}`);
  return rows.map(({ userId }) => userId);
}

export interface Claim {
  id: string;
  notificationId: string | null;
  kind: string;
  attempts: number;
  language: string | null;
  /** False: the account is suspended or deleted. */
  isReached: boolean;
  url: string;
  /** Sealed; the one before only while it signs too. */
  secret: string;
  formerSecret: string | null;
  /** The database's time, in seconds since 1970. */
  timestamp: number;
}

/**
 * Takes a member's message whose time has come for one attempt. Another process does not find it, until the lease is over.
 *
 * @returns null also while the webhook is paused or switched off, but for a test
 */
export async function claimNext(db: Db, userId: string, testKind: string): Promise<Claim | null> {
  const { rows } = await db.execute<{ [Field in keyof Claim]: Claim[Field] }>(sql`
    with next as (
      select d.id from webhook_deliveries d join member_webhooks h on h.user_id = d.user_id
      where d.user_id = ${userId} and d.next_at <= now() and (d.kind = ${testKind} or (h.paused_at is null and h.off_at is null))
      order by d.next_at, d.created_at, d.id limit 1 for update of d skip locked)
    update webhook_deliveries d set attempts = d.attempts + 1, tried_at = now(), failure = null,
      next_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from next, member_webhooks h join users u on u.id = h.user_id
    where d.id = next.id and h.user_id = ${userId}
    returning d.id, d.notification_id as "notificationId", d.kind, d.attempts, u.language,
      u.suspended_at is null and u.deleted_at is null as "isReached", h.url, h.secret,
      case when h.former_until > now() then h.former_secret end as "formerSecret",
      floor(extract(epoch from now()))::int as timestamp`);
  return rows[0] ?? null;
}

/** Gives a claimed message back untried: the process stops. */
export async function giveBack(db: Db, id: string, attempts: number): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set next_at = now(), attempts = attempts - 1 where id = ${id} and attempts = ${attempts}`);
}

export interface Outcome {
  status: number | null;
  answer: string | null;
  /** Null: it arrived. */
  failure: WebhookFailure | null;
  /** Wait until the next attempt; null: there is none. */
  waitMs: number | null;
}

/** Notes how an attempt ended. @returns false where another process has taken the message meanwhile */
export async function noteOutcome(
  db: Db,
  id: string,
  attempts: number,
  { status, answer, failure, waitMs }: Outcome,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update webhook_deliveries set status = ${status}, answer = ${answer}, failure = ${failure},
      next_at = ${waitMs === null ? sql`null` : msFromNow(waitMs)}, arrived_at = ${failure === null ? sql`now()` : sql`arrived_at`}
    where id = ${id} and attempts = ${attempts} and next_at is not null`);
  return rowCount === 1;
}

export async function noteArrival(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update member_webhooks set failures = 0, failing_since = null where user_id = ${userId} and failing_since is not null`);
}

/** Counts a failed attempt. @returns failed ones in a row, and whether the first was at least so long ago */
export async function noteFailure(
  db: Db,
  userId: string,
  longMs: number,
): Promise<{ failures: number; isLong: boolean } | null> {
  const { rows } = await db.execute<{ failures: number; isLong: boolean }>(sql`
    update member_webhooks set failures = failures + 1, failing_since = coalesce(failing_since, now())
    where user_id = ${userId} returning failures, failing_since <= ${msFromNow(-longMs)} as "isLong"`);
  return rows[0] ?? null;
}

/** Switches a webhook off after its last message failed, and ends what waits. @returns false where it is off already */
export async function switchOff(db: Db, userId: string, last: string, reason: 'failing' | 'gone'): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update member_webhooks set off_at = now(), off_reason = ${reason}, updated_at = now() where user_id = ${userId} and off_at is null`);
  if (rowCount !== 1) return false;
  await db.execute(sql`
    update webhook_deliveries set next_at = null, failure = case when id = ${last} then failure else 'switched_off' end
    where user_id = ${userId} and next_at is not null`);
  return true;
}
