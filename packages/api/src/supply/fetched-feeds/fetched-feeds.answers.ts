import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { catalogImport } from '../import/import.answers.ts';
import { IMPORT_COLUMNS } from '../import/import.limits.ts';
import { FEED_FORMATS, FEED_INTERVALS, WHEN_GONE } from './fetched-feeds.limits.ts';

export const feedSource = z.union([z.strictObject({ field: z.string() }), z.strictObject({ always: z.string() })]);
/** Source of a column: a field of the feed, or a fixed value. */
export type FeedSource = z.infer<typeof feedSource>;

export const feedSummary = z.strictObject({
  id,
  source: z.string(),
  url: z.string(),
  format: z.enum(FEED_FORMATS),
  everyHours: z.literal(FEED_INTERVALS).nullable(),
  nextRunAt: moment.nullable(),
  checkedAt: moment.nullable(),
  lastState: catalogImport.shape.state.nullable().describe('How its newest run stands; null: there was none.'),
  deals: count.describe('Deals of it that run.'),
});
export interface FeedSummary extends z.infer<typeof feedSummary> {}
export const feeds = z.strictObject({ feeds: z.array(feedSummary) });

export const feedField = z.strictObject({ name: z.string(), example: z.string() });
/** A field, and the first value that the first rows have there. */
export interface FeedField extends z.infer<typeof feedField> {}

export const feed = feedSummary.omit({ lastState: true }).extend({
  rowsAt: z.string(),
  mapping: z.record(z.string(), feedSource),
  whenGone: z.enum(WHEN_GONE),
  version: count,
  change: z
    .strictObject({ at: moment, by: z.strictObject({ id, name: z.string() }).nullable() })
    .nullable()
    .describe('Time and author of the last save of its settings.'),
  fields: z.array(feedField),
});
export interface Feed extends z.infer<typeof feed> {}
export const feedId = z.strictObject({ id });
export const feedPlaces = z.strictObject({ places: z.array(z.string()) });

export const previewRow = z.strictObject({
  row: z.array(z.strictObject({ column: z.enum(IMPORT_COLUMNS), value: z.string() })),
  problems: z.array(z.string()).describe('Why it would be rejected.'),
});
/** A row of the feed as the import would take it. */
export interface PreviewRow extends z.infer<typeof previewRow> {}
export const feedPreview = z.strictObject({ rows: z.array(previewRow) });
