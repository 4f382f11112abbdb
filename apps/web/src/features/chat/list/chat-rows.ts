import type { ChatMessage } from '../chat-source.ts';
import { groupByDay } from './days.ts';

/** A run of messages by one author shows the name and picture once; after such a pause it is a new one. */
const RUN_MS = 5 * 60_000;

export type ChatRow =
  | { kind: 'day'; key: string; day: number }
  | {
      kind: 'message';
      key: string;
      message: ChatMessage;
      /** Of a run by one author. */
      isFirst: boolean;
    };

/** What the list shows from top to bottom (CHAT-03). */
export function rowsOf(messages: readonly ChatMessage[]): ChatRow[] {
  const rows: ChatRow[] = [];
  for (const { day, messages: ofDay } of groupByDay(messages)) {
    rows.push({ kind: 'day', key: `day ${day}`, day });
    let before: ChatMessage | undefined;
    for (const message of ofDay) {
      rows.push({ kind: 'message', key: message.id, message, isFirst: !isRun(before, message) });
      before = message;
    }
  }
  return rows;
}

function isRun(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before?.userId === message.userId && Date.parse(message.timestamp) - Date.parse(before.timestamp) < RUN_MS;
}

/** Shown characters in a line of the panel, and the height of one; px. */
const LINE_CHARACTERS = 44;
const LINE = 21;
const SHOWN = 320;

/** A guess at a row's height until it is measured, px: near enough that the scroll bar does not jump. */
export function estimateRow(row: ChatRow | undefined): number {
  if (row?.kind !== 'message') return 44;
  const { text, attachments, reactions, replyTo } = row.message;
  const lines = Math.ceil(Math.min(text.length, SHOWN) / LINE_CHARACTERS);
  return (
    30 +
    lines * LINE +
    (row.isFirst ? 24 : 0) +
    (replyTo === null ? 0 : 48) +
    (reactions.length > 0 ? 34 : 0) +
    attachments.length * 64
  );
}
