import type { Category } from '../catalog.limits.ts';

/** Deals or tools of a search, as every format of feeds has them. */
export interface Feed {
  title: string;
  /** Absolute addresses: of this page of it, of the first one, of the search itself, and of what follows. */
  self: string;
  first: string;
  page: string;
  next: string | null;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Of the row. */
  id: string;
  /** Absolute. */
  url: string;
  title: string;
  summary: string;
  /** Of the tool. */
  author: string;
  category: Category;
  /** Absolute. */
  image: string;
  /** ISO */
  publishedAt: string;
  changedAt: string;
}

/** When the last of its entries changed; what has none never did. */
export const changedAtOf = ({ entries }: Feed): string =>
  entries.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), new Date(0).toISOString());
