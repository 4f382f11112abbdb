import { closestPhrase, saidByIntents } from './intents.ts';
import { isStopWord } from './stop-words.ts';
import type { AskedWord, KnownWord, LookedUp } from './search-query.repo.ts';

/** The words as they will be searched for. */
export function spell(found: Pick<LookedUp, 'words' | 'groups' | 'joined' | 'intents' | 'forms' | 'named'>): string[] {
  const { words, groups, joined, intents, forms, named } = found;
  const phrase = closestPhrase(words, intents);
  if (phrase) return phrase;
  const isCovered = saidByIntents(words, intents);
  for (let first = 0; first < words.length; first += 1)
    for (let count = 1; count <= 8 && first + count <= words.length; count += 1) {
      const row = words
        .slice(first, first + count)
        .map(({ word }) => word)
        .join(' ');
      if (isStopWord(row) || groups.some((group) => group.phrase === row)) isCovered.fill(true, first, first + count);
    }
  for (const { first, count } of joined) isCovered.fill(true, first, first + count);
  const meant = named.length > 0 ? null : wordMeant(words, intents, isCovered);
  if (meant) return words.map(({ word }, position) => (position === meant.position ? meant.word : word));
  const context = contextOf(found);
  return words.flatMap((word, position) => {
    if (word.begins || isCovered[position]) return [word.word];
    const close = closestSpelling(word, context);
    // Both parts stand in documents, or others stand for them.
    const isMade = word.parts?.every((part) => forms.has(part) || groups.some(({ phrase: row }) => row === part));
    const isCompound =
      isMade && word.parts && (word.parts.every((part) => part.length > 3) || !close || close.cost > 1);
    if (isCompound) return [word.word];
    const known = close?.word ?? word.head;
    return known ? [known] : [];
  });
}

/** A word of more documents is what somebody means by it. */
const WELL_KNOWN = 20;

/**
 * A known word with which the query would be what people say, word for word, but for one slip: 'spilt bills' are bills to split, though there
 * are things that are spilt.
 */
function wordMeant(
  words: readonly AskedWord[],
  intents: LookedUp['intents'],
  isCovered: readonly boolean[],
): { position: number; word: string } | null {
  if (words.length < 2) return null;
  const meant = intents
    .flatMap(({ phrases }) => phrases.map((phrase) => phrase.split(' ')))
    .filter((phrase) => phrase.length === words.length)
    .flatMap((phrase) => {
      const others = words.flatMap((asked, position) => {
        const word = phrase[position] ?? '';
        return word === asked.word ? [] : [{ position, word, asked, cost: slipCost(asked.word, word) }];
      });
      const [other] = others;
      const isSlip =
        other &&
        others.length === 1 &&
        !isCovered[other.position] &&
        other.asked.documents > 0 &&
        other.asked.documents < WELL_KNOWN &&
        slips(other.asked.word) > 0 &&
        other.cost <= 1;
      return isSlip ? [other] : [];
    })
    .toSorted((one, other) => one.cost - other.cost);
  return meant[0] ?? null;
}

/** Words that people use together with those of the query. */
const contextOf = ({ groups, intents }: Pick<LookedUp, 'groups' | 'intents'>): Set<string> =>
  new Set(
    [...groups.flatMap(({ terms }) => terms), ...intents.flatMap(({ phrases }) => phrases)].flatMap((row) =>
      row.split(' '),
    ),
  );

/** Whether only the end of the last word was added. */
export const isCompleted = (words: AskedWord[], spelled: string[]) =>
  words.length === spelled.length &&
  words.every(({ word }, n) => spelled[n] === word || (n === words.length - 1 && spelled[n]?.startsWith(word)));

/** Slips that are forgiven: none in a very short word, which is another with any; one in a short word, two in a longer one. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** A slip makes a word as much less likely as twelve times fewer documents do (e^2.5). */
const OF_SLIP = 2.5;
/** Words that are used together with the others of the query are as likely as those of five times more documents (e^1.6). */
const OF_CONTEXT = 1.6;

/** The likeliest of `spellings` that is only a slip or two away: by how it may have come about, and how common it is. */
export function closestSpelling(
  { word, spellings }: Pick<AskedWord, 'word' | 'spellings'>,
  context: ReadonlySet<string> = new Set(),
): (KnownWord & { cost: number }) | undefined {
  const likely = spellings
    .map((candidate) => ({ ...candidate, cost: candidate.word.startsWith(word) ? 1 : slipCost(word, candidate.word) }))
    .filter(
      ({ cost, word: other }) => cost <= slips(word) && !(isShort(word) && cost > SWAP && !other.startsWith(word)),
    )
    .map((candidate) => ({
      ...candidate,
      likelihood:
        Math.log(1 + candidate.documents) - OF_SLIP * candidate.cost + (context.has(candidate.word) ? OF_CONTEXT : 0),
    }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  return likely[0];
}

/** With three letters any other word is one slip away: only swapped ones are forgiven. */
const isShort = (word: string) => word.length < 4;

/** Rows of letters as they are on most keyboards. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const place = new Map(KEYS.flatMap((row, y) => Array.from(row, (letter, x) => [letter, { x: x + y / 2, y }] as const)));

/** Costs of slips: letters swapped or left out twice are likelier than another letter, and a neighbouring key than one far away. */
const [SWAP, DOUBLE, NEIGHBOUR, OTHER] = [0.7, 0.6, 0.8, 1];
/** Hardly anybody errs in the first letter. */
const OF_FIRST = 0.4;

function replaceCost(from: string, to: string): number {
  const [one, other] = [place.get(from), place.get(to)];
  return one && other && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1 ? NEIGHBOUR : OTHER;
}

/** Cost of making one word of another by slips: letters inserted, dropped, replaced, or swapped with their neighbour. */
export function slipCost(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const [typed = '', meant = ''] = [from[row - 1], to[column - 1]];
      const swapped = typed === to[column - 2] && from[row - 2] === meant;
      current[column] = Math.min(
        (last[column] ?? 0) + (typed === from[row - 2] ? DOUBLE : OTHER),
        (current[column - 1] ?? 0) + (meant === to[column - 2] ? DOUBLE : OTHER),
        (last[column - 1] ?? 0) + (typed === meant ? 0 : replaceCost(typed, meant)),
        swapped ? (beforeLast[column - 2] ?? 0) + SWAP : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return (last[to.length] ?? 0) + (from[0] === to[0] ? 0 : OF_FIRST);
}
