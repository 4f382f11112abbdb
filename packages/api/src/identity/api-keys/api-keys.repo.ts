import type { Db } from '@onceware/db/client';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Owned } from '#kernel/owned.ts';

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  hint: apiKeys.hint,
  permissions: apiKeys.permissions,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
};

/** The member's keys, the newest first; those that have expired too. */
export const listKeys = (db: Db, userId: string) =>
  db.select(shown).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

export async function countKeys(tx: Db, userId: string): Promise<number> {
  const [counted] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return counted?.keys ?? 0;
}

export async function insertKey(
  tx: Db,
  key: Omit<typeof apiKeys.$inferInsert, 'expiresAt'> & { expiresAt: SQL<Date> | null },
): Promise<KeyRow> {
  const [made] = await tx.insert(apiKeys).values(key).returning(shown);
  if (!made) throw new Error('no key was made');
  return made;
}

/** Its name, or undefined if the member has no such key. */
export async function deleteKey(tx: Db, { id, userId }: Owned): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ name: apiKeys.name });
  return deleted?.name;
}
