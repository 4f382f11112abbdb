export const importLimits = {
  bytesMax: 256 * 1024 * 1024,
  /** Rejected rows that are listed; the others are only counted. */
  notesMax: 1_000,
} as const;

/** Rows that may use a column: any, or only a deal's; a column with `makes` makes its row a deal's. */
type Says = 'any' | 'deal' | 'makes';

/** The columns of an import's rows, in the order of docs/import.md. */
const COLUMNS = {
  external_id: 'any',
  name: 'any',
  tagline: 'any',
  website: 'any',
  domain: 'any',
  tags: 'any',
  alternative_to: 'any',
  category: 'any',
  logo_url: 'any',
  description: 'any',
  tool_description: 'deal',
  rating: 'any',
  rating_count: 'any',
  rating_source: 'any',
  tool_rating: 'any',
  tool_rating_count: 'any',
  title: 'makes',
  promise: 'deal',
  base_price: 'makes',
  current_price: 'makes',
  currency: 'deal',
  cover_url: 'deal',
  gallery: 'deal',
  deal_url: 'deal',
  coupon: 'deal',
  sold_by: 'deal',
  refund_days: 'deal',
  redeem_by: 'deal',
  redeem_days: 'deal',
  updates: 'deal',
  stacking: 'deal',
  plans: 'deal',
  earlier_prices: 'deal',
  starts_at: 'deal',
  ends_at: 'makes',
} as const satisfies Record<string, Says>;

export type ImportColumn = keyof typeof COLUMNS;

export const IMPORT_COLUMNS = Object.keys(COLUMNS) as ImportColumn[];

const says: Readonly<Record<string, Says>> = COLUMNS;

/** Whether only a deal's row says it. */
export const isOfDeals = (column: string): boolean => Object.hasOwn(says, column) && says[column] !== 'any';

/** A row is a deal's as soon as it says one of these. */
export const DEAL_MAKERS = IMPORT_COLUMNS.filter((column) => COLUMNS[column] === 'makes');
