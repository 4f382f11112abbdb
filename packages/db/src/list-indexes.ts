const ENDS_AT = `coalesce(ends_at, 'infinity')`;
const FACETS = ['category', 'currency', 'price_minor', 'discount_percentage', 'rating_tenths', 'starts_at', 'ends_at'];

/**
 * Defines an index of running deals, or of ended ones: sorted by `key`, with all filter columns included, so that only
 * what is shown is read from the table.
 */
function sorted(kind: 'running' | 'ended', key: string, isByCategory: boolean): string {
  // Prices of one currency stand in an order that no rate of exchange changes.
  const sortedBy = key === 'price_minor' ? ['currency', key, 'id'] : [key, 'id'];
  const keys = isByCategory ? ['category', ...sortedBy] : sortedBy;
  const others = FACETS.filter((facet) => !keys.includes(facet));
  return `deals (${keys.join(', ')}) include (${others.join(', ')}) where ${kind === 'ended' ? '' : 'not '}has_ended`;
}

/**
 * By words and by what narrows and sorts. Its list of pending entries makes an import three times as quick;
 * it is short, because each search reads it whole.
 */
const searched = (kind: 'running' | 'ended', document: string) =>
  `deals using gin (${document}, deal_terms(category, currency, starts_at, ends_at, price_minor, discount_percentage, rating_tenths)) with (gin_pending_list_limit = 1024) where ${kind === 'ended' ? '' : 'not '}has_ended`;

const NAMES = 'names_document(search)';

const KEYS = { ends_at: ENDS_AT, price: 'price_minor', discount: 'discount_percentage', rating: 'rating_tenths' };

/** Ended deals are newest by when they ended. */
const keysOf = (kind: 'running' | 'ended') =>
  Object.entries(kind === 'ended' ? KEYS : { starts_at: 'starts_at', ...KEYS });

/** Indexes that every list of deals walks, however many deals there are (T41): name and definition. */
export const listIndexes: Record<string, string> = Object.fromEntries(
  (['running', 'ended'] as const).flatMap((kind) => [
    ...keysOf(kind).flatMap(([name, key]) => [
      [`deals_${kind}_by_${name}_idx`, sorted(kind, key, false)],
      [`deals_${kind}_by_category_${name}_idx`, sorted(kind, key, true)],
    ]),
    [`deals_${kind}_words_idx`, searched(kind, 'search')],
    // Deals whose name has the words are fewer, and come first by relevance. Every deal has such a
    // document, but only a query that asks for one can use this index, so that no other query finds deals here by their
    // terms and reads them all for their words.
    [`deals_${kind}_in_names_idx`, `${searched(kind, NAMES)} and ${NAMES} is not null`],
  ]),
);

/**
 * Deals that are dearer than in the month before, however long that is ago: what `verdictOf` asks beside the time
 * (price-claims.contract.ts). Their index is short, so that maintenance can count them each minute.
 */
export const HAVE_RISEN = `not has_ended and not is_lowest_ever and price_memory #>> '{previous,currency}' = currency::text
  and (price_memory #>> '{previous,price}')::float8 < major_price(price_minor, price_rest)
  and (price_memory #>> '{lowestBefore,price}')::float8 < major_price(price_minor, price_rest)`;

/** Moment since when a price is asked, as text, which sorts as the moments do. */
export const ASKED_SINCE = `((price_memory ->> 'since') collate "C")`;

/** Indexes that these have replaced: without currencies, and with names in which any query's terms were looked up. */
export const formerListIndexes: string[] = (['running', 'ended'] as const).flatMap((kind) => [
  ...keysOf(kind).flatMap(([name]) => [`deals_${kind}_${name}_idx`, `deals_${kind}_category_${name}_idx`]),
  `deals_${kind}_terms_idx`,
  `deals_${kind}_names_idx`,
]);
