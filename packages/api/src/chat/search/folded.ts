// The other half is the function message_words of the database (packages/db/sql/chat), which reads messages by the same rule.

const MARKS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670]+/gu;
const SAME = new Map([
  ['ς', 'σ'],
  ['ى', 'ي'],
  ['ة', 'ه'],
]);

/** Text without capitals, accents and Arabic vowel marks. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ςىة]/gu, (letter) => SAME.get(letter) ?? letter)
    .normalize('NFC')
    .toLowerCase();

/** A folded text that knows where in the original each of its characters stands. */
export interface Folded {
  text: string;
  /** Position in the original of a position in the folded text; `end`: behind the character, with its marks. */
  placeOf(position: number, side: 'start' | 'end'): number;
}

/** Folds a text sign by sign. */
export function foldInPlace(original: string): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const sign of original) {
    const folded = fold(sign);
    for (let n = 0; n < folded.length; n += 1) {
      starts.push(place);
      ends.push(place + sign.length);
    }
    // A mark belongs to the character before it.
    if (folded === '' && ends.length > 0) ends[ends.length - 1] = place + sign.length;
    text += folded;
    place += sign.length;
  }
  return {
    text,
    placeOf: (position, side) => (side === 'end' ? (ends[position - 1] ?? 0) : (starts[position] ?? original.length)),
  };
}
