import { type Db, prepared } from '@onceware/db/client';
import { catalogDrafts } from '@onceware/db/schema/editing';
import { pages } from '@onceware/db/schema/pages';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isPublicTool, isRunning, iso } from '#catalog/cards.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import type { Owned } from '#kernel/owned.ts';
import type { EditPageInput, NamedCollection, Page, PageCard, PageDeal, PageTool } from './saved-pages.contract.ts';

// Fragments know pages as `p`, and the tools they are of as `t`.

type ToolRow = Omit<PageTool, 'logoUrl'> & { logoUrl: string | null };
type WithTool<Of> = Omit<Of, 'tool'> & { tool: ToolRow | null };
export type CardRow = WithTool<PageCard>;
export type PageRow = WithTool<Page>;
export type OfCatalogRow = WithTool<{ tool: PageTool | null; deal: PageDeal | null }>;

const ofCatalog = sql`
  case when ${isPublicTool} then json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'logoUrl', t.logo_url) end as tool,
  (select json_build_object('slug', d.slug, 'title', d.title, 'currency', d.currency,
      'price', ${majorOf(sql.raw('d.price_minor'), sql.raw('d.price_rest'))})
    from deals d where d.tool_id = t.id and ${isRunning} order by d.starts_at desc, d.id limit 1) as deal`;
const card = sql`p.id, p.url, p.title, p.description, p.site_name, p.picture_url, p.icon_url, ${ofCatalog}`;

/** Fields that everybody who may see the page is shown. */
export const cardJson: SQL<CardRow> = sql`(select row_to_json(page) from (select ${card}) page)`;
const pageJson: SQL<PageRow> = sql`(select row_to_json(page) from (select ${card}, p.state, p.failure,
  ${iso('p.dead_since')} as dead_since, p.suggested_at is not null as is_suggested) page)`;

const ofMember = sql`from pages p left join tools t on t.id = p.tool_id where p.user_id =`;

/** Finds the pages that belong to the member, in no order. */
export async function findPages(db: Db, userId: string, ids: readonly string[]): Promise<PageRow[]> {
  const { rows } = await db.execute<{ page: PageRow }>(sql`
    select ${pageJson} as page ${ofMember} ${userId} and p.id = any(${sql.param([...ids])}::uuid[])`);
  return rows.map(({ page }) => page);
}

/** Finds the member's page of this canonical address, and the collections that have it. */
export async function findSaved(
  db: Db,
  userId: string,
  canonicalUrl: string,
): Promise<{ page: PageRow; collection_ids: string[] } | undefined> {
  const { rows } = await db.execute<{ page: PageRow; collection_ids: string[] }>(sql`
    select ${pageJson} as page, (
      select coalesce(json_agg(c.id order by c.created_at, c.id), '[]') from collection_items i
      join collections c on c.id = i.collection_id and c.deleted_at is null
      where i.page_id = p.id and i.removed_at is null
    ) as collection_ids ${ofMember} ${userId} and p.canonical_url = ${canonicalUrl}`);
  return rows[0];
}

/** The member's collections that have the page, the oldest first. */
export async function findPlaces(db: Db, userId: string, pageId: string): Promise<NamedCollection[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select c.id, c.name from collections c
    where c.user_id = ${userId} and c.deleted_at is null and exists (
      select from collection_items i where i.collection_id = c.id and i.page_id = ${pageId} and i.removed_at is null)
    order by c.created_at, c.id`);
  return rows;
}

/** A tool as pages name it, with its newest running deal. */
export async function findOfCatalog(db: Db, toolId: string): Promise<OfCatalogRow | undefined> {
  const { rows } = await db.execute<{ found: OfCatalogRow }>(sql`
    select (select row_to_json(found) from (select ${ofCatalog}) found) as found from tools t where t.id = ${toolId}`);
  return rows[0]?.found;
}

/** When a page is due that somebody has in hand: who does not come back until then is followed by another. */
export const TAKEN = sql`now() + interval '10 minutes'`;

/** When a note is due to be fetched. */
export const NEVER = sql.raw(`timestamptz '9999-12-31 00:00:00Z'`);

export interface NewPage {
  id: string;
  url: string;
  canonicalUrl: string;
  /** Null: nobody typed one. */
  title: string | null;
  description: string | null;
  toolId: string | null;
}

/** Whether a page that is saved again takes the text that was given: what its member wrote, or gave before, stays (KEEP-03). */
const takesTitle = sql`excluded.is_title_typed and not ${pages.isTitleTyped}`;
const takesDescription = sql`excluded.is_description_typed and not ${pages.isDescriptionTyped}`;
const givenText = {
  title: sql`case when ${takesTitle} then excluded.title else ${pages.title} end`,
  description: sql`case when ${takesDescription} then excluded.description else ${pages.description} end`,
  isTitleTyped: sql`${pages.isTitleTyped} or excluded.is_title_typed`,
  isDescriptionTyped: sql`${pages.isDescriptionTyped} or excluded.is_description_typed`,
  updatedAt: sql`case when ${takesTitle} or ${takesDescription} then now() else ${pages.updatedAt} end`,
};
/** The same for a statement of one's own that inserts pages. */
export const GIVEN_TEXT = sql`title = ${givenText.title}, description = ${givenText.description},
  is_title_typed = ${givenText.isTitleTyped}, is_description_typed = ${givenText.isDescriptionTyped},
  updated_at = ${givenText.updatedAt}`;

const keptPage = prepared((db) => {
  const typed = (name: 'title' | 'description') => sql`${sql.placeholder(name)}::text`;
  const isTyped = (name: 'title' | 'description') => sql`${typed(name)} is not null`;
  return db
    .insert(pages)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      url: sql.placeholder('url'),
      canonicalUrl: sql.placeholder('canonicalUrl'),
      title: sql`coalesce(${typed('title')}, '')`,
      description: sql`coalesce(${typed('description')}, '')`,
      isTitleTyped: isTyped('title'),
      isDescriptionTyped: isTyped('description'),
      toolId: sql.placeholder('toolId'),
      dueAt: TAKEN,
    })
    .onConflictDoUpdate({
      target: [pages.userId, pages.canonicalUrl],
      set: {
        ...givenText,
        toolId: sql`excluded.tool_id`,
      },
    })
    .returning({ id: pages.id, state: pages.state, title: pages.title })
    .prepare('keep_page');
});

/**
 * The member's page of this canonical address: made, or given the text that it lacks. `pages_pkey` speaks for an id that
 * another page has.
 */
export async function upsertPage(
  tx: Db,
  userId: string,
  page: NewPage,
): Promise<{ id: string; state: Page['state']; title: string } | undefined> {
  return (await keptPage(tx).execute({ userId, ...page }))[0];
}

const isOwned = ({ id, userId }: Owned) => and(eq(pages.id, id), eq(pages.userId, userId));

/** Stores typed text. @returns whether the page exists */
export async function editPage(
  db: Db,
  page: Owned,
  { title, description }: Omit<EditPageInput, 'pageId'>,
): Promise<boolean> {
  const edited = await db
    .update(pages)
    .set({
      ...(title !== undefined && { title, isTitleTyped: true }),
      ...(description !== undefined && { description, isDescriptionTyped: true }),
      updatedAt: sql`now()`,
    })
    .where(isOwned(page));
  return edited.rowCount === 1;
}

/** Marks the page to be fetched again. @returns its address, if the page exists and has one */
export async function markWaiting(db: Db, page: Owned): Promise<string | undefined> {
  const [marked] = await db
    .update(pages)
    .set({ state: 'waiting', failure: null, timesPutOff: 0, dueAt: TAKEN })
    .where(and(isOwned(page), isNotNull(pages.url)))
    .returning({ url: pages.url });
  return marked?.url ?? undefined;
}

/** Fields of a page that go into its suggestion. */
export interface Suggested {
  url: string;
  title: string;
  description: string;
  toolId: string | null;
}

/** Marks the page as suggested; undefined where it is so already, or a note, or not there. */
export async function markSuggested(tx: Db, page: Owned): Promise<Suggested | undefined> {
  const { url, title, description, toolId } = pages;
  const [marked] = await tx
    .update(pages)
    .set({ suggestedAt: sql`now()` })
    .where(and(isOwned(page), isNull(pages.suggestedAt), isNotNull(url)))
    .returning({ url, title, description, toolId });
  return marked && marked.url !== null ? { ...marked, url: marked.url } : undefined;
}

/** Whether staff have a tool of this website before them. */
export async function isProposed(tx: Db, website: string): Promise<boolean> {
  const found = await tx
    .select({ id: catalogDrafts.id })
    .from(catalogDrafts)
    .where(
      and(
        inArray(catalogDrafts.state, ['draft', 'submitted']),
        eq(catalogDrafts.entityType, 'tool'),
        sql`${catalogDrafts.content} ->> 'website' = ${website}`,
      ),
    )
    .limit(1);
  return found.length > 0;
}
