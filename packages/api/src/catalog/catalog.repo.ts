import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { majorOf } from '#kernel/money/money.sql.ts';
import { keyOf } from './ref.ts';
import {
  type DealRow,
  dealJson,
  hasEnded,
  isPublic,
  isPublicOf,
  isPublicTool,
  isRunning,
  iso,
  type ToolRow,
  toolJson,
} from './cards.ts';
import { CATEGORIES, type Category, catalogLimits } from './catalog.limits.ts';
import { countsJson, figuresJson } from './maintenance/maintenance.repo.ts';
import { type ReviewLineRow, reviewLines } from './reviews/reviews.repo.ts';
import { type NamedAlternativeRow, namedAlternativesJson } from './named-alternatives.sql.ts';
import { websitePicturesOf } from './website-pictures.sql.ts';
import { endsSoon } from './search/filters.sql.ts';

const dealRest = prepared((db: Db) =>
  db
    .select({
      id: deals.id,
      title: deals.title,
      basePrice: majorOf(deals.basePriceMinor, deals.basePriceRest),
      price: majorOf(deals.priceMinor, deals.priceRest),
      discountPercentage: deals.discountPercentage,
      tool: { name: tools.name, slug: tools.slug, logoUrl: tools.logoUrl },
    })
    .from(deals)
    .innerJoin(tools, eq(tools.id, deals.toolId))
    .where(and(eq(deals.id, sql.placeholder('id')), isPublicOf(deals)))
    .prepare('catalog_deal_rest'),
);

export const findDealRest = async (db: Db, id: string) => (await dealRest(db).execute({ id }))[0];

const toolRest = prepared((db: Db) =>
  db
    .select({
      id: tools.id,
      slug: tools.slug,
      name: tools.name,
      tagline: tools.tagline,
      logoUrl: tools.logoUrl,
      website: tools.website,
      domain: tools.domain,
    })
    .from(tools)
    .where(and(eq(tools.id, sql.placeholder('id')), not(tools.isHidden)))
    .prepare('catalog_tool_rest'),
);

export const findToolRest = async (db: Db, id: string) => (await toolRest(db).execute({ id }))[0];

interface ToolDetailRow {
  card: ToolRow;
  description: string;
  website: string | null;
  domain: string | null;
  tags: string[];
  websitePictures: string[];
  namedAlternatives: NamedAlternativeRow[];
  deals: DealRow[];
}

const toolDetail = prepared((db: Db) =>
  db
    .select({
      detail: sql<ToolDetailRow>`json_build_object(
        'card', ${toolJson}, 'description', t.description, 'website', t.website, 'domain', t.domain, 'tags', t.tags,
        'websitePictures', ${websitePicturesOf(sql`t.id`)}, 'namedAlternatives', ${namedAlternativesJson(sql`t.id`)},
        'deals', (
          select coalesce(json_agg(${dealJson} order by ${hasEnded}, d.starts_at desc, d.id desc), '[]')
          from (select * from deals d where d.tool_id = t.id and ${isPublic}
            order by ${hasEnded}, d.starts_at desc, d.id desc limit ${sql.raw(String(catalogLimits.pageMax))}) d))`,
    })
    .from(sql`tools t`)
    .where(
      sql`t.id = coalesce(${sql.placeholder('id')}::uuid, (select id from tools where slug = ${sql.placeholder('slug')})) and ${isPublicTool}`,
    )
    .prepare('catalog_tool_detail'),
);

export const findToolDetail = async (db: Db, ref: string) => (await toolDetail(db).execute(keyOf(ref)))[0]?.detail;

const toolAlternatives = prepared((db: Db) =>
  db
    .select({ items: namedAlternativesJson(sql`t.id`) })
    .from(sql`tools t`)
    .where(sql`t.id = ${sql.placeholder('id')}::uuid and ${isPublicTool}`)
    .prepare('catalog_tool_alternatives'),
);

export const findToolAlternatives = async (db: Db, id: string) =>
  (await toolAlternatives(db).execute({ id }))[0]?.items;

const cards = prepared((db: Db) =>
  db
    .select({
      deals: sql<DealRow[]>`(
        select coalesce(json_agg(${dealJson}), '[]') from deals d join tools t on t.id = d.tool_id
        where (d.id = any(${sql.placeholder('dealIds')}::uuid[]) or d.slug = any(${sql.placeholder('dealSlugs')}::text[])) and ${isPublic})`,
      tools: sql<ToolRow[]>`(
        select coalesce(json_agg(${toolJson}), '[]') from tools t
        where (t.id = any(${sql.placeholder('toolIds')}::uuid[]) or t.slug = any(${sql.placeholder('toolSlugs')}::text[])) and ${isPublicTool})`,
    })
    .from(sql`(select 1) one`)
    .prepare('catalog_cards'),
);

/** Finds the asked deals and tools that exist, in no particular order. */
export async function findCards(
  db: Db,
  asked: { dealIds: string[]; toolIds: string[]; dealSlugs?: string[]; toolSlugs?: string[] },
) {
  const [found] = await cards(db).execute({ dealSlugs: [], toolSlugs: [], ...asked });
  return found ?? { deals: [], tools: [] };
}

interface HomeRow extends Record<'endingSoon' | 'newest' | 'biggestSavings', DealRow[]> {
  bestEnding: { card: DealRow; among: number } | null;
  counts: { category: Category; deals: number; tools: number }[];
  figures: { prices: number; dearer: number } | null;
  reviews: ReviewLineRow[];
  since: string | null;
}

const LIST = sql.raw('8');

const list = (condition: SQL, order: SQL) => sql<DealRow[]>`(
  select coalesce(json_agg(page.card), '[]') from (
    select ${dealJson} as card from (select * from deals d where ${condition} order by ${order} limit ${LIST}) d
    join tools t on t.id = d.tool_id order by ${order}) page)`;

const endingFirst = sql`coalesce(d.ends_at, 'infinity'), d.id`;
const savingFirst = sql`d.discount_percentage desc, d.id desc`;

/** The biggest saving of each category: the biggest of all are often one category's, and alike. */
const savings = sql<DealRow[]>`(
  select coalesce(json_agg(page.card), '[]') from (
    select ${dealJson} as card from unnest(${sql.param(`{${CATEGORIES.join(',')}}`)}::text[]) as c(category),
      lateral (select * from deals d where d.category = c.category and ${isRunning} and d.discount_percentage > 0 order by ${savingFirst} limit 1) d
    join tools t on t.id = d.tool_id order by ${savingFirst}) page)`;

const bestEnding = sql<HomeRow['bestEnding']>`(
  select json_build_object('card', ${dealJson}, 'among', d.among) from (
    select next.*, count(*) over () as among
    from (select * from deals d where ${isRunning} and ${endsSoon} order by ${endingFirst} limit ${sql.raw(String(catalogLimits.pickAmong))}) next
    order by next.rating_count >= ${sql.raw(String(catalogLimits.pickRatingsMin))} desc, next.rating_tenths desc, next.rating_count desc, next.id desc limit 1) d
  join tools t on t.id = d.tool_id where d.rating_count >= ${sql.raw(String(catalogLimits.pickRatingsMin))})`;

const home = prepared((db: Db) =>
  db
    .select({
      bestEnding,
      endingSoon: list(sql`${isRunning} and ${endsSoon}`, endingFirst),
      newest: list(isRunning, sql`d.starts_at desc, d.id desc`),
      biggestSavings: savings,
      counts: countsJson,
      figures: figuresJson,
      reviews: reviewLines,
      // Ids are made in the order of time. Nothing is said of a catalogue that is younger than a month.
      since: sql<string | null>`(
        select ${iso('d.created_at')} from (select created_at from deals order by id limit 1) d
        where d.created_at < now() - interval '1 month')`,
    })
    .from(sql`(select 1) one`)
    .prepare('catalog_home'),
);

/** The lists of the front page, and the counts as they were last made. */
export async function findHome(db: Db): Promise<HomeRow> {
  const [found] = await home(db).execute();
  if (!found) throw new Error('the front page was not read');
  return found;
}
