import type { Db } from '@onceware/db/client';
import { toolPages, toolPictures } from '@onceware/db/schema/tool-pages';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isoTime } from '#kernel/moments.ts';
import type { PageFailure } from '#platform/web-pages/page-failures.ts';
import type { StoredPicture } from '#platform/pictures/pictures.contract.ts';
import type { ToolPictures } from './tool-pictures.contract.ts';

/** A month, and some days so that those of one import do not come together. */
const LOOK_AGAIN = sql.raw(`interval '30 days' + random() * interval '3 days'`);
/** When a tool that was handed to a job is due again, should nothing come of that. */
const TAKEN = sql.raw(`now() + interval '1 day'`);
/** Hosts that lead nowhere (RFC 2606): those of samples. */
const isSample = sql.raw(String.raw`t.website ~* '^https?://([^/?#]*\.)?(example|test|invalid)(:\d+)?([/?#]|$)'`);
const JOINED_AT_ONCE = sql.raw('5000');

/**
 * Notes the pages of tools that have an address and a running deal, and forgets those of tools that lost theirs, with their
 * pictures. A tool with another address is due at once.
 */
export async function joinToolPages(db: Db): Promise<void> {
  await db.execute(sql`
    delete from tool_pages p using tools t where t.id = p.tool_id and (t.website is null or t.is_hidden)`);
  await db.execute(sql`
    insert into tool_pages (tool_id, website)
    select t.id, t.website from tools t left join tool_pages p on p.tool_id = t.id
    where t.website is not null and not t.is_hidden and p.website is distinct from t.website and not ${isSample}
      and (p.tool_id is not null or exists (select from deals d where d.tool_id = t.id and not d.has_ended))
    limit ${JOINED_AT_ONCE}
    on conflict (tool_id) do update set website = excluded.website, due_at = now(), failure = null`);
}

/** Takes tools that are due, one of a host, the longest due first. */
export async function takeDue(db: Db, limit: number): Promise<{ toolId: string; host: string }[]> {
  const { rows } = await db.execute<{ toolId: string; host: string }>(sql`
    with due as (
      select tool_id, lower(split_part(website, '/', 3)) as host, due_at from tool_pages
      where not is_stopped and due_at <= now() order by due_at limit 1000
    ), chosen as (
      select * from (select distinct on (host) * from due order by host, due_at) one_of_each order by due_at limit ${limit}
    )
    update tool_pages p set due_at = ${TAKEN} from chosen c where p.tool_id = c.tool_id and p.due_at <= now()
    returning p.tool_id as "toolId", c.host`);
  return rows;
}

/** The page that a tool has now; undefined where it has none, or staff stopped its fetching. */
export async function takePage(db: Db, toolId: string): Promise<{ website: string } | undefined> {
  const { rows } = await db.execute<{ website: string }>(sql`
    update tool_pages p set website = t.website from tools t
    where p.tool_id = ${toolId} and t.id = p.tool_id and not p.is_stopped and not t.is_hidden and t.website is not null
    returning p.website`);
  return rows[0];
}

/** Has a tool's page fetched after so many seconds. */
export async function setDue(db: Db, toolId: string, seconds: number): Promise<void> {
  await db
    .update(toolPages)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(toolPages.toolId, toolId));
}

export interface Taken extends StoredPicture {
  sourceUrl: string;
}

/**
 * Keeps what a page shows now, in its order. Pictures that it no longer names are forgotten; one that it names and that could not
 * be had this time stays. Those that staff hid are kept, so that they do not come back.
 */
export async function setPictures(
  tx: Db,
  toolId: string,
  taken: readonly Taken[],
  named: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    delete from tool_pictures where tool_id = ${toolId} and not is_hidden
      and source_url <> all(${sql.param([...named])}::text[])
      and picture_url <> all(${sql.param(taken.map(({ url }) => url))}::text[])`);
  if (taken.length > 0)
    await tx
      .insert(toolPictures)
      .values(
        taken.map(({ url, sourceUrl, width, height }, position) => ({
          toolId,
          pictureUrl: url,
          sourceUrl,
          width,
          height,
          position,
        })),
      )
      .onConflictDoUpdate({
        target: [toolPictures.toolId, toolPictures.pictureUrl],
        set: { sourceUrl: sql`excluded.source_url`, position: sql`excluded.position` },
        setWhere: sql`(${toolPictures.sourceUrl}, ${toolPictures.position}) is distinct from (excluded.source_url, excluded.position)`,
      });
  await tx
    .update(toolPages)
    .set({ fetchedAt: sql`now()`, failure: null, dueAt: sql`now() + ${LOOK_AGAIN}` })
    .where(eq(toolPages.toolId, toolId));
}

/** Notes a failed fetch. A page that is gone twice, a day apart, has no pictures any more. */
export async function setFailed(tx: Db, toolId: string, failure: PageFailure): Promise<void> {
  const { rows } = await tx.execute<{ wasGone: boolean }>(sql`
    update tool_pages p set failure = ${failure},
      due_at = now() + case when p.failure is not distinct from ${failure} then ${LOOK_AGAIN} else interval '1 day' end
    from tool_pages before where p.tool_id = ${toolId} and before.tool_id = p.tool_id
    returning before.failure is not distinct from 'gone' as "wasGone"`);
  if (failure === 'gone' && rows[0]?.wasGone)
    await tx.delete(toolPictures).where(and(eq(toolPictures.toolId, toolId), eq(toolPictures.isHidden, false)));
}

export async function findPictures(db: Db, toolId: string): Promise<ToolPictures | undefined> {
  const { rows } = await db.execute<Omit<ToolPictures, 'pictures'> & Record<string, unknown>>(sql`
    select t.website, coalesce(p.is_stopped, false) as "isStopped", ${isoTime(sql`p.fetched_at`)} as "fetchedAt", p.failure
    from tools t left join tool_pages p on p.tool_id = t.id where t.id = ${toolId}`);
  const [page] = rows;
  if (!page) return undefined;
  const pictures = await db
    .select({
      url: toolPictures.pictureUrl,
      sourceUrl: toolPictures.sourceUrl,
      width: toolPictures.width,
      height: toolPictures.height,
      isHidden: toolPictures.isHidden,
    })
    .from(toolPictures)
    .where(eq(toolPictures.toolId, toolId))
    .orderBy(asc(toolPictures.position), asc(toolPictures.pictureUrl));
  const { website, isStopped, fetchedAt, failure } = page;
  return { website, isStopped, fetchedAt, failure, pictures };
}

/** @returns whether there is such a picture */
export async function hidePicture(tx: Db, toolId: string, pictureUrl: string, isHidden: boolean): Promise<boolean> {
  const { rowCount } = await tx
    .update(toolPictures)
    .set({ isHidden })
    .where(and(eq(toolPictures.toolId, toolId), eq(toolPictures.pictureUrl, pictureUrl)));
  return rowCount === 1;
}

/** Makes the page of a tool due, where the tool has an address. @returns its host and the tool's name */
export async function setWaiting(tx: Db, toolId: string): Promise<{ host: string; name: string } | undefined> {
  const { rows } = await tx.execute<{ host: string; name: string }>(sql`
    with noted as (
      insert into tool_pages (tool_id, website, due_at) select id, website, ${TAKEN} from tools where id = ${toolId} and website is not null
      on conflict (tool_id) do update set website = excluded.website, due_at = excluded.due_at
      returning tool_id, website)
    select lower(split_part(noted.website, '/', 3)) as host, t.name from noted join tools t on t.id = noted.tool_id`);
  return rows[0];
}

/** @returns the tool's name, if it has an address */
export async function setStopped(tx: Db, toolId: string, isStopped: boolean): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with noted as (
      insert into tool_pages (tool_id, website, is_stopped) select id, website, ${isStopped} from tools where id = ${toolId} and website is not null
      on conflict (tool_id) do update set is_stopped = excluded.is_stopped returning tool_id)
    select t.name from noted join tools t on t.id = noted.tool_id`);
  return rows[0]?.name;
}
