import type { Db } from '@onceware/db/client';
import { accountTokens, emailChanges, rateLimits, sessions } from '@onceware/db/schema/auth';
import { lt, or, type SQL, sql } from 'drizzle-orm';

export async function purgeSessions(db: Db, startedBefore: SQL<Date>): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.createdAt, startedBefore)));
}

export async function purgeTokens(db: Db): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
}

export async function purgeEmailChanges(db: Db): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
}

export async function purgeAttempts(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
}
