import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { opaque } from '#kernel/text.ts';
import { findSettings, knowsTimeZone } from '#platform/notifications/settings.repo.ts';
import { roomLimits } from './chat.limits.ts';
import { isTimeZone } from './search/days.ts';

/** In an hour; tomorrow, or on the next Monday, at nine by the member's clock. */
export const MOMENTS = ['hour', 'tomorrow', 'monday'] as const;
export type NamedMoment = (typeof MOMENTS)[number];

/** A moment that a member chooses: a named one, or an exact one. */
export const ownMoment = {
  at: z.union([z.enum(MOMENTS), z.iso.datetime({ offset: true }).max(40)]),
  timeZone: opaque(roomLimits.timeZoneMax)
    .refine(isTimeZone, 'There is no such time zone.')
    .default('UTC')
    .describe('IANA name, for a member whose notification settings have none.'),
};

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
