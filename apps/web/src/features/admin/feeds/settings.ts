import type { Feed } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { FEED_INTERVALS } from '@onceware/api/supply/fetched-feeds/fetched-feeds.limits';
import { IMPORT_COLUMNS, type ImportColumn } from '@onceware/api/supply/import/import.limits';

type Source = Feed['mapping'][string];

/** Settings of a feed: the source of each mapped column, null if it is not imported, and the other options. */
export type Settings = Record<ImportColumn, Source | null> & {
  whenGone: Feed['whenGone'];
  everyHours: Feed['everyHours'];
};

/** An interval that a feed can have; null: only by hand. */
export const intervalOf = (hours: number): Settings['everyHours'] =>
  FEED_INTERVALS.find((interval) => interval === hours) ?? null;

export function settingsOf({ mapping, whenGone, everyHours }: Feed): Settings {
  // Every column has its own.
  const columns = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, mapping[column] ?? null])) as Record<
    ImportColumn,
    Source | null
  >;
  return { ...columns, whenGone, everyHours };
}

export const mappingOf = (settings: Settings): Feed['mapping'] =>
  Object.fromEntries(
    IMPORT_COLUMNS.flatMap((column) => {
      const source = settings[column];
      return source ? [[column, source]] : [];
    }),
  );
