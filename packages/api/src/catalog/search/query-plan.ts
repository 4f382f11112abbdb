import type { DealSort } from '../catalog.limits.ts';
import type { FilterName } from './filters.sql.ts';
import type { SearchTerms } from './search-query.ts';

/**
 * Relevance is weighed among so many, so that a word that is everywhere costs no more than a rare one: the newest
 * of those with the words in their names, and the newest of all (decision 044). Of each as many, so that what is among
 * the newest of all and has the words in its name is among the newest of those, too, and need be found once only.
 */
const WEIGHED = { inNames: 150, others: 150 };
const WEIGHED_OF_PARTIAL = { inNames: 30, others: 30 };
/** Size below which more of a catalogue is weighed, since its lists are short, and their ends are looked at. */
const SMALL = 20_000;
const WEIGHED_OF_SMALL = { inNames: 200, others: 200 };
/**
 * Part of the weighed number: where no more than this are estimated to match, all are weighed, and their names need no
 * lookup of their own.
 */
const FEW = 1 / 8;
/** About every which document with a word has it in its name. */
const IN_NAMES_SHARE = 12;

/**
 * How the deals with some words are found, whatever reads least: all that match, before they are sorted; or those of one bucket of the list
 * after the other; or along the list's index, until a page is full. Left to itself, the planner walks that index also for what is
 * rare, to its very end.
 */
export type QueryPlan = 'matches' | 'buckets' | 'walk';

/** Inputs that decide a list's statement. */
export interface Shape {
  sort: DealSort;
  /** Null: there are no words. */
  plan: QueryPlan | null;
  isContinued: boolean;
  ended: boolean;
  facets: FilterName[];
  /** How many currencies are compared, where prices narrow or sort. */
  currencies: number;
  isPriced: boolean;
  max: number;
  /** For relevance: whether some tools are called exactly so, and how those with the words in their names are found; null: all that match are weighed. */
  hasNamed: boolean;
  namesPlan: QueryPlan | null;
  weighed: typeof WEIGHED;
  /** Lists those that were not weighed, in another order, and how they are found. */
  isRest: boolean;
  restPlan: QueryPlan | null;
}

/** By more than its category, which has indexes of its own. */
export const isFiltered = ({ facets, isPriced }: Pick<Shape, 'facets' | 'isPriced'>) =>
  isPriced || facets.some((facet) => facet !== 'category');

export const isByPrice = ({ sort }: Pick<Shape, 'sort'>) => sort === 'price' || sort === '-price';

/** Share of a list that buckets mostly cover; facets leave less of it. */
const BUCKET_SHARE = 1 / 16;
const FILTERED_BUCKET_SHARE = 1 / 32;
/** Pages of the index that are read for buckets at most, and for a row that is looked up. */
const BUCKETS_COST = 700;
const LOOK_UP_COST = 4;
/**
 * Factors of the same in a catalogue of which all is in memory: there it is not pages that cost, but to compare the words of
 * each row that is walked along, and to ask the index of each bucket.
 */
const SMALL_FACTORS = { matches: 1, buckets: 3, walk: 2 };

/** About how many match, whatever narrows. */
export const matchesOf = ({ share, running, ended }: SearchTerms, isEnded: boolean) =>
  share * (isEnded ? ended : running);

/** Picks the plan that is estimated to read least. */
export function choosePlan(
  terms: SearchTerms,
  shape: Omit<Shape, 'plan' | 'namesPlan' | 'isContinued' | 'isRest' | 'restPlan'>,
): QueryPlan {
  const { share } = terms;
  const enough = shape.sort === 'relevance' ? shape.weighed.others : shape.max;
  const matches = matchesOf(terms, shape.ended);
  const costs: Record<QueryPlan, number> = {
    matches,
    buckets: BUCKETS_COST + 2 * enough + matches * (isFiltered(shape) ? FILTERED_BUCKET_SHARE : BUCKET_SHARE),
    walk: (enough / share) * (isFiltered(shape) ? LOOK_UP_COST : 1),
  };
  const costOf = (plan: QueryPlan) => costs[plan] * (terms.total < SMALL ? SMALL_FACTORS[plan] : 1);
  return (['matches', 'buckets', 'walk'] as const).reduce((best, plan) => (costOf(plan) < costOf(best) ? plan : best));
}

/** Returns how many deals a search by relevance weighs. */
export function weighedOf(terms: SearchTerms | null, isPartial: boolean): typeof WEIGHED {
  if (terms && terms.total < SMALL) return WEIGHED_OF_SMALL;
  return isPartial ? WEIGHED_OF_PARTIAL : WEIGHED;
}

/** Statements that find deals with the words in their names: few at once, more bucket by bucket, since along a list they are too far apart. Null: all that match are weighed. */
export function chooseNamesPlan(
  terms: SearchTerms,
  { ended, weighed }: Pick<Shape, 'ended' | 'weighed'>,
): QueryPlan | null {
  const matches = matchesOf(terms, ended);
  if (matches <= weighed.others * FEW) return null;
  return matches / IN_NAMES_SHARE < BUCKETS_COST + weighed.inNames ? 'matches' : 'buckets';
}
