import { characterAt, characterBefore, isOfSpacedWord } from './boundaries.limits.ts';

type MarkOfSign = 'bold' | 'italic' | 'strike';

/** A sign that begins or ends a mark; both are found only in pairs, one within the other. */
export interface Sign {
  start: number;
  end: number;
  mark: MarkOfSign;
  isOpening: boolean;
}

interface Range {
  start: number;
  end: number;
}

interface Opened extends Range {
  mark: MarkOfSign;
  sign: string;
}

const SIGNS = /\*+|_+|~+/g;
/** Signs from the outer to the inner. Longer ones are text: `****`. */
const MEANING: Record<string, readonly string[]> = {
  '*': ['*'],
  '**': ['**'],
  '***': ['**', '*'],
  _: ['_'],
  '~~': ['~~'],
};
const MARK_OF: Record<string, MarkOfSign> = { '**': 'bold', '*': 'italic', _: 'italic', '~~': 'strike' };

/** Nobody begins bold words behind these without a space, but faces and paths are full of them: `:*:`, `src/*.ts`. */
const INNER = /[!#$%&),./:;=?@\\\]^}|<>+]/;

/**
 * Finds `**bold**`, `*italic*`, `_italic_` and `~~struck out~~` in a line, between its parts (code, links, names). A sign
 * begins before a word and ends behind one, so that 2 * 3 and snake_case stay as they are.
 */
export function findMarks(text: string, { start, end }: Range, parts: readonly Range[]): Sign[] {
  const found: Sign[] = [];
  // Holds each sign once, so that searching it takes no longer in a longer line.
  let open: Opened[] = [];
  for (const gap of gapsOf({ start, end }, parts)) {
    for (const { 0: run, index } of text.slice(gap.start, gap.end).matchAll(SIGNS)) {
      const meaning = MEANING[run];
      if (!meaning) continue;
      const at = gap.start + index;
      const before = at === start ? '' : characterBefore(text, at);
      const after = at + run.length === end ? '' : characterAt(text, at + run.length);
      const canClose = open.length > 0 && before !== '' && !/\s/.test(before) && !isOfWord(after);
      const closes = canClose ? closing(meaning, open) : [];
      let position = at;
      for (const opened of closes) {
        const { mark, sign } = opened;
        found.push({ start: opened.start, end: opened.end, mark, isOpening: true });
        found.push({ start: position, end: position + sign.length, mark, isOpening: false });
        position += sign.length;
        open = open.slice(0, open.indexOf(opened));
      }
      const canOpen = after !== '' && !/\s/.test(after) && !isOfWord(before) && !INNER.test(before);
      if (closes.length > 0 || !canOpen) continue;
      for (const sign of meaning) {
        open = open.filter((other) => other.sign !== sign);
        const mark = MARK_OF[sign];
        if (mark) open.push({ start: position, end: position + sign.length, mark, sign });
        position += sign.length;
      }
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** An underscore is a sign here. */
const isOfWord = (character: string): boolean => character !== '_' && isOfSpacedWord(character);

/** Marks that a run of signs ends, the inner first: all of it, or nothing. */
function closing(meaning: readonly string[], open: readonly Opened[]): Opened[] {
  const found = open.filter(({ sign }) => meaning.includes(sign));
  return found.length < meaning.length ? [] : found.toReversed();
}

function* gapsOf({ start, end }: Range, parts: readonly Range[]): Generator<Range> {
  let position = start;
  for (const part of parts) {
    if (part.start > position) yield { start: position, end: part.start };
    position = part.end;
  }
  if (position < end) yield { start: position, end };
}
