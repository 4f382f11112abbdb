import { phraseOf, type Word, wordsOf } from './words.ts';
import type { SearchHint } from '../chat.contract.ts';

/** A search as somebody typed it. */
export interface Query {
  words: Word[];
  /** Names of authors, one of whom it is; `me` is the reader. */
  from: string[];
  /** Names of rooms, one of which it is. */
  in: string[];
  /** Days, as 2026-03-01. */
  before: string | null;
  after: string | null;
  hasLink: boolean;
  hasFile: boolean;
  /** Operators that say nothing. */
  hints: SearchHint[];
}

const WORDS_MAX = 8;
const NAMES_MAX = 4;
const OPERATORS = ['from', 'in', 'before', 'after', 'has'] as const;
type Operator = (typeof OPERATORS)[number];

/** An operator with its value, a phrase between quotes, or a word. The last quote may be missing. */
const TOKEN = /(?<![^\s"])(?:(from|in|before|after|has):("[^"]*"?|[^\s"]*)|"([^"]*)"?|([^\s"]+))/giu;

/** Reads a query. Operators are English words in every language, as in most searches. */
export function readQuery(typed: string): Query {
  const query: Query = {
    words: [],
    from: [],
    in: [],
    before: null,
    after: null,
    hasLink: false,
    hasFile: false,
    hints: [],
  };
  const plain: string[] = [];
  const phrases: Word[] = [];
  for (const [, operator, value = '', phrase, word] of plainSigns(typed).matchAll(TOKEN)) {
    if (operator !== undefined) take(query, operator.toLowerCase() as Operator, value.replaceAll('"', '').trim());
    else if (word !== undefined) plain.push(word);
    const words = phrase === undefined ? null : phraseOf(phrase);
    if (words) phrases.push(words);
  }
  query.words = [...phrases, ...wordsOf(plain.join(' '))].slice(0, WORDS_MAX);
  return query;
}

/** Quotes and colons of other keyboards, as the operators have them. */
const plainSigns = (typed: string): string => typed.replace(/[“”„«»＂]/gu, '"').replace(/：/gu, ':');

const plainDigits = (value: string): string => value.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));

function take(query: Query, operator: Operator, value: string): void {
  const isKnown = value !== '' && readers[operator](query, value);
  if (!isKnown) query.hints.push({ operator, value });
}

/** Take the value of an operator. False: it says nothing. */
const readers: Record<Operator, (query: Query, value: string) => boolean> = {
  from: (query, value) => query.from.length < NAMES_MAX && query.from.push(value) > 0,
  in: (query, value) => query.in.length < NAMES_MAX && query.in.push(value) > 0,
  before(query, value) {
    const day = plainDigits(value);
    if (isDay(day)) query.before = query.before && query.before < day ? query.before : day;
    return isDay(day);
  },
  after(query, value) {
    const day = plainDigits(value);
    if (isDay(day)) query.after = query.after && query.after > day ? query.after : day;
    return isDay(day);
  },
  has(query, value) {
    const kind = value.toLowerCase();
    if (kind === 'link') query.hasLink = true;
    if (kind === 'file') query.hasFile = true;
    return kind === 'link' || kind === 'file';
  },
};

/** Whether the calendar has the day. */
export function isDay(value: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Whether anything is asked for. */
export const asksFor = ({ words, from, in: rooms, before, after, hasLink, hasFile }: Query): boolean =>
  words.length + from.length + rooms.length > 0 || before !== null || after !== null || hasLink || hasFile;
