import type { Db } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { avatars } from '@onceware/db/schema/account';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { calendarAddresses } from '@onceware/db/schema/calendar';
import { sessions } from '@onceware/db/schema/auth';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { asc, eq } from 'drizzle-orm';

export async function listRoles(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.role);
  return found.map(({ role }) => role);
}

export async function findOwnPicture(db: Db, userId: string) {
  const [found] = await db
    .select({ type: avatars.type, image: avatars.image })
    .from(avatars)
    .where(eq(avatars.userId, userId));
  return found ? { type: found.type, base64: found.image.toString('base64') } : null;
}

/** Without their ids, which are made of the secret. */
export const listSessions = (db: Db, userId: string) =>
  db
    .select({
      user_agent: sessions.userAgent,
      address: sessions.address,
      signed_in_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
      expires_at: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));

export const listKeys = (db: Db, userId: string) =>
  db
    .select({
      name: apiKeys.name,
      hint: apiKeys.hint,
      permissions: apiKeys.permissions,
      scopes: apiKeys.scopes,
      created_at: apiKeys.createdAt,
      last_used_at: apiKeys.lastUsedAt,
      expires_at: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.id));

/** State of the address, without its token's hash. */
export async function findCalendarAddress(db: Db, userId: string) {
  const [found] = await db
    .select({ created_at: calendarAddresses.createdAt, last_read_at: calendarAddresses.lastReadAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId));
  return found ?? null;
}

export const listOrganizations = (db: Db, userId: string) =>
  db
    .select({
      name: organizations.name,
      website: organizations.website,
      role: organizationMembers.role,
      since: organizationMembers.createdAt,
      deleted_at: organizations.deletedAt,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(asc(organizations.name));
