import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { calendarAddresses } from '@onceware/db/schema/calendar';
import { purchases } from '@onceware/db/schema/purchases';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/cards.ts';
import type { Owned } from '#kernel/owned.ts';
import { EVENTS_MAX, PAST_DAYS } from './calendar.limits.ts';
import type { EventKind } from './calendar.words.ts';

const shown = { createdAt: calendarAddresses.createdAt, lastReadAt: calendarAddresses.lastReadAt };

export async function findAddress(db: Db, userId: string) {
  const [found] = await db.select(shown).from(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  return found;
}

/** The member's address from now on; the one before it leads nowhere any more. */
export async function setAddress(tx: Db, userId: string, tokenHash: string) {
  const [made] = await tx
    .insert(calendarAddresses)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: calendarAddresses.userId,
      set: { tokenHash, lastReadAt: null, createdAt: sql`now()` },
    })
    .returning(shown);
  if (!made) throw new Error('no address was made');
  return made;
}

/** Whether there was one. */
export async function deleteAddress(tx: Db, userId: string): Promise<boolean> {
  const deleted = await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  return deleted.rowCount === 1;
}

/** Finds whose calendar it is, unless the account is suspended or closed; asked each time, so that what was revoked is. */
export async function findReader(
  db: Db,
  tokenHash: string,
): Promise<{ id: string; language: string | null } | undefined> {
  const [found] = await db
    .select({ id: users.id, language: users.language })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.tokenHash, tokenHash), isNull(users.suspendedAt), isNull(users.deletedAt)));
  return found;
}

export async function markRead(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update calendar_addresses set last_read_at = now()
    where user_id = ${userId} and coalesce(last_read_at < now() - interval '1 hour', true)`);
}

/** Facts of an event. */
export interface EventRow extends Record<string, unknown> {
  kind: EventKind;
  id: string;
  title: string;
  /** The deal's page; null for purchases. */
  slug: string | null;
  /** `2026-12-31`, or an ISO time. */
  at: string;
  changedAt: string;
}

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const today = sql`(now() at time zone 'UTC')::date`;
const firstDay = sql`${today} - ${sql.raw(String(PAST_DAYS))}`;

const purchaseEvents = (kind: 'refund' | 'redeem', where: SQL | undefined) => {
  const day = kind === 'refund' ? purchases.refundUntil : purchases.redeemBy;
  // Money that is back needs no deadline any more, nor does a code that was redeemed.
  const isOpen = kind === 'refund' ? sql`${purchases.state} <> 'refunded'` : sql`${purchases.state} = 'unused'`;
  return sql`
    select ${kind}::text as kind, id, title, null::text as slug, ${day}::text as at, ${iso(sql`${purchases.updatedAt}`)} as "changedAt",
      ${day} < ${today} as is_past
    from purchases where ${and(isNull(purchases.deletedAt), isOpen, where)} and ${day} is not null`;
};

const dealEvents = (where: SQL) => sql`
  select 'dealEnd' as kind, d.id, d.title, d.slug, ${iso(sql`d.ends_at`)} as at, ${iso(sql`d.updated_at`)} as "changedAt",
    d.ends_at <= now() as is_past
  from deals d where ${isPublic} and ${where}`;

/** Lists the next events of a member's calendar, and behind them those that are lately over. */
export async function listEvents(db: Db, userId: string): Promise<EventRow[]> {
  const own = eq(purchases.userId, userId);
  const kept = sql`d.ends_at > now() - make_interval(days => ${PAST_DAYS}) and d.id in (
    select i.deal_id from collections c join collection_items i on i.collection_id = c.id
    where c.user_id = ${userId} and c.deleted_at is null and i.removed_at is null)`;
  const { rows } = await db.execute<EventRow>(sql`
    select kind, id, title, slug, at, "changedAt" from (
      (${purchaseEvents('refund', and(own, sql`refund_until >= ${firstDay}`))})
      union all (${purchaseEvents('redeem', and(own, sql`redeem_by >= ${firstDay}`))})
      union all (${dealEvents(kept)})
    ) events order by is_past, at, kind, id limit ${EVENTS_MAX}`);
  return rows;
}

export async function findPurchaseEvent(
  db: Db,
  kind: 'refund' | 'redeem',
  { id, userId }: Owned,
): Promise<EventRow | undefined> {
  const { rows } = await db.execute<EventRow>(
    purchaseEvents(kind, and(eq(purchases.id, id), eq(purchases.userId, userId))),
  );
  return rows[0];
}

/** The end of a deal that is still to come. */
export async function findDealEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const { rows } = await db.execute<EventRow>(dealEvents(sql`d.ends_at > now() and d.id = ${id}`));
  return rows[0];
}
