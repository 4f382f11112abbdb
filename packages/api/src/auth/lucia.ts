import { createHash } from 'node:crypto';
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle';
import type { Db } from '@onceware/db/client';
import { sessions, users } from '@onceware/db/schema/auth';
import { Lucia, TimeSpan, type Adapter } from 'lucia';
import { authLimits } from './auth.limits.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { name: string; email: string; avatar: string | null; suspendedAt: Date | null };
    DatabaseSessionAttributes: { userAgent: string | null; address: string | null; createdAt?: Date; lastSeenAt?: Date };
  }
}

/** What the sessions table holds in place of the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The one place that knows lucia, whose author ended its maintenance in 2025: `sessions.ts` is what others use.
 * Tokens carry 200 random bits and live 30 days, renewed when half of that is over.
 */
export const createLucia = (db: Db) =>
  new Lucia(withHashedIds(new DrizzlePostgreSQLAdapter(db, sessions, users)), {
    sessionExpiresIn: new TimeSpan(authLimits.sessionDays, 'd'),
    getUserAttributes: ({ name, email, avatar, suspendedAt }) => ({ name, email, avatar, suspendedAt }),
    getSessionAttributes: ({ createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt }),
  });

/** Lucia stores the cookie's value as it is; behind this only its hash reaches the table. */
function withHashedIds(inner: Adapter): Adapter {
  return {
    async getSessionAndUser(token) {
      const [session, user] = await inner.getSessionAndUser(hashToken(token));
      return [session && { ...session, id: token }, user];
    },
    setSession: (session) => inner.setSession({ ...session, id: hashToken(session.id) }),
    updateSessionExpiration: (token, expiresAt) => inner.updateSessionExpiration(hashToken(token), expiresAt),
    deleteSession: (token) => inner.deleteSession(hashToken(token)),
    getUserSessions: (userId) => inner.getUserSessions(userId),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    deleteExpiredSessions: () => inner.deleteExpiredSessions(),
  };
}
