import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** Longer than any query; what looks like words beyond it is encoded data. */
const WORD_MAX = 255;

/** Counts anew the words that tools and deals hold: what a typing error is corrected to. For after many changes, in their transaction. */
export async function refreshSearchWords(tx: Db): Promise<void> {
  await tx.execute(sql`delete from search_words`);
  await tx.execute(sql`
    insert into search_words (word, documents)
    select word, sum(ndoc) from (
      select * from ts_stat('select search from tools') union all select * from ts_stat('select search from deals')
    ) as counted
    where length(word) <= ${WORD_MAX}
    group by word order by word`);
}
