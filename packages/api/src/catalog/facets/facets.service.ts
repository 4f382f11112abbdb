import type { Call } from '#call.ts';
import { plain } from '#core/wire.ts';
import type { Count, Facets, FacetsInput } from '../catalog.contract.ts';
import { CATEGORIES, catalogLimits, DISCOUNTS, PRICE_BANDS, RATINGS } from '../catalog.limits.ts';
import { compareIn, currencyOf, narrowsByPrice } from '../search/compared.ts';
import { readWords, tenths } from '../search/search.service.ts';
import { type Cell, type Condition, countCells, countTools } from './facets.repo.ts';

const counted = (count: number): Count => ({
  count: Math.min(count, catalogLimits.facetsMax),
  isMore: count > catalogLimits.facetsMax,
});

/** What may be chosen, and what is: the name is the group's, which is counted without its own choice. */
interface Choice {
  group: 'price' | 'discount' | 'rating' | 'ending';
  condition: Condition;
  isChosen: boolean;
}

/** How many deals each choice leaves of the whole result (CAT-05). */
export async function countFacets(call: Pick<Call, 'database'>, input: FacetsInput): Promise<Facets> {
  const { db } = call.database;
  const { understood, terms, hasMatches } = await readWords(db, input);
  const asked = { ...input, understood };
  const compared = await compareIn(db, currencyOf(asked));
  const chosen = compared.within(asked);
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
  if (narrowsByPrice(asked)) add('price', { prices: chosen });
  if (input.minDiscount != null) add('discount', { minDiscount: input.minDiscount });
  if (input.minRating != null) add('rating', { minRatingTenths: tenths(input.minRating) ?? 0 });
  if (input.endingSoon) add('ending', { endingSoon: true });

  const codes = chosen.map(({ code }) => code);
  const match = terms?.match ?? null;
  const count = (ended: boolean) =>
    hasMatches
      ? countCells(
          db,
          { match, ended },
          codes,
          choices.map(({ condition }) => condition),
        )
      : Promise.resolve([]);
  const [cells, others, tools] = await Promise.all([
    count(input.ended),
    count(!input.ended),
    hasMatches ? countTools(db, match, input.categories) : 0,
  ]);

  const isMet = ({ met }: Cell, place: number) => Math.floor(met / 2 ** place) % 2 === 1;
  /** Whether a cell is left by all that is chosen but for one group. */
  const isLeft = (cell: Cell, but: Choice['group'] | 'category' | null) =>
    (but === 'category' || input.categories.length === 0 || input.categories.includes(cell.category)) &&
    choices.every(({ group, isChosen }, place) => !isChosen || group === but || isMet(cell, place));
  const sum = (some: Cell[]) => counted(some.reduce((total, cell) => total + cell.count, 0));
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
  return plain({
    total: sum(without(null)),
    tools: counted(tools),
    categories: CATEGORIES.map((category) => ({
      category,
      ...sum(inCategories.filter((cell) => cell.category === category)),
    })),
    prices: PRICE_BANDS.map((band, n) => ({ ...band, ...(prices[n] ?? nothing) })),
    discounts: DISCOUNTS.map((min, n) => ({ min, ...(discounts[n] ?? nothing) })),
    ratings: RATINGS.map((min, n) => ({ min, ...(ratings[n] ?? nothing) })),
    endingSoon,
    ended: sum(others.filter((cell) => isLeft(cell, null))),
    currency: compared.currency,
  });
}
