import type { Db } from '@onceware/db/client';
import { sessions } from '@onceware/db/schema/auth';
import { pushSubscriptions } from '@onceware/db/schema/notifications';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PushTarget } from './pusher.ts';

export interface NewSubscription extends PushTarget {
  userId: string;
  sessionId: string;
  userAgent: string | null;
}

/** Keeps a browser; one that was another member's is this one's now. The oldest beyond `max` go. */
export async function putSubscription(db: Db, subscription: NewSubscription, max: number): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...subscription, createdAt: sql`now()` } });
  await db.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${subscription.userId} order by created_at desc, id desc offset ${max})`);
}

/** Browsers of a member that are still signed in. */
export const findSubscriptions = (db: Db, userId: string) =>
  db
    .select({
      id: pushSubscriptions.id,
      userAgent: pushSubscriptions.userAgent,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(pushSubscriptions.createdAt));

/** Null for one that is gone, or whose browser signed out meanwhile. */
export async function findTarget(db: Db, id: string): Promise<(PushTarget & { userId: string }) | null> {
  const { endpoint, p256dh, auth, userId } = pushSubscriptions;
  const [row] = await db
    .select({ endpoint, p256dh, auth, userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, id), gt(sessions.expiresAt, sql`now()`)));
  return row ?? null;
}

export async function deleteSubscription(db: Db, id: string, userId?: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), userId === undefined ? undefined : eq(pushSubscriptions.userId, userId)));
}

export type HeldSubscription = typeof pushSubscriptions.$inferSelect;

/** Takes the browser out of a session that ends, for the one that follows it. */
export const takeSubscriptionsOf = (tx: Db, sessionId: string): Promise<HeldSubscription[]> =>
  tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId)).returning();

/** Gives what was taken to another session. */
export async function giveSubscriptions(tx: Db, held: readonly HeldSubscription[], sessionId: string): Promise<void> {
  if (held.length > 0) await tx.insert(pushSubscriptions).values(held.map((one) => ({ ...one, sessionId })));
}
