import { type SQL, sql } from 'drizzle-orm';
import { majorOf } from '#kernel/money/money.sql.ts';
import type { LibrarySort } from './library.limits.ts';

/** Types of the sort keys; a key without a value would compare to nothing. */
export const keyTypes = {
  relevance: 'number',
  newest: 'moment',
  oldest: 'moment',
  title: 'text',
  '-title': 'text',
  site: 'text',
  collection: 'text',
  price: 'number',
  '-price': 'number',
  ending: 'moment',
} as const satisfies Record<LibrarySort, KeyType>;
type KeyType = 'number' | 'text' | 'moment';

/** A key in JSON: moments are microseconds, which a number holds exactly. */
export const keyJson = (type: KeyType, key: SQL): SQL =>
  type === 'moment' ? sql`coalesce(nullif(extract(epoch from ${key}), 'infinity') * 1000000, -1)::float8` : key;

/** The same read again. */
export const keyOf = (type: KeyType, key: string | number): SQL =>
  type === 'text'
    ? sql`${key}::text`
    : type === 'number'
      ? sql`${key}::float8`
      : Number(key) < 0
        ? NEVER
        : sql`'epoch'::timestamptz + ${key}::float8::bigint * interval '1 microsecond'`;

/** The greatest first. */
export const isDescending = (sort: LibrarySort): boolean =>
  sort === 'relevance' || sort === 'newest' || sort.startsWith('-');

// Aliases of the rows in search.repo.ts: i is an item, p its page, d its deal, t its tool or its deal's, c its
// collection.

/** Letters as people sort them, in any language. */
const inWords = (value: SQL) => sql`left(lower(${value}), 200) collate "und-x-icu"`;
const NEVER = sql`'infinity'::timestamptz`;

const title = sql`coalesce(nullif(p.title, ''), p.canonical_url, d.title, t.name, '')`;
const site = sql`coalesce(substring(p.canonical_url from '^(?:https?://)?([^/?#]+)'), t.domain, '')`;
const price = majorOf(sql`d.price_minor`, sql`d.price_rest`);

interface Searched {
  /** The words, perhaps unfinished, as a tsquery. */
  query: SQL;
  /** The same as they are. */
  whole: SQL;
  /** The words of a row. */
  document: SQL;
}

/** Expressions that rows are sorted by; equal rows are sorted by their ids. */
export const sortKeys = ({ query, whole, document }: Searched): Record<LibrarySort, SQL> => ({
  // Whole words before those that only begin so.
  relevance: sql`(ts_rank(${document}, ${query}) + ts_rank(${document}, ${whole}))::float8`,
  newest: sql`i.added_at`,
  oldest: sql`i.added_at`,
  title: inWords(title),
  '-title': inWords(title),
  site: inWords(site),
  collection: inWords(sql`c.name`),
  price: sql`coalesce(${price}, 1e300::float8)`,
  '-price': sql`coalesce(${price}, -1::float8)`,
  ending: sql`case when d.ends_at > now() then d.ends_at else ${NEVER} end`,
});
