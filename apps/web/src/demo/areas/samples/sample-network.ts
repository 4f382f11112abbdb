export interface SampleInvitation {
  id: string;
  /** Sender of the invitation. */
  personId: string;
  /** The circle they ask you into; without one they want to connect. */
  circle?: string;
  note: string;
  sent: string;
}

export const SAMPLE_INVITATIONS: readonly SampleInvitation[] = [
  {
    id: 'i1',
    personId: 'elise',
    note: 'I liked your notes on mail tools. Compare lists some time?',
    sent: '2026-09-19',
  },
  { id: 'i2', personId: 'jun', circle: 'Self-hosters', note: 'We meet on the first Tuesday.', sent: '2026-09-17' },
  { id: 'i3', personId: 'amara', note: 'We talked about invoicing in Leipzig.', sent: '2026-09-12' },
  {
    id: 'i4',
    personId: 'owen',
    circle: 'Video on a shoestring',
    note: 'Bring one tool you gave up on, and why.',
    sent: '2026-09-05',
  },
];

export interface SampleCircle {
  id: string;
  name: string;
  purpose: string;
  memberIds: readonly string[];
}

export const SAMPLE_CIRCLES: readonly SampleCircle[] = [
  {
    id: 'self-hosters',
    name: 'Self-hosters',
    purpose: 'Tools that run on a machine of your own, and how to keep them running.',
    memberIds: ['felix', 'jun', 'desh', 'mateo', 'noor'],
  },
  {
    id: 'plain-words',
    name: 'Plain words',
    purpose: 'Writing help pages, newsletters and release notes that get read.',
    memberIds: ['noor', 'elise', 'hana', 'ruth'],
  },
  {
    id: 'one-person-firms',
    name: 'One-person firms',
    purpose: 'Invoices, taxes and the few subscriptions that are worth it.',
    memberIds: ['amara', 'tomasz', 'luca', 'mateo', 'marisol', 'aisha'],
  },
  {
    id: 'video',
    name: 'Video on a shoestring',
    purpose: 'Cutting, captions and courses without a studio.',
    memberIds: ['owen', 'hana', 'luca'],
  },
  {
    id: 'refund-club',
    name: 'Refund club',
    purpose: 'Honest reports from the refund window: what was kept, what went back.',
    memberIds: ['ingrid', 'sam', 'aisha', 'desh', 'ruth'],
  },
];

/** People you follow, and circles you are in, at the start of the visit. */
export const SAMPLE_FOLLOWING: readonly string[] = ['elise', 'felix', 'sam'];
export const SAMPLE_JOINED: readonly string[] = ['plain-words'];
