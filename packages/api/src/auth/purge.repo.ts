import type { Db } from '@onceware/db/client';
import { accountTokens, emailChanges, rateLimits, sessions } from '@onceware/db/schema/auth';
import { lt, or } from 'drizzle-orm';

export async function purgeSessions(db: Db, now: Date, startedBefore: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, startedBefore)));
}

export async function purgeTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
}

export async function purgeEmailChanges(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}

export async function purgeAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
