import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { purchases } from '@onceware/db/schema/purchases';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { majorOf, sumOfMajor } from '#kernel/money/money.sql.ts';
import type { PurchaseState } from './purchases.limits.ts';
import type { AdminOrder, OrderTotal } from './orders.contract.ts';
import { findPeople, holdsText } from '#kernel/table/search.repo.ts';
import type { Slice, Source } from '#kernel/table/table.repo.ts';
import type { ORDER_SORTS } from './purchases.limits.ts';

// Prices of different currencies are compared by their number: a rate of exchange would be a guess by tomorrow.
export const orderOrders: Record<(typeof ORDER_SORTS)[number], SQL[]> = {
  purchased: [sql`${purchases.purchasedOn}`, sql`${purchases.id}`],
  price: [sql`${purchases.priceMinor}`, sql`${purchases.id}`],
  title: [sql`lower(${purchases.title})`, sql`${purchases.id}`],
};

interface OrderFilter {
  q: string;
  state?: PurchaseState | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** @param people the people that `q` may mean */
function filterOrders({ q, state, currency, from, to }: OrderFilter, people: string[]): SQL | undefined {
  return and(
    isNull(purchases.deletedAt),
    state && eq(purchases.state, state),
    currency === undefined ? undefined : eq(purchases.currency, currency),
    from === undefined ? undefined : gte(purchases.purchasedOn, from),
    to === undefined ? undefined : lte(purchases.purchasedOn, to),
    q === ''
      ? undefined
      : or(holdsText(q, purchases.title), people.length > 0 ? inArray(purchases.userId, people) : undefined),
  );
}

/** Neither codes nor notes: they are the member's own. */
async function readOrders(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<AdminOrder[]> {
  const page = db
    .select({ id: purchases.id })
    .from(purchases)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: purchases.id,
      user: { id: users.id, name: users.name, email: users.email },
      title: purchases.title,
      tier: purchases.tier,
      price: majorOf(purchases.priceMinor, purchases.priceRest),
      currency: purchases.currency,
      purchasedOn: purchases.purchasedOn,
      state: purchases.state,
      dealSlug: deals.slug,
    })
    .from(page)
    .innerJoin(purchases, eq(purchases.id, page.id))
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(deals, eq(deals.id, purchases.dealId))
    .orderBy(...orderBy);
  return rows;
}

export const orderSource: Source<OrderFilter, AdminOrder> = {
  table: purchases,
  where: async (db, filter) => filterOrders(filter, filter.q === '' ? [] : await findPeople(db, filter.q)),
  read: readOrders,
};

/** By currency, most spent first. */
export async function sumOrders(db: Db, where: SQL | undefined): Promise<OrderTotal[]> {
  const isRefunded = sql`${purchases.state} = 'refunded'`;
  const sum = (which: SQL) => sumOfMajor(purchases.priceMinor, purchases.priceRest, which);
  const spent = sum(sql`not ${isRefunded}`);
  const rows = await db
    .select({ currency: purchases.currency, count: sql<number>`count(*)::int`, spent, refunded: sum(isRefunded) })
    .from(purchases)
    .where(where)
    .groupBy(purchases.currency)
    .orderBy(sql`${spent} desc`, purchases.currency);
  return rows;
}
