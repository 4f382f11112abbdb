import type { Db } from '@onceware/db/client';
import { accountTokens } from '@onceware/db/schema/auth';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';

export type TokenKind = (typeof accountTokens.$inferSelect)['kind'];

/** Recipient of a token, and the address that it was sent to. */
interface TokenOwner {
  userId: string;
  email: string;
}

/** Stores a token in place of the account's others of its kind. */
export async function putToken(
  tx: Db,
  token: TokenOwner & { id: string; kind: TokenKind; expiresAt: SQL<Date> },
): Promise<void> {
  await deleteTokens(tx, token.userId, token.kind);
  await tx.insert(accountTokens).values(token);
}

/** Finds the owner of a token without using it up; null if it is unknown, used or expired. */
export async function findToken(db: Db, kind: TokenKind, id: string): Promise<TokenOwner | null> {
  const [found] = await db
    .select({ userId: accountTokens.userId, email: accountTokens.email })
    .from(accountTokens)
    .where(and(eq(accountTokens.id, id), eq(accountTokens.kind, kind), gt(accountTokens.expiresAt, sql`now()`)));
  return found ?? null;
}

/** Whether it was there: of two who come at once, one gets it. */
export async function spendToken(tx: Db, kind: TokenKind, id: string): Promise<boolean> {
  const used = await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.id, id), eq(accountTokens.kind, kind)))
    .returning({ id: accountTokens.id });
  return used.length > 0;
}

/** All of the account's, or those of one kind. */
export async function deleteTokens(tx: Db, userId: string, kind?: TokenKind): Promise<void> {
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), kind && eq(accountTokens.kind, kind)));
}
