import type { Person, RoomMessage, SendInput } from '@onceware/api/chat/chat.contract';
import type { Apply } from '#lib/changes/pending.ts';
import { roomReducer, type RoomState } from './room-state.ts';

/** Changes that the reader makes to an existing message. */
export type RoomChange =
  | { do: 'edit'; id: string; text: string; named: SendInput['named'] }
  | { do: 'remove'; id: string }
  /** @param was the message before it was removed */
  | { do: 'restore'; id: string; was: RoomMessage }
  | { do: 'react'; id: string; emoji: string; on: boolean }
  /** Takes the preview of a link off, or puts it back. */
  | { do: 'preview'; id: string; url: string; on: boolean }
  | { do: 'pin' | 'flag' | 'ghost'; id: string; on: boolean };

/**
 * A room as it is once the server has carried out a change; what it would refuse changes nothing, and twice is once. Only for
 * showing: what the server says is never written over by it (decision 008).
 */
export const applyChange =
  (reader: Person): Apply<RoomState, RoomChange> =>
  (state, change, at) => {
    if (change.do === 'flag' || change.do === 'ghost') {
      const mark = change.do === 'flag' ? 'flagged' : 'ghosted';
      return roomReducer(state, { do: 'mark', id: change.id, mark, on: change.on });
    }
    const message = findById(state, change.id);
    const changed = message && changedBy(message, change, reader, at);
    if (!changed || changed === message) return state;
    const pinned = new Map(state.pinned);
    if (changed.pinnedAt !== null && changed.deletedAt === null) pinned.set(changed.id, changed);
    else pinned.delete(changed.id);
    return { ...state, known: new Map(state.known).set(changed.number, changed), pinned };
  };

/** Searches from the end, because it is mostly a late message. */
export function findById({ known, pinned }: RoomState, id: string): RoomMessage | undefined {
  return [...known.values()].findLast((message) => message.id === id) ?? pinned.get(id);
}

function changedBy(message: RoomMessage, change: RoomChange, reader: Person, at: string): RoomMessage {
  if (change.do === 'restore') return message.deletedAt === null ? message : { ...change.was, deletedAt: null };
  if (message.deletedAt !== null) return message;
  switch (change.do) {
    case 'edit':
      return withText(message, change, at);
    case 'remove':
      return { ...message, ...NOTHING, deletedAt: at };
    case 'react':
      return withReaction(message, change, reader);
    case 'preview':
      return change.on ? message : { ...message, previews: message.previews.filter(({ url }) => url !== change.url) };
    case 'pin':
      return change.on === (message.pinnedAt !== null) ? message : { ...message, pinnedAt: change.on ? at : null };
    default:
      return message;
  }
}

/** Fields to clear on a removed message; only its author, time and place remain. */
const NOTHING = {
  text: '',
  reactions: [],
  files: [],
  named: { users: [], deals: [], tools: [] },
  poll: null,
  previews: [],
};

function withText(message: RoomMessage, { text, named }: { text: string; named: SendInput['named'] }, at: string) {
  if (text === message.text) return message;
  const { users, deals, tools } = named;
  const people = message.named.users.filter(({ id }) => users.includes(id));
  return { ...message, text, editedAt: at, named: { users: people, deals, tools } };
}

/** Gone with its last holder; new ones come last (CHAT-10). */
function withReaction(
  message: RoomMessage,
  { emoji, on }: { emoji: string; on: boolean },
  { id, name }: Person,
): RoomMessage {
  const before = message.reactions.find((reaction) => reaction.emoji === emoji);
  const holds = before?.people.some((person) => person.id === id) ?? false;
  if (holds === on) return message;
  if (!before) return { ...message, reactions: [...message.reactions, { emoji, people: [{ id, name }] }] };
  const people = on ? [...before.people, { id, name }] : before.people.filter((person) => person.id !== id);
  const reactions = message.reactions.flatMap((reaction) => {
    if (reaction !== before) return [reaction];
    return people.length > 0 ? [{ emoji, people }] : [];
  });
  return { ...message, reactions };
}
