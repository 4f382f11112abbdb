import type { MeantIntent } from './intents.ts';
import { isStopWord } from './stop-words.ts';
import type { FoundGroup, KnownWord, LookedUp } from './search-query.repo.ts';

/** One thing that is searched for, by one word or some. */
export interface ExpandedTerm {
  exact: string | null;
  /** Single words for it. */
  alike: string[];
  /** Other phrases that stand for it. */
  phrases: string[];
  /** Any form of its own words. */
  forms: string[];
  /** About how many documents hold it. */
  documents: number;
  isStopWord: boolean;
  /** Places of its words in the query. */
  first: number;
  count: number;
  /** Each of its words alone, if it has several; of Chinese these are only signs. */
  words: Pick<ExpandedTerm, 'exact' | 'alike' | 'phrases'>[];
}

/** One of them, in Postgres's notation. */
export const oneOf = (alternatives: string[]) =>
  alternatives.length > 1 ? `(${alternatives.join(' | ')})` : (alternatives[0] ?? '');
const quoted = (word: string) => `'${word}'`;

/** A single letter begins a tenth of all words, so it is searched for as a word of its own. */
const UNFINISHED_MIN = 2;
/** Short words that are known are mostly acronyms. */
const ACRONYM_MAX = 4;

/** About what part of all documents is of deals. */
const DEALS_OF_DOCUMENTS = 0.85;

/** A form of a word that another stands for is close to it: accounts are not what accounting is. */
const isClose = (form: KnownWord, word: string) => Math.abs(form.word.length - word.length) < 3;

/** Expands the words of a query by their forms and synonyms, one thing after the other. */
export function expandTerms(found: LookedUp, intents: readonly MeantIntent[]): ExpandedTerm[] {
  const { words, groups, forms, joined, total } = found;
  const expanded: ExpandedTerm[] = [];
  // Words that an intent knows are words, and not the beginning of others: 'DAM' is not 'Dampf'.
  const said = new Set(intents.flatMap(({ positions }) => positions));
  for (let first = 0, count = 1; first < words.length; first += count) {
    const phraseOf = (length: number) =>
      words
        .slice(first, first + length)
        .map(({ word }) => word)
        .join(' ');
    count = 1;
    for (let length = Math.min(words.length - first, 8); length > 0; length -= 1)
      if (groupsOf(groups, phraseOf(length)).length > 0 || isStopWord(phraseOf(length))) {
        count = length;
        break;
      }
    expanded.push(expandTerm(first, count, phraseOf(count)));
  }
  // Tools are documents, too.
  function shareOf(documents: number) {
    return Math.min(1, (documents * DEALS_OF_DOCUMENTS) / total);
  }
  function either(documents: number[]) {
    return total * (1 - documents.reduce((none, each) => none * (1 - shareOf(each)), 1));
  }
  return expanded.filter(({ exact, alike, phrases }) => exact ?? alike.length + phrases.length > 0);

  function expandTerm(first: number, count: number, phrase: string): ExpandedTerm {
    const own = words.slice(first, first + count);
    const isLast = first + count === words.length;
    const synonyms = wordsFor(groupsOf(groups, phrase));
    const [word] = own;
    const isOne = count === 1 && word !== undefined;
    const parts = isOne && word.parts && !areStopWords(word.parts) ? word.parts : null;
    const ownForms = isOne ? (forms.get(word.word) ?? []) : [];
    const together = joined.filter((span) => span.first < first + count && span.first + span.count > first);
    const isKnown = own.every(({ documents }) => documents > 0);
    const isUnfinished =
      isLast &&
      isOne &&
      word.begins &&
      word.word.length >= UNFINISHED_MIN &&
      !(word.word.length <= ACRONYM_MAX && said.has(first));
    const alike = new Set([
      ...ownForms.map((form) => quoted(form.word)),
      ...synonyms.words.map((form) => quoted(form.word)),
      ...together.map((span) => quoted(span.word)),
      ...(isUnfinished ? [`'${word.word}':*`] : []),
    ]);
    const compound = parts?.filter((part) => !isStopWord(part)).map(partOf) ?? [];
    const counts = new Map([...ownForms, ...synonyms.words].map((form) => [form.word, form.documents]));
    if (isOne) counts.set(word.word, isUnfinished ? Math.max(word.documents, word.beginning) : word.documents);
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
      isStopWord: isStopWord(phrase),
      first,
      count,
      words: isOne
        ? []
        : own
            .filter((asked) => asked.documents > 0 && asked.word.length > 1 && !isStopWord(asked.word))
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
    const query = oneOf([
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
        phrases.add(each.map((known) => oneOf(known.map(({ word }) => quoted(word)))).join(' <-> '));
        documents += Math.min(...each.map((known) => known.reduce((sum, form) => sum + form.documents, 0))) / 4;
      }
    }
    return { words: [...single.values()], phrases: [...phrases], documents };
  }
}

const areStopWords = (parts: [string, string]) => parts.every(isStopWord);

/** Returns the groups that have the words exactly; else those that have them in another form. */
function groupsOf(groups: FoundGroup[], phrase: string): FoundGroup[] {
  const found = groups.filter((group) => group.phrase === phrase);
  const exact = found.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : found;
}
