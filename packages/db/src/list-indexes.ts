const ENDS_AT = `coalesce(ends_at, 'infinity')`;
const FACETS = ['category', 'price_minor', 'discount_percentage', 'rating_tenths', 'starts_at', 'ends_at'];

/** Of running deals, or of ended ones: sorted by `key`, with all that narrows a list beside it, so that only what is shown is read from the table. */
function sorted(kind: 'running' | 'ended', key: string, isByCategory: boolean): string {
  const keys = isByCategory ? ['category', key, 'id'] : [key, 'id'];
  const others = FACETS.filter((facet) => !keys.includes(facet));
  return `deals (${keys.join(', ')}) include (${others.join(', ')}) where ${kind === 'ended' ? '' : 'not '}has_ended`;
}

/** By words. Without a list of pending entries, which each search would read. */
const searched = (kind: 'running' | 'ended') => `deals using gin (search) with (fastupdate = off) where ${kind === 'ended' ? '' : 'not '}has_ended`;

const RUNNING_KEYS = { starts_at: 'starts_at', ends_at: ENDS_AT, price: 'price_minor', discount: 'discount_percentage', rating: 'rating_tenths' };

/** What every list of deals walks, however many there are (T41): name and definition. */
export const listIndexes: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(RUNNING_KEYS).flatMap(([name, key]) => [
      [`deals_running_${name}_idx`, sorted('running', key, false)],
      [`deals_running_category_${name}_idx`, sorted('running', key, true)],
    ]),
  ),
  deals_ended_ends_at_idx: sorted('ended', ENDS_AT, false),
  deals_ended_category_ends_at_idx: sorted('ended', ENDS_AT, true),
  deals_running_search_idx: searched('running'),
  deals_ended_search_idx: searched('ended'),
};
