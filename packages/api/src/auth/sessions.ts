import { type Database, prepared } from '@onceware/db/client';
import { rolePermissions, userRoles } from '@onceware/db/schema/access';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { isPermission } from '../access/access.contract.ts';
import type { Actor } from '../core/call.ts';
import { createLucia, hashToken } from './lucia.ts';
import { listenForSessionChanges } from './session-changes.ts';

/** Signed-in browsers. A token is what the cookie holds; it is never stored and never logged. */
export interface SessionStore {
  /** Starts a session and returns its token. */
  create(userId: string): Promise<string>;
  /** Who the token belongs to, with today's permissions; null if it is unknown, expired or ended. */
  read(token: string): Promise<Actor | null>;
  end(token: string): Promise<void>;
  close(): Promise<void>;
}

/** A change that the listener missed is noticed after this long at the latest. */
const CACHE_MS = 30_000;

const permissionsOfUser = prepared((db) =>
  db
    .selectDistinct({ permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.role, userRoles.role))
    .where(eq(userRoles.userId, sql.placeholder('userId')))
    .prepare('permissions_of_user'),
);

/**
 * Sessions in Postgres, read through a cache that forgets at once what changes, in this process and in every other
 * (docs/decisions/003-session-cache.md).
 */
export function createSessionStore(options: {
  database: Database;
  url: string;
  onError?: (error: unknown) => void;
}): SessionStore {
  const { db } = options.database;
  const lucia = createLucia(db);
  const cache = new LRUCache<string, Actor>({ max: 10_000, ttl: CACHE_MS });
  // Counts changes. A look-up that was under way when one came in may be stale, and is not kept.
  let changes = 0;

  const forget = (isStale: (actor: Actor) => boolean) => {
    changes += 1;
    for (const [id, actor] of cache.entries()) if (isStale(actor)) cache.delete(id);
  };
  const forgetUser = (userId: string) => forget((actor) => actor.user.id === userId);

  const listener = listenForSessionChanges({
    url: options.url,
    onChange: (userId) => (userId === '*' ? forget(() => true) : forgetUser(userId)),
    onLost: () => forget(() => true),
    onError: options.onError,
  });

  async function look(token: string, sessionId: string): Promise<Actor | null> {
    const { user } = await lucia.validateSession(token);
    if (!user) return null;
    const rows = await permissionsOfUser(db).execute({ userId: user.id });
    const permissions = new Set(rows.map((row) => row.permission).filter(isPermission));
    return { user: { id: user.id, name: user.name, email: user.email, avatar: user.avatar }, permissions, sessionId };
  }

  return {
    async create(userId) {
      return (await lucia.createSession(userId, {})).id;
    },
    async read(token) {
      const sessionId = hashToken(token);
      const known = cache.get(sessionId);
      if (known) return known;
      const before = changes;
      const actor = await look(token, sessionId);
      if (actor && before === changes && listener.isListening()) cache.set(sessionId, actor);
      return actor;
    },
    async end(token) {
      await lucia.invalidateSession(token);
      const sessionId = hashToken(token);
      forget((actor) => actor.sessionId === sessionId);
    },
    close: () => listener.close(),
  };
}
