import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { isItemShown } from '../sharing/shown.sql.ts';
import { isOpenTo } from './publishing.sql.ts';

/** Any constant works, as long as every process takes the same. */
const NEWS_LOCK = 7_318_041;
const JOB = 'collection_additions';

/** In a transaction, whose end gives it back: a run that was taken for dead may still be at it. */
export async function takeNewsLock(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${NEWS_LOCK}) as "isTaken"`,
  );
  return rows[0]?.isTaken ?? false;
}

const today = sql`date_trunc('day', now() at time zone 'UTC')::date`;

/** Days that are over and of which nobody was told, by the database's clock; a first run begins with its own day. */
export async function listUntoldDays(db: Db, daysMax: number): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select day::date::text as day from generate_series(
      greatest(coalesce((select (until at time zone 'UTC')::date from notification_runs where job = ${JOB}), ${today}), ${today} - ${daysMax}::int),
      ${today} - 1, interval '1 day') day order by day`);
  return rows.map(({ day }) => day);
}

/** @param day nobody is told of again; of the one behind it next */
export async function setTold(db: Db, day: string): Promise<void> {
  await db.execute(sql`
    insert into notification_runs (job, until) values (${JOB}, (${day}::date + 1)::timestamp at time zone 'UTC')
    on conflict (job) do update set until = excluded.until`);
}

/** Keeps the first run's own day, so that its end is told. */
export async function beginWithToday(db: Db): Promise<void> {
  await db.execute(sql`
    insert into notification_runs (job, until) values (${JOB}, ${today}::timestamp at time zone 'UTC') on conflict do nothing`);
}

const cameOn = (day: SQL): SQL => sql`i.collection_id = c.id and i.removed_at is null
  and i.added_at >= ${day}::timestamp at time zone 'UTC' and i.added_at < (${day} + 1)::timestamp at time zone 'UTC'
  and ${isItemShown(sql`c.publishes_notes`, sql`c.publishes_pages`)}`;

export interface News extends Record<string, unknown> {
  id: string;
  ownerId: string;
}

/** Published collections that somebody follows and to which something came on the day, by id, from behind one on. */
export async function listNews(db: Db, day: string, after: string, limit: number): Promise<News[]> {
  const { rows } = await db.execute<News>(sql`
    select c.id, c.user_id as "ownerId" from collections c join users u on u.id = c.user_id
    where ${isOpenTo(sql`null::uuid`)} and c.followers_count > 0 and c.id > ${after}
      and exists (select from collection_items i where ${cameOn(sql`${day}::date`)})
    order by c.id limit ${limit}`);
  return rows;
}

export async function listFollowers(db: Db, collectionId: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from collection_follows where collection_id = ${collectionId} and user_id > ${after}
    order by user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

const follows = (readerId: string): SQL =>
  sql`join collection_follows f on f.collection_id = c.id and f.user_id = ${readerId}`;

interface Asked {
  /** Id of the line. */
  id: string;
  collectionId: string;
  day: string;
}

/** Counts what came on the days to collections that the reader still follows and may see, where something of it is still there. */
export async function findAdditions(
  db: Db,
  readerId: string,
  lines: readonly Asked[],
): Promise<{ id: string; name: string; token: string; count: number }[]> {
  const { rows } = await db.execute<{ id: string; name: string; token: string; count: number }>(sql`
    select l.id, c.name, c.public_token as token, n.count
    from json_to_recordset(${JSON.stringify(lines)}::json) as l(id text, "collectionId" uuid, day date)
    join collections c on c.id = l."collectionId" join users u on u.id = c.user_id ${follows(readerId)}
    cross join lateral (select count(*)::int as count from collection_items i where ${cameOn(sql`l.day`)}) n
    where ${isOpenTo(sql`${readerId}::uuid`)} and n.count > 0`);
  return rows;
}

/** Collections that the reader follows and that are still taken back. */
export async function findTakenBack(db: Db, readerId: string, ids: SQL): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from collections c join users u on u.id = c.user_id ${follows(readerId)}
    where c.id = ${ids} and c.unpublished_at is not null and u.suspended_at is null and u.deleted_at is null
      and not is_blocked_between(u.id, ${readerId}::uuid)`);
  return rows;
}
