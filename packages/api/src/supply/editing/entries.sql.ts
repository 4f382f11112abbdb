import { deals, tools } from '@onceware/db/schema/catalog';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isoTime } from '#kernel/moments.ts';
import { majorOf } from '#kernel/money/money.sql.ts';
import { canEnd } from './content.sql.ts';
import type { CatalogEntry, EntryFilter } from './editing.contract.ts';

type Filter = Omit<EntryFilter, 'entityType' | 'q'>;

/** SQL that staff's table needs for deals, or for tools. */
export interface EntryKind {
  table: PgTable & { id: PgColumn };
  columns: { [Name in keyof CatalogEntry]: SQL<CatalogEntry[Name]> };
  /** Some of the table's rows, with what belongs to them. */
  joined: (some: SQL) => SQL;
  /** In an order that an index has. */
  orderOf: (filter: Filter) => SQL[];
  byId: SQL[];
  meets: (filter: Filter) => SQL | undefined;
  /** `names` are in Postgres's notation: found by the indexes of names. */
  isNamed: (filter: Filter, names: string) => SQL | undefined;
  /** The same, found by no index: for what walks along the ids. */
  isNamedAlong: (filter: Filter, names: string) => SQL | undefined;
}

// The words stand in the name of a deal or its tool; the documents themselves are much wider.
const inNames = (search: PgColumn, names: string) => sql`names_document(${search}) @@ ${names}::tsquery`;
const inNamesAlong = (search: PgColumn, names: string) =>
  sql`ts_match_vq(names_document(${search}), ${names}::tsquery)`;

const isOver = sql`coalesce(${deals.endsAt}, 'infinity') <= now()`;
const hasBegun = sql`${deals.startsAt} <= now()`;

/** Each is over the rows of one kind of the lists' indexes. */
const states = {
  running: sql`(not ${deals.hasEnded} and ${hasBegun} and not ${isOver})`,
  scheduled: sql`(not ${deals.hasEnded} and not ${hasBegun})`,
  ended: sql`(${deals.hasEnded} and ${isOver})`,
  hidden: sql`${deals.hasEnded} is null`,
};
/** Each has an index of names. */
const kinds = {
  running: sql`not ${deals.hasEnded}`,
  ended: sql`${deals.hasEnded}`,
  hidden: states.hidden,
};
type Kind = keyof typeof kinds;
const kindOf = (state: CatalogEntry['state']): Kind => (state === 'scheduled' ? 'running' : state);

const isDeal = ({ state, category }: Filter, ...more: SQL[]) =>
  and(state && states[state], category && sql`${deals.category} = ${category}`, ...more);

/** The index of such deals alone serves it, or none: they are few among all, or most of them. */
const isDealAlong = ({ state, category }: Filter, ...more: SQL[]) =>
  state === undefined || state === 'hidden'
    ? isDeal({ state, category }, ...more)
    : isDeal({ category }, sql`coalesce(${states[state]}, false)`, ...more);

const terms = sql`deal_terms(${deals.category}, ${deals.currency}, ${deals.startsAt}, ${deals.endsAt}, ${deals.priceMinor}, ${deals.discountPercentage}, ${deals.ratingTenths})`;

/** The category is in the same index, but for hidden ones. */
const isNamedDeal = (filter: Filter, names: string) => (kind: Kind) =>
  isDeal(
    filter,
    kinds[kind],
    inNames(deals.search, names),
    ...(filter.category && kind !== 'hidden' ? [sql`${terms} @> array[${`category:${filter.category}`}]`] : []),
  );

const dealsById = [sql`${deals.id} desc`];

const dealOrders: Record<CatalogEntry['state'] | 'all', SQL[]> = {
  running: [sql`${deals.startsAt} desc`, ...dealsById],
  scheduled: [sql`${deals.startsAt}`, sql`${deals.id}`],
  ended: [sql`coalesce(${deals.endsAt}, 'infinity') desc`, ...dealsById],
  hidden: dealsById,
  all: dealsById,
};

const ofDeals: EntryKind = {
  table: deals,
  columns: {
    id: sql`${deals.id}`,
    slug: sql`${deals.slug}`,
    title: sql`${deals.title}`,
    toolName: sql`${tools.name}`,
    category: sql`${deals.category}`,
    price: majorOf(deals.priceMinor, deals.priceRest),
    currency: sql`${deals.currency}`,
    startsAt: isoTime(deals.startsAt),
    endsAt: isoTime(deals.endsAt),
    state: sql`case when ${deals.hasEnded} is null then 'hidden' when ${isOver} then 'ended' when ${hasBegun} then 'running' else 'scheduled' end`,
    isHidden: sql`${deals.isHidden}`,
    canEnd: canEnd(deals.startsAt, deals.endsAt),
    updatedAt: isoTime(deals.updatedAt),
  },
  joined: (some) => sql`(${some}) deals join ${tools} on ${tools.id} = ${deals.toolId}`,
  orderOf: ({ state }) => dealOrders[state ?? 'all'],
  byId: dealsById,
  meets: (filter) => isDeal(filter),
  isNamed: (filter, names) => {
    const every: Kind[] = filter.state ? [kindOf(filter.state)] : ['running', 'ended', 'hidden'];
    return or(...every.map(isNamedDeal(filter, names)));
  },
  isNamedAlong: (filter, names) => isDealAlong(filter, inNamesAlong(deals.search, names)),
};

const isTool = ({ state, category }: Filter, ...more: SQL[]) =>
  and(
    state && (state === 'hidden' ? sql`${tools.isHidden}` : sql`not ${tools.isHidden}`),
    category && sql`${tools.category} = ${category}`,
    ...more,
  );

const toolsById = [sql`${tools.id} desc`];

const ofTools: EntryKind = {
  table: tools,
  columns: {
    id: sql`${tools.id}`,
    slug: sql`${tools.slug}`,
    title: sql`${tools.name}`,
    toolName: sql`null`,
    category: sql`${tools.category}`,
    price: sql`null`,
    currency: sql`null`,
    startsAt: sql`null`,
    endsAt: sql`null`,
    state: sql`case when ${tools.isHidden} then 'hidden' else 'running' end`,
    isHidden: sql`${tools.isHidden}`,
    canEnd: sql`false`,
    updatedAt: isoTime(tools.updatedAt),
  },
  joined: (some) => sql`(${some}) tools`,
  orderOf: () => toolsById,
  byId: toolsById,
  meets: (filter) => isTool(filter),
  isNamed: (filter, names) => isTool(filter, inNames(tools.search, names)),
  isNamedAlong: (filter, names) => isTool(filter, inNamesAlong(tools.search, names)),
};

export const entryKinds = { deal: ofDeals, tool: ofTools } satisfies Record<EntryFilter['entityType'], EntryKind>;
