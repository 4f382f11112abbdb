import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './auth.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/**
 * Lines of the bell. Events of one kind and group that come while the line is unread join it, so that many alike are one line
 * (docs/decisions/065-notifications.md).
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of a kind: an entry of a feature's `*.notifications.ts`. */
    kind: text().notNull(),
    tab: text({ enum: ['inbox', 'team', 'following'] }).notNull(),
    /** Subject of the latest event, such as a message or a deal. */
    subjectId: uuid(),
    /** Events with the same key join the line. */
    groupKey: text().notNull(),
    /** People who did it, the latest first, three at most. */
    actorIds: uuid().array().notNull().default([]),
    /** Number of events that joined. */
    count: integer().notNull().default(1),
    /** Facts as they were at the latest event, such as a price. */
    data: jsonb().notNull().default({}),
    /** False: the member wants this kind by other ways alone. */
    isListed: boolean().notNull().default(true),
    /** When its latest event came. */
    toldAt: moment().notNull().defaultNow(),
    readAt: moment(),
    archivedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    // Serves the count of unread ones, and finds the line that an event joins.
    uniqueIndex('notifications_open_key')
      .on(t.userId, t.isListed, t.tab, t.kind, t.groupKey)
      .where(sql`${t.readAt} is null and ${t.archivedAt} is null`),
    index('notifications_all_idx')
      .on(t.userId, t.toldAt, t.id)
      .where(sql`${t.archivedAt} is null`),
    index('notifications_tab_idx')
      .on(t.userId, t.tab, t.toldAt, t.id)
      .where(sql`${t.archivedAt} is null`),
    index('notifications_archived_idx')
      .on(t.userId, t.toldAt, t.id)
      .where(sql`${t.archivedAt} is not null`),
    // All of a member's, archived or not: for the export, for taking back what was marked, and for the end of the account.
    index('notifications_user_id_idx').on(t.userId),
    index('notifications_created_at_idx').using('brin', t.createdAt),
    check('notifications_tab_check', sql`${t.tab} in ('inbox', 'team', 'following')`),
  ],
);

/** Events that a member was told of: none is told twice, whoever tells it. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    eventKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.eventKey] }),
    index('notification_events_created_at_idx').using('brin', t.createdAt),
  ],
);

/** Ways by which a member wants a kind told; null: as the kind has it. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    inProduct: boolean(),
    mail: text({ enum: ['off', 'at_once', 'daily', 'weekly'] }),
    push: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('notification_choices_mail_check', sql`${t.mail} in ('off', 'at_once', 'daily', 'weekly')`),
  ],
);

/** When a member wants to be told by mail or push. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** IANA name. */
    timeZone: text().notNull().default('UTC'),
    /** Minutes after midnight, in their time zone; null: no quiet hours. The end may lie on the next day. */
    quietFrom: integer(),
    quietTo: integer(),
    /** Minute of the day at which digests are sent; weekly ones on Mondays. */
    digestAt: integer().notNull().default(480),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('notification_settings_quiet_check', sql`(${t.quietFrom} is null) = (${t.quietTo} is null)`),
    check(
      'notification_settings_minutes_check',
      sql`${t.quietFrom} between 0 and 1439 and ${t.quietTo} between 0 and 1439 and ${t.digestAt} between 0 and 1439`,
    ),
  ],
);

/** Lines that wait to be told by mail, push or webhook. A row goes in the transaction that queues what tells it. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text({ enum: ['mail', 'push', 'webhook'] }).notNull(),
    dueAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.way] }),
    // Walked by what sends them, members of one moment apart.
    index('notification_deliveries_due_idx').on(t.dueAt, t.userId, t.way),
    index('notification_deliveries_user_id_idx').on(t.userId, t.way),
    check('notification_deliveries_way_check', sql`${t.way} in ('mail', 'push', 'webhook')`),
  ],
);

/** Until when each job that tells of changes has told them: the next run begins there, or a little before. */
export const notificationRuns = pgTable('notification_runs', {
  job: text().primaryKey(),
  until: moment().notNull(),
});
/** Browsers that show a member's notifications while no page of the site is open (RFC 8030). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's session: what is pushed to it ends with that. */
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service. */
    endpoint: text().notNull().unique('push_subscriptions_endpoint_key'),
    /** Public key and secret of the browser, by which what is sent is encrypted (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Browser and system, for the member to tell them apart. */
    userAgent: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('push_subscriptions_user_id_idx').on(t.userId),
    index('push_subscriptions_session_id_idx').on(t.sessionId),
  ],
);
