import { isBlank } from '@onceware/api/chat/messages/blank.limits';
import {
  ALL_LOADED,
  type ChatMessage,
  type ChatSnapshot,
  type EditVersion,
  type MessageFlag,
  type Reaction,
  SELF,
  type TaggedContent,
} from '../chat-source.ts';

/** A snapshot of the sample, with the data to restore deleted messages in place. */
export interface ChatState extends ChatSnapshot {
  /** Oldest first, with the removed ones. */
  all: readonly ChatMessage[];
  removed: ReadonlySet<string>;
}

/** Content of a chat: messages, people and typing. */
export type Talk = Pick<ChatSnapshot, 'group' | 'joinRequests' | 'messages' | 'typing'>;

/** Actions on a chat. Inapplicable ones, such as those with an unknown id, change nothing. */
export type ChatAction =
  | { do: 'add'; message: ChatMessage }
  | { do: 'edit'; id: string; text: string; taggedContent: TaggedContent; version: Omit<EditVersion, 'previousText'> }
  | { do: 'remove'; id: string }
  | { do: 'restore'; id: string }
  /** For good. */
  | { do: 'forget'; ids: ReadonlySet<string> }
  /** Adds the reader's reaction, or takes it back; `name` is theirs. */
  | { do: 'react'; id: string; emoji: string; name: string }
  | { do: 'toggleFlag'; id: string; flag: MessageFlag }
  /** Marks the reader's messages as seen by everybody. */
  | { do: 'read' }
  | { do: 'type'; name: string; isTyping: boolean }
  | { do: 'answerJoinRequest'; userId: string; answer: 'accept' | 'decline' };

export function startState(snapshot: Talk): ChatState {
  const { messages } = snapshot;
  return { ...ALL_LOADED, ...snapshot, pinned: pinnedOf(messages, []), all: messages, removed: new Set() };
}

/** Pure. Whatever did not change stays the same object, and so does the state if nothing did. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.do) {
    case 'add':
      return state.all.some(({ id }) => id === action.message.id)
        ? state
        : withMessages(state, [...state.all, action.message]);
    case 'edit':
      return changeMessage(state, action.id, (message) => edited(message, action));
    case 'remove':
      return isShown(state, action.id) ? withMessages(state, state.all, new Set(state.removed).add(action.id)) : state;
    case 'restore':
      return state.removed.has(action.id)
        ? withMessages(state, state.all, without(state.removed, new Set([action.id])))
        : state;
    case 'forget':
      return forget(state, action.ids);
    case 'react':
      return changeMessage(state, action.id, (message) => ({
        ...message,
        reactions: reacted(message.reactions, action),
      }));
    case 'toggleFlag':
      return changeMessage(state, action.id, (message) => ({ ...message, [action.flag]: !message[action.flag] }));
    case 'read':
      return markRead(state);
    case 'type':
      return changeTyping(state, action);
    case 'answerJoinRequest':
      return answerJoinRequest(state, action);
  }
}

function withMessages(state: ChatState, all: readonly ChatMessage[], removed = state.removed): ChatState {
  const messages = removed.size === 0 ? all : all.filter(({ id }) => !removed.has(id));
  return { ...state, all, removed, messages, pinned: pinnedOf(messages, state.pinned) };
}

/** The same list as before where it holds the same. */
function pinnedOf(messages: readonly ChatMessage[], before: readonly ChatMessage[]): readonly ChatMessage[] {
  const pinned = messages.filter((message) => message.pinned);
  return pinned.length === before.length && pinned.every((message, n) => message === before[n]) ? before : pinned;
}

function without(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !gone.has(id)));
}

const isShown = (state: ChatState, id: string): boolean =>
  !state.removed.has(id) && state.all.some((message) => message.id === id);

/** Searches from the end, because mostly a late message changes. */
function changeMessage(state: ChatState, id: string, change: (message: ChatMessage) => ChatMessage): ChatState {
  const index = state.removed.has(id) ? -1 : state.all.findLastIndex((message) => message.id === id);
  const message = state.all[index];
  if (!message) return state;
  const changed = change(message);
  return changed === message ? state : withMessages(state, state.all.with(index, changed));
}

/** Own messages only; the same text or none changes nothing (CHAT-08). */
function edited(
  message: ChatMessage,
  { text, taggedContent, version }: Extract<ChatAction, { do: 'edit' }>,
): ChatMessage {
  if (message.userId !== SELF || isBlank(text) || text === message.text) return message;
  return {
    ...message,
    text,
    taggedContent,
    edited: true,
    editHistory: [...message.editHistory, { ...version, previousText: message.text }],
  };
}

/** The reaction disappears with its last holder; new ones come last (CHAT-10). */
function reacted(
  reactions: readonly Reaction[],
  { emoji, name }: Extract<ChatAction, { do: 'react' }>,
): readonly Reaction[] {
  const index = reactions.findIndex((reaction) => reaction.emoji === emoji);
  const known = reactions[index];
  if (!known) return [...reactions, { emoji, count: 1, users: [name], reacted: true }];
  // Somebody else may have the same name, so one of them goes.
  const users = known.reacted ? known.users.toSpliced(known.users.lastIndexOf(name), 1) : [...known.users, name];
  return users.length === 0
    ? reactions.toSpliced(index, 1)
    : reactions.with(index, { emoji, count: users.length, users, reacted: !known.reacted });
}

function forget(state: ChatState, ids: ReadonlySet<string>): ChatState {
  const gone = new Set([...ids].filter((id) => state.removed.has(id)));
  if (gone.size === 0) return state;
  // Visible messages stay the same, because only removed ones are forgotten.
  return { ...state, all: state.all.filter(({ id }) => !gone.has(id)), removed: without(state.removed, gone) };
}

function markRead(state: ChatState): ChatState {
  if (!state.all.some((message) => message.out && !message.read)) return state;
  return withMessages(
    state,
    state.all.map((message) => (message.out && !message.read ? { ...message, read: true } : message)),
  );
}

function changeTyping(state: ChatState, { name, isTyping }: Extract<ChatAction, { do: 'type' }>): ChatState {
  if (state.typing.includes(name) === isTyping) return state;
  return { ...state, typing: isTyping ? [...state.typing, name] : state.typing.filter((other) => other !== name) };
}

function answerJoinRequest(
  state: ChatState,
  { userId, answer }: Extract<ChatAction, { do: 'answerJoinRequest' }>,
): ChatState {
  const asking = state.joinRequests.find(({ id }) => id === userId);
  if (!asking) return state;
  const group = answer === 'accept' ? { ...state.group, members: [...state.group.members, asking] } : state.group;
  return { ...state, group, joinRequests: state.joinRequests.filter((other) => other !== asking) };
}
