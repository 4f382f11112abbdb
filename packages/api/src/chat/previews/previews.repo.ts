import type { Db } from '@onceware/db/client';
import { previewOptOuts } from '@onceware/db/schema/link-previews';
import { eq, sql } from 'drizzle-orm';
import type { PreviewLink } from './preview-links.ts';

/** Time for which whoever fetches a page has it alone: longer than all attempts of a job. */
const TAKEN = sql.raw(`interval '20 minutes'`);
const FRESH = sql.raw(`interval '7 days'`);
/** Failures are remembered for a day, and for twice as long each time. */
const REST = sql.raw(`interval '1 day' * power(2, least(failures, 5))`);

/** A message's room, and whose previews it shares: those of all rooms that everybody may read are the same. */
const PLACE = sql.raw(`
  select m.id as message_id, h.has_previews,
    case when h.kind in ('community', 'deal') and not h.is_asking then null else h.id end as room_id
  from messages m join rooms r on r.id = m.room_id join rooms h on h.id = coalesce(r.parent_room_id, r.id)`);

/**
 * Makes these the links of a message that have previews; one that was taken off stays so. The room's lock is held. @returns the
 * previews that nobody has fetched lately, for this caller to fetch
 */
export async function setLinks(tx: Db, messageId: string, links: readonly PreviewLink[]): Promise<string[]> {
  const given = sql`jsonb_array_elements(${JSON.stringify(links)}::jsonb) with ordinality as l (link, position)`;
  const place = sql`(${PLACE} where m.id = ${messageId} and h.has_previews) place`;
  // In one order, so that no two messages wait for each other.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into link_previews as p (id, room_id, canonical_url, url, due_at)
    select gen_random_uuid(), place.room_id, l.link ->> 'canonicalUrl', l.link ->> 'url', now() + ${TAKEN}
    from ${place}, ${given} order by l.link ->> 'canonicalUrl'
    on conflict (canonical_url, room_id) do update set due_at = excluded.due_at,
      state = case when p.state = 'failed' then 'waiting' else p.state end
      where p.due_at <= now()
    returning id`);
  const { rows: before } = await tx.execute<{ removed: string | null }>(sql`
    delete from message_links where message_id = ${messageId} returning case when is_removed then preview_id end as removed`);
  const removed = before.flatMap((link) => link.removed ?? []);
  await tx.execute(sql`
    insert into message_links (message_id, position, preview_id, url, is_removed, is_told)
    select place.message_id, l.position - 1, p.id, l.link ->> 'url', p.id = any(${sql.param(removed)}::uuid[]), p.state <> 'waiting'
    from ${place}, ${given}, link_previews p
    where p.canonical_url = l.link ->> 'canonicalUrl' and p.room_id is not distinct from place.room_id`);
  return rows.map(({ id }) => id);
}

/** Whether a message has links with previews. */
export async function hasLinks(tx: Db, messageId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from message_links where message_id = ${messageId} limit 1`);
  return rowCount === 1;
}

/** Takes the preview of a link off its message, or puts it back. @returns whether that changed anything */
export async function setRemoved(tx: Db, messageId: string, url: string, isRemoved: boolean): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update message_links set is_removed = ${isRemoved}
    where message_id = ${messageId} and url = ${url} and is_removed <> ${isRemoved}`);
  return rowCount === 1;
}

// ── Fetching ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface DuePreview {
  url: string;
  host: string;
}

/** The page to fetch; undefined if it is gone, or another attempt has fetched it. */
export async function findDue(db: Db, id: string): Promise<DuePreview | undefined> {
  const { rows } = await db.execute<DuePreview & Record<string, unknown>>(sql`
    select url, split_part(canonical_url, '/', 3) as host from link_previews
    where id = ${id} and due_at < now() + ${TAKEN} and state <> 'failed'`);
  return rows[0];
}

export interface PreviewWords {
  title: string;
  description: string;
  siteName: string;
}

export async function setFetched(db: Db, id: string, { title, description, siteName }: PreviewWords): Promise<void> {
  await db.execute(sql`
    update link_previews set state = 'fetched', failures = 0, fetched_at = now(), due_at = now() + ${FRESH},
      title = ${title}, description = ${description}, site_name = ${siteName}
    where id = ${id}`);
}

/** Remembers a failure. @param isGone the page says nothing any more; otherwise what it said before stays */
export async function setFailed(db: Db, id: string, { isGone }: { isGone: boolean }): Promise<void> {
  await db.execute(sql`
    update link_previews set failures = least(failures + 1, 100), due_at = now() + ${REST},
      state = case when fetched_at is null or ${isGone} then 'failed' else 'fetched' end
    where id = ${id}`);
}

/** Messages of one preview whose rooms are told of it. The others show it when they are read the next time. */
const TOLD_MAX = 100;

/** Messages that wait for a preview, the newest first. */
export async function waitingMessages(db: Db, id: string): Promise<{ messageId: string; roomId: string }[]> {
  const { rows } = await db.execute<{ messageId: string; roomId: string }>(sql`
    select m.id as "messageId", m.room_id as "roomId" from message_links l join messages m on m.id = l.message_id
    where l.preview_id = ${id} and not l.is_told order by m.created_at desc limit ${TOLD_MAX}`);
  return rows;
}

export async function setTold(db: Db, id: string): Promise<void> {
  await db.execute(sql`update message_links set is_told = true where preview_id = ${id} and not is_told`);
}

/**
 * Marks a message as told, once none of its links waits. The room's lock is held, so it happens once.
 *
 * @returns whether there is something new to see
 */
export async function tellOnce(tx: Db, messageId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isShown: boolean }>(sql`
    update message_links l set is_told = true from link_previews p
    where p.id = l.preview_id and l.message_id = ${messageId} and not l.is_told and not exists (
      select from message_links o join link_previews w on w.id = o.preview_id
      where o.message_id = ${messageId} and w.state = 'waiting')
    returning p.state = 'fetched' and not l.is_removed
      and exists (select from messages m where m.id = ${messageId} and m.deleted_at is null) as "isShown"`);
  return rows.some(({ isShown }) => isShown);
}

/** Deletes at most `limit` previews that no message shows, or that are too old to be believed. @returns how many */
export async function deleteOld(db: Db, limit: number, { all }: { all: boolean }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from link_previews where id in (
      select p.id from link_previews p
      where ${all} or p.created_at < now() - interval '1 day' and (
        (p.due_at < now() - interval '90 days')
        or (p.due_at < now() and not exists (select from message_links l where l.preview_id = p.id)))
      limit ${limit})`);
  return rowCount ?? 0;
}

// ── Readers ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const hidesPreviews = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(previewOptOuts, eq(previewOptOuts.userId, userId))) > 0;

export async function setHidden(db: Db, userId: string, isHidden: boolean): Promise<void> {
  if (isHidden) await db.insert(previewOptOuts).values({ userId }).onConflictDoNothing();
  else await db.delete(previewOptOuts).where(eq(previewOptOuts.userId, userId));
}
