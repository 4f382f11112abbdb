import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { deals, tools } from '@onceware/db/schema/catalog';
import { type PurchaseTerms, purchases } from '@onceware/db/schema/purchases';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isPublicOf } from '#catalog/cards.ts';
import { AppError } from '#kernel/errors.ts';
import type { Owned } from '#kernel/owned.ts';
import { hundredthsOf, majorOf, sumOfMajor } from '#kernel/money/money.sql.ts';
import { areRatesOld, newestDay, perEuro } from '#catalog/rates/rates.repo.ts';
import type { ExchangeRates, PurchaseTotal } from './purchases.contract.ts';

export type PurchaseValues = Omit<typeof purchases.$inferInsert, 'deletedAt' | 'createdAt' | 'updatedAt'>;

const isThis = ({ id, userId }: Owned) => and(eq(purchases.id, id), eq(purchases.userId, userId));
const isLive = (owned: Owned) => and(isThis(owned), isNull(purchases.deletedAt));

const shown = {
  id: purchases.id,
  dealSlug: deals.slug,
  toolSlug: tools.slug,
  logoUrl: tools.logoUrl,
  title: purchases.title,
  tier: purchases.tier,
  price: majorOf(purchases.priceMinor, purchases.priceRest),
  currency: purchases.currency,
  purchasedOn: purchases.purchasedOn,
  refundUntil: purchases.refundUntil,
  redeemBy: purchases.redeemBy,
  state: purchases.state,
  codeCount: purchases.codeCount,
  notes: purchases.notes,
  // Not the terms themselves: with their descriptions, a long list would be many megabytes.
  hasTerms: sql<boolean>`${purchases.terms} is not null`,
  toolName: sql<string | null>`${purchases.terms} ->> 'toolName'`,
  createdAt: purchases.createdAt,
};

const select = (db: Db, where: SQL | undefined) =>
  db
    .select(shown)
    .from(purchases)
    // A hidden deal, or one that has not begun, tells nothing: the purchase has what its member knew of it.
    .leftJoin(deals, and(eq(deals.id, purchases.dealId), isPublicOf(deals)))
    .leftJoin(tools, eq(tools.id, deals.toolId))
    .where(where)
    .orderBy(desc(purchases.purchasedOn), desc(purchases.id));

export type PurchaseRow = Awaited<ReturnType<typeof select>>[number];

/** The member's purchases, the newest day first. */
export const listPurchases = (db: Db, userId: string): Promise<PurchaseRow[]> =>
  select(db, and(eq(purchases.userId, userId), isNull(purchases.deletedAt)));

export async function findPurchase(db: Db, owned: Owned): Promise<PurchaseRow | undefined> {
  const [found] = await select(db, isLive(owned));
  return found;
}

/** Totals by year, newest first, and currency. */
export function sumPurchases(db: Db, userId: string): Promise<PurchaseTotal[]> {
  const year = sql<number>`extract(year from ${purchases.purchasedOn})::int`;
  const sumOf = (states: SQL) => sumOfMajor(purchases.priceMinor, purchases.priceRest, states);
  return db
    .select({
      year,
      currency: purchases.currency,
      count: count(),
      spent: sumOf(sql`${purchases.state} <> 'refunded'`),
      refunded: sumOf(sql`${purchases.state} = 'refunded'`),
    })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), isNull(purchases.deletedAt)))
    .groupBy(year, purchases.currency)
    .orderBy(desc(year), purchases.currency);
}

/** The newest rates of all currencies and of the member's purchases; null: there are none. */
export async function findRates(db: Db, userId: string): Promise<ExchangeRates | null> {
  const { rows } = await db.execute<{ rates: ExchangeRates | null }>(sql`
    select case when ${newestDay} is not null then json_build_object('day', ${newestDay}, 'areOld', ${areRatesOld}, 'perEuro', (
      select json_object_agg(code, rate) from (
        select code, ${perEuro(sql`code`)} as rate from (
          select 'EUR' as code
          union select r.currency from exchange_rates r where r.day = ${newestDay}
          union select p.currency from purchases p where p.user_id = ${userId} and p.deleted_at is null
        ) codes
      ) rated where rate is not null)) end as rates`);
  return rows[0]?.rates ?? null;
}

/**
 * How many purchases the member has. The member's row is locked first: until the transaction ends nobody else adds or
 * restores one, so that the limit is exact.
 *
 * @throws unauthenticated if the account was deleted meanwhile
 */
export async function lockBuyer(tx: Db, userId: string): Promise<number> {
  const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!member) throw new AppError('unauthenticated');
  // A statement of its own: it sees what those did that had the lock before.
  const [counted] = await tx
    .select({ purchases: count() })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), isNull(purchases.deletedAt)));
  return counted?.purchases ?? 0;
}

/** The last day on which something can have been bought by now: tomorrow in UTC, since some zones are that far ahead (T49). */
export async function findLastDay(tx: Db): Promise<string> {
  const { rows } = await tx.execute<{ day: string }>(sql`select ((now() at time zone 'UTC')::date + 1)::text as day`);
  return rows[0]?.day ?? '';
}

/** Needs a locked member row, so that their number is known. A violation of `purchases_pkey` means that the id is taken. */
export async function insertPurchases(tx: Db, rows: PurchaseValues[]): Promise<void> {
  if (rows.length > 0) await tx.insert(purchases).values(rows);
}

/** Whether it was there. */
export async function updatePurchase(
  db: Db,
  owned: Owned,
  changes: Partial<Omit<PurchaseValues, 'id' | 'userId'>>,
): Promise<boolean> {
  const updated = await db
    .update(purchases)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(isLive(owned));
  return updated.rowCount === 1;
}

/** Marks it as deleted; whether it is there, deleted now or before. */
export async function markDeleted(db: Db, owned: Owned): Promise<boolean> {
  const deleted = await db
    .update(purchases)
    .set({ deletedAt: sql`coalesce(${purchases.deletedAt}, now())`, updatedAt: sql`now()` })
    .where(isThis(owned));
  return deleted.rowCount === 1;
}

/** Locks it; whether it is deleted, or undefined where there is none. */
export async function lockDeletion(tx: Db, owned: Owned): Promise<boolean | undefined> {
  const [found] = await tx
    .select({ deletedAt: purchases.deletedAt })
    .from(purchases)
    .where(isThis(owned))
    .for('update');
  return found && found.deletedAt !== null;
}

export async function markRestored(tx: Db, owned: Owned): Promise<void> {
  await tx
    .update(purchases)
    .set({ deletedAt: null, updatedAt: sql`now()` })
    .where(isThis(owned));
}

/** Its codes as they are stored; null: none; undefined: there is no such purchase. */
export async function findCodes(db: Db, owned: Owned): Promise<string | null | undefined> {
  const [found] = await db.select({ licenceCodes: purchases.licenceCodes }).from(purchases).where(isLive(owned));
  return found?.licenceCodes;
}

/** Finds the deal's terms at the purchase, null where it has none, and the deal; undefined: there is no such purchase. */
export async function findSavedTerms(
  db: Db,
  owned: Owned,
): Promise<{ terms: PurchaseTerms | null; dealId: string | null } | undefined> {
  const [found] = await db
    .select({ terms: purchases.terms, dealId: purchases.dealId })
    .from(purchases)
    .where(isLive(owned));
  return found;
}

/** Reads the current terms of public deals, by id or by slug. */
export async function findTerms(
  tx: Db,
  where: { ids: string[] } | { slugs: string[] },
): Promise<{ dealId: string; terms: PurchaseTerms }[]> {
  const isAsked =
    'ids' in where
      ? sql`${deals.id} = any(${sql.param(where.ids)}::uuid[])`
      : sql`${deals.slug} = any(${sql.param(where.slugs)}::text[])`;
  const found = await tx
    .select({
      dealId: deals.id,
      slug: deals.slug,
      title: deals.title,
      toolName: tools.name,
      toolWebsite: tools.website,
      promise: sql<string>`coalesce(nullif(${deals.promise}, ''), ${tools.tagline})`,
      description: deals.description,
      tiers: deals.tiers,
      basePriceMinor: hundredthsOf(deals.basePriceMinor, deals.basePriceRest),
      priceMinor: hundredthsOf(deals.priceMinor, deals.priceRest),
      currency: deals.currency,
      endsAt: deals.endsAt,
      takenAt: sql`now()`.mapWith(deals.startsAt),
      conditions: {
        url: deals.url,
        coupon: deals.coupon,
        soldBy: deals.soldBy,
        refundDays: deals.refundDays,
        redeemBy: deals.redeemBy,
        redeemDays: deals.redeemDays,
        updates: deals.updates,
        stacking: deals.stacking,
      },
    })
    .from(deals)
    .innerJoin(tools, eq(tools.id, deals.toolId))
    .where(and(isAsked, isPublicOf(deals)));
  return found.map(({ dealId, endsAt, takenAt, conditions, ...terms }) => ({
    dealId,
    terms: {
      ...terms,
      endsAt: endsAt?.toISOString() ?? null,
      takenAt: takenAt.toISOString(),
      conditions: { ...conditions, redeemBy: conditions.redeemBy?.toISOString() ?? null },
    },
  }));
}

/** Deletes some of what was deleted before `before` for good, and answers how many. What others purge is left to them. */
export async function purgePurchases(db: Db, before: SQL<Date>, limit: number): Promise<number> {
  const purged = await db.execute(sql`
    delete from purchases where id in (
      select id from purchases where deleted_at < ${before} limit ${limit} for update skip locked
    )`);
  return purged.rowCount ?? 0;
}
