import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { purchasePages } from '@onceware/db/schema/purchase-pages';
import { purchases } from '@onceware/db/schema/purchases';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Owned } from '#kernel/owned.ts';
import type { FrozenPageFailure } from './frozen-pages.limits.ts';

const ofOwn = ({ id, userId }: Owned): SQL | undefined =>
  and(eq(purchases.id, id), eq(purchases.userId, userId), isNull(purchases.deletedAt));

/** Waits for so long that its job must be lost, and may be asked for again. */
const isLost = sql`${purchasePages.state} = 'waiting' and ${purchasePages.askedAt} < now() - interval '1 hour'`;

export async function findPage(db: Db, owned: Owned) {
  const [found] = await db
    .select({
      url: sql<string>`coalesce(${purchasePages.finalUrl}, ${purchasePages.url})`,
      state: sql<'waiting' | 'stored' | 'failed'>`case when ${isLost} then 'failed' else ${purchasePages.state} end`,
      failure: sql<FrozenPageFailure | null>`case when ${isLost} then 'unreachable' else ${purchasePages.failure} end`,
      title: purchasePages.title,
      takenAt: purchasePages.takenAt,
      size: purchasePages.size,
      sha256: purchasePages.sha256,
    })
    .from(purchasePages)
    .innerJoin(purchases, eq(purchases.id, purchasePages.purchaseId))
    .where(ofOwn(owned));
  return found;
}

/** A stored copy, for its owner. */
export async function findFile(db: Db, owned: Owned) {
  const [found] = await db
    .select({
      title: purchases.title,
      fileId: purchasePages.fileId,
      size: purchasePages.size,
      sha256: purchasePages.sha256,
      text: purchasePages.text,
    })
    .from(purchasePages)
    .innerJoin(purchases, eq(purchases.id, purchasePages.purchaseId))
    .where(and(ofOwn(owned), eq(purchasePages.state, 'stored')));
  return found;
}

/** Notes that a copy is wanted. False: there is one, or it is on its way. */
export async function wantPage(tx: Db, purchaseId: string, url: string): Promise<boolean> {
  const wanted = await tx
    .insert(purchasePages)
    .values({ purchaseId, url })
    .onConflictDoUpdate({
      target: purchasePages.purchaseId,
      set: { url, state: 'waiting', failure: null, timesPutOff: 0, askedAt: sql`now()` },
      setWhere: sql`${purchasePages.state} = 'failed' or ${isLost}`,
    });
  return wanted.rowCount === 1;
}

/** A copy that is wanted, and for whom. */
export async function findWanted(db: Db, purchaseId: string) {
  const [found] = await db
    .select({
      id: purchasePages.id,
      url: purchasePages.url,
      timesPutOff: purchasePages.timesPutOff,
      userId: purchases.userId,
      language: users.language,
    })
    .from(purchasePages)
    .innerJoin(purchases, eq(purchases.id, purchasePages.purchaseId))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(and(eq(purchasePages.purchaseId, purchaseId), eq(purchasePages.state, 'waiting')));
  return found;
}

/** Bytes of all copies of a member. */
export async function sumBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(g.size + octet_length(g.text)), 0)::text as bytes
    from purchases p join purchase_pages g on g.purchase_id = p.id where p.user_id = ${userId}`);
  return Number(rows[0]?.bytes ?? 0);
}

const isWaiting = (id: string) => and(eq(purchasePages.id, id), eq(purchasePages.state, 'waiting'));

export async function setFailed(db: Db, id: string, failure: FrozenPageFailure): Promise<void> {
  await db.update(purchasePages).set({ state: 'failed', failure }).where(isWaiting(id));
}

export async function setPutOff(db: Db, id: string): Promise<void> {
  await db
    .update(purchasePages)
    .set({ timesPutOff: sql`${purchasePages.timesPutOff} + 1` })
    .where(isWaiting(id));
}

/**
 * Locks a page that still waits, for this transaction: an attempt that is about to end waits, and then finds its file replaced.
 * @returns what an attempt before left in the storage; undefined: the page waits no longer
 */
export async function lockWaiting(tx: Db, id: string): Promise<{ leftFileId: string | null } | undefined> {
  const [waiting] = await tx
    .select({ leftFileId: purchasePages.fileId })
    .from(purchasePages)
    .where(isWaiting(id))
    .for('update');
  return waiting;
}

export async function noteFile(tx: Db, id: string, fileId: string): Promise<void> {
  await tx.update(purchasePages).set({ fileId }).where(isWaiting(id));
}

type Copy = Required<
  Pick<typeof purchasePages.$inferInsert, 'finalUrl' | 'title' | 'text' | 'takenAt' | 'size' | 'sha256'>
>;

/** Its bytes are there. False: it is gone, or another attempt has taken its place. */
export async function setStored(db: Db, id: string, fileId: string, copy: Copy): Promise<boolean> {
  const stored = await db
    .update(purchasePages)
    .set({ ...copy, state: 'stored', failure: null })
    .where(and(isWaiting(id), eq(purchasePages.fileId, fileId)));
  return stored.rowCount === 1;
}

/** Locks some copies whose purchase is gone for this transaction. */
export async function takeGone(tx: Db, limit: number): Promise<{ id: string; fileId: string | null }[]> {
  return tx
    .select({ id: purchasePages.id, fileId: purchasePages.fileId })
    .from(purchasePages)
    .where(isNull(purchasePages.purchaseId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deletePages(tx: Db, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from purchase_pages where id = any(${sql.param(ids)}::uuid[])`);
}

/** Copies of the member's purchases, one after the other: each may be some megabytes. */
export async function* readPages(db: Db, userId: string) {
  const ids = await db
    .select({ id: purchasePages.id })
    .from(purchasePages)
    .innerJoin(purchases, eq(purchases.id, purchasePages.purchaseId))
    .where(and(eq(purchases.userId, userId), eq(purchasePages.state, 'stored'), isNotNull(purchasePages.fileId)))
    .orderBy(purchasePages.id);
  for (const { id } of ids) {
    const [page] = await db.select().from(purchasePages).where(eq(purchasePages.id, id));
    if (page) yield page;
  }
}
