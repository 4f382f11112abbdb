import type { Db } from '@onceware/db/client';
import { pages } from '@onceware/db/schema/pages';
import { eq, sql } from 'drizzle-orm';
import { type HeldHost, holdHosts } from '#platform/web-pages/hosts.repo.ts';
import type { PageFailure } from '#platform/web-pages/page-failures.ts';
import { TAKEN } from './saved-pages.repo.ts';
import type { PageFacts } from '#platform/web-pages/read-page.ts';

/** A page that a process fetches now. */
export interface DuePage extends Record<string, unknown> {
  id: string;
  userId: string;
  url: string;
  host: string;
  /** Not fetched yet, or requested again; otherwise the job checks whether it still exists. */
  isWaiting: boolean;
  /** Its member's; null where the member chose none. */
  language: string | null;
}

const hostOf = sql.raw(`split_part(canonical_url, '/', 3)`);
const taken = sql.raw(`p.id, p.user_id as "userId", p.url, p.state = 'waiting' as "isWaiting",
  (select language from users u where u.id = p.user_id) as language`);

/** Claims this page, due or not; undefined if it is gone. Another process may have its host. */
export async function takePage(db: Db, id: string): Promise<DuePage | undefined> {
  const { rows } = await db.execute<DuePage>(sql`
    update pages p set due_at = ${TAKEN} where id = ${id} and url is not null returning ${taken}, ${hostOf} as host`);
  return rows[0];
}

/** Postpones the page until its host may be asked again; false if the host asked for no pause. */
export async function waitForHost(db: Db, { id, host }: Pick<DuePage, 'id' | 'host'>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update pages p set due_at = h.free_at from page_hosts h
    where p.id = ${id} and h.host = ${host} and h.is_resting and h.free_at > now()`);
  return rowCount === 1;
}

/** Number of postponements after which a site counts as unreachable. */
const POSTPONED_MAX = 4;

/** Postpones the page; false if it was postponed too often already. */
export async function postpone(db: Db, id: string, seconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update pages set times_put_off = times_put_off + 1, due_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and times_put_off < ${POSTPONED_MAX}`);
  return rowCount === 1;
}

/** Due pages that are searched for different members and hosts: two of the largest imports. */
const LOOKED_THROUGH = sql.raw('20000');

/** Marks a page as due for checking. */
export async function setDue(db: Db, id: string): Promise<void> {
  await db.execute(sql`update pages set due_at = now() where id = ${id}`);
}

export interface Share {
  /** Pages at most. */
  limit: number;
  /** Maximum for one member, running ones included. */
  ofOne: number;
  /** The number of running fetches by member. */
  running: Readonly<Record<string, number>>;
}

/**
 * Takes pages that are due, one of a host, which is held, and of each member in turn, the longest due first: neither a host nor a
 * member with many keeps the others waiting (T65). Hosts that others hold are left to them.
 */
export async function takeDue(db: Db, { limit, ofOne, running }: Share): Promise<(DuePage & HeldHost)[]> {
  const { rows } = await db.execute<DuePage & HeldHost>(sql`
    with one_of_each as (
      select distinct on (user_id, host) user_id, host, id, due_at from (
        select id, user_id, due_at, ${hostOf} as host from pages
        where due_at <= now() and url is not null
          and not exists (select from page_hosts h where h.host = ${hostOf} and h.free_at > now())
        order by due_at limit ${LOOKED_THROUGH}
      ) due
      order by user_id, host, due_at
    ), in_turn as (
      select *, row_number() over (partition by user_id order by due_at, id)
        + coalesce((${JSON.stringify(running)}::jsonb ->> user_id::text)::int, 0) as turn from one_of_each
    ), of_hosts as (
      select distinct on (host) * from in_turn order by host, turn, due_at
    ), chosen as (
      select host, id from of_hosts where turn <= ${ofOne} order by turn, due_at limit ${limit}
    ), held as (${holdHosts(sql`select host from chosen`)})
    update pages p set due_at = ${TAKEN} from chosen join held using (host)
    where p.id = chosen.id and p.due_at <= now()
    returning ${taken}, held.host, held."heldUntil"`);
  return rows;
}

/** Current facts of the page; null for those that were not asked for again. */
export type Found = Pick<PageFacts, 'title' | 'description' | 'siteName' | 'pictureUrl' | 'iconUrl'>;

/** A month, and some days so that those of one import do not come together. */
const LOOK_AGAIN = sql.raw(`interval '30 days' + random() * interval '3 days'`);

/** Stores a fetched page. Typed text stays, and so do values that the page no longer has. */
export async function setFetched(db: Db, id: string, found: Found | null): Promise<void> {
  const { title = '', description = '', siteName = '', pictureUrl = null, iconUrl = null } = found ?? {};
  await db
    .update(pages)
    .set({
      state: 'fetched',
      failure: null,
      deadSince: null,
      timesPutOff: 0,
      dueAt: sql`now() + ${LOOK_AGAIN}`,
      ...(found && {
        fetchedAt: sql`now()`,
        title: sql`case when ${pages.isTitleTyped} or ${title} = '' then ${pages.title} else ${title} end`,
        description: sql`case when ${pages.isDescriptionTyped} or ${description} = '' then ${pages.description} else ${description} end`,
        siteName: sql`coalesce(nullif(${siteName}, ''), ${pages.siteName})`,
        pictureUrl: sql`coalesce(${pictureUrl}, ${pages.pictureUrl})`,
        iconUrl: sql`coalesce(${iconUrl}, ${pages.iconUrl})`,
      }),
    })
    .where(eq(pages.id, id));
}

/**
 * Stores a failed fetch. After a first failure the page is checked again the next day; it counts as dead only if it is gone then
 * too, and after a repeated failure it is left alone for a month.
 */
export async function setFailed(db: Db, id: string, failure: PageFailure): Promise<void> {
  const isAgain = sql`${pages.failure} is not distinct from ${failure}`;
  await db
    .update(pages)
    .set({
      state: sql`case when ${pages.fetchedAt} is null then 'failed' else 'fetched' end`,
      failure,
      timesPutOff: 0,
      dueAt: sql`now() + case when ${isAgain} then ${LOOK_AGAIN} else interval '1 day' end`,
      ...(failure === 'gone' && {
        deadSince: sql`case when ${isAgain} then coalesce(${pages.deadSince}, now()) else ${pages.deadSince} end`,
      }),
    })
    .where(eq(pages.id, id));
}

/** Pages behind the id `after`, for all members. */
export async function listAddresses(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; url: string | null; canonicalUrl: string; toolId: string | null }[]> {
  return db
    .select({ id: pages.id, url: pages.url, canonicalUrl: pages.canonicalUrl, toolId: pages.toolId })
    .from(pages)
    .where(sql`${pages.id} > ${after}`)
    .orderBy(pages.id)
    .limit(limit);
}

/**
 * Gives pages the canonical addresses that today's rule makes of their own. A page stays as it was where its member has
 * another of that address by now.
 */
export async function setCanonicalUrls(
  db: Db,
  changed: readonly { id: string; canonicalUrl: string }[],
): Promise<void> {
  if (changed.length === 0) return;
  await db.execute(sql`
    update pages p set canonical_url = j.canonical
    from (
      select distinct on (p.user_id, j."canonicalUrl") p.id, p.user_id, j."canonicalUrl" as canonical
      from json_to_recordset(${JSON.stringify(changed)}::json) as j (id uuid, "canonicalUrl" text) join pages p using (id)
      order by p.user_id, j."canonicalUrl", p.id
    ) j
    where p.id = j.id
      and not exists (select from pages o where o.user_id = j.user_id and o.canonical_url = j.canonical)`);
}

/** Joins pages to tools, or to none. */
export async function setTools(db: Db, joined: readonly { id: string; toolId: string | null }[]): Promise<void> {
  if (joined.length === 0) return;
  await db.execute(sql`
    update pages p set tool_id = t.id
    from json_to_recordset(${JSON.stringify(joined)}::json) as j (id uuid, "toolId" uuid) left join tools t on t.id = j."toolId"
    where p.id = j.id`);
}
