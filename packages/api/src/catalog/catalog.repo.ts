import { eq, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { majorOf } from '../core/money/money.sql.ts';
import { keyOf } from './ref.ts';
import { type DealRow, dealJson, hasEnded, isRunning, type ToolRow, toolJson } from './cards.ts';
import { type Category, catalogLimits } from './catalog.limits.ts';
import { countsJson } from './upkeep/upkeep.repo.ts';

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
    .where(eq(deals.id, sql.placeholder('id')))
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
    .where(eq(tools.id, sql.placeholder('id')))
    .prepare('catalog_tool_rest'),
);

export const findToolRest = async (db: Db, id: string) => (await toolRest(db).execute({ id }))[0];

interface ToolDetailRow {
  card: ToolRow;
  description: string;
  website: string | null;
  domain: string | null;
  tags: string[];
  deals: DealRow[];
}

const toolDetail = prepared((db: Db) =>
  db
    .select({
      detail: sql<ToolDetailRow>`json_build_object(
        'card', ${toolJson}, 'description', t.description, 'website', t.website, 'domain', t.domain, 'tags', t.tags,
        'deals', (
          select coalesce(json_agg(${dealJson} order by ${hasEnded}, d.starts_at desc, d.id desc), '[]')
          from (select * from deals d where d.tool_id = t.id and d.starts_at <= now()
            order by ${hasEnded}, d.starts_at desc, d.id desc limit ${sql.raw(String(catalogLimits.pageMax))}) d))`,
    })
    .from(sql`tools t`)
    .where(
      sql`t.id = coalesce(${sql.placeholder('id')}::uuid, (select id from tools where slug = ${sql.placeholder('slug')}))`,
    )
    .prepare('catalog_tool_detail'),
);

export const findToolDetail = async (db: Db, ref: string) => (await toolDetail(db).execute(keyOf(ref)))[0]?.detail;

const cards = prepared((db: Db) =>
  db
    .select({
      deals: sql<DealRow[]>`(
        select coalesce(json_agg(${dealJson}), '[]') from deals d join tools t on t.id = d.tool_id
        where d.id = any(${sql.placeholder('dealIds')}::uuid[]) or d.slug = any(${sql.placeholder('dealSlugs')}::text[]))`,
      tools: sql<ToolRow[]>`(
        select coalesce(json_agg(${toolJson}), '[]') from tools t
        where t.id = any(${sql.placeholder('toolIds')}::uuid[]) or t.slug = any(${sql.placeholder('toolSlugs')}::text[]))`,
    })
    .from(sql`(select 1) one`)
    .prepare('catalog_cards'),
);

/** What of these exists, in no particular order. */
export async function findCards(
  db: Db,
  asked: { dealIds: string[]; toolIds: string[]; dealSlugs?: string[]; toolSlugs?: string[] },
) {
  const [found] = await cards(db).execute({ dealSlugs: [], toolSlugs: [], ...asked });
  return found ?? { deals: [], tools: [] };
}

interface HomeRow extends Record<'endingSoon' | 'newest' | 'biggestSavings', DealRow[]> {
  counts: { category: Category; deals: number; tools: number }[];
}

const list = (condition: SQL, order: SQL) => sql<DealRow[]>`(
  select coalesce(json_agg(page.card), '[]') from (
    select ${dealJson} as card from (select * from deals d where ${condition} order by ${order} limit 8) d
    join tools t on t.id = d.tool_id order by ${order}) page)`;

const soon = sql`coalesce(d.ends_at, 'infinity') < now() + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`;

const home = prepared((db: Db) =>
  db
    .select({
      endingSoon: list(sql`${isRunning} and ${soon}`, sql`coalesce(d.ends_at, 'infinity'), d.id`),
      newest: list(isRunning, sql`d.starts_at desc, d.id desc`),
      biggestSavings: list(isRunning, sql`d.discount_percentage desc, d.id desc`),
      counts: countsJson,
    })
    .from(sql`(select 1) one`)
    .prepare('catalog_home'),
);

/** The lists of the front page, and the counts as they were last made. */
export async function findHome(db: Db): Promise<HomeRow> {
  const [found] = await home(db).execute();
  return found ?? { endingSoon: [], newest: [], biggestSavings: [], counts: [] };
}
