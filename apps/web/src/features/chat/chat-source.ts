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
}

export interface EditVersion {
  id: string;
  previousText: string;
  /** ISO time. */
  editedAt: string;
  editedBy: string;
}

/** Who and what a text names. */
export interface TaggedContent {
  users: readonly ChatUser[];
  posts: readonly PostReference[];
}

/** Spec §3. */
export interface ChatMessage {
  id: string;
  avatar: string | null;
  userName: string;
  /** The author's id; `SELF` for the reader's own. */
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
  /** Oldest first. */
  editHistory: readonly EditVersion[];
  pinned: boolean;
  flagged: boolean;
  ghosted: boolean;
  reactions: readonly Reaction[];
  attachments: readonly Attachment[];
  taggedContent: TaggedContent;
}

export type MessageFlag = 'pinned' | 'flagged' | 'ghosted';

/** What the composer hands over. */
export interface Draft {
  text: string;
  replyTo: string | null;
  attachments: readonly Attachment[];
  taggedContent: TaggedContent;
}

/** All that the screen knows; a new object for every change, parts that did not change stay the same objects. */
export interface ChatSnapshot {
  group: { name: string; members: readonly ChatUser[] };
  /** Somebody who asks to join (CHAT-02). */
  joinRequest: ChatUser | null;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Names of others who are writing now. */
  typing: readonly string[];
}

/**
 * Where a chat comes from. The screen knows no other way to it, so that a live source can take the place of the sample
 * one without a change to any component. Changes are shown through `subscribe`, also those of the reader's own.
 */
export interface ChatSource {
  /** Whoever looks on subscribes: with the last subscription every timer ends (CHAT-06). @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatSnapshot;
  /** What stands in the composer; it outlives the panel. */
  getDraft(): Draft;
  /** Tells no listener. Files of the former draft that this one lacks are freed, so nobody else frees them. */
  setDraft(draft: Draft): void;
  /** Appends an own message and leaves an empty draft. Without text and files nothing is sent. */
  send(draft: Draft): void;
  /** Own messages only; others are left as they are. A text that is empty or the same changes nothing. */
  edit(messageId: string, text: string): Promise<void>;
  /** Own messages only. @returns brings the message back to where it was, for `chatLimits.undoMs` */
  remove(messageId: string): () => void;
  /** Adds the reader's reaction, or takes it back. */
  react(messageId: string, emoji: string): void;
  toggleFlag(messageId: string, flag: MessageFlag): void;
  /** 'Move Message' of the specification: it is logged, and nothing else happens (CHAT-12). */
  move(messageId: string, tool: string): void;
  answerJoinRequest(answer: 'accept' | 'decline'): void;
  /** At most 10 each, by name or username, or by title; any case (CHAT-14). */
  findUsers(query: string): readonly ChatUser[];
  findPosts(query: string): readonly PostReference[];
  /** The end of the visit, not of the panel: ends timers and frees the object URLs of messages and draft. */
  close(): void;
}

/** The reader, in `userId` and as a member. */
export const SELF = 'self';

export const NOTHING_TAGGED: TaggedContent = { users: [], posts: [] };
export const EMPTY_DRAFT: Draft = { text: '', replyTo: null, attachments: [], taggedContent: NOTHING_TAGGED };

/** Spec §5, §9. */
export const chatLimits = {
  suggestionsMax: 10,
  suggestDelayMs: 150,
  shownCharacters: 300,
  editWarningAt: 2000,
  highlightMs: 2000,
  /** Of one message. */
  filesMax: 20,
  /** Longer than any toast offers it. */
  undoMs: 60_000,
} as const;
