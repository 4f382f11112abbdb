export type NotificationTab = 'all' | 'inbox' | 'team' | 'following';
export const NOTIFICATION_TABS: readonly NotificationTab[] = ['all', 'inbox', 'team', 'following'];

/** Kind of event; its sentence is a message of this name. */
type NotificationKind =
  | 'mentioned'
  | 'replied'
  | 'invited'
  | 'joined'
  | 'finished'
  | 'uploaded'
  | 'published'
  | 'shared'
  | 'reviewed';

export interface SampleNotification {
  id: string;
  tab: Exclude<NotificationTab, 'all'>;
  personId: string;
  kind: NotificationKind;
  /** Name of the subject, as its makers call it. */
  topic: string;
  /** Text that the person wrote. */
  quote?: string;
  /** When the page was opened. */
  minutesOld: number;
  isUnread: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Newest first. */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    id: 'n1',
    tab: 'inbox',
    personId: 'marisol',
    kind: 'mentioned',
    topic: 'Evening course platform',
    quote: 'Could you look at the captions before Friday? Two of them run late.',
    minutesOld: 4,
    isUnread: true,
  },
  {
    id: 'n2',
    tab: 'team',
    personId: 'ingrid',
    kind: 'finished',
    topic: 'Write in English',
    minutesOld: 38,
    isUnread: true,
  },
  {
    id: 'n3',
    tab: 'following',
    personId: 'elise',
    kind: 'published',
    topic: 'Nine thousand readers, no lost address',
    minutesOld: 2 * HOUR,
    isUnread: true,
  },
  {
    id: 'n4',
    tab: 'inbox',
    personId: 'jun',
    kind: 'invited',
    topic: 'Self-hosters',
    quote: 'We meet on the first Tuesday.',
    minutesOld: 5 * HOUR,
    isUnread: true,
  },
  {
    id: 'n5',
    tab: 'team',
    personId: 'noor',
    kind: 'joined',
    topic: 'Ferry help pages',
    minutesOld: 9 * HOUR,
    isUnread: false,
  },
  {
    id: 'n6',
    tab: 'following',
    personId: 'amara',
    kind: 'shared',
    topic: 'Receipts and invoices',
    minutesOld: DAY,
    isUnread: false,
  },
  {
    id: 'n7',
    tab: 'inbox',
    personId: 'owen',
    kind: 'replied',
    topic: 'One-take video',
    quote: 'Same here. The export got better in the spring, try it again.',
    minutesOld: 2 * DAY,
    isUnread: false,
  },
  {
    id: 'n8',
    tab: 'team',
    personId: 'desh',
    kind: 'uploaded',
    topic: 'counter-training.pdf',
    minutesOld: 3 * DAY,
    isUnread: false,
  },
  {
    id: 'n9',
    tab: 'following',
    personId: 'felix',
    kind: 'reviewed',
    topic: 'Quiet monitoring',
    quote: 'A month without a ringing phone. I had forgotten.',
    minutesOld: 5 * DAY,
    isUnread: false,
  },
  {
    id: 'n10',
    tab: 'inbox',
    personId: 'ruth',
    kind: 'mentioned',
    topic: 'Choir mailing list',
    minutesOld: 12 * DAY,
    isUnread: false,
  },
];
