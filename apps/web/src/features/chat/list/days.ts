import type { ChatMessage } from '../chat-source.ts';

const DAY_MS = 86_400_000;

/** Number of the calendar day in the reader's time zone; the next day has the next number, however many hours lie between. */
export function dayOf(time: string | number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

interface DayGroup {
  day: number;
  messages: readonly ChatMessage[];
}

/** Runs of messages of one day, in their order (CHAT-03). */
export function groupByDay(messages: readonly ChatMessage[]): DayGroup[] {
  const groups: { day: number; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.timestamp);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}

/**
 * Heading above a day's messages (CHAT-03): the words for today or yesterday, or the full date in the reader's
 * language.
 * @param day as of `dayOf`
 * @param now ms
 */
export function dayLabel(
  day: number,
  now: number,
  locale: string,
  words: { today: string; yesterday: string },
): string {
  const ago = dayOf(now) - day;
  if (ago === 0) return words.today;
  if (ago === 1) return words.yesterday;
  // The number stands for midnight UTC of that date.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day * DAY_MS);
}
