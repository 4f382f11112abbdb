import { type Database, type Db, prepared } from '@onceware/db/client';
import { rolePermissions, userRoles } from '@onceware/db/schema/access';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { sessions, users } from '@onceware/db/schema/auth';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { isPermission, type Permission } from '../../core/permissions.contract.ts';
import { isKeyScope, type KeyScope } from '../../core/key-scopes.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { msFromNow } from '../../core/moments.ts';
import { authLimits } from '../auth.limits.ts';
import { createLucia, hashToken } from './lucia.ts';
import { listenForSessionChanges } from './session-changes.ts';

/** Signed-in browsers. A token is what the cookie holds; it is never stored and never logged. */
export interface SessionStore {
  /** Starts a session and returns its token. `from` is what the member's list of sessions shows of it. */
  create(userId: string, from?: { userAgent: string | null; address: string | null }, tx?: Db): Promise<string>;
  /** Who the token belongs to, with today's permissions; null if it is unknown, expired or ended. */
  read(token: string): Promise<Actor | null>;
  /** Who the API key belongs to, with those of its permissions that its owner holds today; null if it is unknown, expired or revoked. */
  readKey(token: string): Promise<Actor | null>;
  /**
   * Has this process forget at once what it knows of the user's sessions, keys and permissions: called after the transaction
   * that changed them, so that the next call meets the change. Other processes hear of it from Postgres. `*`: everybody's.
   */
  forget(userId: string): void;
  /** Whether changes are heard, so that what was read may be kept for a while. */
  isCaching(): boolean;
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

/** How exact «last seen» and «last used» are: one write in this time at most. */
const SEEN_EVERY_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
const NO_SCOPES: ReadonlySet<KeyScope> = new Set();

const keyByHash = prepared((db) =>
  db
    .select({
      id: apiKeys.id,
      permissions: apiKeys.permissions,
      scopes: apiKeys.scopes,
      isUnseen: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < ${msFromNow(-SEEN_EVERY_MS)}, true)`,
      user: { id: users.id, name: users.name, email: users.email, avatar: users.avatar },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.tokenHash, sql.placeholder('hash')),
        isNull(users.suspendedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
    .prepare('key_by_hash'),
);

/**
 * Sessions in Postgres, read through a cache that forgets at once what changes, in this process and in every other
 * (docs/decisions/003-session-cache.md).
 */
export function createSessionStore(options: {
  database: Database;
  /** To listen at: Postgres itself, since a pooler would not pass on what is announced. */
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
  const forgetUser = (userId: string) => forget((actor) => userId === '*' || actor.user.id === userId);

  const listener = listenForSessionChanges({
    url: options.url,
    pool: options.database.pool,
    onChange: forgetUser,
    onGap: () => forget(() => true),
    onError: options.onError,
  });

  async function permissionsOf(userId: string): Promise<Set<Permission>> {
    const rows = await permissionsOfUser(db).execute({ userId });
    return new Set(rows.map((row) => row.permission).filter(isPermission));
  }

  async function lookUpSession(token: string, id: string): Promise<Actor | null> {
    const { user, session } = await lucia.validateSession(token);
    if (!user || user.suspendedAt) return null;
    if (session.ageMs > authLimits.sessionMaxDays * DAY_MS) {
      await lucia.invalidateSession(token);
      return null;
    }
    if (session.seenMsAgo > SEEN_EVERY_MS) {
      await db
        .update(sessions)
        .set({ lastSeenAt: sql`now()` })
        .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, msFromNow(-SEEN_EVERY_MS))));
    }
    const { name, email, avatar } = user;
    return {
      user: { id: user.id, name, email, avatar },
      permissions: await permissionsOf(user.id),
      scopes: NO_SCOPES,
      via: 'session',
      credentialId: id,
    };
  }

  async function lookUpKey(_token: string, hash: string): Promise<Actor | null> {
    const [key] = await keyByHash(db).execute({ hash });
    if (!key) return null;
    if (key.isUnseen) {
      await db
        .update(apiKeys)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(apiKeys.id, key.id));
    }
    const held = await permissionsOf(key.user.id);
    const permissions = new Set(key.permissions.filter(isPermission).filter((one) => held.has(one)));
    return {
      user: key.user,
      permissions,
      scopes: new Set(key.scopes.filter(isKeyScope)),
      via: 'key',
      credentialId: key.id,
    };
  }

  /** By the hash of its token: the actor from the cache, else from the database. */
  async function readBy(lookUp: typeof lookUpKey, token: string): Promise<Actor | null> {
    const hash = hashToken(token);
    const known = cache.get(hash);
    if (known) return known;
    const before = changes;
    const actor = await lookUp(token, hash);
    if (actor && before === changes && listener.isListening()) cache.set(hash, actor);
    return actor;
  }

  return {
    async create(userId, from = { userAgent: null, address: null }, tx) {
      const { id: token } = await (tx ? createLucia(tx) : lucia).createSession(userId, from);
      return token;
    },
    read: (token) => readBy(lookUpSession, token),
    readKey: (token) => readBy(lookUpKey, token),
    forget: forgetUser,
    isCaching: () => listener.isListening(),
    close: () => listener.close(),
  };
}
