import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { findSettings, knowsTimeZone } from '#platform/notifications/settings.repo.ts';
import type { NamedMoment } from './chat.limits.ts';

/** The moment by the database's clock, nine being nine o'clock in the zone of the quiet hours, else in the one given. */
export async function momentOf(
  db: Db,
  userId: string,
  { at, timeZone }: { at: string; timeZone: string },
): Promise<SQL> {
  const zone = await zoneOf(db, userId, timeZone);
  const day = (unit: string) => sql`date_trunc(${unit}, now() at time zone ${zone})`;
  const nine = (of: SQL) => sql`((${of} + interval '9 hours') at time zone ${zone})`;
  const named: Record<NamedMoment, SQL> = {
    hour: sql`now() + interval '1 hour'`,
    tomorrow: nine(sql`${day('day')} + interval '1 day'`),
    monday: nine(sql`${day('week')} + interval '7 days'`),
  };
  return at in named ? named[at as NamedMoment] : sql`${at}::timestamptz`;
}

async function zoneOf(db: Db, userId: string, timeZone: string): Promise<string> {
  const settings = await findSettings(db, userId);
  if (settings) return settings.timeZone;
  return (await knowsTimeZone(db, timeZone)) ? timeZone : 'UTC';
}
