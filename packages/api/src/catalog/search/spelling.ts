import { isStopWord } from './stop-words.ts';
import type { AskedWord, KnownWord, LookedUp } from './search-query.repo.ts';

/** The words as they will be searched for. */
export function spell({ words, groups, joined }: LookedUp): string[] {
  const isCovered = words.map(() => false);
  for (let first = 0; first < words.length; first += 1)
    for (let count = 1; count <= 8 && first + count <= words.length; count += 1) {
      const phrase = words
        .slice(first, first + count)
        .map(({ word }) => word)
        .join(' ');
      if (isStopWord(phrase) || groups.some((group) => group.phrase === phrase))
        isCovered.fill(true, first, first + count);
    }
  for (const { first, count } of joined) isCovered.fill(true, first, first + count);
  return words.flatMap((word, position) => {
    if (word.begins || isCovered[position]) return [word.word];
    const close = closestSpelling(word);
    const isCompound = word.parts && (word.parts.every((part) => part.length > 3) || !close || close.distance > 1);
    if (isCompound) return [word.word];
    const known = close?.word ?? word.head;
    return known ? [known] : [];
  });
}

/** Whether only the end of the last word was added. */
export const isCompleted = (words: AskedWord[], spelled: string[]) =>
  words.length === spelled.length &&
  words.every(({ word }, n) => spelled[n] === word || (n === words.length - 1 && spelled[n]?.startsWith(word)));

/** Slips that are forgiven: one in a short word, two in a longer one. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** The likeliest of `spellings` that is only a slip away. */
export function closestSpelling({
  word,
  spellings,
}: Pick<AskedWord, 'word' | 'spellings'>): (KnownWord & { distance: number }) | undefined {
  const byDistance = spellings
    .map((candidate) => ({
      ...candidate,
      distance: candidate.word.startsWith(word) ? 1 : editDistance(word, candidate.word),
    }))
    .filter(({ distance }) => distance <= slips(word))
    .toSorted((one, other) => one.distance - other.distance || other.documents - one.documents);
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
