/** Shared by the zod inputs and the pages. */
export const feedLimits = {
  /** Size of a fetched feed, unpacked. */
  bytesMax: 16 * 1024 * 1024,
  urlMax: 2_000,
  sourceMax: 100,
  /** Fields that are told apart; what stands deeper or comes later is in none. */
  fieldsMax: 200,
  fieldNameMax: 200,
  alwaysMax: 500,
  /** Rows that are kept for the preview. */
  sampleRows: 5,
  listed: 200,
} as const;

/** How often a feed can be fetched by itself, in hours. */
export const FEED_INTERVALS = [1, 3, 6, 12, 24, 168] as const;

export const FEED_FORMATS = ['json', 'csv', 'xml'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Options for deals that left the feed. */
export const WHEN_GONE = ['leave', 'end'] as const;
