/** Shared by the zod inputs, the address of the page and its fields; no zod here. */
export const libraryLimits = {
  queryMax: 200,
  /** Tags asked for at once. */
  tagsMax: 20,
  /** Tags that one change removes everywhere, or merges. */
  replacedMax: 100,
  cursorMax: 1500,
  /** Items of one answer. */
  searchPage: 200,
  /** Items of one member of which a search by relevance weighs each match, however common its words are. */
  weighedMax: 50_000,
  /** Number of the newest items that tell, of more than those, whether words are common. */
  probed: 500,
  /** Matches of common words are looked for among so many of the newest items, and among more until there are enough. */
  newestMin: 1500,
  newestMax: 12_000,
  weighedFirst: 200,
  /** Items that are suggested while one types. */
  suggestions: 5,
  /** Groups of one answer. */
  duplicatesPage: 50,
  /** Items of each that come with them; a group may have one in each collection. */
  duplicatesShown: 4,
  /** Items of one group, when all of them are asked for. */
  duplicatesOfOne: 400,
  /** Bytes of one answer, as far as a single group allows. */
  duplicatesBytes: 60_000,
  /** Saved filters of one member. */
  filtersMax: 50,
  filterNameMax: 60,
} as const;

/** `relevance` needs words; without any it means `newest`. What a sort knows nothing of comes last. */
export const LIBRARY_SORTS = [
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
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** By what is sorted when `sort` was asked for. */
export const librarySort = ({ q, sort }: { q: string; sort: LibrarySort }): LibrarySort =>
  sort === 'relevance' && q === '' ? 'newest' : sort;
