import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { organizationMembers } from '@onceware/db/schema/organizations';
import { reads, roomMembers } from '@onceware/db/schema/chat';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { holdsText } from '#kernel/table/search.repo.ts';
import type { Person } from '../chat.contract.ts';
import type { Allowed } from '../chat.policy.ts';
import { beginsWith, isSearched, spokeLately } from '../contacts/known-people.ts';

/**
 * Whether a user belongs to a room `r`, as `isIn` of the policy has it.
 *
 * @param user SQL of their id
 * @param seesCommon SQL of whether they may see the community's rooms and those of deals
 */
export const belongsTo = (user: string, seesCommon: string): string => `case r.kind
  when 'team' then exists (select from organization_members m join organizations o on o.id = m.organization_id
    where m.organization_id = r.organization_id and m.user_id = ${user} and o.deleted_at is null)
    and (not r.is_members_only or exists (select from room_members m
      where m.room_id = r.id and m.user_id = ${user} and m.role in ('owner', 'member')))
  when 'direct' then exists (select from room_members m
    where m.room_id = r.id and m.user_id = ${user} and m.role in ('owner', 'member')) and not is_blocked_talk(r.id, ${user})
  else ${seesCommon} and (not r.is_asking or exists (select from room_members m
    where m.room_id = r.id and m.user_id = ${user} and m.role in ('owner', 'member')))
  end`;

/**
 * Whether a user `u` may see a room `r`, by the policy for everybody but moderators, so that nobody is notified of what they may not
 * read.
 */
export const MAY_SEE = `(u.suspended_at is null and ${belongsTo(
  'u.id',
  `exists (select from user_roles ur join role_permissions p on p.role = ur.role
      where ur.user_id = u.id and p.permission = 'sidebar.view')`,
)})`;

/** Whether a user wants to be told of what concerns them in a room; of a thread that they do not follow, as of the room it is in. */
export const isHeard = (user: string, room: string): string => `not coalesce(
  (select n.is_silent from reads n where n.user_id = ${user} and n.room_id = ${room} and n.is_followed),
  (select n.is_silent from rooms t join reads n on n.room_id = t.parent_room_id where t.id = ${room} and n.user_id = ${user}),
  false)`;

/** The person after whom a page begins. */
export interface PersonPlace {
  /** In small letters. */
  name: string;
  id: string;
}

/** Whether everybody may come into the room, and so hardly anybody there knows all others. */
export const isOpenToAll = ({ kind, isAsking }: Allowed<'view'>): boolean =>
  kind === 'deal' || (kind === 'community' && !isAsking);

interface Asked {
  reader: string;
  q: string;
  /** Whether those who only came into a room that is open to all are found by the beginning of their name. */
  isWide: boolean;
}

/**
 * Matches the people of a room by its kind: members of the team, people in the conversation, or those who have been
 * here; of a room that is open to all, those who spoke lately or look after it.
 */
function isIn(
  db: Db,
  { id, kind, isMembersOnly, ...access }: Allowed<'view'>,
  { reader, q, isWide }: Asked,
): SQL | undefined {
  const members = db
    .select({ id: roomMembers.userId })
    .from(roomMembers)
    .where(and(eq(roomMembers.roomId, id), inArray(roomMembers.role, ['owner', 'member'])));
  if (kind === 'direct' || isMembersOnly) return inArray(users.id, members);
  if (kind === 'team')
    return inArray(
      users.id,
      db
        .select({ id: organizationMembers.userId })
        .from(organizationMembers)
        .where(sql`${organizationMembers.organizationId} = (select organization_id from rooms where id = ${id})`),
    );
  const guests = inArray(users.id, db.select({ id: reads.userId }).from(reads).where(eq(reads.roomId, id)));
  if (!isOpenToAll({ id, kind, isMembersOnly, ...access })) return guests;
  return or(
    eq(users.id, reader),
    inArray(users.id, members),
    sql`${users.id} in (${spokeLately(id)})`,
    isWide && isSearched(q) ? and(guests, beginsWith(q)) : undefined,
  );
}

/** People of a room by name, those whose name holds `q`, from behind a place. */
export function findPeopleOf(
  db: Db,
  room: Allowed<'view'>,
  { reader, q, isWide, after, limit }: Asked & { after: PersonPlace | null; limit: number },
): Promise<Person[]> {
  const name = sql`lower(${users.name})`;
  return db
    .select({ id: users.id, name: users.name, avatar: users.avatar })
    .from(users)
    .where(
      and(
        isIn(db, room, { reader, q, isWide }),
        isNull(users.suspendedAt),
        sql`not is_blocked_between(${users.id}, ${reader})`,
        q === '' ? undefined : holdsText(q, users.name),
        after ? sql`(${name}, ${users.id}) > (${after.name}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(name, users.id)
    .limit(limit);
}

/** Finds the place after which the next page begins: that of this person. */
export async function placeOf(db: Db, id: string): Promise<PersonPlace | undefined> {
  const [place] = await db
    .select({ id: users.id, name: sql<string>`lower(${users.name})` })
    .from(users)
    .where(eq(users.id, id));
  return place;
}

/** Names of people by their ids, in no order; those who are not there are left out. */
export const namesOf = (db: Db, ids: string[]): Promise<{ id: string; name: string }[]> =>
  db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
