import { type Db, prepared } from '@onceware/db/client';
import { rolePermissions, userRoles } from '@onceware/db/schema/access';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { sessions, users } from '@onceware/db/schema/auth';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { vendorTools } from '@onceware/db/schema/vendors';
import { and, eq, exists, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { isKeyScope, type KeyScope } from '#kernel/key-scopes.contract.ts';
import { msFromNow } from '#kernel/moments.ts';
import { isPermission, type Permission } from '#kernel/permissions.contract.ts';
import { authLimits } from '../auth.limits.ts';
import type { createLucia } from './lucia.ts';

/** Selects the permissions of a user's roles, and whether an organization of theirs has tools. */
const rightsOfUser = prepared((db) => {
  const userId = sql.placeholder('userId');
  const permissions = db
    .selectDistinct({ permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.role, userRoles.role))
    .where(eq(userRoles.userId, userId));
  const tools = db
    .select({ id: vendorTools.toolId })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .innerJoin(vendorTools, eq(vendorTools.organizationId, organizations.id))
    .where(and(eq(organizationMembers.userId, userId), isNull(organizations.deletedAt)));
  return db
    .select({ permissions: sql<string[]>`array(${permissions})`, isVendor: sql<boolean>`${exists(tools)}` })
    .from(sql`(values (1)) one`)
    .prepare('rights_of_user');
});

/** Precision of «last seen» and «last used»: at most one write in this time. */
const SEEN_EVERY_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
const NO_SCOPES: ReadonlySet<KeyScope> = new Set();

const keyByHash = prepared((db) =>
  db
    .select({
      id: apiKeys.id,
      permissions: apiKeys.permissions,
      scopes: apiKeys.scopes,
      endsInMs: sql<number | null>`(extract(epoch from ${apiKeys.expiresAt} - now()) * 1000)::float`,
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

/** Asks the database who somebody is, today. */
export interface LookUps {
  /** By a session's token, and its hash. */
  session(token: string, id: string): Promise<Actor | null>;
  /** By an API key's. */
  key(token: string, hash: string): Promise<Actor | null>;
}

export function createLookUps(db: Db, lucia: ReturnType<typeof createLucia>): LookUps {
  async function rightsOf(userId: string): Promise<Pick<Actor, 'isVendor'> & { permissions: Set<Permission> }> {
    const [rights] = await rightsOfUser(db).execute({ userId });
    return {
      permissions: new Set(rights?.permissions.filter(isPermission)),
      isVendor: rights?.isVendor ?? false,
    };
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
      ...(await rightsOf(user.id)),
      scopes: NO_SCOPES,
      via: 'session',
      credentialId: id,
      endsAt: Math.min(session.expiresAt.getTime(), Date.now() - session.ageMs + authLimits.sessionMaxDays * DAY_MS),
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
    const { permissions: held, isVendor } = await rightsOf(key.user.id);
    const permissions = new Set(key.permissions.filter(isPermission).filter((one) => held.has(one)));
    return {
      user: key.user,
      permissions,
      isVendor,
      scopes: new Set(key.scopes.filter(isKeyScope)),
      via: 'key',
      credentialId: key.id,
      ...(key.endsInMs !== null && { endsAt: Date.now() + key.endsInMs }),
    };
  }

  return { session: lookUpSession, key: lookUpKey };
}
