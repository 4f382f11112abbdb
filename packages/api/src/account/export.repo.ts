import type { Db } from '@onceware/db/client';
import { userRoles } from '@onceware/db/schema/access';
import { avatars } from '@onceware/db/schema/account';
import { actionLog } from '@onceware/db/schema/action-log';
import { apiKeys } from '@onceware/db/schema/api-keys';
import { sessions } from '@onceware/db/schema/auth';
import { deals } from '@onceware/db/schema/catalog';
import { attachments, messages } from '@onceware/db/schema/chat';
import { contactMessages } from '@onceware/db/schema/contact';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { reviews } from '@onceware/db/schema/reviews';
import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';

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

export const listOrganizations = (db: Db, userId: string) =>
  db
    .select({
      name: organizations.name,
      website: organizations.website,
      role: organizationMembers.role,
      since: organizationMembers.createdAt,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(and(eq(organizationMembers.userId, userId), isNull(organizations.deletedAt)))
    .orderBy(asc(organizations.name));

/** Rows of one statement: neither a log nor long messages must be in memory at once. */
const ROWS = 200;

/** Reads by id, some rows at a time. */
async function* byId<Row extends { id: string }>(
  read: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1)?.id);
    if (rows.length > 0) yield rows;
  } while (rows.length === ROWS);
}

export const readMessages = (db: Db, userId: string) =>
  byId((after) =>
    db
      .select({
        id: contactMessages.id,
        name: contactMessages.name,
        email: contactMessages.email,
        topic: contactMessages.topic,
        message: contactMessages.message,
        language: contactMessages.language,
        sent_at: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(and(eq(contactMessages.userId, userId), after === undefined ? undefined : gt(contactMessages.id, after)))
      .orderBy(asc(contactMessages.id))
      .limit(ROWS),
  );

/** Also those that staff removed, with their reason. */
export const readReviews = (db: Db, userId: string) =>
  byId((after) =>
    db
      .select({
        id: reviews.id,
        deal: deals.slug,
        stars: reviews.stars,
        text: reviews.text,
        written_at: reviews.createdAt,
        edited_at: reviews.editedAt,
        removed_at: reviews.removedAt,
        removed_reason: reviews.removedReason,
        answer: reviews.answer,
      })
      .from(reviews)
      .innerJoin(deals, eq(deals.id, reviews.dealId))
      .where(
        and(
          eq(reviews.userId, userId),
          or(isNull(reviews.deletedAt), isNotNull(reviews.removedAt)),
          after === undefined ? undefined : gt(reviews.id, after),
        ),
      )
      .orderBy(asc(reviews.id))
      .limit(ROWS),
  );

/** Files on messages that are there; each is had under its id. */
export const readFiles = (db: Db, userId: string) =>
  byId((after) =>
    db
      .select({
        id: attachments.id,
        name: attachments.name,
        size: attachments.size,
        type: attachments.type,
        uploaded_at: attachments.createdAt,
      })
      .from(attachments)
      .innerJoin(messages, eq(messages.id, attachments.messageId))
      .where(
        and(
          eq(attachments.userId, userId),
          isNull(messages.deletedAt),
          after === undefined ? undefined : gt(attachments.id, after),
        ),
      )
      .orderBy(asc(attachments.id))
      .limit(ROWS),
  );

/** What the member did, the oldest first. */
export const readLog = (db: Db, userId: string) =>
  byId((after) =>
    db
      .select({
        id: actionLog.id,
        at: actionLog.at,
        via: actionLog.via,
        action: actionLog.action,
        target_type: actionLog.targetType,
        target_id: actionLog.targetId,
        target_label: actionLog.targetLabel,
        address: actionLog.address,
        user_agent: actionLog.userAgent,
        before: actionLog.before,
        after: actionLog.after,
      })
      .from(actionLog)
      .where(and(eq(actionLog.actorId, userId), after === undefined ? undefined : gt(actionLog.id, after)))
      .orderBy(asc(actionLog.id))
      .limit(ROWS),
  );
