/** A part of the typed query, and how to find it. */
export interface Term {
  /** Parts of one group stand for each other. */
  group: number;
  /** `open`: a phrase whose last word may be unfinished, as words may. */
  kind: 'word' | 'phrase' | 'open';
  isExcluded: boolean;
  text: string;
}

const QUOTES = new Set('"“”„«»「」『』＂');
const MINUS = new Set('-−–－');
const isSpace = (sign: string) => sign.trim() === '';

/** Reads words, "exact phrases", and -what must not be there. A phrase may lack its closing quote, as while it is typed. */
export function readTerms(query: string): Term[] {
  const terms: Term[] = [];
  const signs = Array.from(query.toWellFormed().replaceAll('\0', ' '));
  let at = 0;
  const readUntil = (isEnd: (sign: string) => boolean) => {
    const begin = at;
    while (at < signs.length && !isEnd(signs[at] ?? '')) at += 1;
    return signs.slice(begin, at).join('');
  };
  while (at < signs.length) {
    readUntil((sign) => !isSpace(sign));
    const isExcluded = MINUS.has(signs[at] ?? '');
    if (isExcluded) at += 1;
    if (QUOTES.has(signs[at] ?? '')) {
      at += 1;
      const text = readUntil((sign) => QUOTES.has(sign));
      const kind = at < signs.length ? 'phrase' : 'open';
      at += 1;
      terms.push({ group: terms.length, kind, isExcluded, text });
    } else {
      const text = readUntil((sign) => isSpace(sign) || QUOTES.has(sign)).replace(/^https?:\/\/(www\.)?/i, '');
      // Excluded is the word itself: all that begins so would be too much.
      terms.push({ group: terms.length, kind: isExcluded ? 'phrase' : 'word', isExcluded, text });
    }
  }
  return terms.filter(({ text }) => text.trim() !== '');
}

/** The words that may be read otherwise: neither phrases nor what is excluded. */
export const isPlainWord = ({ kind, isExcluded }: Term): boolean => kind === 'word' && !isExcluded;

const PART_MIN = 3;
const LONGEST = 40;
/** Letters whose variant with a hamza, which many people leave out, starts another word in search_text. */
const HAMZA_CARRIERS = new Set('اوي');

/** Variants with a word split in two, or joined with the next one. */
export function splitAndJoined(terms: Term[]): Term[] {
  const loose = terms.filter(isPlainWord);
  const split = loose.flatMap((term) => {
    const letters = Array.from(term.text).slice(0, LONGEST);
    return letters.flatMap((letter, n): Term[] => {
      const end = n + 1;
      const isLong = end >= PART_MIN && letters.length - end >= PART_MIN;
      if (!isLong && !(HAMZA_CARRIERS.has(letter) && end < letters.length)) return [];
      return [{ ...term, kind: 'phrase', text: `${letters.slice(0, end).join('')} ${letters.slice(end).join('')}` }];
    });
  });
  const joined = loose.flatMap((term, n) => {
    const next = loose[n + 1];
    return next ? [term, next].map((one) => ({ ...one, text: term.text + next.text })) : [];
  });
  return [...split, ...joined];
}

/** The same as one would type it. */
export const written = (terms: Term[]): string =>
  terms
    .map(({ kind, isExcluded, text }) => {
      const isQuoted = kind !== 'word' && (!isExcluded || text.includes(' '));
      return `${isExcluded ? '-' : ''}${isQuoted ? `"${text}"` : text}`;
    })
    .join(' ');
