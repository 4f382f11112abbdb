import { isStopWord } from './stop-words.ts';

/** Words behind which a query says for whom, with what or how: its head stands before. */
const ENGLISH_AND_GERMAN = 'for of in on with without from by to via für fur von vom zu zum zur mit ohne im in aus als';
const ROMANCE = 'para por de del da do das dos di con com sin sem en em no na e y';
const ARABIC = 'في من الى إلى على مع بدون عن';
const isLink = new Set(`${ENGLISH_AND_GERMAN} ${ROMANCE} ${ARABIC}`.split(' '));

/** Articles and links by which Spanish and Portuguese are known, whose heads come first; ends of their verbs. */
const isRomance = new Set(`${ROMANCE} el la los las un una unos unas os um uma uns umas ao`.split(' '));
const VERB = /(?:[aei]r|[aei]rse)$/u;
/** Words for doing something with many things: behind a thing they say less than that ('expense tracking': expense). */
const isActivity = new Set(
  `tracking scheduling sharing editing planning managing monitoring recording creating making sending designing converting signing
  booking organizing organising storing syncing splitting collecting publishing processing handling keeping taking`.split(
    /\s+/u,
  ),
);
/** Every tool saves it. */
const VAGUE = 'time';
const isArabic = (word: string) => /^[\u0621-\u064a]/u.test(word);

/**
 * Returns the place of the word that says what kind of thing is asked for: in English, German and Chinese the last one ('mobile invoice
 * app for nurses': invoice), or the one before what is done with it, in Spanish, Portuguese and Arabic the first noun, before all that says for whom or how.
 */
export function headOf(words: readonly string[]): number {
  const isFirst = words.some((word) => isArabic(word)) || words.some((word) => isRomance.has(word));
  const telling: number[] = [];
  for (const [place, word] of words.entries()) {
    if (isLink.has(word) && telling.length > 0) break;
    if (!isLink.has(word) && !isStopWord(word)) telling.push(place);
  }
  if (!isFirst) {
    const last = telling.at(-1) ?? words.length - 1;
    const thing = telling.at(-2) ?? last;
    return isActivity.has(words[last] ?? '') && words[thing] !== VAGUE ? thing : last;
  }
  return telling.find((place) => !VERB.test(words[place] ?? '')) ?? telling[0] ?? words.length - 1;
}
