import type { FoundMessage } from '../chat.contract.ts';
import { foldInPlace } from './folded.ts';

const LENGTH = 160;
const BEFORE = 40;
const MARKS_MAX = 20;

type Mark = [from: number, to: number];

/** An excerpt of a text around the first match, and the positions of matches in it. */
export function excerptOf(text: string, pattern: RegExp | null): FoundMessage['excerpt'] {
  const found = pattern ? marksIn(text, pattern) : [];
  const first = found[0]?.[0] ?? 0;
  const from = first <= BEFORE ? 0 : wordBehind(text, first - BEFORE, first);
  const to = text.length - from <= LENGTH ? text.length : wholeBefore(text, from + LENGTH);
  const before = from > 0 ? '…' : '';
  const shown = text.slice(from, to);
  const marks = found
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): Mark => [before.length + start - from, before.length + end - from]);
  return { text: `${before}${shown}${to < text.length ? '…' : ''}`, marks };
}

/** Places in a text, as it was written, where the pattern matches its folded words. */
function marksIn(text: string, pattern: RegExp): Mark[] {
  const folded = foldInPlace(text);
  return [...folded.text.matchAll(pattern)]
    .slice(0, MARKS_MAX)
    .map(({ index, 0: found }): Mark => [folded.placeOf(index, 'start'), folded.placeOf(index + found.length, 'end')]);
}

/** Returns the start of the first word after `place`, at the latest at `max`. */
function wordBehind(text: string, place: number, max: number): number {
  const space = text.slice(place, max).search(/\s\S/u);
  return space < 0 ? wholeBefore(text, place) : place + space + 1;
}

/** Not between the two halves of one character. */
const wholeBefore = (text: string, place: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(place - 1)) ? place - 1 : place;
