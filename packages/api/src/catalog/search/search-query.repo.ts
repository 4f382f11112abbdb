import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import type { Category } from '../catalog.limits.ts';

export interface KnownWord {
  word: string;
  /** How many documents hold it; of none, only synonyms do. */
  documents: number;
}

export interface AskedWord {
  word: string;
  documents: number;
  /** Stems that it has in common with its other forms. */
  stems: string[];
  /** Some document holds a word that begins with it. */
  begins: boolean;
  /** About how many documents hold a word that begins with it; counted for the last word alone. */
  beginning: number;
  /** Words that look alike, the likeliest first; of those that begin nothing. */
  spellings: KnownWord[];
  /** Two known words that it is written together from; of those that hardly any document holds. */
  parts: [string, string] | null;
  /** The longest known word that it ends in, as compounds end in what they are a kind of; of those that begin nothing. */
  head: string | null;
}

/** Some words in a row, or a part of one, that people use for the same as `terms`. */
export interface FoundGroup {
  phrase: string;
  /** Found by the words as they are, not by their stems. */
  isExact: boolean;
  terms: string[];
  category: Category | null;
}

/** Something that people want to do, which shares words with the query. */
export interface FoundIntent {
  /** Its phrases, in words. */
  phrases: string[];
  category: Category | null;
  /** Tags and words of what does it, the most telling first, and about how many documents hold each. */
  tags: KnownWord[];
  /** The keys that it shares with the query. */
  keys: string[];
}

/** Knowledge that the catalogue has of a query's words. */
export interface LookedUp {
  words: AskedWord[];
  groups: FoundGroup[];
  intents: FoundIntent[];
  /** Words in a row that documents hold written together. */
  joined: { first: number; count: number; word: string }[];
  /** All words that the above name and documents hold, with their forms. */
  forms: Map<string, KnownWord[]>;
  /** Tools that are called exactly so. */
  named: string[];
  /** About how many deals there are, run, and have ended. */
  total: number;
  running: number;
  ended: number;
}

type Spelt = Pick<AskedWord, 'spellings' | 'parts' | 'head'>;
const NOTHING_SPELT: Spelt = { spellings: [], parts: null, head: null };

/** Knowledge that needs no guesses. */
type Known = Omit<LookedUp, 'words' | 'forms'> & {
  words: (Omit<AskedWord, keyof Spelt> & { isLast: boolean })[];
  forms: Record<string, KnownWord[]>;
};

/** More words than this narrow nothing further; a sign of Chinese is a word. */
const WORDS_MAX = 16;
const GROUP_WORDS_MAX = 8;

/** Words that begin with the last one are so many at most when it is reckoned how many documents hold one of them. */
const BEGINNINGS_MAX = 200;
const FORMS_MAX = 12;
const NAMED_MAX = 20;
/** A word of fewer documents may be two that are written together. */
const RARE = 20;
const HEAD_MIN = 5;
/** Intents that share most words with a query: what shares less is not what is asked for. */
const INTENTS_MAX = 40;
/** Signs from here on are Chinese, of which two in a row say what one does not (`intent_keys`). */
const FIRST_SIGN = sql.raw('chr(11904)');

const raw = (value: number) => sql.raw(String(value));

const begins = sql.raw('s.word >= split.word and s.word < split.word || chr(1114111)');

/** Counts rows as the planner estimates them. */
export const rowsIn = (index: string) =>
  sql.raw(`coalesce((select greatest(reltuples, 0) from pg_class where oid = to_regclass('${index}')), 0)`);

const documentsOf = (word: string) =>
  sql.raw(`coalesce((select s.documents from search_words s where s.word = ${word}), 0)`);

// The look-ups are no `exists`, which Postgres may answer by reading the whole dictionary into a hash table. Terms of a group
// stand in its keys as words already, behind `=`. Groups are looked for once, by the keys of all phrases: to compare each
// phrase with all groups took half a second for a long query.
const knownWords = prepared((db: Db) =>
  db
    .select({ found: sql<Known>`looked.up` })
    .from(
      sql`(
        with query as materialized (select ${sql.placeholder('query')}::text as text, ${sql.placeholder('parts')}::text[] as parts),
        totals as materialized (select ${rowsIn('deals')}::float8 as total),
        split as materialized (
          select word, position::int, position = max(position) over () as is_last
          from unnest(string_to_array(catalog_text((select text from query)), ' ')) with ordinality as split(word, position)
          where word <> '' and position <= ${raw(WORDS_MAX)}),
        counted as materialized (
          select split.*, ${documentsOf('split.word')} as documents,
            coalesce((select true from search_words s where ${begins} and s.documents > 0 limit 1), false) as begins,
            case when is_last then (
              select total * (1 - exp(greatest(coalesce(sum(ln(greatest(1 - b.documents / greatest(1, total), 1e-9))), 0), -100)))
              from totals, (select s.documents from search_words s where ${begins} limit ${raw(BEGINNINGS_MAX)}) b group by total) end as beginning
          from split),
        parts as materialized (select unnest(parts) as word from query),
        spans as materialized (
          select a.position - 1 as first, count, phrase, joined from split a cross join generate_series(1, ${raw(GROUP_WORDS_MAX)}) count
            cross join lateral (
              select string_agg(b.word, ' ' order by b.position) as phrase, string_agg(b.word, '' order by b.position) as joined, count(*) as words
              from split b where b.position >= a.position and b.position < a.position + count) span
          where words = count),
        phrases as materialized (
          select phrase, phrase_keys(phrase) as phrase_keys from (select phrase from spans union select word from parts) p),
        groups as materialized (
          select phrase, terms, category, keys @> array['=' || phrase] as is_exact
          from (
            select keys, category, array(select substr(key, 2) from unnest(keys) key where starts_with(key, '=')) as terms
            from synonym_groups g where g.removed_at is null and g.tags = '{}'
              and g.keys && (select array_agg(key) from phrases cross join unnest(phrase_keys) key) offset 0) g
          join phrases on keys && phrase_keys),
        asked_keys as materialized (
          select position, unnest(stems) as key from (
            select position, search_stems(word) as stems from split where word collate "C" < ${FIRST_SIGN}
            union all select 0, search_stems(word) from parts
            union all select position, array['=' || word || next] from (select split.*, lead(word) over (order by position) as next from split) pair
              where word collate "C" >= ${FIRST_SIGN} and next collate "C" >= ${FIRST_SIGN}) keyed),
        intents as materialized (
          select g.tags, g.category, g.keys, shared.keys as shared_keys
          from (select keys, tags, category, intent_keys from synonym_groups
            where removed_at is null and tags <> '{}' and intent_keys && (select array_agg(key) from asked_keys) offset 0) g
          cross join lateral (
            select array_agg(distinct key) as keys, count(distinct position) as words from asked_keys where key = any(g.intent_keys)) shared
          order by shared.words desc, cardinality(shared.keys) desc limit ${raw(INTENTS_MAX)}),
        vocabulary as materialized (
          select word, search_stems(word) as stems from (
            select word from split union select word from parts
            union select used.word from groups cross join unnest(terms) as term cross join unnest(string_to_array(term, ' ')) as used(word)
              where ${documentsOf('used.word')} > 0) v),
        found as materialized (
          select s.word, s.documents, s.stems from search_words s
          where s.stems && array(select unnest(stems) from vocabulary) and s.documents > 0)
        select json_build_object(
          'words', (select coalesce(json_agg(json_build_object('word', word, 'documents', documents, 'begins', begins, 'beginning', beginning,
            'stems', search_stems(word), 'isLast', is_last) order by position), '[]') from counted),
          'intents', (select coalesce(json_agg(json_build_object('category', category, 'keys', shared_keys,
            'phrases', array(select substr(key, 2) from unnest(keys) key where starts_with(key, '=')),
            'tags', (select json_agg(json_build_object('word', said.word, 'documents', (
                select min(${documentsOf('part')}) from unnest(string_to_array(said.word, ' ')) part)) order by position)
              from unnest(tags) with ordinality as named(tag, position) cross join lateral (select catalog_text(tag) as word) said))), '[]') from intents),
          'groups', (select coalesce(json_agg(json_build_object('phrase', phrase, 'isExact', is_exact, 'terms', terms, 'category', category)), '[]') from groups),
          'joined', (select coalesce(json_agg(json_build_object('first', first, 'count', count, 'word', joined)), '[]') from spans
            where count between 2 and 3 and ${documentsOf('spans.joined')} > 0),
          'forms', (select coalesce(json_object_agg(v.word, forms), '{}') from vocabulary v cross join lateral (
            select json_agg(json_build_object('word', word, 'documents', documents)) as forms from (
              select f.word, f.documents from found f where f.stems && v.stems order by f.word <> v.word, f.documents desc limit ${raw(FORMS_MAX)}) f) f
            where forms is not null),
          'named', (select coalesce(json_agg(id), '[]') from (select id from tools
            where name_key(name) = nullif(name_key((select text from query)), '') order by id limit ${raw(NAMED_MAX)}) named),
          'total', (select greatest(1, total) from totals),
          'running', ${rowsIn('deals_running_by_starts_at_idx')}, 'ended', ${rowsIn('deals_ended_by_ends_at_idx')}) as up
      ) looked`,
    )
    .prepare('catalog_words'),
);

// Alike: by trigrams; short words have too few of those, so for them all of about that length with the same first letter, or two.
const rareWords = prepared((db: Db) =>
  db
    .select({
      found: sql<
        Spelt[]
      >`coalesce(json_agg(json_build_object('spellings', spelt.spellings, 'parts', spelt.parts, 'head', spelt.head) order by spelt.position), '[]')`,
    })
    .from(
      sql`(
        with split as materialized (
          select * from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('begin')}::boolean[], ${sql.placeholder('last')}::boolean[])
            with ordinality as split(word, begins, is_last, position))
        select position,
          case when begins then '[]' else (
            select coalesce(json_agg(json_build_object('word', spelling.word, 'documents', spelling.documents)), '[]') from (
              (select s.word, s.documents from search_words s where s.word % split.word
                order by similarity(s.word, split.word) desc, s.documents desc limit 20)
              union all
              (select s.word, s.documents from search_words s
                where length(split.word) < 8 and s.word > start and s.word < start || chr(1114111)
                  and length(s.word) between length(split.word) - 1 and length(split.word) + 1)
              union all
              (select s.word, s.documents from search_words s where is_last and length(split.word) > 2 and ${begins}
                order by length(s.word) limit 3)
            ) spelling) end as spellings,
          (select array[left_word, right_word] from (
              select left_word, substr(split.word, at + 1) as right_word, (select s.documents from search_words s where s.word = left_word) as lefts,
                (select s.documents from search_words s where s.word = substr(split.word, at + 1)) as rights
              from generate_series(3, least(length(split.word), 40) - 3) at
                cross join lateral unnest(array[left(split.word, at), nullif(rtrim(left(split.word, at), 's'), left(split.word, at))]) as beginning(left_word)
            ) cut where lefts <> 1 and rights <> 1 and length(left_word) > 2
            order by least(length(left_word), length(right_word)) desc, lefts + rights desc limit 1) as parts,
          case when not begins then (
            select s.word from generate_series(3, length(split.word) - ${raw(HEAD_MIN)}) at, search_words s
            where s.word = substr(split.word, at + 1) order by at limit 1) end as head
        from split cross join lateral (select left(split.word, case when length(split.word) < 6 then 1 else 2 end) as start) start
      ) spelt`,
    )
    .prepare('catalog_rare_words'),
);

/**
 * Looks up the words of a query, and what the catalogue knows of each. How a word may be spelled, and of what it is made, is
 * asked of words that are rare or unknown, and all else once more only where these are made of others.
 */
export async function lookUp(db: Db, query: string): Promise<LookedUp | undefined> {
  const known = await findKnown(db, query, []);
  if (!known) return undefined;
  const rare = known.words.filter(({ documents }) => documents < RARE);
  if (rare.length === 0) return toLookedUp(known, new Map());
  const [spelt] = await rareWords(db).execute({
    words: rare.map(({ word }) => word),
    begin: rare.map((word) => word.begins),
    last: rare.map(({ isLast }) => isLast),
  });
  const spellings = new Map(rare.map((word, n) => [word, spelt?.found[n] ?? NOTHING_SPELT]));
  const parts = [...new Set([...spellings.values()].flatMap((word) => word.parts ?? []))];
  const whole = parts.length > 0 ? await findKnown(db, query, parts) : known;
  return toLookedUp({ ...(whole ?? known), words: known.words }, spellings);
}

async function findKnown(db: Db, query: string, parts: string[]): Promise<Known | undefined> {
  const [found] = await knownWords(db).execute({ query, parts });
  return found?.found;
}

const toLookedUp = ({ words, forms, ...known }: Known, spellings: Map<Known['words'][0], Spelt>): LookedUp => ({
  ...known,
  words: words.map((word) => ({ ...word, ...(spellings.get(word) ?? NOTHING_SPELT) })),
  forms: new Map(Object.entries(forms)),
});

const tools = prepared((db: Db) =>
  db
    .select({ id: sql<string>`t.id`, name: sql<string>`t.name` })
    .from(
      sql`(select id, name, domain, tool_page(domain, website) as page from tools where domain = any(${sql.placeholder('hosts')}::text[]) limit 1000) t`,
    )
    .orderBy(
      sql`length(t.domain) desc, t.page = ${sql.placeholder('page')}::text desc, ${sql.placeholder('page')}::text like t.page || '%' desc, length(t.page) desc, t.id`,
    )
    .limit(NAMED_MAX)
    .prepare('catalog_tools_of_address'),
);

/** The tools of a host or of what it is a part of, those of the page first. */
export const findToolsAt = (db: Db, hosts: string[], page: string): Promise<{ id: string; name: string }[]> =>
  tools(db).execute({ hosts, page });
