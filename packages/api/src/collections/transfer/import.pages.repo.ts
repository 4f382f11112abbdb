import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { GIVEN_TEXT, NEVER } from '../saved-pages/saved-pages.repo.ts';

export interface NewPage {
  id: string;
  /** Null: a note. */
  url: string | null;
  canonicalUrl: string;
  /** Empty where the import does not say. */
  title: string;
  description: string;
  toolId: string | null;
}

/** A page that the member keeps. */
export interface KeptPage {
  id: string;
  url: string | null;
}

/** Finds those of these pages that the member keeps, by the ids that they came with. Until the transaction ends, none is purged. */
export async function lockPages(tx: Db, userId: string, pages: readonly NewPage[]): Promise<Map<string, KeptPage>> {
  const { rows } = await tx.execute<{ canonical_url: string; id: string; url: string | null }>(sql`
    select canonical_url, id, url from pages
    where user_id = ${userId} and canonical_url = any(${sql.param(pages.map((page) => page.canonicalUrl))}::text[])
    for key share`);
  const kept = new Map(rows.map(({ canonical_url: canonical, ...page }) => [canonical, page]));
  return new Map(
    pages.flatMap(({ id, canonicalUrl }) => {
      const page = kept.get(canonicalUrl);
      return page ? [[id, page] as const] : [];
    }),
  );
}

function idsBy(pages: readonly NewPage[], rows: readonly { canonical_url: string; id: string }[]): Map<string, string> {
  const ids = new Map(rows.map((row) => [row.canonical_url, row.id]));
  return new Map(pages.flatMap(({ id, canonicalUrl }) => [[id, ids.get(canonicalUrl) ?? id]]));
}

/** Finds the domain and website of each tool, which are its own pages. */
export async function findToolSites(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; domain: string | null; website: string | null }[]> {
  const { rows } = await db.execute<{ id: string; domain: string | null; website: string | null }>(sql`
    select t.* from unnest(${sql.param([...ids])}::uuid[]) as asked (id)
    cross join lateral (select id, domain, website from tools where tools.id = asked.id limit 1) t`);
  return rows;
}

/**
 * Makes pages of the member, whose text stays as it came in. One that the member has already is that one, and gets the text
 * that nobody gave it so far (KEEP-03): the ids that they have are answered, by those that they came with.
 */
export async function insertPages(tx: Db, userId: string, made: readonly NewPage[]): Promise<Map<string, string>> {
  if (made.length === 0) return new Map();
  // In one order, so that two who make the same pages do not wait for each other.
  const { rows } = await tx.execute<{ canonical_url: string; id: string }>(sql`
    insert into pages (id, user_id, url, canonical_url, title, description, is_title_typed, is_description_typed, tool_id, state, due_at)
    select id, ${userId}, url, "canonicalUrl", title, description, title <> '', description <> '',
      (select t.id from tools t where t.id = "toolId"), case when url is null then 'fetched' else 'waiting' end,
      case when url is null then ${NEVER} else now() end
    from json_to_recordset(${JSON.stringify(made)}::json)
      as p (id uuid, url text, "canonicalUrl" text, title text, description text, "toolId" uuid)
    order by "canonicalUrl"
    on conflict (user_id, canonical_url) do update set ${GIVEN_TEXT}
    returning canonical_url, id`);
  return idsBy(made, rows);
}
