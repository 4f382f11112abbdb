// The other half is the function message_words of the database (packages/db/sql/chat), which reads messages by the same rule.
const BETWEEN =
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u2bff\\u3000-\\u303f\\ufe30-\\ufe4f\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\u{1f000}-\\u{1faff}';
const VOWELS = '\\u0640\\u064b-\\u0655\\u0670';
const SIGN = '\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';

const between = new RegExp(`[${BETWEEN}]+`, 'gu');
const vowels = new RegExp(`[${VOWELS}]`, 'gu');
/** Characters of Chinese and Japanese, each a word of its own. */
const parts = new RegExp(`[${SIGN}]|[^${SIGN}]+`, 'gu');
const isSign = (part: string) => new RegExp(`^[${SIGN}]$`, 'u').test(part);
const isArabic = (part: string) => /^\p{Script=Arabic}/u.test(part);

const WORDS_MAX = 8;
/** Minimum length of a prefix, because shorter ones would read half of the index. */
const BEGINNING_MIN = 3;

/** A search term: words in a row, and whether the last one is a prefix. */
interface Word {
  parts: string[];
  mayGoOn: boolean;
}

/** The words of what somebody typed; the last may be unfinished. */
export function wordsOf(query: string): Word[] {
  const words = query.replaceAll(vowels, '').split(between).filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word, index) => {
    const inRow = word.match(parts) ?? [];
    const last = inRow.at(-1) ?? '';
    return { parts: inRow, mayGoOn: index === words.length - 1 && last.length >= BEGINNING_MIN && !isSign(last) };
  });
}

/** In Arabic 'the' and 'and the' are written together with their word. */
const ARTICLES = ['', 'ال', 'وال'];

/** Builds a Postgres tsquery. Words hold neither quotes nor operators, so quotes around them suffice. */
export function toTsquery(words: Word[]): string {
  const term = (part: string, mayGoOn: boolean) => {
    const spelled = (isArabic(part) ? ARTICLES : ['']).map((article) => `'${article}${part}'${mayGoOn ? ':*' : ''}`);
    return spelled.length > 1 ? `(${spelled.join(' | ')})` : spelled.join('');
  };
  return words
    .map(({ parts: inRow, mayGoOn }) =>
      inRow.map((part, index) => term(part, mayGoOn && index === inRow.length - 1)).join(' <-> '),
    )
    .join(' & ');
}

/**
 * Builds the pattern that finds the words in a text as it was written; no character of a word is special in a pattern.
 */
export function patternOf(words: Word[]): RegExp {
  const letter = String.raw`[\p{L}\p{N}\p{M}]`;
  const spelled = words.map(({ parts: inRow, mayGoOn }) => {
    const text = inRow.join('');
    const letters = Array.from(text).join(`[${VOWELS}]*`);
    const before = isSign(inRow[0] ?? '') ? '' : `(?<!${letter})${isArabic(text) ? '(?:و?ال)?' : ''}`;
    const after = mayGoOn || isSign(inRow.at(-1) ?? '') ? '' : `(?!${letter})`;
    return `${before}${letters}${after}`;
  });
  return new RegExp(spelled.join('|'), 'giu');
}
