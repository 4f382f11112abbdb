import type { Db } from '@onceware/db/client';
import { readQuery } from '#catalog/search/search-query.ts';
import { closestSpelling } from '#catalog/search/spelling.ts';
import { findNearWords } from './correct-query.repo.ts';
import { isPlainWord, splitAndJoined, type Term, written } from './query.ts';
import type { LibraryQuery } from './query.sql.ts';

/** Words to search for where the given ones find nothing. */
interface CorrectedQuery {
  query: LibraryQuery;
  /** The corrected words that were searched for. */
  corrected: string | null;
}

/**
 * Reads the loose words as the catalogue reads them: slips mended, first by what the member keeps, then by the catalogue; words
 * split or joined, other forms, synonyms. Phrases and what is excluded stay. Null where there is nothing to correctQuery.
 *
 * @param isMany whether they keep so much that only the newest is read
 */
export async function correctQuery(
  db: Db,
  userId: string,
  terms: Term[],
  isMany: boolean,
): Promise<CorrectedQuery | null> {
  const loose = terms.filter(isPlainWord);
  if (loose.length === 0) return null;
  const own = await findNearWords(db, userId, loose, isMany);
  const mended = loose.map((term): Term => {
    const words = own.filter(({ group }) => group === term.group);
    const spelled = words.map((word) => (word.begins ? word.word : (closestSpelling(word)?.word ?? word.word)));
    const isMended = spelled.some((word, n) => word !== words[n]?.word);
    return isMended ? { ...term, text: spelled.join(' ') } : term;
  });
  if (mended.some((term, n) => term !== loose[n])) {
    const corrected = terms.map((term) => mended.find(({ group }) => group === term.group) ?? term);
    const alternatives = splitAndJoined(corrected.filter((term) => terms.includes(term)));
    return { query: { terms: [...corrected, ...alternatives], instead: null }, corrected: written(corrected) };
  }
  const everything = await readAsCatalog(db, loose);
  // Words that the catalogue leaves out or corrects stay, where the member uses them.
  const unknown = loose.filter(({ group }) => own.some((word) => word.group === group && !word.begins));
  const { instead, corrected } =
    everything.corrected === null || unknown.length === loose.length ? everything : await readAsCatalog(db, unknown);
  const kept = terms.filter((term) => !instead?.groups.includes(term.group));
  return {
    query: { terms: [...terms, ...splitAndJoined(terms)], instead },
    corrected: corrected && [corrected, written(kept)].join(' ').trim(),
  };
}

/** Reads these words as the catalogue's search does. */
async function readAsCatalog(
  db: Db,
  some: Term[],
): Promise<Pick<CorrectedQuery, 'corrected'> & Pick<LibraryQuery, 'instead'>> {
  if (some.length === 0) return { instead: null, corrected: null };
  const { terms, corrected } = await readQuery(db, some.map(({ text }) => text).join(' '));
  return terms
    ? { instead: { match: terms.match, groups: some.map(({ group }) => group) }, corrected }
    : { instead: null, corrected: null };
}
