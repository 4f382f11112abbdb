import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import type { LanguageCode } from '#kernel/languages.ts';
import type { NotificationKind, NotificationValue } from './notification-kind.ts';

/** A piece of a sentence; names are people's words, whose direction is their own. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** A name within a sentence, which the format leaves whole. */
class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Messages by their text, compiled once: kinds are few. */
const compiled = new Map<string, IntlMessageFormat>();

const compile = (text: string, language: LanguageCode) =>
  kept(compiled, `${language} ${text}`, () => new IntlMessageFormat(text, language, undefined, { ignoreTag: true }));

const days = new Map<LanguageCode, Intl.DateTimeFormat>();
const amounts = new Map<string, Intl.NumberFormat>();

/** One of them for each key: making a format takes longer than a page of sentences. */
function kept<Key, Format>(formats: Map<Key, Format>, key: Key, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

function formatValue(value: NotificationValue, language: LanguageCode): Name | string | number {
  if (typeof value === 'string') return new Name(value);
  if (typeof value === 'number') return value;
  if ('day' in value)
    return kept(
      days,
      language,
      () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
    ).format(new Date(value.day));
  const { amount, currency } = value;
  return kept(
    amounts,
    `${language} ${currency}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  ).format(amount);
}

/** The sentence of a kind in a language, in pieces. */
export function renderSentence(
  kind: NotificationKind,
  language: LanguageCode,
  values: Readonly<Record<string, NotificationValue>>,
): Piece[] {
  const formatted = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(value, language)] as const),
  );
  return compile(kind[language].text, language)
    .formatToParts<Name>(formatted)
    .map((part) =>
      part.type === PART_TYPE.object && part.value instanceof Name
        ? { text: part.value.text, isName: true }
        : { text: typeof part.value === 'string' ? part.value : '', isName: false },
    );
}

const ISOLATED = '\u2068';
const POP = '\u2069';

/** The sentence as plain text, in which each name keeps its own direction. */
export const plainSentence = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, isName }) => (isName ? ISOLATED + text + POP : text)).join('');
