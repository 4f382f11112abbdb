import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { type DealRow, toDealCard, toToolCard } from '../cards.ts';
import type { DealPage, SearchDealsInput, SearchToolsInput, ToolPage, Understood } from '../catalog.contract.ts';
import { compareIn, currencyOf, hasPriceFilter } from './compared.ts';
import { dealList, type ListName, type Position, readCursor, toolList, writeCursor } from './cursor.contract.ts';
import { findInstead, findPartialMatches, rowsOf } from './partial-matches.service.ts';
import { isCheaperWanted, readAlternative, withSpellings } from './alternative-words.ts';
import { type Alternative, findAlternative } from './alternatives.repo.ts';
import { readInstead, readQuery, type SearchQuery } from './search-query.ts';
import { readPrices } from './query-prices.ts';
import { findListed } from './relevant-deals.service.ts';
import { NO_DEALS } from './search.repo.ts';
import { findTools, type Placed } from './search-tools.repo.ts';

type CatalogCall = Pick<Call, 'database'>;

/** With so many that match as they are, nobody looks for those that match partly. */
const ENOUGH = 12;
const NOTHING_LISTED = { ...NO_DEALS, weighed: 0, isRestNext: false };
/** List of what was not weighed for relevance. */
const REST = 'relevance-rest';

const EVERYTHING: SearchQuery = { terms: null, fewer: [], any: null, categories: [], corrected: null };

/** One page of deals. @throws invalid_input for a cursor of another list */
export async function searchDeals(call: CatalogCall, input: SearchDealsInput): Promise<DealPage> {
  const { cards, isPictureMissing: _, ...page } = await findPage(call, input);
  return { items: dealCards(cards), ...page };
}

/** The same as JSON, which is Postgres's own where no picture is missing. */
export async function writeDeals(call: CatalogCall, input: SearchDealsInput): Promise<string> {
  const { cards, isPictureMissing, ...page } = await findPage(call, input);
  const items = isPictureMissing ? JSON.stringify(dealCards(cards)) : cards;
  return `{"items":${items},${JSON.stringify(page).slice(1)}`;
}

const dealCards = (cards: string) => rowsOf(cards).map(toDealCard);

/**
 * Splits a query into words and what they say of prices. A tool that is called exactly so takes precedence, whatever
 * its name says of prices.
 */
export async function readWords(db: Db, input: Pick<SearchDealsInput, 'q' | 'plain'>) {
  const { words, understood } = input.plain ? { words: input.q, understood: [] } : readPrices(input.q);
  const whole = understood.length > 0 ? await readQuery(db, input.q) : null;
  if (whole?.terms && whole.terms.named.length > 0)
    return { words: input.q, understood: [], ...whole, hasMatches: true };
  const alternative = input.plain ? null : await findAlternative(db, withSpellings(readAlternative(words)));
  if (alternative)
    return {
      words,
      understood: [
        ...understood,
        { words, insteadOf: alternative.name },
        ...cheaperThan(words, alternative, understood),
      ],
      ...readInstead(alternative),
      hasMatches: true,
    };
  const query = words === '' ? EVERYTHING : await readQuery(db, words, input.plain);
  return { words, understood, ...query, hasMatches: words === '' || query.terms !== null };
}

/** The least by which a price is lower. */
const LEAST = 0.01;

/** Reads 'cheaper than X' as a price below what X costs, where that is known and no other price is named. */
function cheaperThan(words: string, { price: known }: Alternative, understood: Understood[]): Understood[] {
  if (!known || understood.length > 0 || known.price < LEAST || !isCheaperWanted(words)) return [];
  const maxPrice = Math.round((known.price - LEAST) * 100) / 100;
  return [{ words, maxPrice, currency: known.currency }];
}

async function findPage(call: CatalogCall, input: SearchDealsInput) {
  const { db } = call.database;
  const { words, understood, hasMatches, ...query } = await readWords(db, input);
  const sort = dealList({ ...input, q: words });
  const rest = sort === 'relevance' && input.cursor ? readCursor(REST, input.cursor) : null;
  const after = rest ?? positionOf(sort, input.cursor);
  const asked = await pricesOf(db, { ...input, understood }, sort.endsWith('price'), after);
  const search = { ...input, sort, after, terms: query.terms, isRest: rest !== null, ...asked };
  const list = hasMatches ? await findListed(db, search) : NOTHING_LISTED;
  const { cards, isPictureMissing, end, count, fitting, weighed, isRestNext } = list;
  const full = end || input.cursor || words === '' ? null : rowsOf(cards);
  const partial =
    full && full.length < ENOUGH
      ? await findPartialMatches(db, full, {
          ...search,
          // Any price is better than no answer.
          ...(understood.length > 0 && (await pricesOf(db, { ...input, understood: [] }, false, null))),
          least: [...(understood.length > 0 && query.terms ? [query.terms] : []), ...query.fewer],
        })
      : [];
  const { currency } = asked;
  const isNotMet = full?.length === 0 && hasPriceFilter({ understood });
  const next = isRestNext ? REST : sort;
  return {
    ...(full && partial.length > 0
      ? { cards: JSON.stringify([...full, ...partial]), isPictureMissing: true }
      : { cards, isPictureMissing }),
    nextCursor: end && writeCursor(next, sort.endsWith('price') ? { ...end, currency: currency?.code } : end),
    currency,
    correctedQuery: query.corrected,
    understood: isNotMet ? withNearest(understood, partial, currency?.code) : understood,
    lessFrom: sort === 'relevance' && fitting < weighed ? fitting : null,
    restFrom: isRestNext && weighed < count ? weighed : null,
    partialFrom: full && partial.length > 0 ? full.length : null,
    instead: full?.length === 0 ? await findInstead(db, query, input.ended, partial) : null,
  };
}

/** Distance of a price from what was asked for. */
const distanceOf = ({ minPrice, maxPrice }: Understood, price: number) =>
  Math.max(0, (minPrice ?? 0) - price, price - (maxPrice ?? Infinity));

/** Says of a price that nothing has which one is nearest, of those in its currency. */
function withNearest(understood: Understood[], others: DealRow[], common: string | undefined): Understood[] {
  return understood.map((one) => {
    const { minPrice, maxPrice, currency = common } = one;
    const [nearest] = others
      .filter((row) => row.currency === currency)
      .toSorted((first, second) => distanceOf(one, first.price) - distanceOf(one, second.price));
    const isPrice = minPrice !== undefined || maxPrice !== undefined;
    return isPrice && nearest && currency ? { ...one, nearest: { price: nearest.price, currency } } : one;
  });
}

/** Returns the prices to compare, and whether they narrow. A list continues in the currency that it began in. */
async function pricesOf(
  db: Db,
  asked: Pick<SearchDealsInput, 'minPrice' | 'maxPrice' | 'currency'> & { understood: Understood[] },
  isSorted: boolean,
  after: Position | null,
) {
  const isPriced = hasPriceFilter(asked);
  if (!isPriced && !isSorted) return { isPriced, currency: null, prices: [] };
  const compared = await compareIn(db, after?.currency ?? currencyOf(asked));
  return { isPriced, currency: compared.currency, prices: compared.within(asked) };
}

/** One page of tools. @throws invalid_input for a cursor of another list */
export async function searchTools(call: CatalogCall, input: SearchToolsInput): Promise<ToolPage> {
  const { db } = call.database;
  const list = toolList(input.q);
  const after = positionOf(list, input.cursor);
  const query = input.q === '' ? EVERYTHING : await readQuery(db, input.q);
  const hasMatches = input.q === '' || query.terms !== null;
  const rows = hasMatches
    ? await findTools(db, { categories: input.categories, after, limit: input.limit + 1, terms: query.terms })
    : [];
  return { ...pageOf(list, rows, input.limit, toToolCard), correctedQuery: query.corrected };
}

function positionOf(list: ListName, cursor: string | null | undefined): Position | null {
  const position = cursor ? readCursor(list, cursor) : null;
  if (cursor && !position)
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  return position;
}

/** `rows` holds one more than the page, if anything follows. */
function pageOf<Row extends { id: string }, Card>(
  list: ListName,
  rows: Placed<Row>[],
  limit: number,
  toCard: (row: Row) => Card,
): { items: Card[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ card }) => toCard(card)),
    nextCursor: last ? writeCursor(list, { at: last.at, id: last.card.id }) : null,
  };
}
