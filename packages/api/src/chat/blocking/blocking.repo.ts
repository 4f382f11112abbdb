import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { blocks } from '@onceware/db/schema/chat';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import { roomLimits } from '../chat.limits.ts';
import type { BlockedPerson } from './blocking.answers.ts';
import { type Hidden, NOBODY_HIDDEN } from './hidden.ts';

/** Whether there is such an account, locked so that it stays until the transaction ends. */
export async function lockAccount(tx: Db, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('key share');
  return found.length === 1;
}

/** Counts the people a member has blocked, under a lock until the transaction ends. */
export async function countBlocked(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('blocks ' || ${userId}, 0))`);
  return tx.$count(blocks, eq(blocks.userId, userId));
}

export async function insertBlock(tx: Db, userId: string, blockedId: string): Promise<void> {
  await tx.insert(blocks).values({ userId, blockedId }).onConflictDoNothing();
}

export async function deleteBlock(db: Db, userId: string, blockedId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
}

/** People whom a member has blocked, the newest first, from behind one of them. */
export function findBlocked(
  db: Db,
  userId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<BlockedPerson[]> {
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar, since: isoTime(blocks.createdAt) })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(
      and(
        eq(blocks.userId, userId),
        isNull(users.deletedAt),
        cursor === null
          ? undefined
          : sql`(${blocks.createdAt}, ${blocks.blockedId}) < (
              select b.created_at, b.blocked_id from blocks b where b.user_id = ${userId} and b.blocked_id = ${cursor})`,
      ),
    )
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(limit);
}

/** Finds who is hidden from each of these members, by one statement. Those of whom nobody is hidden are not in it. */
export async function findHiddenFrom(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Hidden>> {
  const ids = [...userIds];
  const rows = await db
    .select({ userId: blocks.userId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(inArray(blocks.userId, ids))
    .union(
      db
        .select({ userId: blocks.userId, blockedId: blocks.blockedId })
        .from(blocks)
        .where(inArray(blocks.blockedId, ids)),
    );
  const wanted = new Set(ids);
  const hidden = new Map<string, { blocked: Set<string>; people: Set<string> }>();
  const of = (id: string) => {
    const known = hidden.get(id) ?? { blocked: new Set(), people: new Set() };
    hidden.set(id, known);
    return known;
  };
  for (const { userId, blockedId } of rows) {
    if (wanted.has(userId)) {
      of(userId).blocked.add(blockedId);
      of(userId).people.add(blockedId);
    }
    if (wanted.has(blockedId)) of(blockedId).people.add(userId);
  }
  return hidden;
}

/** Finds who is hidden from a member. */
export const hiddenFrom = async (db: Db, userId: string): Promise<Hidden> =>
  (await findHiddenFrom(db, [userId])).get(userId) ?? NOBODY_HIDDEN;

/** Size of a page of blocked people. */
export const PAGE = roomLimits.peoplePage;
