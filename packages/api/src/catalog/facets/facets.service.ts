import type { Database } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import type { Count, Facets, FacetsInput } from '../catalog.contract.ts';
import { CATEGORIES, catalogLimits, PRICE_BANDS } from '../catalog.limits.ts';
import { findCatalogVersion } from '../stored/version.repo.ts';
import { compareIn, currencyOf, hasPriceFilter } from '../search/compared.ts';
import { chosenFilters, type FilterName, type FilterValue } from '../search/filters.sql.ts';
import { readWords } from '../search/search.service.ts';
import { type Cell, type Condition, countCells, countTools, totalOf } from './facets.repo.ts';
import { CachedCounts } from './cached-counts.ts';
import { type Facet, FACETS } from './facets.limits.ts';

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
 * Few are counted at once. Of many it is the count of the last minute, or of longer ago if the catalogue did not change since; or
 * until there is one, of some of them.
 *
 * @param version the catalogue's
 * @param count counts at most so many, or all
 */
async function countOrKeep<Counts>(
  database: Pick<Database, 'db'>,
  key: string,
  version: number,
  count: (max: number | null) => Promise<Counts>,
  sizeOf: (counts: Counts) => number,
): Promise<Counted<Counts>> {
  const kept = (cachedBy.get(database) ?? new CachedCounts()) as CachedCounts<Counts>;
  cachedBy.set(database, kept);
  const countAll = () => count(null);
  const known = kept.has(key) ? kept.find(key, version, countAll) : null;
  if (known && known.counts !== null) return { counts: known.counts, isExact: true, isComing: known.isComing };
  const counts = await count(COUNTED_AT_ONCE + 1);
  if (sizeOf(counts) <= COUNTED_AT_ONCE) return { counts, isExact: true, isComing: false };
  // It may have been done meanwhile.
  const now = kept.find(key, version, countAll);
  if (now.counts !== null) return { counts: now.counts, isExact: true, isComing: now.isComing };
  return { counts, isExact: false, isComing: now.isComing };
}

/** Choice that is offered or made; each group is counted without its own choice. */
interface Choice {
  group: FilterName | 'price' | 'words';
  condition: Condition;
  isChosen: boolean;
}

/** Values that a facet offers, in the order of its options. */
function offeredBy(facet: Facet): readonly FilterValue[] {
  if (facet.kind === 'yes') return [true];
  return facet.kind === 'choice' ? facet.options.map((option) => [option]) : facet.options;
}

/** How many deals each choice leaves of the whole result (CAT-05). */
export async function countFacets(call: Pick<Call, 'database'>, input: FacetsInput): Promise<Facets> {
  const { db } = call.database;
  const { version } = await findCatalogVersion(db);
  const { understood, terms, hasMatches } = await readWords(db, input);
  const compared = await compareIn(db, currencyOf({ ...input, understood }));
  const offered = (group: Choice['group'], condition: Condition): Choice => ({ group, condition, isChosen: false });
  const choices: Choice[] = [
    ...PRICE_BANDS.map(({ min, max }) =>
      offered('price', { prices: compared.within({ minPrice: min, maxPrice: max }) }),
    ),
    // Categories are a column of the cells.
    ...FACETS.filter(({ field }) => field !== 'categories').flatMap((facet) =>
      offeredBy(facet).map((value) => offered(facet.field, { filter: facet.field, value })),
    ),
  ];
  const add = (group: Choice['group'], condition: Condition) => choices.push({ group, condition, isChosen: true });
  if (hasPriceFilter(input)) add('price', { prices: compared.within(input) });
  // Prices named in the words apply whatever is chosen beside them.
  if (hasPriceFilter({ understood })) add('words', { prices: compared.within({ understood }) });
  for (const [filter, value] of chosenFilters({ ...input, categories: [] })) add(filter, { filter, value });

  const codes = compared.within({}).map(({ code }) => code);
  const match = terms?.match ?? null;
  const conditions = choices.map(({ condition }) => condition);
  const { database } = call;
  const cellsOf = (ended: boolean) =>
    countOrKeep(
      database,
      JSON.stringify([match, ended, codes, conditions]),
      version,
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
          version,
          (max) => countTools(db, match, input.categories, max),
          (tool) => tool,
        ),
      ])
    : [NO_CELLS, NO_CELLS, { counts: 0, isExact: true, isComing: false }];
  const { counts: cells, isExact } = shown;

  const isMet = ({ met }: Cell, place: number) => Math.floor(met / 2 ** place) % 2 === 1;
  /** Whether a cell is left by all that is chosen but for one group. */
  const isLeft = (cell: Cell, but: Choice['group'] | null) =>
    (but === 'categories' || input.categories.length === 0 || input.categories.includes(cell.category)) &&
    choices.every(({ group, isChosen }, place) => !isChosen || group === but || isMet(cell, place));
  const sum = (some: Cell[]) => counted(totalOf(some), isExact);
  const without = (but: Choice['group'] | null) => cells.filter((cell) => isLeft(cell, but));
  const ofGroup = (group: Choice['group']) => {
    const left = without(group);
    if (group === 'categories')
      return CATEGORIES.map((category) => sum(left.filter((cell) => cell.category === category)));
    return choices.flatMap((choice, place) =>
      choice.group === group && !choice.isChosen ? [sum(left.filter((cell) => isMet(cell, place)))] : [],
    );
  };
  const countsOf = (facet: Facet) => {
    const counts = ofGroup(facet.field);
    return facet.kind === 'yes'
      ? counts[0]
      : facet.options.map((option, place) => ({ [facet.option]: option, ...counts[place] }));
  };
  const prices = ofGroup('price');
  return {
    isCounting: [shown, others, tools].some(({ isComing }) => isComing),
    total: sum(without(null)),
    tools: counted(tools.counts, tools.isExact),
    prices: PRICE_BANDS.map((band, n) => ({ ...band, ...(prices[n] ?? counted(0)) })),
    ...(Object.fromEntries(FACETS.map((facet) => [facet.counts, countsOf(facet)])) as Pick<Facets, Facet['counts']>),
    ended: counted(totalOf(others.counts.filter((cell) => isLeft(cell, null))), others.isExact),
    currency: compared.currency,
  };
}
