import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { entries } from '#kernel/list.ts';
import { line, text } from '#kernel/text.ts';
import type { CatalogImport } from '../import/import.contract.ts';
import { IMPORT_COLUMNS } from '../import/import.limits.ts';
import { FEED_INTERVALS, type FeedFormat, feedLimits, WHEN_GONE } from './fetched-feeds.limits.ts';

const url = line(feedLimits.urlMax).refine((value) => {
  const { protocol, username, password } = URL.parse(value) ?? { protocol: '', username: '', password: '' };
  return /^https?:$/.test(protocol) && username + password === '';
}, 'A feed is at an http or https address, without a password in it.');

const rowsAt = text(500);

const from = z.union([
  z.strictObject({ field: text(feedLimits.fieldNameMax) }),
  z.strictObject({ always: line(feedLimits.alwaysMax) }),
]);

/** Columns of the import, and the feed's fields that they come from. */
const mapping = entries(from, { max: IMPORT_COLUMNS.length, nameMax: 50 }).refine(
  (given) => Object.keys(given).every((column) => IMPORT_COLUMNS.some((known) => known === column)),
  'This is no column of the import.',
);

export const oneFeedInput = z.object({ id });
export const addFeedInput = z.object({ url, source: line(feedLimits.sourceMax).optional() });
/** Looks at it again, somewhere else where that is said. */
export const lookAtFeedInput = z.object({ id, url: url.optional(), rowsAt: rowsAt.optional() });
export const previewFeedInput = z.object({ id, mapping });
export const saveFeedInput = z.object({
  id,
  /** Version that was changed here; another one meanwhile is a conflict. */
  version: z.int().min(1).max(2_147_483_647),
  mapping,
  whenGone: z.enum(WHEN_GONE),
  everyHours: z.literal(FEED_INTERVALS).nullable(),
});
export const runFeedInput = z.object({
  id,
  isDryRun: z.boolean(),
  /** Also where most of its deals would end. */
  isSure: z.boolean().default(false),
});

/** Source of a column: a field of the feed, or a fixed value. */
export type FeedSource = { field: string } | { always: string };

export interface FeedSummary {
  id: string;
  source: string;
  url: string;
  format: FeedFormat;
  everyHours: number | null;
  nextRunAt: string | null;
  checkedAt: string | null;
  /** How its newest run stands; null: there was none. */
  lastState: CatalogImport['state'] | null;
  /** Deals of it that run. */
  deals: number;
}

export interface Feed extends Omit<FeedSummary, 'lastState'> {
  rowsAt: string;
  mapping: Record<string, FeedSource>;
  whenGone: (typeof WHEN_GONE)[number];
  version: number;
  /** Time and author of the last save of its settings. */
  change: { at: string; by: { id: string; name: string } | null } | null;
  fields: FeedField[];
}

/** With the first that its first rows say there. */
export interface FeedField {
  name: string;
  example: string;
}

/** A row of the feed as the import would take it. */
export interface PreviewRow {
  row: { column: string; value: string }[];
  /** Why it would be rejected. */
  problems: string[];
}
