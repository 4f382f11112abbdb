import { z } from 'zod';
import { catalogLimits } from '#catalog/catalog.limits.ts';
import { list } from '#kernel/list.ts';
import { line, opaque, text } from '#kernel/text.ts';
import type { RoomMessage } from './chat.answers.ts';
import { roomLimits } from './chat.limits.ts';
import { isBlank } from './messages/blank.limits.ts';
import { isEmoji } from './messages/emoji.ts';
import { isTimeZone } from './search/days.ts';

export type * from './chat.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();
/** Made by the sender: what is sent again is there once. */
const newId = id;
/** Maximum of a Postgres integer. */
export const NUMBER_MAX = 2_147_483_647;
export const number = z.int().min(1).max(NUMBER_MAX);

// ── What is asked ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The newest rooms, or those behind one of them. */
export const roomsInput = z.object({ cursor: id.nullish() }).optional();
export const roomInput = z.object({ roomId: id });
/** By its id, of a deal, or the thread of a message. */
export const openRoomInput = z.union([
  roomInput,
  z.object({ dealSlug: opaque(200).min(1) }),
  z.object({ threadOf: id }),
]);
/** A thread, to be counted and told of, or no longer. */
export const followInput = roomInput.extend({ on: z.boolean() });
/** With `isNew` those alone in which something is new. */
export const threadsInput = z.object({ isNew: z.boolean().default(true), cursor: opaque(200).nullish() });
export const directInput = z.object({ userIds: list(id, { min: 1, max: roomLimits.directMax - 1 }) });

export const beforeInput = z.object({ roomId: id, number });
export const aroundInput = z.object({ roomId: id, messageId: id });

export const EMPTY_MESSAGE = 'A message must not be empty.';

const words = text(roomLimits.textMax);
export const namedIds = z.object({
  users: list(id, { max: 50 }).default([]),
  deals: list(opaque(catalogLimits.slugMax), { max: 20 }).default([]),
  tools: list(opaque(catalogLimits.slugMax), { max: 20 }).default([]),
});

export const sendFields = z.object({
  roomId: id,
  id: newId,
  text: words,
  replyTo: id.nullish(),
  files: list(id, { max: roomLimits.filesMax }).default([]),
  named: namedIds.default({ users: [], deals: [], tools: [] }),
});
/** Without a file it says something. */
export const sendInput = sendFields
  .extend({
    /** Author of the message, because after waiting to be sent another account may be signed in. */
    senderId: id.optional(),
  })
  .refine((message) => message.files.length > 0 || !isBlank(message.text), { path: ['text'], error: EMPTY_MESSAGE });
export type SendInput = z.infer<typeof sendInput>;

export const messageInput = z.object({ roomId: id, id });
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
/** Makes a message, and all behind it, unread again. */
export const unreadInput = roomInput.extend({ number });
export const historyInput = messageInput;
/** IANA name of the zone in which the reader's days begin. */
const timeZone = opaque(roomLimits.timeZoneMax).refine(isTimeZone, 'There is no such time zone.').default('UTC');
/** In one room, or in all that the caller may see. */
export const searchInput = z.object({
  q: line(roomLimits.searchQueryMax).describe(
    'Words, the last one perhaps unfinished; "words in a row"; from:, in:, before:, after: with a day as 2026-03-01, has:link, has:file.',
  ),
  roomId: id.nullish(),
  cursor: opaque(200).nullish(),
  timeZone,
});
/** The first message of a day. */
export const dayInput = roomInput.extend({ day: z.iso.date('Write a day as 2026-03-01.'), timeZone });
/** With `isSilent` mentions of the reader are neither counted nor told of. */
export const muteInput = roomInput.extend({ isMuted: z.boolean(), isSilent: z.boolean().default(false) });
/** Room to come back to, with how far it was read and whether it was muted. */
export const comeBackInput = roomInput.extend({
  read: z.int().min(0).max(NUMBER_MAX),
  isMuted: z.boolean().default(false),
  isSilent: z.boolean().default(false),
});
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
  /** The reader was told of something, or read it in another browser. Sent anew whenever one may have been missed. */
  | { type: 'notifications' }
  /** The reader has read a room up to this number, in another browser too; or marked what is behind it as unread. */
  | { type: 'read'; roomId: string; number: number }
  /** Somebody has read a room up to this number; told of the two who came furthest. */
  | { type: 'seen'; roomId: string; userId: string; number: number }
  /** More was missed than is stored: reload the rooms. All of them are followed from now on. */
  | { type: 'reset' }
  | { type: 'typing'; roomId: string; person: { id: string; name: string } }
  /** People of the room who are here now, at most 50 of them. */
  | { type: 'presence'; roomId: string; userIds: string[] };
