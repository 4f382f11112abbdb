import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { isPublicTool, type ToolRow, toolJson } from '../cards.ts';
import { catalogLimits, type Category } from '../catalog.limits.ts';
import type { Position } from './cursor.contract.ts';
import { match, named, rank, searched } from './rank.sql.ts';
import type { SearchTerms } from './search-query.ts';

const PAGE_MAX = catalogLimits.pageMax + 1;
/** Relevance is weighed among so many, of which the newest are taken, as of deals (query-plan.ts). */
const WEIGHED = { inNames: 200, others: 800 };

/** Written into the statement, because the planner cannot know a parameter. */
const rows = (max: number) => sql.raw(String(max));

/** A row of a page with its place in the order. */
export interface Placed<Card> {
  at: number | null;
  card: Card;
}

interface ToolShape {
  hasQuery: boolean;
  hasCategories: boolean;
  isContinued: boolean;
}

function toolsStatement(db: Db, shape: ToolShape, name: string) {
  const conditions = [isPublicTool];
  if (shape.hasCategories) conditions.push(sql`t.category = any(${sql.placeholder('categories')}::text[])`);
  const id = sql`${sql.placeholder('id')}::uuid`;
  const matching = sql`tools t where ${sql.join(conditions, sql` and `)}`;
  // Without a query newest first, which is the order of the ids.
  const page = shape.hasQuery
    ? sql`select t.id, r.rank from (
          (select * from ${matching} and t.id = any(${named}))
          union all (select * from (select * from ${matching} and names_document(t.search) @@ ${match}) t
            where t.id <> all(${named}) order by t.id desc limit ${rows(WEIGHED.inNames)})
          union all (select * from (select * from ${matching} and t.search @@ ${match}) t
            where not names_document(t.search) @@ ${match} and t.id <> all(${named}) order by t.id desc limit ${rows(WEIGHED.others)})) t
        cross join lateral ${rank(sql`t.search`, sql`t.name`, sql`t.id`)}
        ${shape.isContinued ? sql`where (r.rank, t.id) < (${sql.placeholder('at')}::float8, ${id})` : sql``}
        order by r.rank desc, t.id desc limit ${rows(PAGE_MAX)}`
    : sql`select t.id, null::float8 as rank from ${matching} ${shape.isContinued ? sql`and t.id < ${id}` : sql``}
        order by t.id desc limit ${rows(PAGE_MAX)}`;
  return db
    .select({
      rows: sql<Placed<ToolRow>[]>`coalesce(json_agg(json_build_object('at', page.rank, 'card', ${toolJson})
        order by page.rank desc, page.id desc), '[]')`,
    })
    .from(
      sql`(${shape.hasQuery ? sql`with ${searched}` : sql``} select * from (${page}) longest limit ${sql.placeholder('limit')}) page join tools t on t.id = page.id`,
    )
    .prepare(name);
}

/** First page of tools with some words, which every search without deals reads, too: planned once for each connection. */
const searchedFirst = prepared((db: Db) =>
  toolsStatement(db, { hasQuery: true, hasCategories: false, isContinued: false }, 'catalog_tools_searched'),
);

interface ToolSearch {
  terms: SearchTerms | null;
  categories: readonly Category[];
  limit: number;
  after: Position | null;
}

/** At most `limit` tools, by relevance to `match` or else newest first, from behind `after`. */
export async function findTools(
  db: Db,
  { terms, categories: asked, limit, after }: ToolSearch,
): Promise<Placed<ToolRow>[]> {
  const shape = { hasQuery: terms !== null, hasCategories: asked.length > 0, isContinued: after !== null };
  const isOften = shape.hasQuery && !shape.hasCategories && !shape.isContinued;
  const statement = isOften ? searchedFirst(db) : toolsStatement(db, shape, '');
  const [found] = await statement.execute({ categories: asked, ...terms, limit, ...after });
  return found?.rows ?? [];
}
