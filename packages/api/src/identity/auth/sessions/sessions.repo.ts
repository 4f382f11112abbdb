import type { Db } from '@onceware/db/client';
import { sessions } from '@onceware/db/schema/auth';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Owned } from '#kernel/owned.ts';
import type { SessionRow } from './session-entry.ts';

const SHOWN_MAX = 100;

/** Lists the sessions that are open: `currentId` first, then the newest. */
export function listOpenSessions(
  db: Db,
  userId: string,
  currentId: string,
  startedAfter: SQL<Date>,
): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), gt(sessions.createdAt, startedAfter)))
    .orderBy(sql`${sessions.id} = ${currentId} desc`, desc(sessions.createdAt), sessions.id)
    .limit(SHOWN_MAX);
}

export async function deleteSession(tx: Db, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Whether the user had it. */
export async function deleteOwnSession(tx: Db, { id, userId }: Owned): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** How many there were. */
export async function deleteSessionsOf(tx: Db, userId: string, exceptId?: string): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return gone.length;
}
