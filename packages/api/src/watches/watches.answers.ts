import { z } from 'zod';
import { count, id, moment, named, nextCursor } from '#kernel/answers.ts';
import { WATCH_KINDS } from './watches.limits.ts';

const money = z.strictObject({ amount: z.number(), currency: z.string() });

export const watch = named(
  'Watch',
  z.strictObject({
    id,
    kind: z.enum(WATCH_KINDS),
    deal: z
      .strictObject({
        id,
        slug: z.string(),
        title: z.string(),
        price: z.number(),
        currency: z.string(),
        hasEnded: z.boolean(),
      })
      .nullable()
      .describe('Of a watched deal; null also while nobody may see it.'),
    tool: z.strictObject({ id, slug: z.string(), name: z.string() }).nullable().describe('Of a watched tool.'),
    search: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Filters of a watched search, as `catalog.facets` takes them.'),
    name: z.string().nullable().describe('Of a search, if it was given one.'),
    wish: money.nullable().describe('Null: any price.'),
    isPaused: z.boolean(),
    toldAt: moment.nullable().describe('When it told last.'),
    createdAt: moment,
  }),
);
/** Times are ISO strings. */
export interface Watch extends z.infer<typeof watch> {}

export const watchPage = named('WatchPage', z.strictObject({ items: z.array(watch), count, nextCursor }));
export interface WatchPage extends z.infer<typeof watchPage> {}

export const keptWatch = named('KeptWatch', z.strictObject({ watch }));
export const foundWatch = z.strictObject({ watch: watch.nullable() });

export const watchPreview = z.strictObject({
  found: z
    .array(
      z.strictObject({
        deal: z.strictObject({ slug: z.string(), title: z.string() }),
        price: z.number(),
        currency: z.string(),
        at: moment.describe('When it would have been told.'),
      }),
    )
    .describe('The last that would have been told in 30 days, the latest first.'),
  isMore: z.boolean(),
  now: z
    .strictObject({ slug: z.string(), title: z.string(), price: z.number(), currency: z.string(), isMet: z.boolean() })
    .nullable()
    .describe('The cheapest deal of what is watched today; when it meets the wish already, only less is told.'),
});
export interface WatchPreview extends z.infer<typeof watchPreview> {}
