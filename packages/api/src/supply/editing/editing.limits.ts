/** Limits of content, which the columns of an import share. */
export const contentLimits = {
  nameMax: 200,
  lineMax: 500,
  textMax: 20_000,
  addressMax: 2_000,
  tagsMax: 100,
  tagMax: 200,
  replacesMax: 20,
  alternativesMax: 8,
  galleryMax: 20,
  plansMax: 20,
  featuresMax: 30,
  planLimitsMax: 30,
  shortMax: 100,
  /** The most that a column of hundredths holds, in major units. */
  priceMax: 21_474_836.47,
  daysMax: 3_650,
  stackingMax: 1_000,
} as const;

export const editingLimits = {
  /** Deals or tools that one call changes; more are sent in parts. */
  changesMax: 100,
  draftsMax: 200,
  versionsMax: 200,
  /** Number of items with the search terms in their names that staff's table counts and pages through. */
  foundMax: 1_000,
  /** More than a deal or a tool has. */
  fieldsMax: 40,
} as const;

export const ENTITY_STATES = ['running', 'scheduled', 'ended', 'hidden'] as const;
export type EntityState = (typeof ENTITY_STATES)[number];
