import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, moment, updatedAt } from './columns.ts';
import { notifications } from './notifications.ts';

/** Addresses of members' own, to which notifications are posted, signed: one a member (docs/decisions/067-webhooks.md). */
export const memberWebhooks = pgTable(
  'member_webhooks',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Kinds that it is told of; null: all, also those that come. */
    kinds: text().array(),
    /** Sealed with the data key. */
    secret: text().notNull(),
    /** The secret before, which signs too until then, so that a receiver can change over. */
    formerSecret: text(),
    formerUntil: moment(),
    /** Paused by its member. */
    pausedAt: moment(),
    /** Switched off by us, because nothing arrived. */
    offAt: moment(),
    offReason: text({ enum: ['failing', 'gone'] }),
    /** Failed attempts since the last that arrived, and when the first of them was. */
    failures: integer().notNull().default(0),
    failingSince: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('member_webhooks_off_check', sql`(${t.offAt} is null) = (${t.offReason} is null)`)],
);

/** Messages to members' webhooks: those that wait, and the last that are over, as the log shows them. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Id of the message, the same at each attempt. */
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => memberWebhooks.userId, { onDelete: 'cascade' }),
    /** Null: a test. What it says is made anew at each attempt. */
    notificationId: uuid().references(() => notifications.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    attempts: integer().notNull().default(0),
    triedAt: moment(),
    /** When it is tried next, or while it is tried, when another may try instead; null: over. */
    nextAt: moment(),
    arrivedAt: moment(),
    /** Status and first words of the last answer. */
    status: integer(),
    answer: text(),
    /** Reason why the last attempt failed, or why there is none. */
    failure: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_log_idx').on(t.userId, t.createdAt, t.id),
    index('webhook_deliveries_next_idx')
      .on(t.nextAt, t.userId)
      .where(sql`${t.nextAt} is not null`),
    index('webhook_deliveries_notification_id_idx').on(t.notificationId),
  ],
);
