import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { scheduledMessages } from '@onceware/db/schema/kept-messages';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { isoTime } from '#kernel/moments.ts';
import { permissionsOf } from '#platform/notifications/notifications.repo.ts';
import type { ScheduledMessage } from './scheduled.answers.ts';

/** Messages that one statement of the job takes. */
export const BATCH = 20;
/** Time that a process has to send what it took; after it, another may. */
const TAKEN = sql`interval '1 minute'`;
const IS_FREE = sql`(taken_at is null or taken_at < now() - ${TAKEN})`;

type Row = typeof scheduledMessages.$inferSelect;
export type Taken = Pick<Row, 'id' | 'userId' | 'roomId' | 'text' | 'replyTo' | 'named'>;
const TAKEN_COLUMNS = sql`x.id, x.user_id as "userId", x.room_id as "roomId", x.text, x.reply_to as "replyTo", x.named`;

const isOf = (userId: string, id: string) => and(eq(scheduledMessages.userId, userId), eq(scheduledMessages.id, id));
/** Moments of the next weeks; what is over is sent soon. */
const within = (at: SQL, days: number) => sql`${at} <= now() + make_interval(days => ${days})`;

/** Counts a member's messages. Until the transaction ends nobody else adds one for them, so that the limit is exact. */
export async function countOwn(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return tx.$count(scheduledMessages, eq(scheduledMessages.userId, userId));
}

/** Undefined: that is too far ahead, or the id is there already. */
export async function insertScheduled(
  tx: Db,
  { id, userId, roomId, text, replyTo, named }: Taken,
  { sendAt, days }: { sendAt: SQL; days: number },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ sendAt: string }>(sql`
    insert into scheduled_messages (id, user_id, room_id, text, reply_to, named, send_at)
    select ${id}, ${userId}, ${roomId}, ${text}, ${replyTo}, ${JSON.stringify(named)}::jsonb, at from (select ${sendAt} as at) x
    where ${within(sql`at`, days)} on conflict (id) do nothing
    returning ${isoTime(sql`send_at`)} as "sendAt"`);
  return rows[0]?.sendAt;
}

export async function findOwn(db: Db, userId: string, id: string): Promise<{ sendAt: string } | undefined> {
  const [found] = await db
    .select({ sendAt: isoTime(scheduledMessages.sendAt) })
    .from(scheduledMessages)
    .where(isOf(userId, id));
  return found;
}

/** Changes one that nobody is sending, and lets it wait again. Undefined: that is too far ahead. */
export async function changeScheduled(
  db: Db,
  { userId, id, text }: { userId: string; id: string; text: string },
  { sendAt, days }: { sendAt: SQL; days: number },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ sendAt: string }>(sql`
    update scheduled_messages set text = ${text}, send_at = x.at, failure = null,
      named = jsonb_set(named, '{users}', coalesce((
        select jsonb_agg(u.id) from users u
        where u.id in (select value::uuid from jsonb_array_elements_text(named -> 'users')) and position(u.name in ${text}) > 0), '[]'))
    from (select ${sendAt} as at) x
    where user_id = ${userId} and id = ${id} and ${IS_FREE} and ${within(sql`x.at`, days)}
    returning ${isoTime(sql`send_at`)} as "sendAt"`);
  return rows[0]?.sendAt;
}

/** Whether one that nobody is sending was there. */
export async function deleteFree(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(scheduledMessages).where(and(isOf(userId, id), IS_FREE));
  return deleted.rowCount === 1;
}

export async function deleteSent(db: Db, id: string): Promise<void> {
  await db.delete(scheduledMessages).where(eq(scheduledMessages.id, id));
}

/** The member's messages of a room. */
export function findScheduled(db: Db, userId: string, roomId: string): Promise<ScheduledMessage[]> {
  const { id, text, replyTo, named, sendAt, failure } = scheduledMessages;
  return db
    .select({ id, text, replyTo, named, sendAt: isoTime(sendAt), failure })
    .from(scheduledMessages)
    .where(and(eq(scheduledMessages.userId, userId), eq(scheduledMessages.roomId, roomId)))
    .orderBy(asc(sendAt), asc(id));
}

/** Takes one of the member's, to send it now. */
export async function takeOwn(db: Db, userId: string, id: string): Promise<Taken | undefined> {
  const { rows } = await db.execute<Taken & Record<string, unknown>>(sql`
    update scheduled_messages x set taken_at = now() where user_id = ${userId} and id = ${id} and ${IS_FREE}
    returning ${TAKEN_COLUMNS}`);
  return rows[0];
}

/** Takes some that are due; what another process takes at the moment is left to it. */
export async function takeDue(db: Db): Promise<Taken[]> {
  const { rows } = await db.execute<Taken & Record<string, unknown>>(sql`
    with due as (
      select id from scheduled_messages where failure is null and send_at <= now() and ${IS_FREE}
      order by send_at, id limit ${BATCH} for update skip locked)
    update scheduled_messages x set taken_at = now() from due where x.id = due.id returning ${TAKEN_COLUMNS}`);
  return rows;
}

/** Lets it wait for so many seconds more. */
export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .update(scheduledMessages)
    .set({ takenAt: null, sendAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(scheduledMessages.id, id));
}

export async function release(db: Db, id: string): Promise<void> {
  await db.update(scheduledMessages).set({ takenAt: null }).where(eq(scheduledMessages.id, id));
}

export async function setFailure(tx: Db, id: string, failure: NonNullable<Row['failure']>): Promise<void> {
  await tx.update(scheduledMessages).set({ takenAt: null, failure }).where(eq(scheduledMessages.id, id));
}

/** The writer as they are now; undefined for an account that is suspended. */
export async function findWriter(db: Db, userId: string): Promise<Actor | undefined> {
  const { id, name, email, avatar } = users;
  const [user] = await db
    .select({ id, name, email, avatar })
    .from(users)
    .where(and(eq(id, userId), sql`${users.suspendedAt} is null and ${users.deletedAt} is null`));
  if (!user) return undefined;
  const permissions = await permissionsOf(db, userId);
  return { user, permissions, isVendor: false, via: 'session', scopes: new Set(), credentialId: '' };
}
