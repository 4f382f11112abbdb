import type { FoundMessage } from '../chat.contract.ts';

const LENGTH = 160;
const BEFORE = 40;
const MARKS_MAX = 20;

/** An excerpt of a text around the first match, and the position of the match in it. */
export function excerptOf(text: string, pattern: RegExp): FoundMessage['excerpt'] {
  const first = text.search(pattern);
  const from = first <= BEFORE ? 0 : wordBehind(text, first - BEFORE, first);
  const to = text.length - from <= LENGTH ? text.length : wholeBefore(text, from + LENGTH);
  const before = from > 0 ? '…' : '';
  const shown = text.slice(from, to);
  const marks = [...shown.matchAll(pattern)]
    .slice(0, MARKS_MAX)
    .map(({ index, 0: found }): [number, number] => [before.length + index, before.length + index + found.length]);
  return { text: `${before}${shown}${to < text.length ? '…' : ''}`, marks };
}

/** Returns the start of the first word after `place`, at the latest at `max`. */
function wordBehind(text: string, place: number, max: number): number {
  const space = text.slice(place, max).search(/\s\S/u);
  return space < 0 ? wholeBefore(text, place) : place + space + 1;
}

/** Not between the two halves of one character. */
const wholeBefore = (text: string, place: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(place - 1)) ? place - 1 : place;
