import { isOfSpacedWord, characterAt, characterBefore } from './boundaries.limits.ts';
import { findLinks } from './links.limits.ts';
import { findMarks } from './marks.limits.ts';

/** Marks of some words of a message (LIVE-15). */
export type Mark = 'bold' | 'italic' | 'strike' | 'code';
/** Blocks of a message's lines; an item begins with a `marker`. */
export type Block = 'quote' | 'code' | 'bullets' | 'numbers';

/** Looks of a piece: the marks around it, outermost first, and the block that its line is in. */
export interface Style {
  marks: readonly Mark[];
  block: Block | null;
}

/**
 * Pieces of a message as a reader sees it: `text` never holds the signs that format it, and must be rendered as text,
 * never as HTML. `start` is where a token begins in what was typed.
 */
export type Piece = Style &
  (
    | { kind: 'text'; text: string }
    | { kind: 'break'; text: '\n' }
    | { kind: 'marker'; text: string }
    | { kind: 'link'; text: string; href: string }
    | { kind: 'token'; text: string; start: number }
  );

/** A part of a text that is whole: nothing in it is formatted. */
interface Part {
  start: number;
  end: number;
  piece: { kind: 'text' | 'token'; text: string; mark?: 'code' } | { kind: 'link'; text: string; href: string };
}

interface Line {
  start: number;
  end: number;
}

const BREAK = /\r\n?|\n|<br\s*\/?>/gi;
const FENCE_OPENS = /^```[\w+#.-]{0,20}[ \t]*$/;
const FENCE_CLOSES = /^```[ \t]*$/;
const FENCED_LINE = /^```(?!`)(.*[^`])```[ \t]*$/;
const QUOTE = /^>(?: |$)/;
const ITEM = /^ {0,3}(?:[-*•]|(\d{1,3})[.)]) +(?=\S)/;
const PLAIN: readonly Mark[] = [];

/**
 * Reads what was typed: line breaks, written as such or as `<br>`; http and https links, also `[words](address)`; bold,
 * italic, struck out and code; code blocks, quotes and lists, one level deep. Anything else is text. Takes time in
 * proportion to the text's length, whatever is in it.
 *
 * @param tokens what else is one thing, as names that were tagged: `start` and `end` in the text
 */
export function readFormatting(text: string, tokens: readonly { start: number; end: number }[] = []): Piece[] {
  const lines = linesOf(text);
  const parts = partsOf(text, tokens);
  const lineAt = (index: number) => text.slice(lines[index]?.start, lines[index]?.end);
  const lastFence = lines.findLastIndex((_, index) => FENCE_CLOSES.test(lineAt(index)));
  const pieces: Piece[] = [];
  let before: Block | null | undefined;
  /** Begins a line: with a break, unless it is the first. A break inside a block is the block's. */
  const begin = (block: Block | null, isSame: boolean) => {
    if (before !== undefined)
      pieces.push({ kind: 'break', text: '\n', marks: PLAIN, block: isSame && before === block ? block : null });
    before = block;
  };
  let at = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const words = lineAt(index);
    if (words === '') {
      begin(null, false);
      continue;
    }
    if (index < lastFence && FENCE_OPENS.test(words) && !FENCE_CLOSES.test(lineAt(index + 1))) {
      for (index += 1; !FENCE_CLOSES.test(lineAt(index)); index += 1) {
        begin('code', lines[index - 1] !== line);
        pushText(pieces, lineAt(index), { marks: PLAIN, block: 'code' });
      }
      continue;
    }
    const [, fenced] = FENCED_LINE.exec(words) ?? [];
    if (fenced !== undefined) {
      begin('code', false);
      pushText(pieces, fenced.trim(), { marks: PLAIN, block: 'code' });
      continue;
    }
    const { block, marker, length } = blockOf(words);
    begin(block, block === 'quote');
    if (marker !== null) pieces.push({ kind: 'marker', text: marker, marks: PLAIN, block });
    // Parts that begin in an earlier line, or in the sign before this one, are none.
    const from = line.start + length;
    while (at < parts.length && (parts[at]?.start ?? 0) < from) at += 1;
    const first = at;
    while (at < parts.length && (parts[at]?.end ?? 0) <= line.end) at += 1;
    pushLine(pieces, text, { start: from, end: line.end }, parts.slice(first, at), block);
  }
  return pieces;
}

/** A message as a reader sees it, where it cannot be laid out: without the signs that format it. */
export const plainText = (text: string): string =>
  readFormatting(text)
    .map((piece) => piece.text)
    .join('');

/** A message as it was typed, with its line breaks as such. */
export const typedText = (text: string): string => text.replaceAll(BREAK, '\n');

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(BREAK)) {
    lines.push({ start, end: index });
    start = index + found.length;
  }
  return [...lines, { start, end: text.length }];
}

function blockOf(words: string): { block: Block | null; marker: string | null; length: number } {
  const quote = QUOTE.exec(words);
  if (quote) return { block: 'quote', marker: null, length: quote[0].length };
  const item = ITEM.exec(words);
  if (!item) return { block: null, marker: null, length: 0 };
  const [{ length }, number] = item;
  return number === undefined
    ? { block: 'bullets', marker: '• ', length }
    : { block: 'numbers', marker: `${Number(number)}. `, length };
}

function pushText(pieces: Piece[], text: string, style: Style): void {
  if (text !== '') pieces.push({ kind: 'text', text, ...style });
}

/** Pieces of one line: its parts, and between them text with its marks. */
function pushLine(
  pieces: Piece[],
  text: string,
  { start, end }: Line,
  parts: readonly Part[],
  block: Block | null,
): void {
  const signs = findMarks(text, { start, end }, parts);
  let marks: readonly Mark[] = PLAIN;
  let position = start;
  let at = 0;
  const pushUntil = (until: number) => {
    for (; (signs[at]?.start ?? Infinity) < until; at += 1) {
      const sign = signs[at];
      if (!sign) break;
      pushText(pieces, text.slice(position, sign.start), { marks, block });
      marks = sign.isOpening ? [...marks, sign.mark] : marks.slice(0, -1);
      position = sign.end;
    }
    pushText(pieces, text.slice(position, until), { marks, block });
    position = until;
  };
  for (const part of parts) {
    pushUntil(part.start);
    const { piece } = part;
    if (piece.kind === 'link') pieces.push({ ...piece, marks, block });
    else if (piece.mark) pushText(pieces, piece.text, { marks: [...marks, piece.mark], block });
    else pieces.push({ kind: 'token', text: piece.text, start: part.start, marks, block });
    position = part.end;
  }
  pushUntil(end);
}

/** Code, links and tokens, in order; if two overlap, the first one wins: `https://x.test/@felix` is a link. */
function partsOf(text: string, tokens: readonly { start: number; end: number }[]): Part[] {
  const all: Part[] = [
    ...findCode(text),
    ...findLabelledLinks(text),
    ...findLinks(text).map(({ start, end, href }): Part => ({ start, end, piece: { kind: 'link', text: href, href } })),
    ...tokens.map(({ start, end }): Part => ({ start, end, piece: { kind: 'token', text: text.slice(start, end) } })),
  ];
  let position = 0;
  return all
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      if (start < position) return false;
      position = end;
      return true;
    });
}

function* findCode(text: string): Generator<Part> {
  const code = /(?<!`)`([^`\r\n]+)`(?!`)/g;
  for (let match = code.exec(text); match; match = code.exec(text)) {
    const [{ length }, words = ''] = match;
    const start = match.index;
    // An accent used as an apostrophe is none: don`t.
    if (isOfSpacedWord(characterBefore(text, start)) || isOfSpacedWord(characterAt(text, start + length)))
      code.lastIndex = start + 1;
    else yield { start, end: start + length, piece: { kind: 'text', text: words, mark: 'code' } };
  }
}

const LABELLED = /\[([^[\]\r\n]{1,200})\]\((https?:\/\/[^\s<>()]{1,2000})\)/gi;
/** Words that are an address themselves, with its host. */
const ADDRESS = /^(?:[a-z]+:\/\/)?((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?)(?:[/?#]\S*)?$/iu;

/** Links under words of their own. Words that look like another address are none: a reader would believe them. */
function* findLabelledLinks(text: string): Generator<Part> {
  for (const { 0: found, 1: label = '', 2: href = '', index } of text.matchAll(LABELLED)) {
    if (!URL.canParse(href) || label.trim() === '') continue;
    const [, said] = ADDRESS.exec(label.trim()) ?? [];
    if (said !== undefined && said.toLowerCase() !== new URL(href).host) continue;
    yield { start: index, end: index + found.length, piece: { kind: 'link', text: label, href } };
  }
}
