import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';

export interface NearWord {
  word: string;
  /** How many documents hold it. */
  documents: number;
}

export interface LookedUpWord {
  word: string;
  isLast: boolean;
  /** Some document holds it. */
  known: boolean;
  /** Some document holds a word that begins with it. */
  begins: boolean;
  /** About how many documents hold it, or for the last word, one that begins with it; and of how many. */
  documents: number;
  total: number;
  /** About how many deals run, and have ended. */
  running: number;
  ended: number;
  /** Only for those that begin nothing: words that look alike, the likeliest first. */
  near: NearWord[];
}

/** More words than this narrow nothing further. */
const WORDS_MAX = 10;

/** Words that begin with the last one are so many at most when it is reckoned how many documents hold one of them. */
const BEGINNINGS_MAX = 200;

/** As the planner knows it. */
const rowsIn = (index: string) =>
  sql.raw(`coalesce((select greatest(reltuples, 0) from pg_class where oid = to_regclass('${index}')), 0)`);

// The look-ups are no `exists`, which Postgres may answer by reading the whole dictionary into a hash table.
// Alike: by trigrams; short words have too few of those, so for them all of about that length with the same first letter.
const words = prepared((db: Db) =>
  db
    .select({
      words: sql<LookedUpWord[]>`coalesce(json_agg(json_build_object(
        'word', asked.word, 'isLast', asked.is_last, 'known', asked.known, 'begins', asked.begins, 'documents', asked.documents,
        'total', asked.total,
        'running', ${rowsIn('deals_running_by_starts_at_idx')}, 'ended', ${rowsIn('deals_ended_by_ends_at_idx')},
        'near', case when asked.begins then '[]' else (
          select coalesce(json_agg(json_build_object('word', near.word, 'documents', near.documents)), '[]') from (
            (select s.word, s.documents from search_words s where s.word % asked.word
              order by similarity(s.word, asked.word) desc, s.documents desc limit 20)
            union all
            (select s.word, s.documents from search_words s
              where length(asked.word) < 6 and s.word > left(asked.word, 1) and s.word < left(asked.word, 1) || chr(1114111)
                and length(s.word) between length(asked.word) - 1 and length(asked.word) + 1)
          ) near) end) order by asked.position), '[]')`,
    })
    .from(
      sql`(
        select w.word, w.position, w.is_last,
          coalesce((select true from search_words s where s.word = w.word), false) as known,
          coalesce((select true from search_words s where s.word >= w.word and s.word < w.word || chr(1114111) limit 1), false) as begins,
          (select total * (1 - exp(greatest(coalesce(sum(ln(greatest(1 - b.documents / total, 1e-9))), 0), -100))) from (select s.documents from search_words s
            where s.word >= w.word and s.word < w.word || case when w.is_last then chr(1114111) else chr(1) end
            limit ${sql.raw(String(BEGINNINGS_MAX))}) b) as documents,
          total
        from (select *, position = max(position) over () as is_last from regexp_split_to_table(search_text(${sql.placeholder('query')}), ' ')
          with ordinality as split(word, position) where word <> '' and position <= ${sql.raw(String(WORDS_MAX))}) w,
          (select greatest(1, (select reltuples from pg_class where oid = 'deals'::regclass))::float8 as total) t
      ) asked`,
    )
    .prepare('catalog_words'),
);

/** The words of a query, and what the catalogue knows of each. */
export async function findWords(db: Db, query: string): Promise<LookedUpWord[]> {
  const [found] = await words(db).execute({ query });
  return found?.words ?? [];
}
