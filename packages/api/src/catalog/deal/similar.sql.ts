import { type SQL, sql } from 'drizzle-orm';
import { type DealRow, dealJson, isRunning } from '../cards.ts';

/** Another running deal that is about the same. */
export interface SimilarRow {
  card: DealRow;
  /** It is for the same job: of a tool of the same kind, or one that replaces this tool or a product that this one replaces. */
  isAlternative: boolean;
  /** Which product that is. */
  insteadOf: string | null;
}

/** Beyond this many documents a word says little, and finding them would read too much. */
const RARE_MAX = 200;

/**
 * Queries for the words of the deal `d` that fewest documents share, of its promise, tagline and tags: what is similar by its words is found
 * over these. Names are left out, the category, and what nothing else holds.
 */
export const rareWords = sql`array(
  select quote_literal(w.word)::tsquery from unnest(d.search) said join search_words w on w.word = said.lexeme collate "C"
  where said.weights && '{B,C}' and w.word <> d.category and w.documents between 3 and ${sql.raw(String(RARE_MAX))}
  order by w.documents, w.word limit 4)`;

const candidates = sql`
  (select d.id from deals d where d.tool_id = this.tool_id and d.id <> this.id and ${isRunning} limit 4)
  union
  (select d.id from deals d where d.category = this.category and d.tool_id <> this.tool_id and ${isRunning}
    order by d.starts_at desc, d.id desc limit 40)
  union
  (select d.id from deals d
    where d.search @@ (select string_agg(word::text, ' | ')::tsquery from unnest(this.words) word)
      and d.tool_id <> this.tool_id and ${isRunning} limit 40)
  union
  (select d.id from tools t join deals d on d.tool_id = t.id
    where t.replaces <> '{}' and lower_all(t.replaces) && this.products and t.id <> this.tool_id and ${isRunning} limit 30)
  union
  (select d.id from tools t join deals d on d.tool_id = t.id
    where lower(t.name) = any(this.replaced) and t.id <> this.tool_id and ${isRunning} limit 10)`;

/**
 * The deals most similar to `this`, alternatives and others, of each the first eight (`SimilarRow[]`): those of the same tool, then by the
 * products, tags, rare words and category that they share. Looked at are the newest of the category and what is found by
 * words and products, however many deals there are.
 */
export const similarDeals: SQL<SimilarRow[]> = sql`
  select coalesce(json_agg(json_build_object('card', ${dealJson}, 'isAlternative', ranked.is_alternative, 'insteadOf', ranked.instead_of)
    order by ranked.place), '[]')
  from (
    select scored.*, row_number() over (partition by scored.is_alternative order by scored.score desc, scored.starts_at desc, scored.id desc) as place
    from (
      select d.id, d.starts_at, shared.product as instead_of,
        d.tool_id <> this.tool_id
          and (shared.product is not null or shared.is_product or (d.category = this.category and shared.tags >= 2)) as is_alternative,
        100 * (d.tool_id = this.tool_id)::int + 5 * (shared.product is not null or shared.is_product)::int
          + 3 * shared.tags + 3 * shared.words + 2 * (d.category = this.category)::int as score
      from (${candidates}) candidate join deals d using (id) join tools t on t.id = d.tool_id
      cross join lateral (
        select (select name from unnest(t.replaces) name where lower(name) = any(this.products) limit 1) as product,
          lower(t.name) = any(this.replaced) as is_product,
          (select count(*) from unnest(t.tags) tag where tag = any(this.tags)) as tags,
          (select count(*) from unnest(this.words) word where d.search @@ word) as words
        offset 0) shared
    ) scored
  ) ranked join deals d on d.id = ranked.id join tools t on t.id = d.tool_id
  where ranked.place <= 8`;
