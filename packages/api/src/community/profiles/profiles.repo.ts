import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { CATEGORIES } from '#catalog/catalog.limits.ts';
import { shownCountOf } from '#catalog/reviews/reviews.repo.ts';
import { isPublished } from '#collections/publishing/publishing.sql.ts';
import { isoTime } from '#kernel/moments.ts';
import { isSeenBy, joinProfile, profileAddress } from '#platform/people/seen-by.sql.ts';
import type { OwnProfile, Profile, ProfileCard } from './profiles.contract.ts';
import { profileLimits } from './profiles.limits.ts';

// All fragments know members as `u` and their profiles as `p`.

/** Which member is asked for: by the account, or by a handle, also one from before. */
export type Asked = { userId: string } | { handleKey: string };

const isAsked = (asked: Asked): SQL =>
  'userId' in asked
    ? sql`u.id = ${asked.userId}`
    : sql`u.id = coalesce(
        (select h.user_id from profiles h where h.handle_key = ${asked.handleKey}),
        (select f.user_id from former_handles f where f.handle_key = ${asked.handleKey} and f.until > now()))`;

/** Tools that a member bought from deals and kept. */
const toolsBought = sql`(
  select count(distinct d.tool_id)::int from purchases b join deals d on d.id = b.deal_id
  where b.user_id = u.id and b.deleted_at is null and b.state <> 'refunded')`;

const person = sql`u.id, ${profileAddress} as address, p.handle, u.name, u.avatar, ${isoTime(sql`u.created_at`)} as "memberSince",
  ${shownCountOf(sql`u.id`)} as "reviewCount", case when p.says_bought then ${toolsBought} end as "toolsBought"`;

const interests = sql`coalesce((
  select json_agg(i.category order by array_position(${sql.param([...CATEGORIES])}::text[], i.category))
  from interests i where i.user_id = u.id), '[]')`;

const one = async <Row extends object>(db: Db, statement: SQL): Promise<Row | undefined> => {
  const { rows }: { rows: unknown[] } = await db.execute(statement);
  return rows[0] as Row | undefined;
};

/** Finds a member whom the reader may see. */
export const findProfile = (
  db: Db,
  asked: Asked,
  readerId: string | null,
): Promise<Omit<Profile, 'collections'> | undefined> =>
  one(
    db,
    sql`select ${person}, coalesce(p.about, '') as about, coalesce(p.links, '{}') as links,
      coalesce(p.visibility, 'members') as visibility, ${interests} as interests,
      ${'handleKey' in asked ? sql`p.handle_key is distinct from ${asked.handleKey}` : sql`false`} as "hasMoved",
      ${readerId === null ? sql`false` : sql`u.id = ${readerId}`} as "isOwn"
    from users u ${joinProfile} where ${isAsked(asked)} and ${isSeenBy(readerId)}`,
  );

export const findCard = (db: Db, userId: string, readerId: string | null): Promise<ProfileCard | undefined> =>
  one(
    db,
    sql`select ${person}, left(coalesce(p.about, ''), ${profileLimits.cardAbout}) as about
    from users u ${joinProfile} where ${isAsked({ userId })} and ${isSeenBy(readerId)}`,
  );

/** The account's id of a member whom the reader may see. */
export const findSeen = async (db: Db, asked: Asked, readerId: string | null): Promise<string | undefined> =>
  (
    await one<{ id: string }>(
      db,
      sql`select u.id from users u ${joinProfile} where ${isAsked(asked)} and ${isSeenBy(readerId)}`,
    )
  )?.id;

/** Collections that a member has published, those changed last first. */
export async function listCollectionsOf(db: Db, userId: string): Promise<Profile['collections']> {
  const { rows } = await db.execute<Profile['collections'][number] & Record<string, unknown>>(sql`
    select c.public_token as token, c.name, c.description from collections c
    where c.user_id = ${userId} and ${isPublished}
    order by c.updated_at desc, c.id limit ${profileLimits.collections}`);
  return rows;
}

export const findOwn = (db: Db, userId: string): Promise<OwnProfile | undefined> =>
  one(
    db,
    sql`select ${profileAddress} as address, p.handle,
      case when p.handle_changed_at > now() - ${handleTime} then ${isoTime(sql`(p.handle_changed_at + ${handleTime})`)} end as "handleChangesFrom",
      coalesce(p.about, '') as about, coalesce(p.links, '{}') as links, ${interests} as interests,
      coalesce(p.visibility, 'members') as visibility, coalesce(p.says_bought, false) as "saysBought",
      ${toolsBought} as "toolsBought"
    from users u ${joinProfile} where u.id = ${userId}`,
  );

export const handleTime = sql.raw(`interval '${profileLimits.handleDays} days'`);
