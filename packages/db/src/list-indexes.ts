const ENDS_AT = `coalesce(ends_at, 'infinity')`;
const FACETS = ['category', 'price_minor', 'discount_percentage', 'rating_tenths', 'starts_at', 'ends_at'];

/** Of running deals, or of ended ones: sorted by `key`, with all that narrows a list beside it, so that only what is shown is read from the table. */
function sorted(kind: 'running' | 'ended', key: string, isByCategory: boolean): string {
  const keys = isByCategory ? ['category', key, 'id'] : [key, 'id'];
  const others = FACETS.filter((facet) => !keys.includes(facet));
  return `deals (${keys.join(', ')}) include (${others.join(', ')}) where ${kind === 'ended' ? '' : 'not '}has_ended`;
}

/**
 * By words and by what narrows and sorts (migration 0013). Its list of pending entries makes an import three times as quick;
 * it is short, because each search reads it whole (migration 0015).
 */
const searched = (kind: 'running' | 'ended') =>
  `deals using gin (search, deal_terms(category, starts_at, ends_at, price_minor, discount_percentage, rating_tenths)) with (gin_pending_list_limit = 1024) where ${kind === 'ended' ? '' : 'not '}has_ended`;

const KEYS = { ends_at: ENDS_AT, price: 'price_minor', discount: 'discount_percentage', rating: 'rating_tenths' };

/** Of ended deals the newest are those that ended last. */
const keysOf = (kind: 'running' | 'ended') =>
  Object.entries(kind === 'ended' ? KEYS : { starts_at: 'starts_at', ...KEYS });

/** What every list of deals walks, however many there are (T41): name and definition. */
export const listIndexes: Record<string, string> = Object.fromEntries(
  (['running', 'ended'] as const).flatMap((kind) => [
    ...keysOf(kind).flatMap(([name, key]) => [
      [`deals_${kind}_${name}_idx`, sorted(kind, key, false)],
      [`deals_${kind}_category_${name}_idx`, sorted(kind, key, true)],
    ]),
    [`deals_${kind}_terms_idx`, searched(kind)],
  ]),
);
