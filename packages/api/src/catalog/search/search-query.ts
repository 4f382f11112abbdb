import type { Db } from '@onceware/db/client';
import type { Category } from '../catalog.limits.ts';
import type { Alternative } from './alternatives.repo.ts';
import { readAddress } from './address.ts';
import { headOf } from './head-word.ts';
import { intentsOf, type MeantIntent } from './intents.ts';
import { type ExpandedTerm, expandTerms, oneOf } from './query-expansion.ts';
import { findToolsAt, lookUp, type LookedUp } from './search-query.repo.ts';
import { isCompleted, spell } from './spelling.ts';
import { isFunctionWord } from './stop-words.ts';

/** Search terms in Postgres's notation. */
export interface SearchTerms {
  /** Which documents match. */
  match: string;
  /**
   * Inputs of relevance, for each thing that is searched for: its words as typed; all single words for it, and how many
   * these are; all else for it; and how much it tells.
   */
  exact: (string | null)[];
  alike: (string | null)[];
  sizes: number[];
  phrases: (string | null)[];
  weights: number[];
  /** Tags that its words mean, and how much each counts. */
  intents: string[];
  intentWeights: number[];
  /** The words in a row, in any form; null for a single one. */
  adjacent: string | null;
  /** Plain text of the phrase. */
  phrase: string;
  /** Tools that are called exactly so, or are at this address: they come first. */
  named: string[];
  /** Tools among them that come behind the others, in this order. */
  kin: string[];
  /** About what part of all documents matches, as if words came independently of one another. */
  share: number;
  /** About how many deals there are, run, and have ended. */
  total: number;
  running: number;
  ended: number;
}

/** Result of reading a person's query. */
export interface SearchQuery {
  /** Null if nothing can match. */
  terms: SearchTerms | null;
  /** The same with less and less of it, what tells least left out first; its head always stays. */
  fewer: SearchTerms[];
  /** Any of it. */
  any: SearchTerms | null;
  /** Categories that its words name. */
  categories: Category[];
  /** Query that was searched for, where it is not the asked one. */
  corrected: string | null;
}

/**
 * Reads a query as words, by the rule that the documents were read by. The last word may be unfinished, from its second letter on. A word that neither documents nor
 * synonyms hold is taken apart in two that they do, or replaced by the nearest, or by what it is a kind of, or left out if there is none and
 * other words remain. `isExact`: as it is typed.
 */
export async function readQuery(db: Db, query: string, isExact = false): Promise<SearchQuery> {
  const asked = query.toWellFormed().replaceAll('\0', ' ');
  const address = readAddress(asked);
  const tools = address ? await findToolsAt(db, address.hosts, address.page) : [];
  const at = tools.map(({ id }) => id);
  const meant = await readAs(db, address && (at.length > 0 || address.isCertain) ? address.name : asked, at, isExact);
  // Falls back to the tool's name where the address says nothing of it.
  return !meant.terms && tools[0] && !address?.isShared ? readAs(db, tools[0].name, at, isExact) : meant;
}

async function readAs(db: Db, words: string, at: string[], isExact: boolean): Promise<SearchQuery> {
  const found = await lookUp(db, words);
  if (found && isExact) return read(found, at, null);
  const spelled = found ? spell(found) : [];
  if (!found || spelled.length === 0) return read(null, at, null);
  const phrase = spelled.join(' ');
  const isAsAsked = phrase === found.words.map(({ word }) => word).join(' ');
  if (isAsAsked) return read(found, at, null);
  return read((await lookUp(db, phrase)) ?? found, at, isCompleted(found.words, spelled) ? null : phrase);
}

function read(found: LookedUp | null, at: string[], corrected: string | null): SearchQuery {
  const named = [...at, ...(found?.named ?? [])];
  const intents = found ? intentsOf(found) : [];
  const all = found ? expandTerms(found, intents) : [];
  const isNothing =
    named.length === 0 && found && found.words.length > 1 && found.words.every(({ word }) => isFunctionWord(word));
  if (!found || isNothing || (all.length === 0 && intents.length === 0))
    return { terms: null, fewer: [], any: null, categories: [], corrected: null };
  const telling = all.filter((term) => !term.isStopWord);
  const required = telling.length > 0 ? telling : all;
  const termsOf = (match: string, some: ExpandedTerm[]) => toTerms(found, match, some, all, named, intents);
  const matchOf = (some: ExpandedTerm[]) => some.map(anyFor).join(' & ');
  const allOf = (some: ExpandedTerm[]) =>
    termsOf(some === required ? eitherOf(matchOf(some), intents) : matchOf(some), some);
  const any = [...required, ...required.flatMap(({ words }) => words)];
  const anyOf = any.length > 1 ? termsOf(any.map(anyFor).join(' | '), []) : null;
  return {
    terms: allOf(required),
    fewer: withFewer(required, found.words).map(allOf),
    any: anyOf,
    categories: [...new Set(found.groups.flatMap(({ category, isExact }) => (category && isExact ? [category] : [])))],
    corrected,
  };
}

/** All but the least telling, then the head alone, without which nothing answers the query. */
function withFewer(expanded: ExpandedTerm[], words: LookedUp['words']): ExpandedTerm[][] {
  const place = headOf(words.map(({ word }) => word));
  const head = expanded.find(({ first, count }) => place >= first && place < first + count) ?? expanded.at(-1);
  const [least, ...others] = expanded
    .filter((term) => term !== head)
    .toSorted((one, other) => other.documents - one.documents);
  if (!least || !head) return [];
  return others.length === 0 ? [[head]] : [expanded.filter((term) => term !== least), [head]];
}

/**
 * Builds the alternatives for a term, of whatever kind; an unfinished word covers the words that begin with it. Each
 * alternative is a lookup.
 */
function anyFor({ exact, alike, phrases }: Pick<ExpandedTerm, 'exact' | 'alike' | 'phrases'>): string {
  const beginning = alike.find((word) => word.endsWith(':*'))?.slice(0, -3);
  const words = [...(exact && !exact.includes('&') ? [exact] : []), ...alike].filter(
    (word) => word.endsWith(':*') || beginning === undefined || !word.startsWith(beginning),
  );
  const rows = [...(exact?.includes('&') ? [exact] : []), ...phrases].map((phrase) => `(${phrase})`);
  return oneOf([...new Set([...words, ...rows])]);
}

/** Tags that answer an intent alone; the others of its tags only say which of the answers are better. */
const ANSWERING = 2;
/** Tags stand with names, promises and categories; a text may name anything. */
const tagTerm = (tag: string) =>
  tag
    .split(' ')
    .map((word) => `'${word}':ABC`)
    .join(' <-> ');

/** Words, or tags that answer what they mean. */
const eitherOf = (words: string, intents: MeantIntent[]) =>
  oneOf([
    ...new Set([
      ...(words === '' ? [] : [`(${words})`]),
      ...intents.flatMap(({ tags }) => tags.slice(0, ANSWERING).map(({ word }) => `(${tagTerm(word)})`)),
    ]),
  ]);

/** Parts of an intent's score: the first tag says most, the second less, and all others together the rest. */
const shareOfTag = (place: number, count: number): number => {
  const shares = [0.6, 0.25].slice(0, count);
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  return place < ANSWERING
    ? (shares[place] ?? 0) + (count <= ANSWERING ? rest / count : 0)
    : rest / (count - ANSWERING);
};

/** Part that a category adds, of which there are few: less than one of its tags. */
const CATEGORY_WEIGHT = 0.2;

/** Phrase of a name's words, where they stand in names. */
const nameTerm = (words: string) =>
  words
    .split(' ')
    .map((word) => `'${word}':A`)
    .join(' <-> ');

/** Reads a wish for others than a tool: those that replace it first, then those that staff named, then what shares most of its tags. */
export function readInstead({
  words,
  isListed,
  replacing,
  kin,
  tags,
  categories,
  total,
  running,
  ended,
}: Alternative): SearchQuery {
  const weighed = tags.map(({ word, documents, tools }) => ({
    word,
    weight: tools * Math.log(1 + total / (1 + documents)),
  }));
  const sum = weighed.reduce((all, { weight }) => all + weight, 0);
  const kinds = new Map(weighed.map(({ word, weight }) => [tagTerm(word), weight / sum]));
  // A kind that no tag tells is that of the category, which says little where tags do.
  if (isListed || tags.length === 0) for (const category of categories) kinds.set(`'${category}':C`, CATEGORY_WEIGHT);
  const wanted = [...kinds.keys(), ...kin.flatMap((tool) => (tool.words === '' ? [] : nameTerm(tool.words)))];
  const terms: SearchTerms = {
    match: `${oneOf(wanted.map((kind) => `(${kind})`))} & !(${nameTerm(words)})`,
    exact: [],
    alike: [],
    sizes: [],
    phrases: [],
    weights: [],
    intents: [...kinds.keys()],
    intentWeights: [...kinds.values()],
    adjacent: null,
    phrase: '',
    named: [...replacing, ...kin.map(({ id }) => id)],
    kin: kin.map(({ id }) => id),
    share: Math.min(
      1,
      tags.reduce(
        (share, { documents }) => share + documents / total,
        (isListed ? CATEGORY_WEIGHT : 0) + kin.length / total,
      ),
    ),
    total,
    running,
    ended,
  };
  return { terms, fewer: [], any: null, categories, corrected: null };
}

/** Weight of each tag: as much as in the intent where it counts most. */
function weighTags(intents: MeantIntent[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { tags, score } of intents)
    for (const [place, { word }] of tags.entries()) {
      const weight = score * shareOfTag(place, tags.length);
      weights.set(tagTerm(word), Math.max(weight, weights.get(tagTerm(word)) ?? 0));
    }
  return weights;
}

/** `required` must all match; without any, one of all does. */
function toTerms(
  { total, running, ended, words }: LookedUp,
  match: string,
  required: ExpandedTerm[],
  all: ExpandedTerm[],
  named: string[],
  intents: MeantIntent[],
): SearchTerms {
  const tags = weighTags(intents);
  const answering = intents.flatMap((intent) => intent.tags.slice(0, ANSWERING));
  const informative = all.map(
    ({ documents, isStopWord: isLess }) => Math.log(1 + total / (1 + documents)) * (isLess ? 0.25 : 1),
  );
  const sum = informative.reduce((a, b) => a + b, 0) || 1;
  const inRow = all.filter(({ forms }) => forms.length > 0);
  return {
    match,
    exact: all.map(({ exact }) => exact),
    alike: all.map(({ alike }) => (alike.length > 0 ? alike.join(' | ') : null)),
    sizes: all.map(({ alike }) => alike.length),
    phrases: all.map(({ phrases }) => (phrases.length > 0 ? phrases.map((phrase) => `(${phrase})`).join(' | ') : null)),
    weights: informative.map((weight) => weight / sum),
    intents: [...tags.keys()],
    intentWeights: [...tags.values()],
    adjacent: inRow.length > 1 ? inRow.map(({ forms }) => oneOf(forms)).join(' <-> ') : null,
    phrase: words.map(({ word }) => word).join(' '),
    named,
    kin: [],
    total,
    share: Math.min(
      1,
      required.length > 0
        ? required.reduce((share, { documents }) => share * Math.min(1, documents / total), 1) +
            answering.reduce((share, { documents }) => share + documents / total, 0)
        : all.reduce((share, { documents }) => share + documents / total, 0),
    ),
    running,
    ended,
  };
}
