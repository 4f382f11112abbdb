import { fold } from './folded.ts';

// Characters between words, as the function message_words of the database has them.
const BETWEEN =
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u2bff\\u3000-\\u303f\\ufe30-\\ufe4f\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\u{1f000}-\\u{1faff}';
const SIGN = '\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';

const between = new RegExp(`[${BETWEEN}]+`, 'gu');
/** Characters of Chinese and Japanese, each a word of its own. */
const parts = new RegExp(`[${SIGN}]|[^${SIGN}]+`, 'gu');
const isSign = (part: string) => new RegExp(`^[${SIGN}]$`, 'u').test(part);
const isArabic = (part: string) => /^\p{Script=Arabic}/u.test(part);

/** Minimum length of a prefix, because shorter ones would read half of the index. */
const BEGINNING_MIN = 3;

/** A search term: words in a row, and whether the last one is a prefix. */
export interface Word {
  parts: string[];
  mayGoOn: boolean;
}

const inRow = (text: string): string[] => text.split(between).flatMap((word) => word.match(parts) ?? []);

/** The words of what somebody typed; the last may be unfinished. */
export function wordsOf(text: string): Word[] {
  const words = fold(text).split(between).filter(Boolean);
  return words.map((word, index) => {
    const found = inRow(word);
    const last = found.at(-1) ?? '';
    return { parts: found, mayGoOn: index === words.length - 1 && last.length >= BEGINNING_MIN && !isSign(last) };
  });
}

/** Words that stand in a row, as they were quoted. */
export function phraseOf(text: string): Word | null {
  const found = inRow(fold(text));
  return found.length > 0 ? { parts: found, mayGoOn: false } : null;
}

/** In Arabic 'the' and 'and the' are written together with their word. */
const ARTICLES = ['', 'ال', 'وال'];

/** The word that message_words gives to a message with an address. */
const LINK = `'has-link'`;

/** Builds a Postgres tsquery. Words hold neither quotes nor operators, so quotes around them suffice. */
export function toTsquery(words: Word[], { hasLink }: { hasLink: boolean }): string {
  const term = (part: string, mayGoOn: boolean) => {
    const spelled = (isArabic(part) ? ARTICLES : ['']).map((article) => `'${article}${part}'${mayGoOn ? ':*' : ''}`);
    return spelled.length > 1 ? `(${spelled.join(' | ')})` : spelled.join('');
  };
  const terms = words.map(({ parts: row, mayGoOn }) =>
    row.map((part, index) => term(part, mayGoOn && index === row.length - 1)).join(' <-> '),
  );
  return [...terms, ...(hasLink ? [LINK] : [])].join(' & ');
}

/** Builds the pattern that finds the words in a folded text; no character of a word is special in a pattern. */
export function patternOf(words: Word[]): RegExp | null {
  const letter = String.raw`[\p{L}\p{N}\p{M}]`;
  const spelled = words.map(({ parts: row, mayGoOn }) => {
    const body = row.map((part, index) => {
      const previous = row[index - 1];
      if (previous === undefined) return part;
      return `[${BETWEEN}]${isSign(part) || isSign(previous) ? '*' : '+'}${part}`;
    });
    const before = isSign(row[0] ?? '') ? '' : `(?<!${letter})${isArabic(row[0] ?? '') ? '(?:و?ال)?' : ''}`;
    const after = mayGoOn || isSign(row.at(-1) ?? '') ? '' : `(?!${letter})`;
    return `${before}${body.join('')}${after}`;
  });
  return spelled.length > 0 ? new RegExp(spelled.join('|'), 'gu') : null;
}
