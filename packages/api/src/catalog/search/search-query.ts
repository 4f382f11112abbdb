import type { Db } from '@onceware/db/client';
import { findWords, type LookedUpWord, type NearWord } from './search-query.repo.ts';

/** What to search for. */
export interface SearchTerms {
  /** Which documents match, in Postgres's notation. */
  match: string;
  /** The same with every word whole, and as plain text: documents that fit these come first. */
  exact: string;
  phrase: string;
  /** About what part of all documents matches, as if words came independently of one another. */
  share: number;
  /** About how many deals run, and have ended. */
  running: number;
  ended: number;
}

/** What a person's query comes to. */
interface SearchQuery {
  /** Null if nothing can match. */
  terms: SearchTerms | null;
  /** What was searched for, where that is not what was asked. */
  corrected: string | null;
}

/**
 * Reads a query as words, by the rule that the documents were read by. The last word may be unfinished. A word that no
 * document holds is replaced by the nearest that one does, or left out if there is none and other words remain.
 */
export async function readQuery(db: Db, query: string): Promise<SearchQuery> {
  const words = await findWords(db, query.toWellFormed().replaceAll('\0', ' '));
  const used = words.flatMap((word) => {
    const { word: spelled, documents } = word.begins ? word : (nearest(word) ?? {});
    if (spelled === undefined || documents === undefined) return [];
    return [{ spelled, isWhole: word.known && !word.isLast, share: Math.min(1, documents / word.total) }];
  });
  if (used.length === 0) return { terms: null, corrected: null };
  const phrase = used.map(({ spelled }) => spelled).join(' ');
  const isAsAsked = used.length === words.length && words.every((word) => word.begins);
  // Words hold letters and digits only, so quotes around them suffice.
  return {
    terms: {
      match: used.map(({ spelled, isWhole }) => (isWhole ? `'${spelled}'` : `'${spelled}':*`)).join(' & '),
      exact: used.map(({ spelled }) => `'${spelled}'`).join(' & '),
      phrase,
      share: used.reduce((share, word) => share * word.share, 1),
      running: words[0]?.running ?? 0,
      ended: words[0]?.ended ?? 0,
    },
    corrected: isAsAsked ? null : phrase,
  };
}

/** Slips that are forgiven: one in a short word, two in a longer one. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

function nearest({ word, near }: LookedUpWord): NearWord | undefined {
  const byDistance = near
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= slips(word))
    .toSorted((a: NearWord & { distance: number }, b) => a.distance - b.distance || b.documents - a.documents);
  return byDistance[0];
}

/** How many letters to insert, drop, replace, or swap with their neighbour (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
