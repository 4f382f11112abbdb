export const NOTIFICATION_TABS = ['inbox', 'team', 'following'] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** Choices of when a kind is mailed. */
export const MAIL_WAYS = ['off', 'at_once', 'daily', 'weekly'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/** Shared by inputs, services and the screen; no zod here. */
export const notificationLimits = {
  page: 20,
  /** Unread ones are counted up to here. */
  countMax: 99,
  /** Lines that are marked or archived by one call. */
  idsMax: 100,
  cursorMax: 100,
  quoteMax: 200,
  timeZoneMax: 64,
  /** Token of a mail's links. */
  tokenMax: 400,
  /** Minute of the day at which digests are sent, unless the member chooses another. */
  digestAt: 480,
  /** Browsers that a member has notified while no page is open. */
  pushesMax: 10,
  endpointMax: 1_000,
  /** Members who are told within the call; more are told by jobs of so many each. */
  toldAtOnce: 100,
  /** Days that lines are kept, read or not. */
  keptDays: 180,
  /** Days for which it is remembered that a member was told. */
  eventsKeptDays: 730,
} as const;
