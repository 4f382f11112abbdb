import type { Person, RoomMessage } from '@onceware/api/chat/chat.contract';
import { attachmentOf } from '../attachments/upload-file.ts';
import {
  type ChatMessage,
  type ChatUser,
  DELIVERED,
  FOLDED,
  type Reference,
  SELF,
  type TaggedContent,
} from '../chat-source.ts';
import { showPoll } from '../polls/shown-poll.ts';

/** Context needed to show a message that is not part of the message itself. */
export interface Surroundings {
  readerId: string;
  flagged: ReadonlySet<string>;
  ghosted: ReadonlySet<string>;
  online: ReadonlySet<string>;
  /** The last number that somebody else has certainly seen. */
  seenTo: number;
  /** Deals and tools, as far as they are known, by `referenceKey`. */
  references: ReadonlyMap<string, Reference>;
}

export const referenceKey = (kind: Reference['kind'], slug: string): string => `${kind}/${slug}`;

/** Live people have no separate user names. */
export function showPerson(
  { id, name, avatar }: Person,
  { readerId, online }: Pick<Surroundings, 'readerId' | 'online'>,
): ChatUser {
  const isReader = id === readerId;
  return {
    id: isReader ? SELF : id,
    name,
    username: name,
    avatar,
    tagline: '',
    isOnline: isReader || online.has(id),
  };
}

export const referencesOf = ({ named }: RoomMessage): string[] => [
  ...named.deals.map((slug) => referenceKey('deal', slug)),
  ...named.tools.map((slug) => referenceKey('tool', slug)),
];

/** Shows messages of the server, each as the same object as long as nothing of it changed. */
export function createMessageView(): (message: RoomMessage, around: Surroundings) => ChatMessage {
  const shown = new WeakMap<RoomMessage, { key: string; message: ChatMessage }>();
  return (message, around) => {
    const { flagged, ghosted, seenTo, references, online } = around;
    const { id, number, author, named } = message;
    const found = referencesOf(message).flatMap((key) => references.get(key) ?? []);
    const out = author?.id === around.readerId;
    const read = !out || number <= seenTo;
    const key = [
      flagged.has(id),
      ghosted.has(id),
      read,
      found.length,
      ...named.users.map((person) => online.has(person.id)),
    ].join();
    const before = shown.get(message);
    if (before?.key === key) return before.message;
    const taggedContent: TaggedContent = {
      users: named.users.map((person) => showPerson(person, around)),
      posts: [],
      references: found,
    };
    const next: ChatMessage = {
      ...DELIVERED,
      id,
      number,
      isDeleted: message.deletedAt !== null,
      isFolded: message.isFolded === true,
      avatar: author?.avatar ?? null,
      userName: author?.name ?? '',
      userId: out ? SELF : (author?.id ?? (message.isFolded ? FOLDED : '')),
      out,
      text: message.text,
      timestamp: message.sentAt,
      read,
      replyTo: message.replyTo,
      edited: message.editedAt !== null,
      editHistory: [],
      pinned: message.pinnedAt !== null,
      flagged: flagged.has(id),
      ghosted: ghosted.has(id),
      reactions: message.reactions.map(({ emoji, people }) => ({
        emoji,
        count: people.length,
        users: people.map(({ name }) => name),
        reacted: people.some((person) => person.id === around.readerId),
      })),
      attachments: message.files.map(attachmentOf),
      taggedContent,
      poll: message.poll && showPoll(message.poll, around.readerId),
      previews: message.previews,
      thread: message.thread,
    };
    shown.set(message, { key, message: next });
    return next;
  };
}

/** Number of the last message that others have seen; writing or reacting implies having seen everything before. */
export function seenByOthers(messages: readonly RoomMessage[], readerId: string): number {
  const seen = messages.findLast(
    ({ author, reactions }) =>
      (author !== null && author.id !== readerId) ||
      reactions.some(({ people }) => people.some(({ id }) => id !== readerId)),
  );
  return seen?.number ?? 0;
}
