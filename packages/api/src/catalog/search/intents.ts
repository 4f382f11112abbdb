import { isStopWord } from './stop-words.ts';
import type { AskedWord, FoundIntent, LookedUp } from './search-query.repo.ts';

/** An intent that a query means, by how much of both is the same: 1 is all. */
export interface MeantIntent extends FoundIntent {
  score: number;
  /** Positions of the query's words that say it. */
  positions: number[];
}

/** About how many intents there are: a word that all of them share says nothing, one of its own says most. */
const INTENTS = 300;
/** Intents that share a word nobody of them knows, reckoned as if so many did: what is unknown may be a name. */
const UNKNOWN = 12;
/** Part of a query's sense that an intent has to be about; what is left may be for whom or how. */
const ENOUGH = 0.5;
/** Intents nearly as good as the best are meant, too: 'count visitors' of a shop, and of a website. */
const NEARLY = 0.85;
const MEANT_MAX = 3;

const isSign = (word: string) => word >= '\u2e80';

/** Returns the intents that a query says, the best first. */
export function intentsOf({ words, intents }: Pick<LookedUp, 'words' | 'intents'>): MeantIntent[] {
  const counts = new Map<string, number>();
  for (const key of intents.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const units = unitsOf(words, counts);
  const sum = units.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return [];
  const meant = intents
    .map((intent) => {
      const keys = new Set(intent.keys);
      const said = units.filter((unit) => unit.keys.some((key) => keys.has(key)));
      const share = said.reduce((total, { weight }) => total + weight, 0) / sum;
      const closeness = Math.max(0, ...intent.phrases.map((phrase) => closenessOf(phrase, said)));
      // One word out of a longer phrase says something else: 'downloads' are not 'download icons'.
      const isWhole = said.length > 1 || closeness === 1;
      return {
        ...intent,
        score: isWhole ? share * (0.4 + 0.6 * closeness) : 0,
        positions: said.map(({ position }) => position),
      };
    })
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((one, other) => other.score - one.score);
  const best = meant[0]?.score ?? 0;
  return meant.filter(({ score }) => score >= best * NEARLY).slice(0, MEANT_MAX);
}

/** Whether each word is known to some intent, though no document may hold it. */
export function saidByIntents(words: AskedWord[], intents: FoundIntent[]): boolean[] {
  const known = new Set(intents.flatMap(({ keys }) => keys));
  return words.map((_, position) => keysOf(words, position).some((key) => known.has(key)));
}

/** Keys of a word; of a sign those with its neighbours. */
function keysOf(words: AskedWord[], position: number): string[] {
  const { word, stems } = words[position] ?? { word: '', stems: [] };
  if (!isSign(word)) return stems;
  const pairs = [words.slice(position - 1, position + 1), words.slice(position, position + 2)];
  return pairs
    .filter((pair) => pair.length === 2 && pair.every((each) => isSign(each.word)))
    .map((pair) => `=${pair.map((each) => each.word).join('')}`);
}

/** A word of the query that says something. */
interface Unit {
  word: string;
  position: number;
  keys: string[];
  weight: number;
}

function unitsOf(words: AskedWord[], counts: Map<string, number>): Unit[] {
  const isStop = stopPositions(words);
  return words.flatMap(({ word }, position) => {
    if (isStop[position]) return [];
    const keys = keysOf(words, position);
    const known = keys.flatMap((key) => counts.get(key) ?? []);
    const count = known.length > 0 ? Math.min(...known) : UNKNOWN;
    return [{ word, position, keys, weight: Math.log(1 + INTENTS / count) }];
  });
}

/** Whether each word is one that tells nothing, alone or with those beside it. */
export function stopPositions(words: readonly Pick<AskedWord, 'word'>[]): boolean[] {
  const isStop = words.map(({ word }) => isStopWord(word));
  for (let first = 0; first < words.length; first += 1)
    for (const count of [2, 3]) {
      const phrase = words.slice(first, first + count).map(({ word }) => word);
      if (phrase.length === count && isStopWord(phrase.join(' '))) isStop.fill(true, first, first + count);
    }
  return isStop;
}

/** Part of a phrase's telling words that the query says, too. */
function closenessOf(phrase: string, said: readonly Unit[]): number {
  const words = phrase.split(' ').map((word) => ({ word }));
  const isStop = stopPositions(words);
  const telling = words.filter((_, position) => !isStop[position]);
  if (telling.length === 0) return 0;
  return telling.filter(({ word }) => said.some((unit) => isAlike(word, unit.word))).length / telling.length;
}

/** Two forms of a word begin alike, and end differently. */
function isAlike(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let same = 0;
  while (same < longest && one[same] === other[same]) same += 1;
  return same === longest || same >= Math.max(4, longest - 3);
}

/** Signs of a phrase from which on one of them may be wrong. */
const SIGNS_MIN = 4;

/** A phrase of signs that the query is but for one of them, which sounds or looks alike; null: there is none, or it is known as it is. */
export function closestPhrase(words: readonly AskedWord[], intents: readonly FoundIntent[]): string[] | null {
  const asked = words.map(({ word }) => word);
  if (asked.length < SIGNS_MIN || !asked.every(isSign)) return null;
  const phrases = intents.flatMap(({ phrases: all }) => all.map((phrase) => phrase.split(' ')));
  const slipsOf = (phrase: string[]) => asked.filter((word, position) => phrase[position] !== word).length;
  const close = phrases.filter((phrase) => phrase.length === asked.length && phrase.every(isSign));
  if (close.some((phrase) => slipsOf(phrase) === 0)) return null;
  return close.find((phrase) => slipsOf(phrase) === 1) ?? null;
}
