import type { Database } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import type { Count, Facets, FacetsInput } from '../catalog.contract.ts';
import { CATEGORIES, catalogLimits, DISCOUNTS, PRICE_BANDS, RATINGS } from '../catalog.limits.ts';
import { compareIn, currencyOf, narrowsByPrice } from '../search/compared.ts';
import { readWords, tenths } from '../search/search.service.ts';
import { type Cell, type Condition, countCells, countTools, totalOf } from './facets.repo.ts';
import { CachedCounts } from './cached-counts.ts';

/** Number of matches counted while the caller waits; more than that are counted in the background. */
export const COUNTED_AT_ONCE = 1_000;

const counted = (count: number, isExact = true): Count => ({
  count: Math.min(count, catalogLimits.facetsMax),
  isMore: !isExact || count > catalogLimits.facetsMax,
});

/** `isExact`: of all; else of some, and `isComing` if there will be more in a moment. */
interface Counted<Counts> {
  counts: Counts;
  isExact: boolean;
  isComing: boolean;
}

const NO_CELLS: Counted<Cell[]> = { counts: [], isExact: true, isComing: false };

const cachedBy = new WeakMap<Pick<Database, 'db'>, CachedCounts<unknown>>();

/**
 * Few are counted at once. Of many it is the count of the last minute or so, or until there is one, of some of them.
 *
 * @param count counts at most so many, or all
 */
async function countOrKeep<Counts>(
  database: Pick<Database, 'db'>,
  key: string,
  count: (max: number | null) => Promise<Counts>,
  sizeOf: (counts: Counts) => number,
): Promise<Counted<Counts>> {
  const kept = (cachedBy.get(database) ?? new CachedCounts()) as CachedCounts<Counts>;
  cachedBy.set(database, kept);
  const countAll = () => count(null);
  const known = kept.has(key) ? kept.find(key, countAll) : null;
  if (known && known.counts !== null) return { counts: known.counts, isExact: true, isComing: known.isComing };
  const counts = await count(COUNTED_AT_ONCE + 1);
  if (sizeOf(counts) <= COUNTED_AT_ONCE) return { counts, isExact: true, isComing: false };
  // It may have been done meanwhile.
  const now = kept.find(key, countAll);
  if (now.counts !== null) return { counts: now.counts, isExact: true, isComing: now.isComing };
  return { counts, isExact: false, isComing: now.isComing };
}

/** Choice that is offered or made; each group is counted without its own choice. */
interface Choice {
  group: 'price' | 'discount' | 'rating' | 'ending' | 'words';
  condition: Condition;
  isChosen: boolean;
}

/** How many deals each choice leaves of the whole result (CAT-05). */
export async function countFacets(call: Pick<Call, 'database'>, input: FacetsInput): Promise<Facets> {
  const { db } = call.database;
  const { understood, terms, hasMatches } = await readWords(db, input);
  const compared = await compareIn(db, currencyOf({ ...input, understood }));
  const offered = (group: Choice['group'], condition: Condition): Choice => ({ group, condition, isChosen: false });
  const choices: Choice[] = [
    ...PRICE_BANDS.map(({ min, max }) =>
      offered('price', { prices: compared.within({ minPrice: min, maxPrice: max }) }),
    ),
    ...DISCOUNTS.map((minDiscount) => offered('discount', { minDiscount })),
    ...RATINGS.map((rating) => offered('rating', { minRatingTenths: tenths(rating) ?? 0 })),
    offered('ending', { endingSoon: true }),
  ];
  const add = (group: Choice['group'], condition: Condition) => choices.push({ group, condition, isChosen: true });
  if (narrowsByPrice(input)) add('price', { prices: compared.within(input) });
  // Prices named in the words apply whatever is chosen beside them.
  if (narrowsByPrice({ understood })) add('words', { prices: compared.within({ understood }) });
  if (input.minDiscount != null) add('discount', { minDiscount: input.minDiscount });
  if (input.minRating != null) add('rating', { minRatingTenths: tenths(input.minRating) ?? 0 });
  if (input.endingSoon) add('ending', { endingSoon: true });

  const codes = compared.within({}).map(({ code }) => code);
  const match = terms?.match ?? null;
  const conditions = choices.map(({ condition }) => condition);
  const { database } = call;
  const cellsOf = (ended: boolean) =>
    countOrKeep(
      database,
      JSON.stringify([match, ended, codes, conditions]),
      (max) => countCells(db, { terms, ended }, codes, conditions, max),
      totalOf,
    );
  const [shown, others, tools] = hasMatches
    ? await Promise.all([
        cellsOf(input.ended),
        cellsOf(!input.ended),
        countOrKeep(
          database,
          JSON.stringify([match, input.categories]),
          (max) => countTools(db, match, input.categories, max),
          (tool) => tool,
        ),
      ])
    : [NO_CELLS, NO_CELLS, { counts: 0, isExact: true, isComing: false }];
  const { counts: cells, isExact } = shown;

  const isMet = ({ met }: Cell, place: number) => Math.floor(met / 2 ** place) % 2 === 1;
  /** Whether a cell is left by all that is chosen but for one group. */
  const isLeft = (cell: Cell, but: Choice['group'] | 'category' | null) =>
    (but === 'category' || input.categories.length === 0 || input.categories.includes(cell.category)) &&
    choices.every(({ group, isChosen }, place) => !isChosen || group === but || isMet(cell, place));
  const sum = (some: Cell[]) => counted(totalOf(some), isExact);
  const without = (but: Choice['group'] | 'category' | null) => cells.filter((cell) => isLeft(cell, but));
  const ofGroup = (group: Choice['group']) => {
    const left = without(group);
    return choices.flatMap((choice, place) =>
      choice.group === group && !choice.isChosen ? [sum(left.filter((cell) => isMet(cell, place)))] : [],
    );
  };
  const nothing = counted(0);
  const [prices, discounts, ratings, [endingSoon = nothing]] = [
    ofGroup('price'),
    ofGroup('discount'),
    ofGroup('rating'),
    ofGroup('ending'),
  ];
  const inCategories = without('category');
  return {
    isCounting: [shown, others, tools].some(({ isComing }) => isComing),
    total: sum(without(null)),
    tools: counted(tools.counts, tools.isExact),
    categories: CATEGORIES.map((category) => ({
      category,
      ...sum(inCategories.filter((cell) => cell.category === category)),
    })),
    prices: PRICE_BANDS.map((band, n) => ({ ...band, ...(prices[n] ?? nothing) })),
    discounts: DISCOUNTS.map((min, n) => ({ min, ...(discounts[n] ?? nothing) })),
    ratings: RATINGS.map((min, n) => ({ min, ...(ratings[n] ?? nothing) })),
    endingSoon,
    ended: counted(totalOf(others.counts.filter((cell) => isLeft(cell, null))), others.isExact),
    currency: compared.currency,
  };
}
