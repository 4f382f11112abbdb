import { z } from 'zod';
import { catalogLimits } from '#catalog/catalog.limits.ts';
import { list } from '#kernel/list.ts';
import { line, opaque, text } from '#kernel/text.ts';
import type { Person, RoomMessage } from './chat.answers.ts';
import { roomLimits } from './chat.limits.ts';
import { isBlank } from './messages/blank.limits.ts';
import { isEmoji } from './messages/emoji.ts';

export type * from './chat.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();
/** Made by the sender: what is sent again is there once. */
const newId = id;
/** Maximum of a Postgres integer. */
const NUMBER_MAX = 2_147_483_647;
const number = z.int().min(1).max(NUMBER_MAX);

export const ROOM_KINDS = ['community', 'deal', 'team', 'direct'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

// ── What is answered ────────────────────────────────────────────────────────────────────────────────────────────────

/** Marks on messages that belong to the reader alone; the rest of a message is the same for all. */
export interface OwnMarks {
  flagged: string[];
  ghosted: string[];
}

/** Relation of the reader to a room. A declined user may ask again after some days, and is `outside` then. */
export type Standing = 'in' | 'outside' | 'asking' | 'declined';

/** Facts about a room that are shown to somebody who may ask to join it. */
export interface Door {
  id: string;
  kind: RoomKind;
  name: string | null;
  peopleCount: number;
  standing: Standing;
}

export interface Room {
  id: string;
  /** Its short name in positions of the stream. */
  ordinal: number;
  kind: RoomKind;
  /** Null for a direct conversation, which is shown by its people. */
  name: string | null;
  dealSlug: string | null;
  /** Team that the room belongs to. */
  team: { id: string; name: string } | null;
  /** Some of the people; in a list only for a private room. */
  people: Person[];
  peopleCount: number;
  isPrivate: boolean;
  /** True if people outside the room have to ask to join. */
  isAsking: boolean;
  /** Closed: can be read, not written. */
  isClosed: boolean;
  /** `outside`, `asking` and `declined`: the reader sees that the room is there, and nothing of it. */
  standing: Standing;
  /** Actions that the reader may take here. */
  may: { write: boolean; moderate: boolean; attach: boolean };
  slowModeSeconds: number;
  /** Until when a moderator has muted the reader here (ISO): what they may do is theirs again then. */
  silencedUntil: string | null;
  isMuted: boolean;
  /** Number of the newest message, and of the last that the reader has read. */
  newest: number;
  read: number;
  mentions: number;
  lastMessage: { author: string | null; text: string; sentAt: string } | null;
}

/** Messages of the room, oldest first, and the reader's marks on them. */
export interface MessagePage {
  messages: RoomMessage[];
  marks: OwnMarks;
}

export interface OpenRoom {
  room: Room;
  /** Oldest first. */
  messages: RoomMessage[];
  pinned: RoomMessage[];
  marks: OwnMarks;
  /** Waiting for one of the room's owners, of which the reader is one. */
  asking: Person[];
  /** Position from which to follow the room. */
  seq: number;
}

/** Page of a room's people; pass `nextCursor` for more, null at the end. */
export interface PeoplePage {
  /** By name. */
  people: Person[];
  nextCursor: string | null;
}

/**
 * Suggestion for `#`. A text names it by its slug, in `named.deals` or `named.tools`; `catalog.cards` returns today's
 * cards for `dealSlugs` and `toolSlugs`, for a whole screen in one request.
 */
export interface Reference {
  kind: 'deal' | 'tool';
  slug: string;
  title: string;
  /** One line about it. */
  about: string;
  picture: string;
}

/** Earlier text of a message, as it was until `editedAt`. */
export interface MessageVersion {
  id: string;
  previousText: string;
  editedAt: string;
  /** Null: the account is gone. */
  editedBy: string | null;
}

export interface FoundMessage {
  id: string;
  room: { id: string; kind: RoomKind; name: string | null; dealSlug: string | null };
  number: number;
  author: Person | null;
  sentAt: string;
  /** An excerpt of the text, with the ranges of the hits (from, to, as for `slice`). */
  excerpt: { text: string; marks: [from: number, to: number][] };
}

/** The newest first. */
export interface FoundPage {
  messages: FoundMessage[];
  nextCursor: string | null;
}

// ── What is asked ───────────────────────────────────────────────────────────────────────────────────────────────────

export const roomInput = z.object({ roomId: id });
export const openRoomInput = z.union([roomInput, z.object({ dealSlug: opaque(200).min(1) })]);
export const directInput = z.object({ userIds: list(id, { min: 1, max: roomLimits.directMax - 1 }) });

export const beforeInput = z.object({ roomId: id, number });
export const aroundInput = z.object({ roomId: id, messageId: id });

export const EMPTY_MESSAGE = 'A message must not be empty.';

const words = text(roomLimits.textMax);
const namedIds = z.object({
  users: list(id, { max: 50 }).default([]),
  deals: list(opaque(catalogLimits.slugMax), { max: 20 }).default([]),
  tools: list(opaque(catalogLimits.slugMax), { max: 20 }).default([]),
});

/** Without a file it says something. */
export const sendInput = z
  .object({
    roomId: id,
    id: newId,
    text: words,
    replyTo: id.nullish(),
    files: list(id, { max: roomLimits.filesMax }).default([]),
    named: namedIds.default({ users: [], deals: [], tools: [] }),
    /** Author of the message, because after waiting to be sent another account may be signed in. */
    senderId: id.optional(),
  })
  .refine((message) => message.files.length > 0 || !isBlank(message.text), { path: ['text'], error: EMPTY_MESSAGE });
export type SendInput = z.infer<typeof sendInput>;

const messageInput = z.object({ roomId: id, id });
export const editInput = messageInput.extend({ text: words, named: namedIds.optional() });
export const removeInput = messageInput;
/** One emoji. What else was taken before can still be taken back. */
export const reactInput = messageInput
  .extend({ emoji: opaque(roomLimits.emojiMax).min(1), on: z.boolean() })
  .refine(({ emoji, on }) => !on || isEmoji(emoji), { path: ['emoji'], error: 'A reaction is one emoji.' });
export const markInput = messageInput.extend({ on: z.boolean() });
/** Announces that somebody is typing to those present, at most once a second, without storing it. */
export const typingInput = roomInput;
export const readInput = z.object({ roomId: id, number: z.int().min(0).max(NUMBER_MAX) });
export const historyInput = messageInput;
/** In one room, or in all that the caller may see. */
export const searchInput = z.object({
  q: line(roomLimits.queryMax),
  roomId: id.nullish(),
  cursor: opaque(200).nullish(),
});
export const muteInput = roomInput.extend({ isMuted: z.boolean() });
export const answerJoinInput = roomInput.extend({ userId: id, answer: z.enum(['accept', 'decline']) });
export type AnswerJoinInput = z.infer<typeof answerJoinInput>;
/** With words the ten whose name has them, by name; without, a page of all. */
export const peopleInput = roomInput.extend({
  q: text(roomLimits.queryMax).trim().default(''),
  cursor: id.nullish(),
});
/** Finds people the caller may write to; with `q`, those whose name contains it. */
export const contactsInput = z.object({ q: text(roomLimits.queryMax).trim().default('') });
export const referencesInput = z.object({ q: text(roomLimits.queryMax).trim() });

// ── The stream ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * One `data:` of `GET /api/chat/stream`, all JSON.
 *
 * **Order.** The events of a room come in the order of `seq`, without gaps, each once for each connection.
 *
 * **Position.** It holds for each room, by its `ordinal`, the last received `seq` (stream/position.contract.ts writes and reads it). A
 * reader takes it from the `id:` of the last heartbeat, raised by the `ordinal` and `seq` of each event since; sent as `after`
 * or `Last-Event-ID` it resumes the stream there. Rooms that it does not name are followed from now on. A browser's own `EventSource`
 * sends only the last `id:`, and gets later events again, which changes nothing.
 *
 * **Heartbeats** (`event: here`, `data:` empty, every 15 s and once at the start, after missed events) carry the `id:`. A
 * reader who gets nothing for 45 s has lost the connection. A shown room with a higher `seq` in an `id:` than on the screen has to
 * be reloaded: it was opened a moment before the stream followed it.
 */
export type StreamEvent =
  /** Change to a message. Receiving it twice, or late, changes nothing: see `RoomMessage.seq`. */
  | { type: 'message'; roomId: string; ordinal: number; seq: number; message: RoomMessage }
  /** The room itself changed: name, slow mode, people, closed. Read it again. */
  | { type: 'room'; roomId: string; ordinal: number; seq: number }
  /** The reader's rooms changed: one came, or one may no longer be read. A heartbeat with the new position follows. */
  | { type: 'rooms' }
  /**
   * The reader's collections, or what is in them, changed: by another browser, a tool, or on the server. Reload them.
   * With `agoMs` it is the answer to `collections=1` when the stream begins: they last changed, or may have, so long ago.
   */
  | { type: 'collections'; agoMs?: number }
  /** More was missed than is stored: reload the rooms. All of them are followed from now on. */
  | { type: 'reset' }
  | { type: 'typing'; roomId: string; person: { id: string; name: string } }
  /** People of the room who are here now, at most 50 of them. */
  | { type: 'presence'; roomId: string; userIds: string[] };
