import type { LinkPreview, RoomKind, ThreadSummary } from '@onceware/api/chat/chat.contract';
import type { FailureKey } from '#lib/api/api-error.ts';
import type { ShownPoll } from './polls/shown-poll.ts';

/** A person of the chat; also whom `@` suggests. */
export interface ChatUser {
  id: string;
  name: string;
  /** Without the `@`. */
  username: string;
  /** Any source that the avatar component takes (UI-02), or null. */
  avatar: string | null;
  tagline: string;
  isOnline: boolean;
}

/** A post that `#` suggests. */
export interface PostReference {
  id: string;
  title: string;
  description: string;
  thumbnail: string | null;
  author: string;
  likes: number;
  comments: number;
  /** `/project/{slug}` */
  url: string;
}

export interface Reaction {
  emoji: string;
  /** At least 1: a reaction that nobody holds is gone. */
  count: number;
  /** Names, in the order in which they reacted. */
  users: readonly string[];
  /** Whether the reader is one of them. */
  reacted: boolean;
}

export interface Attachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Media type; empty where the browser knows none. */
  type: string;
  /** An object URL of this visit, or an address. */
  url: string;
  /** A picture of it, where there is one. */
  preview: string | null;
  /** Size of a picture that the server has rendered. */
  pixels?: { width: number; height: number };
}

export interface EditVersion {
  id: string;
  previousText: string;
  /** ISO time. */
  editedAt: string;
  editedBy: string;
}

/** A deal or a tool that `#` suggests in a live room (LIVE-08). Today's price is asked for where its card is shown. */
export interface Reference {
  kind: 'deal' | 'tool';
  slug: string;
  title: string;
  thumbnail: string | null;
  url: string;
}

/** Tags that a text names: users, and posts in the sample or deals and tools in live rooms. */
export interface TaggedContent {
  users: readonly ChatUser[];
  posts: readonly PostReference[];
  references: readonly Reference[];
}

/** `waiting` is not at the server yet, and waits for its turn or a connection; `failed` was refused (LIVE-05). */
export type Delivery = 'sent' | 'waiting' | 'failed';

/** Spec §3. */
export interface ChatMessage {
  id: string;
  /** Its place in the room, from 1 on; null in the sample, and while it is not `sent`. */
  number: number | null;
  delivery: Delivery;
  /** Why it `failed`: a key of the sentences of `errors`. */
  failure: FailureKey | null;
  /** A trace of a live message: who, when and what it answered. The sample leaves none. */
  isDeleted: boolean;
  avatar: string | null;
  userName: string;
  /** Written by somebody whom the reader has blocked: it says nothing until it is revealed (LIVE-16). */
  isFolded: boolean;
  /** The author's id; `SELF` for the reader's own; `FOLDED` for a folded one; empty where the account is gone. */
  userId: string;
  /** The reader's own message. */
  out: boolean;
  text: string;
  /** ISO time; `time` and the day are shown from it. */
  timestamp: string;
  read: boolean;
  /** Id of the message that this one answers. */
  replyTo: string | null;
  edited: boolean;
  /** Oldest first; empty in live rooms, which are asked for `history`. */
  editHistory: readonly EditVersion[];
  pinned: boolean;
  flagged: boolean;
  ghosted: boolean;
  reactions: readonly Reaction[];
  attachments: readonly Attachment[];
  taggedContent: TaggedContent;
  /** Question to the room, shown in place of its text; null: it is no poll, as in the sample. */
  poll: ShownPoll | null;
  /** Links with words of their pages (LIVE-08). */
  previews: readonly LinkPreview[];
  /** Replies below it; null where nobody has replied in a thread, and in the sample. */
  thread: ThreadSummary | null;
}

export type MessageFlag = 'pinned' | 'flagged' | 'ghosted';

/** Content that the composer hands over. */
export interface Draft {
  text: string;
  replyTo: string | null;
  attachments: readonly Attachment[];
  taggedContent: TaggedContent;
}

/** Facts about a room, and the reader's permissions in it. */
export interface RoomFacts {
  /** Null: the sample. */
  id: string | null;
  kind: RoomKind | 'sample';
  /** Place of a thread, and whether the reader follows it; null: the room is none. */
  thread: { roomId: string; messageId: string; isFollowed: boolean } | null;
  may: { write: boolean; moderate: boolean; attach: boolean };
  /** Can be read, and not written in. */
  isClosed: boolean;
  /** A conversation with strangers alone: one message can be sent (`open`), or was, and waits for an answer. */
  request: 'open' | 'waiting' | null;
  /** Until when a moderator has muted the reader here (ISO); what they may do is theirs again then. */
  silencedUntil: string | null;
  /** At least so long between two messages of one person; 0: as they like. */
  slowModeSeconds: number;
  /** Links are shown with words of their pages. */
  hasPreviews: boolean;
  /** Null: all of them are `members`; of a large room those are some. */
  peopleCount: number | null;
}

/** The state for the screen; a new object for every change, with unchanged parts shared. */
export interface ChatSnapshot {
  room: RoomFacts;
  group: { name: string; members: readonly ChatUser[] };
  /** The message that a thread hangs on. */
  first: ChatMessage | null;
  /** Users who ask to join and whose requests the reader may answer (CHAT-02, LIVE-10). */
  joinRequests: readonly ChatUser[];
  /** Oldest first; of a live room the stretch that was loaded, then what waits to be sent. */
  messages: readonly ChatMessage[];
  /** Pinned messages of the whole room. */
  pinned: readonly ChatMessage[];
  /** Names of others who are writing now. */
  typing: readonly string[];
  /** `failed`: nothing of the room could be read, for the reason in `failure`; `reload` tries again. */
  status: 'loading' | 'ready' | 'failed';
  failure: FailureKey | null;
  /** Whether news arrives now. */
  connection: 'live' | 'connecting' | 'offline';
  /** Whether messages that wait survive a reload: not where the browser stores nothing, or no more. */
  keepsWaiting: boolean;
  /** Whether the room has messages before, or behind, those of `messages`. */
  hasOlder: boolean;
  hasNewer: boolean;
  /** Number of the last message that was read when the room was opened: the unread line stands behind it. Null: none. */
  unreadAfter: number | null | undefined;
  /** Number of the room's newest message, whether it is loaded or not. */
  newest: number;
}

/**
 * Source of a chat. It is the screen's only access to it, so that the live source and the sample are interchangeable
 * without a change to any component. All changes, including the reader's own, are published through `subscribe` at
 * once. Methods that return `Promise<void>` reject if the server refused, after the change was rolled back; the caller
 * shows why. The sample refuses nothing.
 */
export interface ChatSource {
  /**
   * Subscribes a viewer; when the last subscription ends, every timer stops (CHAT-06).
   * @returns ends the subscription
   */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatSnapshot;
  /** Content of the composer; it outlives the panel, and in a live room also a reload. */
  getDraft(): Draft;
  /** Tells no listener. Files of the former draft that this one lacks are freed, so nobody else frees them. */
  setDraft(draft: Draft): void;
  /** Appends an own message and leaves an empty draft. Without text and files nothing is sent. */
  send(draft: Draft): void;
  /** Sends a message again that `failed`, behind what waits; what was written after it has not waited for it (LIVE-05). */
  retry(messageId: string): void;
  /** Gives up a message that waits or `failed`. */
  discard(messageId: string): void;
  /** The reader is typing: to be called with every key. Others see it for a moment (LIVE-06). */
  setTyping(): void;
  /** Own messages only; others are left as they are. A text that is empty or the same changes nothing. */
  edit(messageId: string, text: string): Promise<void>;
  /** Previous texts of the message, oldest first (CHAT-09). */
  history(messageId: string): Promise<readonly EditVersion[]>;
  /** Own messages, and others' where the reader may moderate. */
  remove(messageId: string): Promise<void>;
  /** Brings a removed message back to where it was, for `chatLimits.undoMs`. */
  restore(messageId: string): Promise<void>;
  /** Shows a folded message. The sample folds none. */
  reveal(messageId: string): Promise<void>;
  /** Adds the reader's reaction, or takes it back. */
  react(messageId: string, emoji: string): Promise<void>;
  /** Takes the preview of a link off for everybody, or puts it back. The sample has none. */
  setPreview(messageId: string, url: string, on: boolean): Promise<void>;
  toggleFlag(messageId: string, flag: MessageFlag): Promise<void>;
  /**
   * 'Move Message' of the specification: the sample logs it and nothing else happens (CHAT-12); a team's room posts it to its
   * `slack`, `discord` or `teams`.
   */
  move(messageId: string, tool: string): Promise<void>;
  answerJoinRequest(userId: string, answer: 'accept' | 'decline'): Promise<void>;
  /** At most 10 each, by name or username, or by title; any case (CHAT-14). */
  findUsers(query: string, signal?: AbortSignal): Promise<readonly ChatUser[]>;
  findReferences(query: string, signal?: AbortSignal): Promise<readonly (PostReference | Reference)[]>;
  /** Takes a file for a draft. @param onProgress is told which part of it arrived, up to 1 */
  upload(file: File, options?: { onProgress?: (share: number) => void; signal?: AbortSignal }): Promise<Attachment>;
  /**
   * Messages before, or behind, those that are there, if there are any. One at a time: called again it is the same work. It
   * rejects where they could not be asked for.
   */
  loadOlder(): Promise<void>;
  loadNewer(): Promise<void>;
  /** Loads a message into `messages`, with those around it. @returns whether it exists (LIVE-09) */
  load(messageId: string): Promise<boolean>;
  /** Loads until `messages` end with the newest. */
  loadNewest(): Promise<void>;
  /** Reads the room again, after `failed`. */
  reload(): void;
  /** The newest message that was in sight. Marks never go back. */
  markRead(number: number): void;
  /** Makes a message, and all behind it, unread again, until the room is opened anew (LIVE-14). */
  markUnread(messageId: string): Promise<void>;
  /** The end of the visit, not of the panel: ends timers and frees the object URLs of messages and draft. */
  close(): void;
}

/** The reader, in `userId` and as a member. */
export const SELF = 'self';
/** Author of a folded message, in `userId`. */
export const FOLDED = 'folded';

export const NO_TAGS: TaggedContent = { users: [], posts: [], references: [] };
export const EMPTY_DRAFT: Draft = { text: '', replyTo: null, attachments: [], taggedContent: NO_TAGS };

/** Snapshot fields of a chat that has all its messages locally and no server. */
export const ALL_LOADED = {
  room: {
    id: null,
    kind: 'sample',
    thread: null,
    may: { write: true, moderate: false, attach: true },
    isClosed: false,
    request: null,
    silencedUntil: null,
    slowModeSeconds: 0,
    hasPreviews: true,
    peopleCount: null,
  },
  first: null,
  status: 'ready',
  failure: null,
  connection: 'live',
  keepsWaiting: true,
  hasOlder: false,
  hasNewer: false,
  unreadAfter: null,
  newest: 0,
} as const satisfies Partial<ChatSnapshot>;

/** Message fields of a message that has been delivered. */
export const DELIVERED = {
  number: null,
  delivery: 'sent',
  failure: null,
  isDeleted: false,
  isFolded: false,
  poll: null,
  previews: [],
  thread: null,
} as const satisfies Partial<ChatMessage>;

/** Spec §5, §9. */
export const chatLimits = {
  suggestionsMax: 10,
  suggestDelayMs: 150,
  shownCharacters: 300,
  editWarningAt: 2000,
  highlightMs: 2000,
  /** Maximum number of files per message. */
  filesMax: 20,
  /** Longer than any toast offers it. */
  undoMs: 60_000,
} as const;
