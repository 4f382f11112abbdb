import type { Db } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { users } from '@onceware/db/schema/auth';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isLanguageCode, type LanguageCode } from '#kernel/languages.ts';

/** Fields of an account that signing in and its mails need. */
export interface Account {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  language: LanguageCode | null;
  passwordHash: string;
  isVerified: boolean;
  isSuspended: boolean;
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  avatar: users.avatar,
  language: users.language,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
};

type Row = Pick<typeof users.$inferSelect, keyof typeof columns>;

const toAccount = ({ language, emailVerifiedAt, suspendedAt, ...row }: Row): Account => ({
  ...row,
  language: isLanguageCode(language) ? language : null,
  isVerified: emailVerifiedAt !== null,
  isSuspended: suspendedAt !== null,
});

/** Ignores accounts that their members deleted, although the rows may still exist. */
const isMember = (id: string) => and(eq(users.id, id), isNull(users.deletedAt));

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row ? toAccount(row) : null;
}

export async function findAccountById(db: Db, id: string): Promise<Account | null> {
  const [row] = await db.select(columns).from(users).where(isMember(id));
  return row ? toAccount(row) : null;
}

/** Reads and locks the account: nobody else changes its password, address or tokens until the transaction ends. */
export async function lockAccount(tx: Db, id: string): Promise<Account | null> {
  const [row] = await tx.select(columns).from(users).where(isMember(id)).for('no key update');
  return row ? toAccount(row) : null;
}

/** The new account; null if the e-mail has one already, also when that one came a moment ago. */
export async function insertAccount(
  tx: Db,
  {
    role,
    ...account
  }: { name: string; email: string; passwordHash: string; language: LanguageCode | null; role: string },
): Promise<Account | null> {
  const [made] = await tx.insert(users).values(account).onConflictDoNothing({ target: users.email }).returning(columns);
  if (!made) return null;
  await tx.insert(userRoles).values({ userId: made.id, role });
  return toAccount(made);
}

export async function setPasswordHash(tx: Db, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

export async function markVerified(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** @throws a unique violation if another account has it */
export async function setEmail(tx: Db, id: string, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Counts the API keys that have not expired. */
export async function countWorkingKeys(tx: Db, userId: string): Promise<number> {
  return tx.$count(
    apiKeys,
    and(eq(apiKeys.userId, userId), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))),
  );
}

export async function deleteKeysOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}
