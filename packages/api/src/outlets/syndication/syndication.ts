import type { Category } from '#catalog/catalog.limits.ts';

/** Deals or tools of a search, or a shared collection, as every format of feeds has them. */
export interface Feed {
  title: string;
  subtitle?: string;
  /** When it changed otherwise than by its entries; ISO. */
  changedAt?: string;
  /** Absolute addresses: of this page of the feed, of the first one, of the search itself, and of the next one. */
  self: string;
  first: string;
  page: string;
  next: string | null;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Id of the row. */
  id: string;
  /** Absolute. */
  url: string;
  title: string;
  summary: string;
  /** The tool, or a page's site. */
  author: string;
  /** Null: it is not of the catalogue. */
  category: Category | null;
  /** Absolute. */
  image: string | null;
  /** ISO */
  publishedAt: string;
  changedAt: string;
}

/** When it or the last of its entries changed; what has none never did. */
export const changedAtOf = ({ entries, changedAt: own = new Date(0).toISOString() }: Feed): string =>
  entries.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), own);
