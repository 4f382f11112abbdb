import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';

export type StopReason = 'bounce' | 'complaint';

/** Whether mail to the account's address has stopped; `u` is the account. Confirming the address ends it, as another one does. */
export const IS_STOPPED: SQL = sql`exists (
  select from mail_stops s where s.user_id = u.id and s.email = u.email
    and s.created_at > coalesce(u.email_verified_at, '-infinity'))`;

/** Stops mail to an address that an account has; the answer says why. @returns whether an account has it */
export async function stopMail(
  db: Db,
  email: string,
  { reason, answer }: { reason: StopReason; answer: string | null },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into mail_stops as s (user_id, email, reason, answer)
    select id, email, ${reason}, ${answer} from users where email = ${email.trim().toLowerCase()} and deleted_at is null
    on conflict (user_id) do update set
      email = excluded.email, reason = excluded.reason, answer = excluded.answer, created_at = excluded.created_at`);
  return (rowCount ?? 0) > 0;
}

export async function isStopped(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users u where u.email = ${email.toLowerCase()} and ${IS_STOPPED}`);
  return rows.length > 0;
}

/** Why and since when mail to a member has stopped; null: it has not. */
export async function findStop(
  db: Db,
  userId: string,
): Promise<{ reason: StopReason; answer: string | null; at: string } | null> {
  const { rows } = await db.execute<{ reason: StopReason; answer: string | null; at: Date | string }>(sql`
    select s.reason, s.answer, s.created_at as at from mail_stops s join users u on u.id = s.user_id
    where u.id = ${userId} and ${IS_STOPPED}`);
  const [stop] = rows;
  return stop ? { ...stop, at: new Date(stop.at).toISOString() } : null;
}

export async function endStop(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from mail_stops where user_id = ${userId}`);
}
