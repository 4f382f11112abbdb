import { tableLimits, DIRECTIONS } from '@onceware/api/kernel/table/table.limits';

export type Direction = (typeof DIRECTIONS)[number];

/** Reads one filter from the address; undefined for what it does not understand. */
type FilterReader = (text: string) => string | undefined;
export type Filters = Readonly<Record<string, FilterReader>>;
type FilterValues<Of extends Filters> = { [Name in keyof Of]?: ReturnType<Of[Name]> };

/** Sorts and filters that a table offers. */
export interface TableSpec<Sort extends string, Of extends Filters> {
  /** The first one is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Sorts that begin at their end: the newest, the dearest. */
  descending: readonly NoInfer<Sort>[];
  filters: Of;
}

/** The id of the row before a page, or of the one behind it. */
export type Edge = { after?: string; before?: string };

/** Query of a table; all of it is in the address. */
export interface TableQuery<Sort extends string, Of extends Filters> {
  q: string;
  sort: Sort;
  direction: Direction;
  /** From 1. */
  page: number;
  /** Start of the page, for a table that is paged by its rows' ids. */
  edge?: Edge;
  filters: FilterValues<Of>;
}

const PAGES_MAX = tableLimits.rowsMax / tableLimits.pageSize;

export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

export const textUpTo =
  (max: number) =>
  (text: string): string | undefined =>
    text.length <= max ? text : undefined;

export const uuid = (text: string): string | undefined =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined;

/** A day that the calendar has, as `2026-12-31`. */
export function day(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** How a table is sorted that was just chosen. */
export const firstDirection = <Sort extends string, Of extends Filters>(
  spec: TableSpec<Sort, Of>,
  sort: Sort,
): Direction => (spec.descending.includes(sort) ? 'desc' : 'asc');

function edgeOf(params: URLSearchParams): Edge | undefined {
  const [after, before] = ['after', 'before'].map((name) => uuid(params.get(name) ?? ''));
  return after ? { after } : before ? { before } : undefined;
}

/** Reads an address. What it does not understand it leaves out: an address is never an error. */
export function readTable<Sort extends string, Of extends Filters>(
  spec: TableSpec<Sort, Of>,
  params: URLSearchParams,
): TableQuery<Sort, Of> {
  const sort = spec.sorts.find((one) => one === params.get('sort')) ?? spec.sorts[0];
  const page = Number(params.get('page'));
  const filters = Object.entries(spec.filters).flatMap(([name, read]) => {
    const text = params.get(name)?.trim();
    const value = text ? read(text) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return {
    q: (params.get('q') ?? '').trim().slice(0, tableLimits.queryMax),
    sort,
    direction: DIRECTIONS.find((one) => one === params.get('direction')) ?? firstDirection(spec, sort),
    ...(Number.isInteger(page) && page > 1 && page <= PAGES_MAX ? { page, edge: edgeOf(params) } : { page: 1 }),
    filters: Object.fromEntries(filters) as FilterValues<Of>,
  };
}

/** Returns search and filters as parameters, for the address and for the table as a file. */
export function narrowing({
  q,
  filters,
}: {
  q: string;
  filters: Readonly<Record<string, string | undefined>>;
}): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params;
}

/** The address's parameters; defaults are left out, so that equal tables have one address. */
export function tableParams<Sort extends string, Of extends Filters>(
  spec: TableSpec<Sort, Of>,
  { q, sort, direction, page, edge, filters }: TableQuery<Sort, Of>,
): URLSearchParams {
  const params = narrowing({
    q,
    filters: Object.fromEntries(Object.keys(spec.filters).map((name) => [name, filters[name]])),
  });
  if (sort !== spec.sorts[0]) params.set('sort', sort);
  if (direction !== firstDirection(spec, sort)) params.set('direction', direction);
  if (page > 1) {
    params.set('page', String(page));
    for (const [name, id] of Object.entries(edge ?? {})) if (id) params.set(name, id);
  }
  return params;
}

/** Input of the table's procedure. */
export const tableInput = <Sort extends string, Of extends Filters>({
  filters,
  edge,
  ...rest
}: TableQuery<Sort, Of>) => ({
  ...rest,
  ...edge,
  ...filters,
});
