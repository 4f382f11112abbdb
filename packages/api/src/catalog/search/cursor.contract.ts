import { catalogLimits, type DealSort } from '../catalog.limits.ts';

/** End of a page: the last row's sort value and id. Null as a value is the endless future, of deals without an end. */
export interface Position {
  at: number | null;
  id: string;
  /** In which `at` is a price. */
  currency?: string | undefined;
  /** The last that was weighed of those with the words in their names: what is behind it was not. */
  inNames?: Position | undefined;
}

/** Before and behind everything in a list of times, the latest of which come first. */
export const BEFORE_ALL: Position = { at: null, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
export const BEHIND_ALL: Position = { at: 0, id: '00000000-0000-0000-0000-000000000000' };

/** The last of the newest that were weighed for relevance (null: none but those with the words in their names), and of those in names (null: no others). */
export interface WeighedEnd {
  newest: Position | null;
  inNames: Position | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CODE = /^[A-Z]{3}$/;

const isReal = (at: unknown) => Number.isFinite(at) && Number(at) >= 0;
const isWhole = (at: unknown) => Number.isSafeInteger(at);
const isUpTo = (max: number) => (at: unknown) => isWhole(at) && Number(at) >= 0 && Number(at) <= max;
const isNull = (at: unknown) => at === null;

/** Checks of each list's sort value; any other value could not be compared in Postgres. */
const values = {
  relevance: isReal,
  /** Deals that were not weighed for it, the newest first. */
  'relevance-rest': (at: unknown) => isNull(at) || isWhole(at),
  newest: isWhole,
  ending: (at: unknown) => isNull(at) || isWhole(at),
  discount: isUpTo(100),
  // In the currency that prices are compared in.
  price: isReal,
  '-price': isReal,
  rating: isUpTo(50),
  tools: isNull,
  'tools-relevance': isReal,
} as const;

/** A list that is paged; a cursor of one is none of the others. */
export type ListName = keyof typeof values;

/** By what a list of deals is sorted when `sort` was asked for. */
export function dealList({ q, sort, ended = false }: { q: string; sort: DealSort; ended?: boolean }): DealSort {
  const asked = q === '' && sort === 'relevance' ? 'newest' : sort;
  // Ended deals count as newest if they ended last: their start says little, and would have an index walked past all
  // running deals.
  return ended && asked === 'newest' ? 'ending' : asked;
}

/** The list of tools with these words, or of all. */
export const toolList = (q: string) => (q === '' ? 'tools' : 'tools-relevance');

export function writeCursor(list: ListName, { at, id, currency, inNames }: Position): string {
  const more = list.endsWith('price') ? [currency] : inNames ? [inNames.at, inNames.id] : [];
  return btoa(JSON.stringify([list, at, id, ...more]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for a cursor that this list did not write. */
export function readCursor(list: ListName, cursor: string): Position | null {
  const parts = cursor.length <= catalogLimits.cursorMax ? parse(cursor) : null;
  const length = list.endsWith('price') ? 4 : list === 'relevance-rest' ? 5 : 3;
  if (!Array.isArray(parts) || parts.length !== length) return null;
  const [of, at, id, third, namesId] = parts as unknown[];
  const isPosition = of === list && values[list](at) && typeof id === 'string' && UUID.test(id);
  if (!isPosition) return null;
  const position = { at: typeof at === 'number' ? at : null, id };
  if (length === 5) {
    if (!values[list](third) || typeof namesId !== 'string' || !UUID.test(namesId)) return null;
    return { ...position, inNames: { at: typeof third === 'number' ? third : null, id: namesId } };
  }
  return { ...position, ...(typeof third === 'string' && CODE.test(third) && { currency: third }) };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
