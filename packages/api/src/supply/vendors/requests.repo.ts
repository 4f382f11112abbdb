import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { vendorRequests } from '@onceware/db/schema/vendors';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { VendorRequest, WaitingRequest } from './requests.contract.ts';

const LISTED = 200;

const shown = {
  id: vendorRequests.id,
  toolName: vendorRequests.toolName,
  website: vendorRequests.website,
  message: vendorRequests.message,
  createdAt: vendorRequests.createdAt,
};

const withTime = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The last one of a member's. */
export async function findLatest(db: Db, userId: string): Promise<VendorRequest | undefined> {
  const [found] = await db
    .select({ ...shown, state: vendorRequests.state, reason: vendorRequests.reason })
    .from(vendorRequests)
    .where(eq(vendorRequests.userId, userId))
    .orderBy(desc(vendorRequests.createdAt), desc(vendorRequests.id))
    .limit(1);
  return found && withTime(found);
}

/** In the place of the one that waits, if one does. @returns its id */
export async function putOpen(
  tx: Db,
  userId: string,
  words: Pick<VendorRequest, 'toolName' | 'website' | 'message'>,
): Promise<string> {
  const [put] = await tx
    .insert(vendorRequests)
    .values({ userId, ...words })
    .onConflictDoUpdate({
      target: vendorRequests.userId,
      // Written out: a parameter names no partial index.
      targetWhere: sql`${vendorRequests.state} = 'open'`,
      set: words,
    })
    .returning({ id: vendorRequests.id });
  if (!put) throw new Error('A request was neither made nor changed.');
  return put.id;
}

/** Takes back what waits. */
export async function deleteOpen(db: Db, userId: string): Promise<void> {
  await db.delete(vendorRequests).where(and(eq(vendorRequests.userId, userId), eq(vendorRequests.state, 'open')));
}

/** Lists requests that wait for staff, the oldest first. */
export async function listWaiting(db: Db): Promise<WaitingRequest[]> {
  const rows = await db
    .select({
      ...shown,
      by: {
        id: users.id,
        name: users.name,
        email: users.email,
        isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      },
    })
    .from(vendorRequests)
    .innerJoin(users, eq(users.id, vendorRequests.userId))
    .where(eq(vendorRequests.state, 'open'))
    .orderBy(asc(vendorRequests.createdAt), asc(vendorRequests.id))
    .limit(LISTED);
  return rows.map(withTime);
}

/** One that waits, with whom to tell; it stays as it is until the transaction ends. */
export async function lockWaiting(tx: Db, id: string) {
  const [found] = await tx
    .select({
      toolName: vendorRequests.toolName,
      website: vendorRequests.website,
      userId: users.id,
      to: users.email,
      name: users.name,
      language: users.language,
    })
    .from(vendorRequests)
    .innerJoin(users, eq(users.id, vendorRequests.userId))
    .where(and(eq(vendorRequests.id, id), eq(vendorRequests.state, 'open')))
    .for('update', { of: vendorRequests });
  return found;
}

export async function settle(
  tx: Db,
  id: string,
  { decidedBy, ...how }: { state: 'accepted' | 'refused'; decidedBy: string; reason: string | null },
): Promise<void> {
  await tx
    .update(vendorRequests)
    .set({ ...how, decidedBy, decidedAt: sql`now()` })
    .where(eq(vendorRequests.id, id));
}

/** A member's own, for the copy of what is kept of them. */
export const listOwn = (db: Db, userId: string) =>
  db
    .select({
      tool_name: vendorRequests.toolName,
      website: vendorRequests.website,
      message: vendorRequests.message,
      state: vendorRequests.state,
      reason: vendorRequests.reason,
      sent_at: vendorRequests.createdAt,
      decided_at: vendorRequests.decidedAt,
    })
    .from(vendorRequests)
    .where(eq(vendorRequests.userId, userId))
    .orderBy(asc(vendorRequests.createdAt));
