import type { ChatMessage } from '../chat-source.ts';
import { groupByDay } from './days.ts';
import { PREVIEW_STEP } from '../previews/preview-step.ts';
import { CARD_STEP, shownNames } from '../text/named-things.ts';

/** A run of messages by one author shows the name and picture once; after such a pause it is a new one. */
const RUN_MS = 5 * 60_000;

export type ChatRow =
  /** Above the first message that the room has. */
  | { kind: 'start'; key: 'start' }
  | { kind: 'day'; key: string; day: number }
  /** Line above the first unread message, with the time of that message. */
  | { kind: 'unread'; key: 'unread'; since: string }
  | {
      kind: 'message';
      key: string;
      message: ChatMessage;
      /** First message of a run by one author. */
      isFirst: boolean;
    };

/** Position of the loaded messages in their room. */
export interface Stretch {
  /** There are messages before them: whether their first day and run begin here is not known. */
  hasOlder: boolean;
  /** The reader has seen those up to this number; null: there is no line. */
  unreadAfter: number | null;
  /** Whether the very first message is marked. */
  showsStart: boolean;
  /**
   * Ids of messages at which a stretch once began: a run that began there stays one, so that no row above the reader
   * changes its height.
   */
  seams: ReadonlySet<string>;
}

const NO_SEAMS: ReadonlySet<string> = new Set();
export const WHOLE: Stretch = { hasOlder: false, unreadAfter: null, showsStart: false, seams: NO_SEAMS };

/** Rows of the list from top to bottom (CHAT-03, LIVE-09). */
export function rowsOf(messages: readonly ChatMessage[], stretch: Stretch = WHOLE): ChatRow[] {
  const { hasOlder, showsStart, seams } = stretch;
  const unread = firstUnread(messages, stretch);
  const rows: ChatRow[] = [];
  if (showsStart && !hasOlder && messages.length > 0) rows.push({ kind: 'start', key: 'start' });
  for (const [index, { day, messages: ofDay }] of groupByDay(messages).entries()) {
    // A day's row stands where the day begins, so that reading on upwards leaves the rows below as they are.
    if (index > 0 || !hasOlder) rows.push({ kind: 'day', key: `day ${day}`, day });
    let before: ChatMessage | undefined;
    for (const message of ofDay) {
      if (message === unread) rows.push({ kind: 'unread', key: 'unread', since: message.timestamp });
      const isFirst = message === unread || seams.has(message.id) || !isRun(before, message);
      rows.push({ kind: 'message', key: message.id, message, isFirst });
      before = message;
    }
  }
  return rows;
}

/** Undefined when it is not loaded. */
function firstUnread(messages: readonly ChatMessage[], { hasOlder, unreadAfter }: Stretch): ChatMessage | undefined {
  if (unreadAfter === null) return undefined;
  const first = messages.findIndex(({ number, out }) => number !== null && number > unreadAfter && !out);
  return first === 0 && hasOlder && messages[0]?.number !== unreadAfter + 1 ? undefined : messages[first];
}

function isRun(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before?.userId === message.userId && Date.parse(message.timestamp) - Date.parse(before.timestamp) < RUN_MS;
}

/** Shown characters in a line of the panel, and the height of one; px. */
const LINE_CHARACTERS = 44;
const LINE = 21;
const SHOWN = 320;
/** A poll without its options, and one of them; px. */
const POLL = 90;
const POLL_OPTION = 44;

/** Estimated height of a row until it is measured, px: close enough that the scroll bar does not jump. */
export function estimateRow(row: ChatRow | undefined): number {
  if (row?.kind === 'start') return 84;
  if (row?.kind !== 'message') return 44;
  const { text, attachments, reactions, replyTo, isDeleted, isFolded, delivery, poll, previews, thread } = row.message;
  const head = 30 + (row.isFirst ? 24 : 0) + (thread && thread.count > 0 ? 36 : 0);
  if (isDeleted || isFolded) return head + LINE;
  if (poll) return head + POLL + poll.options.length * POLL_OPTION;
  const lines = Math.ceil(Math.min(text.length, SHOWN) / LINE_CHARACTERS);
  return (
    head +
    lines * LINE +
    (replyTo === null ? 0 : 48) +
    (reactions.length > 0 ? 34 : 0) +
    attachments.length * 64 +
    shownNames(row.message).things.length * CARD_STEP +
    previews.length * PREVIEW_STEP +
    (delivery === 'failed' ? 64 : 0)
  );
}
