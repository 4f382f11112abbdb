import type { Database, Db } from '@onceware/db/client';
import { LRUCache } from 'lru-cache';
import type { Actor } from '#kernel/actor.ts';
import { lruSize } from '#kernel/lru-size.ts';
import type { Listener } from '#platform/listening/listen.ts';
import { createLookUps, type LookUps } from './look-up.ts';
import { createLucia, hashToken } from './lucia.ts';

declare module '#kernel/services.ts' {
  interface Services {
    sessions: SessionStore;
  }
}

/** Signed-in browsers. A token is what the cookie holds; it is never stored and never logged. */
export interface SessionStore {
  /** Starts a session and returns its token. `from` is what the member's list of sessions shows of it. */
  create(userId: string, from?: { userAgent: string | null; address: string | null }, tx?: Db): Promise<string>;
  /** Finds the owner of a session token, with today's permissions; null if it is unknown, expired or ended. */
  read(token: string): Promise<Actor | null>;
  /**
   * Finds the owner of an API key, with those of its permissions that the owner holds today; null if it is unknown,
   * expired or revoked.
   */
  readKey(token: string): Promise<Actor | null>;
  /**
   * Has this process forget at once what it knows of the user's sessions, keys and permissions: called after the transaction
   * that changed them, so that the next call meets the change. Other processes hear of it from Postgres. `*`: everybody's.
   */
  forget(userId: string): void;
  /** Whether changes are heard, so that what was read may be kept for a while. */
  isCaching(): boolean;
}

/** A change that the listener missed is noticed after this long at the latest. */
const CACHE_MS = 30_000;

/** Whether the session or key has ended by itself since it was looked up. */
export const isOver = ({ endsAt }: Pick<Actor, 'endsAt'>): boolean => endsAt !== undefined && endsAt <= Date.now();

/**
 * Sessions in Postgres, read through a cache that forgets at once what changes, in this process and in every other
 * (docs/decisions/003-session-cache.md).
 */
export function createSessionStore({
  database: { db },
  listener,
}: {
  database: Database;
  listener: Listener;
}): SessionStore {
  const lucia = createLucia(db);
  const lookUps = createLookUps(db, lucia);
  const cache = new LRUCache<string, Actor>({ ...lruSize(10_000), ttl: CACHE_MS });
  // Counts changes. A look-up that was under way when one came in may be stale, and is not kept.
  let changes = 0;

  const forget = (isStale: (actor: Actor) => boolean) => {
    changes += 1;
    for (const [id, actor] of cache.entries()) if (isStale(actor)) cache.delete(id);
  };
  const forgetUser = (userId: string) => forget((actor) => userId === '*' || actor.user.id === userId);

  // `*` means everybody's.
  listener.on('session_change', { onChange: forgetUser, onGap: () => forget(() => true) });

  /** Finds the actor by the hash of a token, in the cache or the database. */
  async function readBy(lookUp: LookUps['key'], token: string): Promise<Actor | null> {
    const hash = hashToken(token);
    const known = cache.get(hash);
    if (known && !isOver(known)) return known;
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
    read: (token) => readBy(lookUps.session, token),
    readKey: (token) => readBy(lookUps.key, token),
    forget: forgetUser,
    isCaching: () => listener.isListening(),
  };
}
