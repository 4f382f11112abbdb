/** Shared by the zod inputs, the address of the page and its fields; no zod here. */
export const keptLimits = {
  queryMax: 200,
  /** Tags asked for at once. */
  tagsMax: 20,
  /** Tags that one change takes away everywhere, or makes one of. */
  replacedMax: 100,
  cursorMax: 1500,
  /** Items of one answer. */
  searchPage: 200,
  /** Items that are suggested while one types. */
  suggestions: 5,
  /** Groups of one answer. */
  duplicatesPage: 50,
  /** Saved filters of one member. */
  filtersMax: 50,
  filterNameMax: 60,
} as const;

/** `relevance` needs words; without any it means `newest`. What a sort knows nothing of comes last. */
export const KEPT_SORTS = [
  'relevance',
  'newest',
  'oldest',
  'title',
  '-title',
  'site',
  'collection',
  'price',
  '-price',
  'ending',
] as const;
export type KeptSort = (typeof KEPT_SORTS)[number];

/** By what is sorted when `sort` was asked for. */
export const keptSort = ({ q, sort }: { q: string; sort: KeptSort }): KeptSort =>
  sort === 'relevance' && q === '' ? 'newest' : sort;
