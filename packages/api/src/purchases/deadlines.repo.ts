import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';

/** Any constant works, as long as every process takes the same. */
const DEADLINES_LOCK = 7_318_031;

export async function takeDeadlinesLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${DEADLINES_LOCK}) as "isTaken"`,
  );
  return rows[0]?.isTaken ?? false;
}

/** Days before a deadline in which it is told. */
export const DEADLINE_DAYS = 7;

/** A purchase whose owner is told of a day. */
export interface Deadline extends Record<string, unknown> {
  id: string;
  userId: string;
  day: string;
}

/** Today, and the hour, by the owner's clock. */
const OWNER_CLOCK = sql`left join notification_settings s on s.user_id = p.user_id
  cross join lateral (select now() at time zone coalesce(s.time_zone, 'UTC') as local) clock`;
const today = sql`clock.local::date`;
/** The last day is told in the morning: at midnight nobody reads it. */
const MORNING = 8;

/** Last day to redeem: that of the purchase, or else by its deal's day or days from the purchase on. */
const redeemDay = sql`coalesce(p.redeem_by, least((d.redeem_by at time zone coalesce(s.time_zone, 'UTC'))::date, p.purchased_on + d.redeem_days::int))`;

const SOURCES = {
  /** Windows that end within a week, before their last day. */
  refund_ends_soon: {
    day: sql`p.refund_until`,
    from: sql`purchases p`,
    // Time zones are a day apart at the most: by it the index narrows.
    where: sql`p.refund_until between now()::date - 1 and now()::date + ${DEADLINE_DAYS + 1}::int and p.state <> 'refunded'
      and p.refund_until > ${today} and p.refund_until <= ${today} + ${DEADLINE_DAYS}::int`,
  },
  refund_ends_today: {
    day: sql`p.refund_until`,
    from: sql`purchases p`,
    where: sql`p.refund_until between now()::date - 1 and now()::date + 1 and p.state <> 'refunded'
      and p.refund_until = ${today} and extract(hour from clock.local) >= ${MORNING}`,
  },
  /** Codes that were not used yet. */
  redeem_ends_soon: {
    day: redeemDay,
    // By two indexes: that of the days of purchases, and for those without one, of the deals that have days.
    from: sql`(
        select p.* from purchases p where p.redeem_by between now()::date - 1 and now()::date + ${DEADLINE_DAYS + 1}::int
        union all
        select p.* from deals d join purchases p on p.deal_id = d.id and p.redeem_by is null
        where d.redeem_by > now() - interval '1 day' or d.redeem_days is not null
      ) p left join deals d on d.id = p.deal_id`,
    where: sql`p.state = 'unused'
      and ${redeemDay} >= ${today} and ${redeemDay} <= ${today} + ${DEADLINE_DAYS}::int`,
  },
} satisfies Record<string, { day: SQL; from: SQL; where: SQL }>;

export type DeadlineKind = keyof typeof SOURCES;
export const DEADLINE_KINDS = Object.keys(SOURCES) as DeadlineKind[];

/** Purchases whose deadline was not told yet, by id, from behind one on. */
export async function findDeadlines(
  db: Db,
  kind: DeadlineKind,
  { after, limit }: { after: string; limit: number },
): Promise<Deadline[]> {
  const { day, from, where } = SOURCES[kind];
  const { rows } = await db.execute<Deadline>(sql`
    select p.id, p.user_id as "userId", ${day}::text as day from ${from} ${OWNER_CLOCK}
    where p.deleted_at is null and ${where} and p.id > ${after}
      and not exists (
        select from notification_events e
        where e.user_id = p.user_id and e.kind = ${kind} and e.event_key = p.id || ':' || ${day}::text)
    order by p.id limit ${limit}`);
  return rows;
}

/** Purchases of lines that are the reader's, with the days that they have now. */
export interface ShownPurchase extends Record<string, unknown> {
  id: string;
  title: string;
  refundUntil: string | null;
  redeemUntil: string | null;
  state: string;
  today: string;
}

export async function findOwnPurchases(db: Db, userId: string, ids: SQL): Promise<ShownPurchase[]> {
  const { rows } = await db.execute<ShownPurchase>(sql`
    select p.id, p.title, p.refund_until::text as "refundUntil", ${redeemDay}::text as "redeemUntil", p.state, ${today}::text as today
    from purchases p left join deals d on d.id = p.deal_id ${OWNER_CLOCK}
    where p.id = ${ids} and p.user_id = ${userId} and p.deleted_at is null`);
  return rows;
}
