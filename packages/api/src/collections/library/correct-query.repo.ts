import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { AskedWord } from '#catalog/search/search-query.repo.ts';
import { document, savedItems } from './library-rows.sql.ts';

/** More words than these are taken as they are. */
export const CORRECTED_WORDS_MAX = 8;
const NEAR_MAX = 20;
/** Words are taken from so many of the newest items; taking a document apart costs more than searching it. */
const READ_MAX = 10_000;
/** Likewise of a member who keeps very many, whose newest have to be looked for. */
const READ_OF_MANY = 2000;

/** A query word in normal form, with similar words from the member's items. */
export type OwnWord = Pick<AskedWord, 'word' | 'begins' | 'spellings'> & { group: number };

/**
 * Finds the member's own words that are near to each of these, in one reading of all that they keep. As in the catalogue, a slip
 * is looked for among words of about that length; its first letter is right, or was swapped with the second; behind an alef with
 * a hamza a word of its own begins.
 */
export async function findNearWords(
  db: Db,
  userId: string,
  asked: readonly { group: number; text: string }[],
  isMany: boolean,
): Promise<OwnWord[]> {
  const some = asked.slice(0, CORRECTED_WORDS_MAX);
  const newest = isMany
    ? sql`where i.id in (select id from newest_items(array(select id from collections where user_id = ${userId} and deleted_at is null), ${READ_OF_MANY}))`
    : sql`order by i.added_at desc limit ${READ_MAX}`;
  const { rows } = await db.execute<OwnWord & Record<string, unknown>>(sql`
    with asked as materialized (
      select grouped, place, word, case when left(word, 1) = 'ا' then '{ا}'::text[] else array[left(word, 1), substr(word, 2, 1)] end as firsts
      from unnest(${sql.param(some.map(({ group }) => group))}::int[], ${sql.param(some.map(({ text }) => text))}::text[]) said(grouped, text)
      cross join lateral regexp_split_to_table(search_text(text), ' ') with ordinality split(word, place)
      where word <> ''),
    firsts as materialized (select array_agg(first) as letters from asked cross join unnest(firsts) first where first <> ''),
    own as materialized (
      select lexeme as word, count(*)::int as documents
      from (select ${document} as document from ${savedItems(userId)} ${newest}) i
      cross join lateral unnest(tsvector_to_array(i.document)) lexeme
      where left(lexeme, 1) = any((select letters from firsts)::text[])
      group by lexeme)
    select asked.grouped as "group", asked.word,
      exists (select from own where starts_with(own.word, asked.word)) as begins,
      (select coalesce(json_agg(json_build_object('word', spelling.word, 'documents', spelling.documents)), '[]') from (
        select own.word, own.documents from own
        where left(own.word, 1) = any(firsts) and length(own.word) between length(asked.word) - 2 and length(asked.word) + 2
        order by similarity(own.word, asked.word) desc, own.documents desc limit ${NEAR_MAX}) spelling) as spellings
    from asked order by asked.grouped, asked.place`);
  return rows;
}
