// Things of which the examples of the document are made.

const ROOM_ID = '0193b2a4-5c1e-7d02-9a41-6f2b8c0d1e33';
export const THREAD_ID = '0193b2a9-11c7-7a15-8e02-2f4d6b8a9c10';

export const AUTHOR = { id: '0193a1f0-8b7d-7c44-b0e9-5a3c1d2e4f60', name: 'Ana Bell', avatar: null };
export const NAMED = { users: [], deals: [], tools: [] };

export const MESSAGE = {
  id: '0193b2a7-3e90-7b61-a5d8-9c0e1f2a3b44',
  number: 128,
  seq: 131,
  author: AUTHOR,
  text: 'The nightly build is green, @Ana Bell.',
  replyTo: null,
  sentAt: '2026-11-28T09:30:00.000Z',
  editedAt: null,
  deletedAt: null,
  pinnedAt: null,
  reactions: [{ emoji: '🎉', people: [{ id: AUTHOR.id, name: AUTHOR.name }] }],
  files: [],
  named: { users: [AUTHOR], deals: [], tools: [] },
  poll: null,
  previews: [],
  thread: null,
};

export const SENT = { message: { id: MESSAGE.id, number: 128, seq: 131, sentAt: MESSAGE.sentAt } };

export const ROOM = {
  id: ROOM_ID,
  ordinal: 12,
  kind: 'team',
  name: 'Builds',
  dealSlug: null,
  team: { id: '0193a1ef-0d2c-7e13-8c77-1b2a3c4d5e6f', name: 'Nimbus Studio' },
  people: [AUTHOR],
  peopleCount: 1,
  waitsFor: [],
  request: null,
  isPrivate: true,
  isAsking: false,
  isMembersOnly: false,
  isClosed: false,
  standing: 'in',
  may: { write: true, moderate: false, attach: true },
  slowModeSeconds: 0,
  hasPreviews: true,
  silencedUntil: null,
  isMuted: false,
  isSilent: false,
  newest: 128,
  read: 127,
  unread: 1,
  seq: 131,
  mentions: 1,
  lastMessage: { number: 128, author: AUTHOR.name, text: MESSAGE.text, sentAt: MESSAGE.sentAt },
  thread: null,
};
