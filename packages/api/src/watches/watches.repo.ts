import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { deals, tools } from '@onceware/db/schema/catalog';
import { watches, watchTellings } from '@onceware/db/schema/watches';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isPublicOf, isRunning } from '#catalog/cards.ts';
import { perEuro } from '#catalog/rates/rates.repo.ts';
import { AppError } from '#kernel/errors.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import type { Owned } from '#kernel/owned.ts';
import { isAtMost, priceOf, wishOf } from './prices.sql.ts';

export type WatchValues = typeof watches.$inferInsert;
/** Subject of a watch. */
export type SubjectColumn = { dealId: string } | { toolId: string } | { searchKey: string };

const isThis = ({ id, userId }: Owned) => and(eq(watches.id, id), eq(watches.userId, userId));
const isLive = isNull(watches.deletedAt);

const shown = {
  id: watches.id,
  kind: watches.kind,
  dealId: deals.id,
  dealSlug: deals.slug,
  title: deals.title,
  price: sql<number>`${majorOf(deals.priceMinor, deals.priceRest)}`,
  currency: deals.currency,
  hasEnded: sql<boolean>`coalesce(${deals.hasEnded}, true) or coalesce(${deals.endsAt} <= now(), false)`,
  toolId: tools.id,
  toolSlug: tools.slug,
  toolName: tools.name,
  search: watches.search,
  name: watches.name,
  wish: sql<number | null>`${majorOf(watches.wishMinor, watches.wishRest)}`,
  wishCurrency: watches.wishCurrency,
  pausedAt: watches.pausedAt,
  toldAt: watches.toldAt,
  createdAt: watches.createdAt,
};

const select = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select(shown)
    .from(watches)
    .leftJoin(deals, and(eq(deals.id, watches.dealId), isPublicOf(deals)))
    .leftJoin(tools, and(eq(tools.id, watches.toolId), eq(tools.isHidden, false)))
    .where(where)
    .orderBy(desc(watches.createdAt), desc(watches.id))
    .limit(limit);

export type WatchRow = Awaited<ReturnType<typeof select>>[number];

/** The member's watches, the newest first; behind the one with this id, if it is theirs. */
export const listWatches = (db: Db, userId: string, behind: string | null, limit: number): Promise<WatchRow[]> =>
  select(
    db,
    and(
      eq(watches.userId, userId),
      isLive,
      behind === null
        ? undefined
        : sql`(${watches.createdAt}, ${watches.id}) < (
            select b.created_at, b.id from watches b where b.id = ${behind} and b.user_id = ${userId})`,
    ),
    limit,
  );

export async function findWatch(db: Db, owned: Owned): Promise<WatchRow | undefined> {
  const [found] = await select(db, and(isThis(owned), isLive), 1);
  return found;
}

const isOf = (subject: SubjectColumn) =>
  'dealId' in subject
    ? eq(watches.dealId, subject.dealId)
    : 'toolId' in subject
      ? eq(watches.toolId, subject.toolId)
      : eq(watches.searchKey, subject.searchKey);

export async function findWatchOf(db: Db, userId: string, subject: SubjectColumn): Promise<WatchRow | undefined> {
  const [found] = await select(db, and(eq(watches.userId, userId), isOf(subject), isLive), 1);
  return found;
}

export async function countWatches(db: Db, userId: string): Promise<number> {
  const [counted] = await db
    .select({ watches: count() })
    .from(watches)
    .where(and(eq(watches.userId, userId), isLive));
  return counted?.watches ?? 0;
}

/**
 * Counts what the member watches. Until the transaction ends nobody else adds one for them, so that the limit is exact.
 *
 * @throws unauthenticated if the account was deleted meanwhile
 */
export async function lockWatcher(tx: Db, userId: string): Promise<number> {
  const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!member) throw new AppError('unauthenticated');
  return countWatches(tx, userId);
}

export async function insertWatch(tx: Db, values: WatchValues): Promise<void> {
  await tx.insert(watches).values(values);
}

export async function updateWatch(
  tx: Db,
  owned: Owned,
  changes: Partial<Pick<WatchValues, 'wishMinor' | 'wishRest' | 'wishCurrency' | 'name'>> & { isPaused?: boolean },
): Promise<void> {
  const { isPaused, ...columns } = changes;
  await tx
    .update(watches)
    .set({
      ...columns,
      ...(isPaused !== undefined && { pausedAt: isPaused ? sql`coalesce(${watches.pausedAt}, now())` : null }),
      updatedAt: sql`now()`,
    })
    .where(and(isThis(owned), isLive));
}

/** Marks it as ended; whether it is there, ended now or before. */
export async function markEnded(db: Db, owned: Owned): Promise<boolean> {
  const ended = await db
    .update(watches)
    .set({ deletedAt: sql`coalesce(${watches.deletedAt}, now())`, updatedAt: sql`now()` })
    .where(isThis(owned));
  return ended.rowCount === 1;
}

/** Locks it, whether it was ended or not. */
export async function lockWatch(tx: Db, owned: Owned): Promise<typeof watches.$inferSelect | undefined> {
  const [found] = await tx.select().from(watches).where(isThis(owned)).for('update');
  return found;
}

export async function markRestored(tx: Db, owned: Owned): Promise<void> {
  await tx
    .update(watches)
    .set({ deletedAt: null, updatedAt: sql`now()` })
    .where(isThis(owned));
}

export async function isPublicDeal(db: Db, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.id, id), isPublicOf(deals)));
  return found !== undefined;
}

export async function isShownTool(db: Db, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: tools.id })
    .from(tools)
    .where(and(eq(tools.id, id), eq(tools.isHidden, false)));
  return found !== undefined;
}

/** Whether a wish in this currency can be compared with what is watched: its own currency, or rates for both. */
export async function isComparable(db: Db, subject: SubjectColumn, currency: string): Promise<boolean> {
  if ('searchKey' in subject) return true;
  const which = 'dealId' in subject ? sql`d.id = ${subject.dealId}` : sql`d.tool_id = ${subject.toolId}`;
  const { rows } = await db.execute<{ isComparable: boolean }>(sql`
    select case when exists (select from deals d where ${which}) then exists (
      select from deals d where ${which} and (d.currency = ${currency}
        or (${perEuro(sql`d.currency`)} is not null and ${perEuro(sql`${currency}::char(3)`)} is not null)))
      else true end as "isComparable"`);
  return rows[0]?.isComparable ?? false;
}

/** Forgets at which prices a watch told, so that it tells by its new wish. */
export async function forgetTellings(tx: Db, { id }: Owned): Promise<void> {
  await tx.delete(watchTellings).where(eq(watchTellings.watchId, id));
}

/** Notes deals that a watch finds at this moment as told: their member sees them, and hears of what comes. */
export async function noteCurrent(tx: Db, { id }: Owned): Promise<void> {
  await tx.execute(sql`
    insert into watch_tellings (watch_id, deal_id, price_minor, price_rest, currency, is_told)
    select w.id, d.id, d.price_minor, d.price_rest, d.currency, false
    from watches w join deals d on d.id = w.deal_id or d.tool_id = w.tool_id
    where w.id = ${id} and ${isRunning} and (w.wish_minor is null or ${isAtMost(priceOf('d'), wishOf('w'))})
    on conflict do nothing`);
}

export async function noteSearchRead(tx: Db, searchKey: string, match: string | null): Promise<void> {
  await tx
    .update(watches)
    .set({ searchMatch: match, searchReadAt: sql`now()` })
    .where(and(eq(watches.searchKey, searchKey), isLive));
}

/** Deletes some of the watches that were ended before then, and answers how many. */
export async function deleteEnded(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from watches where id in (
      select id from watches where deleted_at < ${before} limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Deletes some of the noted changes that were looked at before then. */
export async function deleteChanges(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from deal_changes where id in (
      select id from deal_changes where is_done and at < ${before} order by id limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
