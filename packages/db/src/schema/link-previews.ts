import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { messages, rooms } from './chat.ts';
import { createdAt, id, moment } from './columns.ts';

/**
 * Words of web pages that messages link to, fetched once for all common rooms together, and for each private room apart
 * (docs/decisions/103-link-previews.md). Who asked is nowhere stored.
 */
export const linkPreviews = pgTable(
  'link_previews',
  {
    id: id(),
    /** The private room whose it is; null: of the rooms that everybody may read. */
    roomId: uuid().references(() => rooms.id, { onDelete: 'cascade' }),
    canonicalUrl: text().notNull(),
    /** Address that is fetched. */
    url: text().notNull(),
    state: text({ enum: ['waiting', 'fetched', 'failed'] })
      .notNull()
      .default('waiting'),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    siteName: text().notNull().default(''),
    /** Failures in a row: each makes the next attempt come later. */
    failures: smallint().notNull().default(0),
    /** From then on the next message with the link has it fetched again; while that is done, when somebody else may. */
    dueAt: moment().notNull(),
    /** When the page was last read; null: never. */
    fetchedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('link_previews_canonical_url_key').on(t.canonicalUrl, t.roomId).nullsNotDistinct(),
    index('link_previews_room_id_idx')
      .on(t.roomId)
      .where(sql`${t.roomId} is not null`),
    check('link_previews_state_check', sql`${t.state} in ('waiting', 'fetched', 'failed')`),
  ],
);

/** The first links of a message that have a preview, or wait for one. */
export const messageLinks = pgTable(
  'message_links',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** 0, 1, 2 */
    position: smallint().notNull(),
    previewId: uuid()
      .notNull()
      .references(() => linkPreviews.id, { onDelete: 'cascade' }),
    /** Address as it was written. */
    url: text().notNull(),
    /** Its preview was taken off. */
    isRemoved: boolean().notNull(),
    /** The room has been told of the message with it; until then a finished fetch tells it. */
    isTold: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    index('message_links_preview_id_idx').on(t.previewId, t.isTold),
  ],
);

/** Members who want to see no previews. */
export const previewOptOuts = pgTable('preview_opt_outs', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
