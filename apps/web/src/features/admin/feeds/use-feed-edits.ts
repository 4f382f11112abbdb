import type { Feed } from '@onceware/api/catalog/import/feeds/feed.contract';
import { FEED_INTERVALS } from '@onceware/api/catalog/import/feeds/feed.limits';
import { useState } from 'react';

type Source = Feed['mapping'][string];
type Other = Pick<Feed, 'whenGone' | 'everyHours'>;

interface Edits {
  /** Null: not taken any more. */
  columns: Record<string, Source | null>;
  other: Partial<Other>;
}
const NONE: Edits = { columns: {}, other: {} };

/** A feed's settings with what was changed here and is not saved: that stays, whatever the feed is read anew for. */
export function useFeedEdits(feed: Feed) {
  const [edits, setEdits] = useState(NONE);
  const { columns, other } = edits;
  const mapping = Object.fromEntries(
    Object.entries({ ...feed.mapping, ...columns }).flatMap(([column, source]) => (source ? [[column, source]] : [])),
  );
  const { whenGone, everyHours }: Other = { ...feed, ...other };
  return {
    mapping,
    whenGone,
    everyHours: FEED_INTERVALS.find((interval) => interval === everyHours) ?? null,
    map: (column: string, source: Source | null) =>
      setEdits((before) => ({ ...before, columns: { ...before.columns, [column]: source } })),
    set: (changes: Partial<Other>) => setEdits((before) => ({ ...before, other: { ...before.other, ...changes } })),
    edits,
    /** These are saved; what was changed while they were on their way is not. */
    drop: (saved: Edits) =>
      setEdits((now) => ({ columns: without(now.columns, saved.columns), other: without(now.other, saved.other) })),
  };
}

const without = <Values extends object>(now: Values, saved: Values): Values =>
  // What is left has the same names.
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== (saved as Record<string, unknown>)[name]),
  ) as Values;
