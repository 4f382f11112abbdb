import type { Db } from '@onceware/db/client';
import { deals, tools } from '@onceware/db/schema/catalog';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Slice, Source } from '#admin/table.repo.ts';
import { storable } from '#admin/search.repo.ts';
import { isoTime } from '#core/moments.ts';
import { majorOf } from '#core/money/money.sql.ts';
import { canEnd } from './content.sql.ts';
import type { CatalogEntry, EntryFilter } from './editing.contract.ts';

type Filter = Omit<EntryFilter, 'entityType'>;

/** Documents that hold all these words, each of them at least begun, in the name of a deal or its tool; read as they are. */
const holdsWords = (search: SQL, q: string) => sql`${search} @@ (
  select string_agg(quote_literal(lexeme) || ':*A', ' & ')::tsquery from unnest(to_tsvector('pg_catalog.simple', catalog_text(${storable(q)}))))`;

const isOver = sql`coalesce(${deals.endsAt}, 'infinity') <= now()`;
const hasBegun = sql`${deals.startsAt} <= now()`;

const stateOf = sql<CatalogEntry['state']>`case when ${deals.hasEnded} is null then 'hidden' when ${isOver} then 'ended'
  when ${hasBegun} then 'running' else 'scheduled' end`;

/** Each is over the rows of one kind of the lists' indexes. */
const states = {
  running: sql`(not ${deals.hasEnded} and ${hasBegun} and not ${isOver})`,
  scheduled: sql`(not ${deals.hasEnded} and not ${hasBegun})`,
  ended: sql`(${deals.hasEnded} and ${isOver})`,
  hidden: sql`${deals.hasEnded} is null`,
};

function whichDeals({ q, state, category }: Filter): SQL | undefined {
  const narrowed = and(
    q === '' ? undefined : holdsWords(sql`${deals.search}`, q),
    category && sql`${deals.category} = ${category}`,
  );
  if (state) return and(states[state], narrowed);
  // Each arm finds an index.
  const arms = [sql`not ${deals.hasEnded}`, sql`${deals.hasEnded}`, sql`${deals.hasEnded} is null`];
  return narrowed && or(...arms.map((arm) => and(arm, narrowed)));
}

const byId = [sql`${deals.id} desc`];
/** In the order that an index of theirs has. */
export const dealOrders: Record<CatalogEntry['state'] | 'all', SQL[]> = {
  running: [sql`${deals.startsAt} desc`, ...byId],
  scheduled: [sql`${deals.startsAt}`, sql`${deals.id}`],
  ended: [sql`coalesce(${deals.endsAt}, 'infinity') desc`, ...byId],
  hidden: byId,
  all: byId,
};

async function readDeals(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<CatalogEntry[]> {
  const page = db
    .select({ id: deals.id })
    .from(deals)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('page');
  return await db
    .select({
      id: deals.id,
      slug: deals.slug,
      title: deals.title,
      toolName: tools.name,
      category: sql<CatalogEntry['category']>`${deals.category}`,
      price: majorOf(deals.priceMinor, deals.priceRest),
      currency: deals.currency,
      startsAt: isoTime(deals.startsAt),
      endsAt: isoTime(deals.endsAt),
      state: stateOf,
      isHidden: deals.isHidden,
      canEnd: canEnd(deals.startsAt, deals.endsAt),
      updatedAt: isoTime(deals.updatedAt),
    })
    .from(page)
    .innerJoin(deals, sql`${deals.id} = ${page.id}`)
    .innerJoin(tools, sql`${tools.id} = ${deals.toolId}`)
    .orderBy(...orderBy);
}

function whichTools({ q, state, category }: Filter): SQL | undefined {
  return and(
    state === undefined ? undefined : state === 'hidden' ? sql`${tools.isHidden}` : sql`not ${tools.isHidden}`,
    q === '' ? undefined : holdsWords(sql`${tools.search}`, q),
    category && sql`${tools.category} = ${category}`,
  );
}

export const toolOrder = [sql`${tools.id} desc`];

async function readTools(db: Db, { where, orderBy, limit, offset = 0 }: Slice): Promise<CatalogEntry[]> {
  return await db
    .select({
      id: tools.id,
      slug: tools.slug,
      title: tools.name,
      toolName: sql<null>`null`,
      category: sql<CatalogEntry['category']>`${tools.category}`,
      price: sql<null>`null`,
      currency: sql<null>`null`,
      startsAt: sql<null>`null`,
      endsAt: sql<null>`null`,
      state: sql<CatalogEntry['state']>`case when ${tools.isHidden} then 'hidden' else 'running' end`,
      isHidden: tools.isHidden,
      canEnd: sql<boolean>`false`,
      updatedAt: isoTime(tools.updatedAt),
    })
    .from(tools)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

export const dealSource: Source<Filter, CatalogEntry> = {
  table: deals,
  where: async (_db, filter) => whichDeals(filter),
  read: readDeals,
};

export const toolSource: Source<Filter, CatalogEntry> = {
  table: tools,
  where: async (_db, filter) => whichTools(filter),
  read: readTools,
};

/** Their ids, newest first. */
export async function listIds(db: Db, type: 'deal' | 'tool', where: SQL | undefined, limit: number): Promise<string[]> {
  const table = type === 'deal' ? deals : tools;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(sql`${table.id} desc`)
    .limit(limit);
  return rows.map(({ id }) => id);
}
