import type { Db } from '@onceware/db/client';
import { type SQL, sql } from 'drizzle-orm';

// Each function does some rows in one statement and answers how many, so that no statement of a large account takes long.

const counted = async (db: Db, statement: SQL): Promise<number> => (await db.execute(statement)).rowCount ?? 0;

/** Tables whose rows are deleted with the member, largest first. Referencing tables come before. */
const OWN_ROWS = [
  'reactions',
  'poll_votes',
  'reads',
  'ghosts',
  'blocks',
  'member_follows',
  'preview_opt_outs',
  'flags',
  'person_reports',
  'review_flags',
  'review_votes',
  'silences',
  'purchases',
  'kept_filters',
  'collection_follows',
  'notification_deliveries',
  'notification_events',
  'told_deal_prices',
] as const;

const deleteOwn = (table: (typeof OWN_ROWS)[number]) => (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`delete from ${sql.identifier(table)} where ctid = any(array(
      select ctid from ${sql.identifier(table)} where user_id = ${userId} limit ${limit}))`,
  );

/**
 * Leaves their messages in rooms, for those who answered them, without a name: earlier versions go, and the text of what was
 * deleted, which nobody could read any more.
 */
const letGoOfMessages = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`
    with mine as (select id, deleted_at from messages where author_id = ${userId} limit ${limit} for update),
    versions as (delete from message_edits where message_id in (select id from mine)),
    polls as (delete from chat_polls where message_id in (select id from mine where deleted_at is not null)),
    links as (delete from message_links where message_id in (select id from mine where deleted_at is not null)),
    named as (delete from mentions where message_id in (select id from mine where deleted_at is not null)),
    files as (
      update attachments set message_id = null, created_at = '-infinity'
      where message_id in (select id from mine where deleted_at is not null))
    update messages m set author_id = null, deleted_by = nullif(m.deleted_by, ${userId}),
      text = case when m.deleted_at is null then m.text else '' end,
      named = case when m.deleted_at is null then jsonb_set(m.named, '{users}', (m.named -> 'users') - ${userId}::text)
        else '{"users":[],"deals":[],"tools":[]}' end
    from mine where m.id = mine.id`,
  );

/** Mentions by others: the message keeps its words, and no longer leads to the account. */
const letGoOfMentions = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`
    with mine as (
      delete from mentions where ctid = any(array(select ctid from mentions where user_id = ${userId} limit ${limit}))
      returning message_id),
    messages as (
      update messages m set named = jsonb_set(m.named, '{users}', (m.named -> 'users') - ${userId}::text)
      where m.id in (select message_id from mine))
    select from mine`,
  );

/** Files on messages that stay are the room's; the others are swept with the next purge. */
const letGoOfFiles = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`update attachments set user_id = null,
      created_at = case when message_id is null then '-infinity' else created_at end
    where id in (select id from attachments where user_id = ${userId} limit ${limit})`,
  );

/** Keeps reviews that anybody can read, without a name; deletes those that the member took back or staff removed. */
const letGoOfReviews = async (db: Db, userId: string, limit: number) =>
  (await counted(
    db,
    sql`delete from reviews where id in (
      select id from reviews where user_id = ${userId} and (deleted_at is not null or removed_at is not null) limit ${limit})`,
  )) +
  (await counted(
    db,
    sql`update reviews set user_id = null where id in (
      select id from reviews where user_id = ${userId} and deleted_at is null and removed_at is null limit ${limit})`,
  ));

/** Follows of the member by others. */
const deleteFollowers = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`delete from member_follows where ctid = any(array(
      select ctid from member_follows where followed_id = ${userId} limit ${limit}))`,
  );

/** Lines of the bell, those that are archived and those that are not by the index of each. */
const deleteNotifications = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`delete from notifications where id = any(array(
      (select id from notifications where user_id = ${userId} and archived_at is null limit ${limit})
      union all (select id from notifications where user_id = ${userId} and archived_at is not null limit ${limit})
      limit ${limit}))`,
  );

const deleteItems = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`delete from collection_items where id in (
      select i.id from collections c join collection_items i on i.collection_id = c.id where c.user_id = ${userId} limit ${limit})`,
  );

const deleteById = (table: 'collections' | 'pages') => (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`delete from ${sql.identifier(table)} where id in (
      select id from ${sql.identifier(table)} where user_id = ${userId} limit ${limit})`,
  );

/** Drafts that nobody else edits; submitted ones belong to the vendor. */
const deleteDrafts = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`delete from catalog_drafts where id in (
      select id from catalog_drafts where made_by = ${userId} and state in ('draft', 'discarded') and submitted_at is null limit ${limit})`,
  );

const letGoOfHistory = (db: Db, userId: string, limit: number) =>
  counted(
    db,
    sql`update catalog_history set actor_id = null where ctid = any(array(
      select ctid from catalog_history where actor_id = ${userId} limit ${limit}))`,
  );

const letGoOfJobs = (db: Db, userId: string) =>
  counted(
    db,
    sql`update pgboss.job set data = data || '{"userId":null}' where name = 'feed' and data ->> 'userId' = ${userId}`,
  ).then(() => 0);

/** In their order; each is repeated until it has done fewer than it may. */
export const steps: readonly ((db: Db, userId: string, limit: number) => Promise<number>)[] = [
  letGoOfMessages,
  letGoOfMentions,
  letGoOfFiles,
  letGoOfReviews,
  deleteItems,
  deleteById('collections'),
  deleteById('pages'),
  ...OWN_ROWS.map(deleteOwn),
  deleteFollowers,
  deleteNotifications,
  deleteDrafts,
  letGoOfHistory,
  letGoOfJobs,
];

/**
 * Takes from some entries of the action log, from the first id behind `after` on, what names the member: addresses, browsers, the
 * names of keys, and reasons that staff gave. Answers the last id of a full page.
 */
export async function anonymizeLog(
  db: Db,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null; count: number }>(sql`
    with page as (
      (select id from action_log where actor_id = ${userId} and id > ${after} order by id limit ${limit})
      union
      (select id from action_log where target_type = 'user' and target_id = ${userId} and id > ${after} order by id limit ${limit})
      order by id limit ${limit}),
    forgotten as (
      update action_log l set
        address = case when ${isOwn(userId)} then null else l.address end,
        user_agent = case when ${isOwn(userId)} then null else l.user_agent end,
        target_label = case when l.actor_id = ${userId} and l.target_type = 'key' then null else l.target_label end,
        before = case when ${isAbout(userId)} then l.before - 'reason' else l.before end,
        after = case when ${isAbout(userId)} then l.after - 'reason' else l.after end
      from page where l.id = page.id)
    select count(*)::int as count, max(id::text) as last from page`);
  const [page] = rows;
  return page && page.count === limit ? page.last : null;
}

/** Entries of the member, or of a visitor who failed to sign in as them. */
const isOwn = (userId: string) => sql`(l.actor_id = ${userId} or (l.actor_id is null and l.via = 'visitor'))`;
const isAbout = (userId: string) => sql`(l.target_type = 'user' and l.target_id = ${userId})`;

/** Finds accounts that their members have deleted and of which something is left, oldest first. */
export async function findClosedAccounts(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from users where deleted_at is not null order by deleted_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes the row itself, with its few remaining references. */
export async function deleteClosedAccount(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from users where id = ${userId} and deleted_at is not null`);
}
