import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { FacetsInput } from '#catalog/catalog.contract.ts';
import { readWords } from '#catalog/search/search.service.ts';

/**
 * Words of a search as the words' index is asked for them: as the catalogue reads them, or exactly as they stand, since a word
 * that it does not know yet may come with the very deal that is waited for. Null: any words.
 */
export async function matchOf(db: Db, search: FacetsInput): Promise<string | null> {
  const { words, terms, corrected } = await readWords(db, search);
  if (words === '') return null;
  const { rows } = await db.execute<{ exact: string | null }>(sql`
    select nullif(string_agg(quote_literal(word), ' & ' order by position), '') as exact
    from unnest(string_to_array(catalog_text(${words.toWellFormed().replaceAll('\0', ' ')}), ' ')) with ordinality as split(word, position)
    where word <> ''`);
  const exact = rows[0]?.exact ?? null;
  const known = corrected === null ? (terms?.match ?? null) : null;
  if (known !== null && exact !== null) return `(${known}) | (${exact})`;
  // Words of signs alone find nothing.
  return known ?? exact ?? `'\u0001'`;
}
