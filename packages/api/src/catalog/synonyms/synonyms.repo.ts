import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import type { SaveSynonymsInput, SynonymGroup } from './synonyms.contract.ts';

/** In the order of their first words. */
export async function listGroups(db: Db, limit: number): Promise<SynonymGroup[]> {
  const { rows } = await db.execute<SynonymGroup & Record<string, unknown>>(sql`
    select id, terms, category, tags from synonym_groups where removed_at is null order by lower(terms[1]), id limit ${limit}`);
  return rows;
}

/** Writes a group, also one that was removed. Its words are known to the search from then on, though no document holds them. */
export async function writeGroup(tx: Db, { id, terms, category, tags }: SaveSynonymsInput): Promise<void> {
  const arrayOf = (words: string[]) => sql`array(select json_array_elements_text(${JSON.stringify(words)}::json))`;
  const given = arrayOf(terms);
  await tx.execute(sql`
    insert into synonym_groups (id, terms, category, tags) values (${id}, ${given}, ${category}, ${arrayOf(tags ?? [])})
    on conflict (id) do update set terms = excluded.terms, category = excluded.category,
      tags = ${tags ? sql`excluded.tags` : sql`synonym_groups.tags`}, updated_at = now(), removed_at = null`);
  await tx.execute(sql`
    insert into search_words (word, documents)
    select distinct word, 0 from unnest(${given}) term cross join regexp_split_to_table(catalog_text(term), ' ') word where word <> ''
    on conflict (word) do nothing`);
  await announce(tx);
}

/** @returns its words; null: there is no such group */
export async function removeGroup(tx: Db, id: string): Promise<string[] | null> {
  const { rows } = await tx.execute<{ terms: string[] }>(sql`
    update synonym_groups set removed_at = now(), updated_at = now() where id = ${id} and removed_at is null returning terms`);
  await announce(tx);
  return rows[0]?.terms ?? null;
}

/** Stored pages of searches are made anew (decision 036). */
const announce = (tx: Db) => tx.execute(sql`select pg_notify('catalog_change', '')`);
