import type { Person, RoomMessage } from '@onceware/api/chat/chat.contract';
import { type ChatMessage, DELIVERED, SELF } from '../chat-source.ts';
import type { Numbered } from '../outbox/outbox.ts';
import type { Waiting } from '../outbox/outbox-store.ts';
import { namedOf } from './send-change.ts';

/** Shows own messages that are not at the server yet, each as the same object as long as it is the same. */
export function createWaitingView(reader: Person): (waiting: Waiting) => ChatMessage {
  const shown = new WeakMap<Waiting, ChatMessage>();
  return (waiting) => {
    const before = shown.get(waiting);
    if (before) return before;
    const { id, text, replyTo, attachments, taggedContent, at, failure } = waiting;
    const message: ChatMessage = {
      ...DELIVERED,
      id,
      delivery: failure === null ? 'waiting' : 'failed',
      failure,
      avatar: reader.avatar,
      userName: reader.name,
      userId: SELF,
      out: true,
      text,
      timestamp: at,
      read: false,
      replyTo,
      edited: false,
      editHistory: [],
      pinned: false,
      flagged: false,
      ghosted: false,
      reactions: [],
      attachments,
      taggedContent,
    };
    shown.set(waiting, message);
    return message;
  };
}

/** Builds the message that the stream will deliver for one that was sent. */
export function toRoomMessage(sent: Waiting, { number, seq, sentAt }: Numbered, author: Person): RoomMessage {
  const { id, text, replyTo, attachments, taggedContent } = sent;
  return {
    id,
    number,
    seq,
    author,
    text,
    replyTo,
    sentAt,
    editedAt: null,
    deletedAt: null,
    pinnedAt: null,
    reactions: [],
    files: attachments.map(({ id: fileId, name, size, type, pixels }) => ({
      id: fileId,
      name,
      size,
      type,
      width: pixels?.width ?? null,
      height: pixels?.height ?? null,
    })),
    named: {
      ...namedOf(taggedContent),
      users: taggedContent.users.map(({ id: userId, name, avatar }) => ({ id: userId, name, avatar })),
    },
    poll: null,
    previews: [],
    thread: null,
  };
}
