import { type SQL, sql } from 'drizzle-orm';
import { catalogLimits } from '../catalog.limits.ts';
import { FACETS, type FacetField } from '../facets/facets.limits.ts';
import { dayBucket, discountBucket, ratingBucket, terms, within } from './buckets.sql.ts';

/** SQL of a filter on `d`, for the value that was chosen. */
interface Filter {
  /** Exactly as an index has it. */
  condition: (value: SQL) => SQL;
  /** Condition that the words' index answers, about as narrow as the filter; null: it answers none. */
  term: ((value: SQL) => SQL) | null;
}

const soon = sql`now() + make_interval(days => ${sql.raw(String(catalogLimits.endingSoonDays))})`;
export const endsSoon = sql`coalesce(d.ends_at, 'infinity') < ${soon}`;
// 1.1 * 10 is a little more than 11.
const tenths = (score: SQL) => sql`ceil(${score}::float8 * 10 - 1e-6)::smallint`;

/** A facet of a list, but for the price; one category alone has indexes of its own. */
export type FilterName = 'category' | FacetField;

export const filters: Record<FilterName, Filter> = {
  category: {
    condition: (category) => sql`d.category = ${category}`,
    term: (category) => sql`${terms} @> array['category:' || ${category}]`,
  },
  categories: {
    condition: (categories) => sql`d.category = any(${categories}::text[])`,
    term: (categories) => sql`${terms} && array(select 'category:' || c from unnest(${categories}::text[]) c)`,
  },
  minDiscount: {
    condition: (percentage) => sql`d.discount_percentage >= ${percentage}::smallint`,
    term: (percentage) => within('discount', discountBucket(percentage), sql`50`),
  },
  minRating: {
    condition: (score) => sql`d.rating_tenths >= ${tenths(score)}`,
    term: (score) => within('rating', ratingBucket(tenths(score)), sql`50`),
  },
  endingSoon: {
    condition: () => endsSoon,
    term: () => within('ends', dayBucket(sql`now()`), dayBucket(soon)),
  },
};

export type FilterValue = string | readonly string[] | number | boolean;
/** Values by the filter; null, false and no option narrow nothing. */
export type AskedFilters = { readonly [Name in FilterName]?: FilterValue | null | undefined };

/** Filters that narrow, with the value of each. */
export function chosenFilters(asked: AskedFilters): [FilterName, FilterValue][] {
  const names: FilterName[] = ['category', ...FACETS.map(({ field }) => field)];
  return names.flatMap((name): [FilterName, FilterValue][] => {
    const value = asked[name] ?? false;
    return value === false || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
  });
}
