import type { RoomMessage } from '@onceware/api/chat/chat.contract';

export const ANA = { id: 'ana', name: 'Ana', avatar: null };

/** A message whose text tells its number and state. */
export function roomMessage(number: number, seq = number, more: Partial<RoomMessage> = {}): RoomMessage {
  return {
    id: `m${number}`,
    number,
    seq,
    author: ANA,
    text: `${number}.${seq}`,
    replyTo: null,
    sentAt: '2026-03-10T12:00:00.000Z',
    editedAt: null,
    deletedAt: null,
    pinnedAt: null,
    reactions: [],
    files: [],
    named: { users: [], deals: [], tools: [] },
    poll: null,
    previews: [],
    thread: null,
    ...more,
  };
}
