import type { Db } from '@onceware/db/client';
import { rolePermissions, userRoles } from '@onceware/db/schema/access';
import { users } from '@onceware/db/schema/auth';
import { notificationChoices, notifications } from '@onceware/db/schema/notifications';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isPermission, type Permission } from '#kernel/permissions.contract.ts';
import { daysAgo } from '#kernel/moments.ts';
import { type MailWay, NOTIFICATION_TABS, notificationLimits, type NotificationTab } from './notifications.limits.ts';
import type { NotificationLine } from './notification-kind.ts';

/** A tab of the bell, or all of it. */
export type Shelf = 'all' | NotificationTab;

/** Place at which a page ended. `at` is exact to the microsecond. */
export interface Position {
  at: string;
  id: string;
}

export interface StoredLine extends NotificationLine {
  kind: string;
  tab: NotificationTab;
  actorIds: string[];
  at: string;
  isRead: boolean;
  isArchived: boolean;
}

const isIn = (shelf: Shelf) => (shelf === 'all' ? undefined : eq(notifications.tab, shelf));
const EXACT = sql<string>`to_char(${notifications.toldAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const line = {
  id: notifications.id,
  kind: notifications.kind,
  tab: notifications.tab,
  subjectId: notifications.subjectId,
  actorIds: notifications.actorIds,
  count: notifications.count,
  data: sql<object>`${notifications.data}`,
  at: EXACT,
  isRead: sql<boolean>`${notifications.readAt} is not null`,
  isArchived: sql<boolean>`${notifications.archivedAt} is not null`,
};

/** Lines of a tab, the latest first. */
export function findLines(
  db: Db,
  userId: string,
  { shelf, archived, after, limit }: { shelf: Shelf; archived: boolean; after: Position | null; limit: number },
): Promise<StoredLine[]> {
  return db
    .select(line)
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isIn(shelf),
        archived ? sql`${notifications.archivedAt} is not null` : isNull(notifications.archivedAt),
        notifications.isListed,
        after === null
          ? undefined
          : sql`(${notifications.toldAt}, ${notifications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(sql`${notifications.toldAt} desc`, sql`${notifications.id} desc`)
    .limit(limit);
}

/** These lines of a member, for whoever sends them. */
export const findLinesById = (db: Db, userId: string, ids: readonly string[]): Promise<StoredLine[]> =>
  db
    .select(line)
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .orderBy(sql`${notifications.toldAt} desc`, sql`${notifications.id} desc`);

/** Unread lines that are counted in one go, more than nearly anybody has. */
const COUNTED_AT_ONCE = 1_000;

/** Counts unread lines by tab, of each a few more than are shown at the most: in one look at the index of unread ones. */
export async function countUnread(db: Db, userId: string): Promise<Partial<Record<NotificationTab, number>>> {
  const unread = sql`notifications where user_id = ${userId} and is_listed and read_at is null and archived_at is null`;
  const { rows } = await db.execute<{ tab: NotificationTab; count: number }>(sql`
    select tab, count(*)::int as count from (select tab from ${unread} limit ${COUNTED_AT_ONCE}) unread group by tab`);
  const counts = Object.fromEntries(rows.map(({ tab, count }) => [tab, count]));
  if (rows.reduce((sum, { count }) => sum + count, 0) < COUNTED_AT_ONCE) return counts;
  for (const tab of NOTIFICATION_TABS) {
    const { rows: found } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select from ${unread} and tab = ${tab} limit ${notificationLimits.countMax}) unread`);
    counts[tab] = found[0]?.count ?? 0;
  }
  return counts;
}

/** People who did something and still have an account, without those who are hidden from the reader by a block. */
export const findPeople = (db: Db, reader: string, ids: readonly string[]) =>
  db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(users)
    .where(
      and(inArray(users.id, [...ids]), isNull(users.deletedAt), sql`not is_blocked_between(${users.id}, ${reader})`),
    );

export async function setRead(db: Db, userId: string, ids: readonly string[], on: boolean): Promise<number> {
  const { rowCount } = await db
    .update(notifications)
    .set({ readAt: on ? sql`coalesce(${notifications.readAt}, now())` : null })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]), on ? undefined : isAlone));
  return rowCount ?? 0;
}

export async function setArchived(db: Db, userId: string, ids: readonly string[], on: boolean): Promise<number> {
  const { rowCount } = await db
    .update(notifications)
    .set({ archivedAt: on ? sql`coalesce(${notifications.archivedAt}, now())` : null })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]), on ? undefined : isAlone));
  return rowCount ?? 0;
}

/** A line comes back as unread only where no newer one of its group is: there they would be two of one. */
const isAlone = sql`not exists (
  select from notifications o where o.user_id = ${notifications.userId} and o.is_listed = ${notifications.isListed}
    and o.tab = ${notifications.tab} and o.kind = ${notifications.kind} and o.group_key = ${notifications.groupKey} and o.id <> ${notifications.id}
    and o.read_at is null and o.archived_at is null)`;

const COLUMN = { read: 'read_at', archive: 'archived_at' } as const;
export type ForAll = keyof typeof COLUMN;

/**
 * Marks or archives what came until then; of very many, so many that the statement stays short.
 *
 * @returns how many, and the moment that stands in them all
 */
export async function setAll(
  db: Db,
  userId: string,
  what: ForAll,
  { shelf, until, limit }: { shelf: Shelf; until: string; limit: number },
): Promise<{ count: number; at: string | null }> {
  const column = sql.identifier(COLUMN[what]);
  const { rows } = await db.execute<{ count: number; at: string | null }>(sql`
    with picked as (
      select id from notifications
      where user_id = ${userId} ${shelf === 'all' ? sql`` : sql`and tab = ${shelf}`} and archived_at is null and ${column} is null
        and told_at < ${until}::timestamptz + interval '1 millisecond'
      order by told_at desc, id desc limit ${limit}),
    changed as (
      update notifications n set ${column} = now() from picked where n.id = picked.id and n.${column} is null returning n.${column} as at)
    select count(*)::int as count, to_char(max(at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from changed`);
  return rows[0] ?? { count: 0, at: null };
}

/** Takes back what one `setAll` did. */
export async function undoAll(db: Db, userId: string, what: ForAll, at: string): Promise<number> {
  const column = sql.identifier(COLUMN[what]);
  const { rowCount } = await db.execute(sql`
    update notifications set ${column} = null
    where user_id = ${userId} and ${column} = ${at}::timestamptz and ${isAlone}`);
  return rowCount ?? 0;
}

export const findChoices = (db: Db, userId: string) =>
  db
    .select({
      kind: notificationChoices.kind,
      inProduct: notificationChoices.inProduct,
      mail: notificationChoices.mail,
      push: notificationChoices.push,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));

export interface Ways {
  inProduct?: boolean | undefined;
  mail?: MailWay | undefined;
  push?: boolean | undefined;
}

export async function saveChoice(db: Db, userId: string, kind: string, ways: Ways): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ userId, kind, ...ways })
    .onConflictDoUpdate({ target: [notificationChoices.userId, notificationChoices.kind], set: ways });
}

/** Permissions of a member who makes no call. */
export async function permissionsOf(db: Db, userId: string): Promise<ReadonlySet<Permission>> {
  const rows = await db
    .selectDistinct({ permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.role, userRoles.role))
    .where(eq(userRoles.userId, userId));
  return new Set(rows.map(({ permission }) => permission).filter(isPermission));
}

/** Deletes some rows older than so many days. @returns how many */
export async function deleteOld(
  db: Db,
  table: 'notifications' | 'notification_events',
  days: number,
  limit: number,
): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await db.execute(sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} where created_at < ${daysAgo(days)} limit ${limit}))`);
  return rowCount ?? 0;
}
