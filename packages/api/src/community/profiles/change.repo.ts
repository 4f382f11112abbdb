import type { Db } from '@onceware/db/client';
import { formerHandles, interests, profiles } from '@onceware/db/schema/people';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { daysFromNow } from '#kernel/moments.ts';
import { profileLimits } from './profiles.limits.ts';
import { handleTime } from './profiles.repo.ts';

type Fields = Partial<Pick<typeof profiles.$inferInsert, 'about' | 'links' | 'visibility' | 'saysBought'>>;

/** Writes the given fields; the row is made where there is none. */
export async function putFields(tx: Db, userId: string, fields: Fields): Promise<void> {
  await tx
    .insert(profiles)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...fields, updatedAt: sql`now()` } });
}

export async function putInterests(tx: Db, userId: string, categories: readonly string[]): Promise<void> {
  await tx.delete(interests).where(eq(interests.userId, userId));
  if (categories.length > 0) await tx.insert(interests).values(categories.map((category) => ({ userId, category })));
}

/**
 * Whether a handle of this key leads, or led not long ago, to somebody else. Who leaves a handle has it in one of the two tables
 * whenever this looks, because it looks where it was first.
 */
export async function isTaken(db: Db, key: string, userId: string): Promise<boolean> {
  const now = await db.$count(profiles, and(eq(profiles.handleKey, key), ne(profiles.userId, userId)));
  if (now > 0) return true;
  const before = and(
    eq(formerHandles.handleKey, key),
    ne(formerHandles.userId, userId),
    gt(formerHandles.until, sql`now()`),
  );
  return (await db.$count(formerHandles, before)) > 0;
}

/** Lets one transaction at a time decide about a handle: of many who claim it at once, all but one are told so. */
export async function lockHandle(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('handle ' || ${key}, 0))`);
}

export interface OwnHandle {
  key: string | null;
  /** Seconds until it can be changed; 0: now. */
  secondsLeft: number;
}

export async function findHandle(tx: Db, userId: string): Promise<OwnHandle> {
  const [found] = await tx
    .select({
      key: profiles.handleKey,
      secondsLeft: sql<number>`greatest(0, ceil(extract(epoch from coalesce(${profiles.handleChangedAt} + ${handleTime} - now(), '0'))))::int`,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return found ?? { key: null, secondsLeft: 0 };
}

/** Gives a handle to a member whose profile has a row; `left` is the key that it replaces, if that is another one. */
export async function putHandle(
  tx: Db,
  userId: string,
  { handle, key, left }: { handle: string; key: string; left: string | null },
): Promise<void> {
  await tx
    .update(profiles)
    .set({ handle, handleKey: key, ...(left !== null && { handleChangedAt: sql`now()` }), updatedAt: sql`now()` })
    .where(eq(profiles.userId, userId));
  // The row there was the member's own, or is over.
  await tx.delete(formerHandles).where(eq(formerHandles.handleKey, key));
  if (left === null) return;
  const until = daysFromNow(profileLimits.formerHandleDays);
  await tx
    .insert(formerHandles)
    .values({ handleKey: left, userId, until })
    .onConflictDoUpdate({ target: formerHandles.handleKey, set: { userId, until } });
}
