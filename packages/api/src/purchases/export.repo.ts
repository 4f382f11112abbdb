import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { purchases } from '@onceware/db/schema/purchases';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isPublicOf } from '#catalog/cards.ts';
import { majorOf } from '#kernel/money/money.sql.ts';

/** Rows of one statement: notes and codes of all purchases must not be in memory at once. */
const ROWS = 200;

/** Purchases that are live, or those that were deleted and can still be restored. */
type Which = 'kept' | 'deleted';

const after = (db: Db, userId: string, which: Which, last: { purchasedOn: string; id: string } | undefined) =>
  db
    .select({
      id: purchases.id,
      title: purchases.title,
      tier: purchases.tier,
      price: majorOf(purchases.priceMinor, purchases.priceRest),
      currency: purchases.currency,
      purchasedOn: purchases.purchasedOn,
      refundUntil: purchases.refundUntil,
      redeemBy: purchases.redeemBy,
      state: purchases.state,
      licenceCodes: purchases.licenceCodes,
      notes: purchases.notes,
      terms: purchases.terms,
      createdAt: purchases.createdAt,
      deletedAt: purchases.deletedAt,
      dealSlug: deals.slug,
    })
    .from(purchases)
    .leftJoin(deals, and(eq(deals.id, purchases.dealId), isPublicOf(deals)))
    .where(
      and(
        eq(purchases.userId, userId),
        which === 'kept' ? isNull(purchases.deletedAt) : isNotNull(purchases.deletedAt),
        last && sql`(${purchases.purchasedOn}, ${purchases.id}) < (${last.purchasedOn}::date, ${last.id}::uuid)`,
      ),
    )
    .orderBy(desc(purchases.purchasedOn), desc(purchases.id))
    .limit(ROWS);

export type ExportRow = Awaited<ReturnType<typeof after>>[number];

/** The member's purchases, the newest day first, some at a time. */
export async function* readPurchases(db: Db, userId: string, which: Which = 'kept'): AsyncGenerator<ExportRow[]> {
  let rows: ExportRow[] = [];
  do {
    rows = await after(db, userId, which, rows.at(-1));
    if (rows.length > 0) yield rows;
  } while (rows.length === ROWS);
}
