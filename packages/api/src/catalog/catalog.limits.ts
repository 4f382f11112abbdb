/** Categories of deals and tools. Imported tags are mapped to these; those that fit none become `other`. */
export const CATEGORIES = [
  'ai',
  'analytics',
  'design',
  'development',
  'education',
  'finance',
  'infrastructure',
  'marketing',
  'media',
  'productivity',
  'sales',
  'security',
  'support',
  'writing',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** `relevance` needs a query; without one it means `newest`. */
export const DEAL_SORTS = ['relevance', 'newest', 'ending', 'discount', 'price', '-price', 'rating'] as const;
export type DealSort = (typeof DEAL_SORTS)[number];

/** Which later versions a deal pays for: all, those of the version that was bought, a year's, or none. */
export const UPDATES = ['all', 'version', 'year', 'none'] as const;
export type Updates = (typeof UPDATES)[number];

export const catalogLimits = {
  queryMax: 100,
  cursorMax: 200,
  /** In major units; far above what a price can be. */
  priceMax: 1_000_000_000,
  pageMax: 48,
  pageDefault: 24,
  cardsMax: 100,
  slugMax: 120,
  compareMax: 4,
  endingSoonDays: 7,
  /** Number of deals that end next, among which the front page picks one with at least `pickRatingsMin` ratings. */
  pickAmong: 100,
  pickRatingsMin: 5,
  /** Choices are counted up to here. */
  facetsMax: 10_000,
} as const;

/** Steps that narrow prices with one choice. They include both ends. */
export const PRICE_BANDS = [
  { min: null, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: null },
] as const;
