import { z } from 'zod';
import { id } from '#kernel/table/table.contract.ts';
import { entries } from '#kernel/list.ts';
import { line, text } from '#kernel/text.ts';
import { IMPORT_COLUMNS } from '../import/import.limits.ts';
import { FEED_INTERVALS, feedLimits, WHEN_GONE } from './fetched-feeds.limits.ts';

export type * from './fetched-feeds.answers.ts';

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
