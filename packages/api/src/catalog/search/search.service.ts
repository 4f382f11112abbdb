import type { Call } from '../../core/call.ts';
import { plain } from '../../core/wire.ts';
import { toDealCard, toToolCard } from '../cards.ts';
import type { DealPage, Page, SearchDealsInput, SearchToolsInput, ToolPage } from '../catalog.contract.ts';
import { type ListName, readCursor, writeCursor } from './cursor.ts';
import { readQuery } from './search-query.ts';
import { findDeals, findTools, type Placed } from './search.repo.ts';

type CatalogCall = Pick<Call, 'database'>;

const EVERYTHING = { terms: null, corrected: null };
const INTEGER_MAX = 2_147_483_647;

/** A price in hundredths, as far as the column reaches. */
const minor = (price: number | null | undefined) =>
  price === null || price === undefined ? null : Math.min(Math.round(price * 100), INTEGER_MAX);

// 1.1 * 10 is a little more than 11.
const tenths = (rating: number | null | undefined) =>
  rating === null || rating === undefined ? null : Math.ceil(rating * 10 - 1e-6);

/** One page of deals. @throws invalid_input for a cursor of another list */
export async function searchDeals(call: CatalogCall, input: SearchDealsInput): Promise<DealPage> {
  const { db } = call.database;
  const asked = input.q === '' && input.sort === 'relevance' ? 'newest' : input.sort;
  // Of ended deals the newest are those that ended last: when they began says little, and would have an index walked past all that run.
  const sort = input.ended && asked === 'newest' ? 'ending' : asked;
  const after = input.cursor ? readCursor(sort, input.cursor) : null;
  const query = input.q === '' ? EVERYTHING : await readQuery(db, input.q);
  const hasMatches = input.q === '' || query.terms !== null;
  const rows = hasMatches
    ? await findDeals(db, {
        ...input,
        sort,
        after,
        limit: input.limit + 1,
        terms: query.terms,
        minPriceMinor: minor(input.minPrice),
        maxPriceMinor: minor(input.maxPrice),
        minRatingTenths: tenths(input.minRating),
      })
    : [];
  return plain({ ...pageOf(sort, rows, input.limit, toDealCard), correctedQuery: query.corrected });
}

/** One page of tools. @throws invalid_input for a cursor of another list */
export async function searchTools(call: CatalogCall, input: SearchToolsInput): Promise<ToolPage> {
  const { db } = call.database;
  const list = input.q === '' ? 'tools' : 'tools-relevance';
  const after = input.cursor ? readCursor(list, input.cursor) : null;
  const query = input.q === '' ? EVERYTHING : await readQuery(db, input.q);
  const hasMatches = input.q === '' || query.terms !== null;
  const rows = hasMatches
    ? await findTools(db, { category: input.category ?? null, after, limit: input.limit + 1, terms: query.terms })
    : [];
  return plain({ ...pageOf(list, rows, input.limit, toToolCard), correctedQuery: query.corrected });
}

/** `rows` holds one more than the page, if anything follows. */
function pageOf<Row extends { id: string }, Card>(
  list: ListName,
  rows: Placed<Row>[],
  limit: number,
  toCard: (row: Row) => Card,
): Page<Card> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ card }) => toCard(card)),
    nextCursor: last ? writeCursor(list, { at: last.at, id: last.card.id }) : null,
  };
}
