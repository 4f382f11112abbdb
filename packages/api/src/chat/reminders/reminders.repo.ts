import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { messageReminders } from '@onceware/db/schema/kept-messages';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';

/** Reminders that one statement of the job takes. */
export const BATCH = 500;
/** Days ahead for which a reminder can be set. */
export const DAYS_MAX = 366;

const isOf = (userId: string, messageId: string) =>
  and(eq(messageReminders.userId, userId), eq(messageReminders.messageId, messageId));

/** Counts a member's other reminders. Until the transaction ends nobody else sets one for them, so that the limit is exact. */
export async function countOthers(tx: Db, userId: string, messageId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return tx.$count(
    messageReminders,
    and(eq(messageReminders.userId, userId), ne(messageReminders.messageId, messageId)),
  );
}

/** Sets the one reminder of a message, or moves it. Undefined: that is too far ahead. */
export async function saveReminder(
  tx: Db,
  { userId, messageId, dueAt }: { userId: string; messageId: string; dueAt: SQL },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ dueAt: string }>(sql`
    insert into message_reminders (user_id, message_id, due_at)
    select ${userId}, ${messageId}, at from (select ${dueAt} as at) due
    where at <= now() + make_interval(days => ${DAYS_MAX})
    on conflict (user_id, message_id) do update set due_at = excluded.due_at
    returning ${isoTime(sql`due_at`)} as "dueAt"`);
  return rows[0]?.dueAt;
}

export async function deleteReminder(db: Db, userId: string, messageId: string): Promise<void> {
  await db.delete(messageReminders).where(isOf(userId, messageId));
}

/** A member's reminders, the one that is due first before the others. */
export function findReminders(db: Db, userId: string): Promise<{ id: string; dueAt: string }[]> {
  return db
    .select({ id: messageReminders.messageId, dueAt: isoTime(messageReminders.dueAt) })
    .from(messageReminders)
    .where(eq(messageReminders.userId, userId))
    .orderBy(asc(messageReminders.dueAt), asc(messageReminders.messageId));
}

/** Takes reminders that are due; what another process takes at the moment is left to it. */
export async function takeDue(tx: Db): Promise<{ userId: string; messageId: string; dueAt: string }[]> {
  const { rows } = await tx.execute<{ userId: string; messageId: string; dueAt: string }>(sql`
    with due as (
      select user_id, message_id from message_reminders where due_at <= now() order by due_at limit ${BATCH}
      for update skip locked)
    delete from message_reminders x using due where x.user_id = due.user_id and x.message_id = due.message_id
    returning x.user_id as "userId", x.message_id as "messageId", ${isoTime(sql`x.due_at`)} as "dueAt"`);
  return rows;
}
