import type { Db } from '@onceware/db/client';
import { type DealRow, toDealCard, toToolCard } from '../cards.ts';
import type { Instead } from '../catalog.contract.ts';
import { type DealSearch, findDeals } from './search.repo.ts';
import { findTools } from './search-tools.repo.ts';
import type { SearchQuery, SearchTerms } from './search-query.ts';

export const rowsOf = (cards: string) => JSON.parse(cards) as DealRow[];

/** A page of them, at most. */
const PARTIAL_MAX = 24;

/** The best that match only some of the words, besides those that are shown, until the page is full. Where they are all there is, those that fit much less are left out. */
export async function findPartialMatches(
  db: Db,
  shown: DealRow[],
  { least, ...search }: DealSearch & { least: SearchTerms[] },
): Promise<DealRow[]> {
  const known = new Set(shown.map(({ id }) => id));
  const found: DealRow[] = [];
  for (const terms of least) {
    const room = Math.min(search.limit, PARTIAL_MAX) - known.size;
    if (room <= 0) break;
    const page = await findDeals(db, { ...search, terms, sort: 'relevance', after: null, isPartial: true });
    const others = rowsOf(page.cards)
      .slice(0, shown.length === 0 ? page.fitting : undefined)
      .filter(({ id }) => !known.has(id))
      .slice(0, room);
    for (const { id } of others) known.add(id);
    found.push(...others);
  }
  return found;
}

/** Maximum number of alternatives of each kind. */
const INSTEAD_MAX = 4;
const EVERY_DEAL = {
  sort: 'relevance',
  after: null,
  prices: [],
  isPriced: false,
  isPartial: true,
} satisfies Partial<DealSearch>;

/** Finds alternatives for a query that nothing matches as it is. */
export async function findInstead(
  db: Db,
  { terms, any: anyOf, categories }: SearchQuery,
  hasEnded: boolean,
  partial: DealRow[],
): Promise<Instead> {
  const any = anyOf ?? terms;
  const tools = any ? await findTools(db, { terms: any, categories: [], limit: INSTEAD_MAX, after: null }) : [];
  const ended =
    any && !hasEnded ? await findDeals(db, { ...EVERY_DEAL, terms: any, ended: true, limit: INSTEAD_MAX }) : null;
  const about = [...partial, ...tools.map(({ card }) => card)].map(({ category }) => category);
  return {
    tools: tools.map(({ card }) => toToolCard(card)),
    ended: ended ? rowsOf(ended.cards).map(toDealCard) : [],
    categories: [...new Set([...categories, ...about])]
      .filter((category) => category !== 'other')
      .slice(0, INSTEAD_MAX),
  };
}
