import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { roomWebhooks, rooms, teamWebhooks } from '@onceware/db/schema/chat';
import { organizations } from '@onceware/db/schema/organizations';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { Allowed } from '../chat.policy.ts';
import type { MoveTarget } from './move.limits.ts';
import type { RoomWebhook, TeamWebhook } from './webhooks.contract.ts';

const shown = {
  id: roomWebhooks.id,
  name: roomWebhooks.name,
  createdBy: users.name,
  createdAt: isoTime(roomWebhooks.createdAt),
  lastUsedAt: sql<string | null>`${isoTime(roomWebhooks.lastUsedAt)}`,
};
/** Whether its maker is there still: a member of the room's team, or for other rooms, of the site. */
const hasMaker = sql`exists (
  select from users maker join rooms r on r.id = ${roomWebhooks.roomId}
  where maker.id = ${roomWebhooks.createdBy} and maker.suspended_at is null and maker.deleted_at is null
    and (r.organization_id is null or exists (
      select from organization_members m where m.organization_id = r.organization_id and m.user_id = maker.id
        and (not r.is_members_only or m.role in ('owner', 'manager') or exists (
          select from room_members own where own.room_id = r.id and own.user_id = maker.id and own.role = 'owner')))))`;
const inUse = ({ id }: Allowed<'moderate'>) =>
  and(eq(roomWebhooks.roomId, id), isNull(roomWebhooks.revokedAt), hasMaker);

/** Lists the webhooks that still work, oldest first. */
export const listWebhooks = (db: Db, room: Allowed<'moderate'>): Promise<RoomWebhook[]> =>
  db
    .select(shown)
    .from(roomWebhooks)
    .leftJoin(users, eq(users.id, roomWebhooks.createdBy))
    .where(inUse(room))
    .orderBy(asc(roomWebhooks.createdAt), asc(roomWebhooks.id));

export async function countWebhooks(tx: Db, room: Allowed<'moderate'>): Promise<number> {
  const [counted] = await tx.select({ webhooks: count() }).from(roomWebhooks).where(inUse(room));
  return counted?.webhooks ?? 0;
}

export async function insertWebhook(
  tx: Db,
  room: Allowed<'moderate'>,
  { name, tokenHash, createdBy }: { name: string; tokenHash: string; createdBy: string },
): Promise<string> {
  const [made] = await tx
    .insert(roomWebhooks)
    .values({ roomId: room.id, name, tokenHash, createdBy })
    .returning({ id: roomWebhooks.id });
  if (!made) throw new Error('no webhook was made');
  return made.id;
}

/** Its name, or undefined if the room has no such webhook. What it wrote keeps its name. */
export async function revokeWebhook(tx: Db, room: Allowed<'moderate'>, id: string): Promise<string | undefined> {
  const [revoked] = await tx
    .update(roomWebhooks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(roomWebhooks.id, id), inUse(room)))
    .returning({ name: roomWebhooks.name });
  return revoked?.name;
}

/** Finds the webhook of a token, unless it was revoked, its maker has left or its team is deleted. Its last use is stored by the minute. */
export async function findWebhook(db: Db, tokenHash: string): Promise<{ id: string; roomId: string } | undefined> {
  const [found] = await db
    .select({
      id: roomWebhooks.id,
      roomId: roomWebhooks.roomId,
      isNoted: sql<boolean>`coalesce(${roomWebhooks.lastUsedAt} > now() - interval '1 minute', false)`,
    })
    .from(roomWebhooks)
    .innerJoin(rooms, eq(rooms.id, roomWebhooks.roomId))
    .leftJoin(organizations, eq(organizations.id, rooms.organizationId))
    .where(
      and(
        eq(roomWebhooks.tokenHash, tokenHash),
        isNull(roomWebhooks.revokedAt),
        isNull(organizations.deletedAt),
        hasMaker,
      ),
    );
  if (found && !found.isNoted)
    await db
      .update(roomWebhooks)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(roomWebhooks.id, found.id));
  return found;
}

// ── A team's own ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The team that owns the room. */
export async function teamOf(db: Db, room: Allowed<'view'>): Promise<string | null> {
  const [found] = await db
    .select({ organizationId: rooms.organizationId })
    .from(rooms)
    .where(eq(rooms.id, room.parentId ?? room.id));
  return found?.organizationId ?? null;
}

/** Which are set, without their addresses. */
export const listTeamWebhooks = (db: Db, organizationId: string): Promise<TeamWebhook[]> =>
  db
    .select({ tool: teamWebhooks.tool, createdBy: users.name, createdAt: isoTime(teamWebhooks.createdAt) })
    .from(teamWebhooks)
    .leftJoin(users, eq(users.id, teamWebhooks.createdBy))
    .where(eq(teamWebhooks.organizationId, organizationId))
    .orderBy(teamWebhooks.tool);

const one = (organizationId: string, tool: MoveTarget) =>
  and(eq(teamWebhooks.organizationId, organizationId), eq(teamWebhooks.tool, tool));

/** The address as it is stored: sealed. */
export async function findTeamWebhook(
  db: Db,
  organizationId: string,
  tool: MoveTarget,
): Promise<{ sealed: string } | undefined> {
  const [found] = await db.select({ sealed: teamWebhooks.url }).from(teamWebhooks).where(one(organizationId, tool));
  return found;
}

export async function setTeamWebhook(
  tx: Db,
  webhook: { organizationId: string; tool: MoveTarget; sealed: string; createdBy: string },
): Promise<void> {
  const { organizationId, tool, sealed: url, createdBy } = webhook;
  const values = { url, createdBy, createdAt: sql`now()` };
  await tx
    .insert(teamWebhooks)
    .values({ organizationId, tool, ...values })
    .onConflictDoUpdate({ target: [teamWebhooks.organizationId, teamWebhooks.tool], set: values });
}

/** Whether there was one. */
export async function deleteTeamWebhook(tx: Db, organizationId: string, tool: MoveTarget): Promise<boolean> {
  const deleted = await tx.delete(teamWebhooks).where(one(organizationId, tool));
  return deleted.rowCount === 1;
}
