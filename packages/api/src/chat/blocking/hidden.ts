import type { RoomMessage } from '../chat.answers.ts';

/** People hidden from one reader (docs/decisions/076-blocking.md). */
export interface Hidden {
  /** Blocked by the reader: what they say is folded. */
  blocked: ReadonlySet<string>;
  /** These and those who have blocked the reader: their names are left out. */
  people: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const NOBODY_HIDDEN: Hidden = { blocked: NONE, people: NONE };

/** Leaves out people who are hidden from the reader. */
export const withoutHidden = <Person extends { id: string }>(people: Person[], { people: hidden }: Hidden): Person[] =>
  hidden.size === 0 ? people : people.filter(({ id }) => !hidden.has(id));

/** Content of a folded message: its place, and that something stands there. */
const FOLDED = {
  author: null,
  text: '',
  reactions: [],
  files: [],
  named: { users: [], deals: [], tools: [] },
  poll: null,
  previews: [],
};

/**
 * A message as its reader is sent it: folded if they have blocked its author, and else without the names of people who are hidden
 * from them. The same object where that changes nothing.
 */
export function concealMessage(message: RoomMessage, hidden: Hidden): RoomMessage {
  if (hidden.people.size === 0) return message;
  if (message.author && hidden.blocked.has(message.author.id))
    return { ...message, ...FOLDED, isFolded: true, thread: withoutFaces(message.thread, hidden) };
  return withoutNames(message, hidden);
}

const withoutFaces = (thread: RoomMessage['thread'], hidden: Hidden): RoomMessage['thread'] =>
  thread && { ...thread, people: withoutHidden(thread.people, hidden) };

/** A message that its reader wants to see, though they have blocked its author: no other name that is hidden stands in it. */
export function withoutNames(message: RoomMessage, hidden: Hidden): RoomMessage {
  const isHidden = ({ id }: { id: string }) => hidden.people.has(id);
  const { reactions, named, poll, thread } = message;
  const voters = (poll?.options ?? []).flatMap(({ people }) => people);
  const shown = [...named.users, ...reactions.flatMap(({ people }) => people), ...(thread?.people ?? []), ...voters];
  if (!shown.some(isHidden)) return message;
  return {
    ...message,
    thread: withoutFaces(thread, hidden),
    reactions: reactions.flatMap(({ emoji, people }) => {
      const left = withoutHidden(people, hidden);
      return left.length > 0 ? [{ emoji, people: left }] : [];
    }),
    named: { ...named, users: withoutHidden(named.users, hidden) },
    // Their votes count.
    poll: poll && {
      ...poll,
      options: poll.options.map((option) => ({ ...option, people: withoutHidden(option.people, hidden) })),
    },
  };
}
