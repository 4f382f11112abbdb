import type { Db } from '@onceware/db/client';
import { notificationSettings } from '@onceware/db/schema/notifications';
import { users } from '@onceware/db/schema/auth';
import { eq, sql } from 'drizzle-orm';

export interface StoredSettings {
  timeZone: string;
  quietFrom: number | null;
  quietTo: number | null;
  digestAt: number;
}

/** Null: the member has chosen nothing. */
export async function findSettings(db: Db, userId: string): Promise<StoredSettings | null> {
  const { timeZone, quietFrom, quietTo, digestAt } = notificationSettings;
  const [row] = await db
    .select({ timeZone, quietFrom, quietTo, digestAt })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row ?? null;
}

/** Whether Postgres knows a time zone: what it does not know would fail all that is told together with it. */
export async function knowsTimeZone(db: Db, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`);
  return rows.length > 0;
}

export async function saveSettings(db: Db, userId: string, settings: Partial<StoredSettings>): Promise<void> {
  const set = { ...settings, updatedAt: sql`now()` };
  await db
    .insert(notificationSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: notificationSettings.userId, set });
}

export async function findAddress(db: Db, userId: string): Promise<{ email: string; isConfirmed: boolean } | null> {
  const [row] = await db
    .select({ email: users.email, isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null` })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
