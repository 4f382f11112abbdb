import type { Db } from '@onceware/db/client';
import { deals } from '@onceware/db/schema/catalog';
import { purchases } from '@onceware/db/schema/purchases';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { majorOf } from '../core/money/money.sql.ts';

/** Rows of one statement: notes and codes of all purchases must not be in memory at once. */
const ROWS = 200;

const after = (db: Db, userId: string, last: { purchasedOn: string; id: string } | undefined) =>
  db
    .select({
      id: purchases.id,
      title: purchases.title,
      tier: purchases.tier,
      price: majorOf(purchases.priceMinor, purchases.priceRest),
      currency: purchases.currency,
      purchasedOn: purchases.purchasedOn,
      refundUntil: purchases.refundUntil,
      state: purchases.state,
      licenceCodes: purchases.licenceCodes,
      notes: purchases.notes,
      terms: purchases.terms,
      createdAt: purchases.createdAt,
      dealSlug: deals.slug,
    })
    .from(purchases)
    .leftJoin(deals, eq(deals.id, purchases.dealId))
    .where(
      and(
        eq(purchases.userId, userId),
        isNull(purchases.deletedAt),
        last && sql`(${purchases.purchasedOn}, ${purchases.id}) < (${last.purchasedOn}::date, ${last.id}::uuid)`,
      ),
    )
    .orderBy(desc(purchases.purchasedOn), desc(purchases.id))
    .limit(ROWS);

export type ExportRow = Awaited<ReturnType<typeof after>>[number];

/** The member's purchases, the newest day first, some at a time. */
export async function* readPurchases(db: Db, userId: string): AsyncGenerator<ExportRow[]> {
  let rows: ExportRow[] = [];
  do {
    rows = await after(db, userId, rows.at(-1));
    if (rows.length > 0) yield rows;
  } while (rows.length === ROWS);
}
