import type { Db } from '@onceware/db/client';
import { purchases } from '@onceware/db/schema/purchases';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { majorOf } from '#kernel/money/money.sql.ts';

/** Finds the fields that tell the member's purchases from those of a file. */
export const findHeld = (tx: Db, userId: string) =>
  tx
    .select({
      id: purchases.id,
      title: purchases.title,
      purchasedOn: purchases.purchasedOn,
      price: majorOf(purchases.priceMinor, purchases.priceRest),
      currency: purchases.currency,
    })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), isNull(purchases.deletedAt)));

/** Which of these ids some purchase has, deleted or not, whosever it is. */
export async function findTakenIds(tx: Db, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(sql`${purchases.id} = any(${sql.param([...ids])}::uuid[])`);
  return found.map(({ id }) => id);
}
