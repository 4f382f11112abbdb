import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** Longer than any query; what looks like words beyond it is encoded data. */
const WORD_MAX = 255;

/**
 * Counts anew the words that tools and deals hold, and those of synonyms: what a typing error is corrected to. For after many
 * changes, in their transaction. Only words whose count is another are written, because stems and trigrams of each are indexed.
 */
export async function refreshSearchWords(tx: Db): Promise<void> {
  await tx.execute(sql`
    with counted as materialized (
      select word collate "C" as word, sum(ndoc)::int as documents from (
        select word, ndoc from ts_stat('select search from tools') union all select word, ndoc from ts_stat('select search from deals')
        union all select word, 0 from synonym_groups cross join unnest(terms) as term cross join regexp_split_to_table(catalog_text(term), ' ') as word
          where removed_at is null
      ) as said
      where length(word) between 1 and ${WORD_MAX}
      group by 1
    ), gone as (
      delete from search_words w where not exists (select from counted c where c.word = w.word)
    )
    insert into search_words (word, documents)
    select c.word, c.documents from counted c left join search_words w using (word)
    where w.documents is distinct from c.documents
    order by c.word on conflict (word) do update set documents = excluded.documents`);
}

/**
 * Adds the words of some tools or deals that were just written; how many hold them is counted with the next import. Only what is
 * missing is written, so that nobody waits here for an import that counts all anew.
 */
export async function addSearchWords(tx: Db, table: 'tools' | 'deals', ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into search_words (word, documents)
    select distinct said.lexeme, 1 from ${sql.identifier(table)} cross join unnest(search) said
    where id = any(${sql.param([...ids])}::uuid[]) and length(said.lexeme) between 1 and ${WORD_MAX}
      and not exists (select from search_words w where w.word = said.lexeme collate "C")
    order by 1 on conflict (word) do nothing`);
}
