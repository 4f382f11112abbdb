import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { collections } from '@onceware/db/schema/collections';
import { and, count, eq, isNull } from 'drizzle-orm';

/**
 * How many collections the member has. The member's row is locked first: until the transaction ends nobody else makes or
 * restores one, so that the limit is exact. Comes before locks of collections.
 */
export async function lockMember(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  // A statement of its own: it sees what those did that had the lock before.
  const [counted] = await tx
    .select({ collections: count() })
    .from(collections)
    .where(and(eq(collections.userId, userId), isNull(collections.deletedAt)));
  return counted?.collections ?? 0;
}
