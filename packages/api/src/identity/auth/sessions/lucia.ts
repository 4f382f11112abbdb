import { hash } from 'node:crypto';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import { type Db, prepared } from '@onceware/db/client';
import { sessions, users } from '@onceware/db/schema/auth';
import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import { msFromNow } from '#kernel/moments.ts';
import { authLimits } from '../auth.limits.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { name: string; email: string; avatar: string | null; suspendedAt: Date | null };
    /** Ages are computed by the database, so only a session that was read has them. */
    DatabaseSessionAttributes: { userAgent: string | null; address: string | null; ageMs?: number; seenMsAgo?: number };
  }
}

/** Hashes a token for the sessions table, which stores the hash in its place. */
export const hashToken = (token: string): string => hash('sha256', token);

/**
 * The one place that knows lucia, whose author ended its maintenance in 2025: `sessions.ts` is what others use.
 * Tokens carry 200 random bits and live 30 days, renewed when half of that is over.
 */
export const createLucia = (db: Db) =>
  new Lucia(createAdapter(db), {
    sessionExpiresIn: new TimeSpan(authLimits.sessionDays, 'd'),
    getUserAttributes: ({ name, email, avatar, suspendedAt }) => ({ name, email, avatar, suspendedAt }),
    getSessionAttributes: ({ ageMs = 0, seenMsAgo = 0 }) => ({ ageMs, seenMsAgo }),
  });

const msSince = (moment: AnyPgColumn) => sql`extract(epoch from now() - ${moment}) * 1000`.mapWith(Number);

const sessionById = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      ageMs: msSince(sessions.createdAt),
      seenMsAgo: msSince(sessions.lastSeenAt),
      expiredMsAgo: msSince(sessions.expiresAt),
      user: { name: users.name, email: users.email, avatar: users.avatar, suspendedAt: users.suspendedAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_by_id'),
);

/** Converts a time that lucia took from this process's clock to the database's clock. */
const byDatabase = (moment: Date): SQL<Date> => msFromNow(moment.getTime() - Date.now());

/**
 * Lucia stores the cookie's value as it is, and compares with this process's clock. Behind this only the value's hash reaches
 * the table, and what lucia sees is as far from its own now as it is from the database's (T49).
 */
function createAdapter(db: Db): Adapter {
  const inner = new DrizzlePostgreSQLAdapter(db, sessions, users);
  return {
    async getSessionAndUser(token) {
      const [found] = await sessionById(db).execute({ id: hashToken(token) });
      if (!found) return [null, null];
      const { userId, user, ageMs, seenMsAgo, expiredMsAgo } = found;
      const attributes = { userAgent: null, address: null, ageMs, seenMsAgo };
      return [
        { id: token, userId, expiresAt: new Date(Date.now() - expiredMsAgo), attributes },
        { id: userId, attributes: user },
      ];
    },
    async setSession({ id, userId, expiresAt, attributes: { userAgent, address } }) {
      await db
        .insert(sessions)
        .values({ id: hashToken(id), userId, expiresAt: byDatabase(expiresAt), userAgent, address });
    },
    async updateSessionExpiration(token, expiresAt) {
      await db
        .update(sessions)
        .set({ expiresAt: byDatabase(expiresAt) })
        .where(eq(sessions.id, hashToken(token)));
    },
    deleteSession: (token) => inner.deleteSession(hashToken(token)),
    getUserSessions: (userId) => inner.getUserSessions(userId),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
    },
  };
}
