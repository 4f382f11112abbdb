import { z } from 'zod';
import { count, id, moment, named, nextCursor } from '#kernel/answers.ts';
import { MAIL_WAYS, NOTIFICATION_TABS } from './notifications.limits.ts';

const tab = z.enum(NOTIFICATION_TABS);
const mail = z.enum(MAIL_WAYS);

export const notification = named(
  'Notification',
  z.strictObject({
    id,
    kind: z.string(),
    tab,
    sentence: z
      .array(z.strictObject({ text: z.string(), isName: z.boolean() }))
      .describe('In pieces; names are people’s words, whose direction is their own.'),
    text: z.string().describe('The sentence as plain text.'),
    quote: z.string().nullable().describe('The first words of what somebody wrote.'),
    people: z
      .array(z.strictObject({ id, name: z.string(), avatar: z.string().nullable() }))
      .describe('Who did it, the latest first.'),
    picture: z.string().nullable().describe('Of what it is about.'),
    path: z.string().describe('The page that it leads to.'),
    at: moment.describe('When its latest event came.'),
    count: z.int().min(1).describe('Events that it joins.'),
    isRead: z.boolean(),
    isArchived: z.boolean(),
  }),
);
/** A line of the bell. Times are ISO strings. */
export interface Notification extends z.infer<typeof notification> {}

export const notificationPage = named('NotificationPage', z.strictObject({ items: z.array(notification), nextCursor }));
export interface NotificationPage extends z.infer<typeof notificationPage> {}

export const unreadCounts = named(
  'UnreadNotifications',
  z.strictObject({ inbox: count, team: count, following: count }).describe('Unread ones by tab, counted up to 99.'),
);
export interface UnreadCounts extends z.infer<typeof unreadCounts> {}

export const changed = named(
  'ChangedNotifications',
  z.strictObject({
    count: count.describe('Lines that it changed.'),
    mark: z.string().nullable().describe('Takes the change back by `undo`; null: nothing was changed.'),
  }),
);
export interface Changed extends z.infer<typeof changed> {}

export const choices = z.strictObject({
  kinds: z.array(
    z.strictObject({
      kind: z.string(),
      name: z.string().describe('In the language asked for.'),
      tab,
      inProduct: z.boolean(),
      mail: mail.nullable().describe('Null: the mail about it is part of the account’s safety, and always sent.'),
      push: z.boolean(),
    }),
  ),
});
/** Kinds that the member can be told of, and by which ways. */
export interface Choices extends z.infer<typeof choices> {}

export const settings = z.strictObject({
  timeZone: z.string().nullable().describe('IANA name; null: never chosen, which counts as UTC.'),
  quiet: z
    .strictObject({ from: z.int(), to: z.int() })
    .nullable()
    .describe('Minutes after midnight between which nothing is mailed or pushed; the end may lie on the next day.'),
  digestAt: z.int().describe('Minute of the day at which digests are sent, weekly ones on Mondays.'),
  mail: z.strictObject({
    email: z.string(),
    isConfirmed: z.boolean().describe('Only to a confirmed address notifications are mailed.'),
    stop: z
      .strictObject({ reason: z.enum(['bounce', 'complaint']), answer: z.string().nullable(), at: moment })
      .nullable()
      .describe('Why no notifications are mailed any more, until the address is confirmed again.'),
  }),
});
/** When a member is told, and whether mail reaches them. */
export interface NotificationSettings extends z.infer<typeof settings> {}

export const mailChoices = z.strictObject({
  kinds: z.array(z.strictObject({ kind: z.string(), name: z.string(), tab, mail })),
  asked: z.string().nullable().describe('The kind that the mail was about; null: it was about several.'),
});
/** By which mails the reader of a mail is told. */
export interface MailChoices extends z.infer<typeof mailChoices> {}

export const pushes = z.strictObject({
  key: z.string().describe('For `applicationServerKey` of the browser.'),
  devices: z.array(
    z.strictObject({ id, browser: z.string().nullable(), system: z.string().nullable(), addedAt: moment }),
  ),
});
/** Browsers that show a member's notifications while no page is open. */
export interface Pushes extends z.infer<typeof pushes> {}
