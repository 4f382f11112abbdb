import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** Longer than any query; what looks like words beyond it is encoded data. */
const WORD_MAX = 255;

/** Counts anew the words that tools and deals hold, and those of synonyms: what a typing error is corrected to. For after many changes, in their transaction. */
export async function refreshSearchWords(tx: Db): Promise<void> {
  await tx.execute(sql`delete from search_words`);
  await tx.execute(sql`
    insert into search_words (word, documents)
    select word, sum(ndoc) from (
      select word, ndoc from ts_stat('select search from tools') union all select word, ndoc from ts_stat('select search from deals')
      union all select word, 0 from synonym_groups cross join unnest(terms) as term cross join regexp_split_to_table(catalog_text(term), ' ') as word
        where removed_at is null
    ) as counted
    where length(word) between 1 and ${WORD_MAX}
    group by word order by word`);
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
