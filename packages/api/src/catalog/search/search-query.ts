import type { Db } from '@onceware/db/client';
import type { Category } from '../catalog.limits.ts';
import { readAddress } from './address.ts';
import { isFiller } from './filler.ts';
import {
  type AskedWord,
  findToolsAt,
  type FoundGroup,
  type KnownWord,
  lookUp,
  type LookedUp,
} from './search-query.repo.ts';

/** What to search for, in Postgres's notation. */
export interface SearchTerms {
  /** Which documents match. */
  match: string;
  /**
   * What weighs in relevance, of each thing that is searched for: its words as they were typed; all single words for it, and how many these
   * are; all else for it; and how much it tells.
   */
  exact: (string | null)[];
  alike: (string | null)[];
  sizes: number[];
  phrases: (string | null)[];
  weights: number[];
  /** The words in a row, in any form; null for a single one. */
  adjacent: string | null;
  /** As plain text. */
  phrase: string;
  /** Tools that are called exactly so, or are at this address: they come first. */
  named: string[];
  /** About what part of all documents matches, as if words came independently of one another. */
  share: number;
  /** About how many deals there are, run, and have ended. */
  total: number;
  running: number;
  ended: number;
}

/** What a person's query comes to. */
export interface SearchQuery {
  /** Null if nothing can match. */
  terms: SearchTerms | null;
  /** The same with less and less of it, what tells least left out first. */
  fewer: SearchTerms[];
  /** Any of it. */
  any: SearchTerms | null;
  /** Categories that its words name. */
  categories: Category[];
  /** What was searched for, where that is not what was asked. */
  corrected: string | null;
}

/** One thing that is searched for, by one word or some. */
interface Meaning {
  exact: string | null;
  /** Single words for it. */
  alike: string[];
  /** What else stands for it. */
  phrases: string[];
  /** Any form of its own words. */
  forms: string[];
  /** About how many documents hold it. */
  documents: number;
  isFiller: boolean;
  /** Each of its words alone, if it has several; of Chinese these are only signs. */
  words: Pick<Meaning, 'exact' | 'alike' | 'phrases'>[];
}

/**
 * Reads a query as words, by the rule that the documents were read by. The last word may be unfinished. A word that neither documents nor
 * synonyms hold is taken apart in two that they do, or replaced by the nearest, or by what it is a kind of, or left out if there is none and
 * other words remain.
 */
export async function readQuery(db: Db, query: string): Promise<SearchQuery> {
  const asked = query.toWellFormed().replaceAll('\0', ' ');
  const address = readAddress(asked);
  const tools = address ? await findToolsAt(db, address.hosts, address.page) : [];
  const at = tools.map(({ id }) => id);
  const meant = await readAs(db, address && (at.length > 0 || address.isCertain) ? address.name : asked, at);
  // Of an address that says nothing of its tool's name.
  return !meant.terms && tools[0] && !address?.isShared ? readAs(db, tools[0].name, at) : meant;
}

async function readAs(db: Db, words: string, at: string[]): Promise<SearchQuery> {
  const found = await lookUp(db, words);
  const spelled = found ? spell(found) : [];
  if (!found || spelled.length === 0) return read(null, at, null);
  const phrase = spelled.join(' ');
  const isAsAsked = phrase === found.words.map(({ word }) => word).join(' ');
  if (isAsAsked) return read(found, at, null);
  return read((await lookUp(db, phrase)) ?? found, at, isCompleted(found.words, spelled) ? null : phrase);
}

function read(found: LookedUp | null, at: string[], corrected: string | null): SearchQuery {
  const named = [...at, ...(found?.named ?? [])];
  const all = found ? meaningsOf(found) : [];
  if (!found || all.length === 0) return { terms: null, fewer: [], any: null, categories: [], corrected: null };
  const telling = all.filter((meaning) => !meaning.isFiller);
  const required = telling.length > 0 ? telling : all;
  const termsOf = (match: string, some: Meaning[]) => toTerms(found, match, some, all, named);
  const allOf = (some: Meaning[]) => termsOf(some.map(anyFor).join(' & '), some);
  const any = [...required, ...required.flatMap(({ words }) => words)];
  const anyOf = any.length > 1 ? termsOf(any.map(anyFor).join(' | '), []) : null;
  return {
    terms: allOf(required),
    fewer: [...withFewer(required).map(allOf), ...(anyOf && required.length !== 2 ? [anyOf] : [])],
    any: anyOf,
    categories: [...new Set(found.groups.flatMap(({ category, isExact }) => (category && isExact ? [category] : [])))],
    corrected,
  };
}

/** Each of two, the more telling one first; of more all but the least telling, then any. */
function withFewer(meanings: Meaning[]): Meaning[][] {
  const [least, ...others] = meanings.toSorted((one, other) => other.documents - one.documents);
  if (!least || others.length === 0) return [];
  return others.length === 1 ? [others, [least]] : [others];
}

const some = (alternatives: string[]) =>
  alternatives.length > 1 ? `(${alternatives.join(' | ')})` : (alternatives[0] ?? '');
const quoted = (word: string) => `'${word}'`;

/** What stands for it, whatever it is; what begins with an unfinished word is said by that. Each alternative is a look-up. */
function anyFor({ exact, alike, phrases }: Pick<Meaning, 'exact' | 'alike' | 'phrases'>): string {
  const beginning = alike.find((word) => word.endsWith(':*'))?.slice(0, -3);
  const words = [...(exact && !exact.includes('&') ? [exact] : []), ...alike].filter(
    (word) => word.endsWith(':*') || beginning === undefined || !word.startsWith(beginning),
  );
  const rows = [...(exact?.includes('&') ? [exact] : []), ...phrases].map((phrase) => `(${phrase})`);
  return some([...new Set([...words, ...rows])]);
}

/** `required` must all match; without any, one of all does. */
function toTerms(
  { total, running, ended, words }: LookedUp,
  match: string,
  required: Meaning[],
  all: Meaning[],
  named: string[],
): SearchTerms {
  const informative = all.map(
    ({ documents, isFiller: isLess }) => Math.log(1 + total / (1 + documents)) * (isLess ? 0.25 : 1),
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
    adjacent: inRow.length > 1 ? inRow.map(({ forms }) => some(forms)).join(' <-> ') : null,
    phrase: words.map(({ word }) => word).join(' '),
    named,
    total,
    share: Math.min(
      1,
      required.length > 0
        ? required.reduce((share, { documents }) => share * Math.min(1, documents / total), 1)
        : all.reduce((share, { documents }) => share + documents / total, 0),
    ),
    running,
    ended,
  };
}

/** About what part of all documents is of deals. */
const DEALS_OF_DOCUMENTS = 0.85;

/** A form of a word that another stands for is close to it: accounts are not what accounting is. */
const isClose = (form: KnownWord, word: string) => Math.abs(form.word.length - word.length) < 3;

function meaningsOf(found: LookedUp): Meaning[] {
  const { words, groups, forms, joined, total } = found;
  const meanings: Meaning[] = [];
  for (let first = 0, count = 1; first < words.length; first += count) {
    const phraseOf = (length: number) =>
      words
        .slice(first, first + length)
        .map(({ word }) => word)
        .join(' ');
    count = 1;
    for (let length = Math.min(words.length - first, 8); length > 0; length -= 1)
      if (groupsOf(groups, phraseOf(length)).length > 0 || isFiller(phraseOf(length))) {
        count = length;
        break;
      }
    meanings.push(meaningOf(first, count, phraseOf(count)));
  }
  // Tools are documents, too.
  function shareOf(documents: number) {
    return Math.min(1, (documents * DEALS_OF_DOCUMENTS) / total);
  }
  function either(documents: number[]) {
    return total * (1 - documents.reduce((none, each) => none * (1 - shareOf(each)), 1));
  }
  return meanings.filter(({ exact, alike, phrases }) => exact ?? alike.length + phrases.length > 0);

  function meaningOf(first: number, count: number, phrase: string): Meaning {
    const own = words.slice(first, first + count);
    const isLast = first + count === words.length;
    const synonyms = wordsFor(groupsOf(groups, phrase));
    const [word] = own;
    const isOne = count === 1 && word !== undefined;
    const parts = isOne && word.parts && !isFillerAlone(word.parts) ? word.parts : null;
    const ownForms = isOne ? (forms.get(word.word) ?? []) : [];
    const together = joined.filter((span) => span.first < first + count && span.first + span.count > first);
    const isKnown = own.every(({ documents }) => documents > 0);
    const unfinished = isLast && isOne && word.begins && word.word.length > 0 ? [`'${word.word}':*`] : [];
    const alike = new Set([
      ...ownForms.map((form) => quoted(form.word)),
      ...synonyms.words.map((form) => quoted(form.word)),
      ...together.map((span) => quoted(span.word)),
      ...unfinished,
    ]);
    const compound = parts?.filter((part) => !isFiller(part)).map(partOf) ?? [];
    const unfinishedOnes = isOne && isLast ? word.beginning : 0;
    const counts = new Map([...ownForms, ...synonyms.words].map((form) => [form.word, form.documents]));
    if (isOne) counts.set(word.word, Math.max(word.documents, unfinishedOnes));
    if (!isOne && isKnown)
      counts.set(phrase, total * own.reduce((share, asked) => share * shareOf(asked.documents), 1));
    if (compound.length > 0)
      counts.set('', total * compound.reduce((share, { documents }) => share * shareOf(documents), 1));
    const documents = either([...counts.values(), synonyms.documents]);
    return {
      exact: isKnown ? own.map((asked) => quoted(asked.word)).join(' & ') : null,
      alike: [...alike],
      phrases: [...synonyms.phrases, ...(compound.length > 0 ? [compound.map(({ query }) => query).join(' & ')] : [])],
      forms:
        count === 1
          ? ownForms.length > 0
            ? ownForms.map((form) => quoted(form.word))
            : []
          : own.length > 0 && isKnown
            ? [own.map((asked) => quoted(asked.word)).join(' <-> ')]
            : [],
      documents,
      isFiller: isFiller(phrase),
      words: isOne
        ? []
        : own
            .filter((asked) => asked.documents > 0 && asked.word.length > 1 && !isFiller(asked.word))
            .map(({ word: each }) => ({
              exact: quoted(each),
              alike: (forms.get(each) ?? []).map((form) => quoted(form.word)),
              phrases: [],
            })),
    };
  }

  /** A part of a compound: itself, its forms, and what stands for it. */
  function partOf(part: string): { query: string; documents: number } {
    const synonyms = wordsFor(groupsOf(groups, part));
    const single = [...(forms.get(part) ?? []), ...synonyms.words];
    const query = some([
      ...new Set([...single.map(({ word }) => quoted(word)), ...synonyms.phrases.map((phrase) => `(${phrase})`)]),
    ]);
    return {
      query: query || quoted(part),
      documents: single.reduce((sum, { documents }) => sum + documents, synonyms.documents),
    };
  }

  function wordsFor(meant: FoundGroup[]): { words: KnownWord[]; phrases: string[]; documents: number } {
    const single = new Map<string, KnownWord>();
    const phrases = new Set<string>();
    let documents = 0;
    for (const term of new Set(meant.flatMap(({ terms }) => terms))) {
      const each = term.split(' ').map((word) => (forms.get(word) ?? []).filter((form) => isClose(form, word)));
      if (each.some((known) => known.length === 0)) continue;
      if (each.length === 1) for (const form of each[0] ?? []) single.set(form.word, form);
      else {
        phrases.add(each.map((known) => some(known.map(({ word }) => quoted(word)))).join(' <-> '));
        documents += Math.min(...each.map((known) => known.reduce((sum, form) => sum + form.documents, 0))) / 4;
      }
    }
    return { words: [...single.values()], phrases: [...phrases], documents };
  }
}

const isFillerAlone = (parts: [string, string]) => parts.every(isFiller);

/** Those that have the words as they are; else those that have them in another form. */
function groupsOf(groups: FoundGroup[], phrase: string): FoundGroup[] {
  const found = groups.filter((group) => group.phrase === phrase);
  const exact = found.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : found;
}

/** The words as they will be searched for. */
function spell({ words, groups, joined }: LookedUp): string[] {
  const isCovered = words.map(() => false);
  for (let first = 0; first < words.length; first += 1)
    for (let count = 1; count <= 8 && first + count <= words.length; count += 1) {
      const phrase = words
        .slice(first, first + count)
        .map(({ word }) => word)
        .join(' ');
      if (isFiller(phrase) || groups.some((group) => group.phrase === phrase))
        isCovered.fill(true, first, first + count);
    }
  for (const { first, count } of joined) isCovered.fill(true, first, first + count);
  return words.flatMap((word, position) => {
    if (word.begins || isCovered[position]) return [word.word];
    const close = nearest(word);
    const isCompound = word.parts && (word.parts.every((part) => part.length > 3) || !close || close.distance > 1);
    if (isCompound) return [word.word];
    const known = close?.word ?? word.head;
    return known ? [known] : [];
  });
}

/** Whether only the end of the last word was added. */
const isCompleted = (words: AskedWord[], spelled: string[]) =>
  words.length === spelled.length &&
  words.every(({ word }, n) => spelled[n] === word || (n === words.length - 1 && spelled[n]?.startsWith(word)));

/** Slips that are forgiven: one in a short word, two in a longer one. */
const slips = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

function nearest({ word, near }: AskedWord): (KnownWord & { distance: number }) | undefined {
  const byDistance = near
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
