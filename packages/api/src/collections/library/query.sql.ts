import { type SQL, sql } from 'drizzle-orm';
import type { Term } from './query.ts';

/** The words to search for. */
export interface LibraryQuery {
  terms: Term[];
  /** Alternatives to the terms of some groups, as a tsquery. */
  instead: { match: string; groups: number[] } | null;
}

/**
 * A row of `query`, words perhaps unfinished, and `whole`, words as they are; null, which finds nothing, where no word is in it.
 * Pages are read by search_text, the catalogue by catalog_text, so a word is either's.
 */
export function queriesOf({ terms, instead }: LibraryQuery): SQL {
  const columns = [
    sql`${sql.param(terms.map(({ group }) => group))}::int[]`,
    sql`${sql.param(terms.map(({ kind }) => kind))}::text[]`,
    sql`${sql.param(terms.map(({ isExcluded }) => isExcluded))}::boolean[]`,
    sql`${sql.param(terms.map(({ group }) => instead?.groups.includes(group) ?? false))}::boolean[]`,
    sql`${sql.param(terms.map(({ text }) => text))}::text[]`,
  ];
  return sql`
    select ${combined(sql`query`, instead)} as query, ${combined(sql`whole`, instead)} as whole from (
      select bool_or(is_replaced) as is_replaced,
        case when bool_and(is_excluded) then '!' else '' end || '(' || string_agg(distinct query, ' | ') || ')' as query,
        case when bool_and(is_excluded) then '!' else '' end || '(' || string_agg(distinct whole, ' | ') || ')' as whole
      from (
        select grouped, is_excluded, is_replaced, string_agg(
            quote_literal(word) || case when kind = 'word' or kind = 'open' and place = last then ':*' else '' end,
            case when kind = 'word' then ' & ' else ' <-> ' end order by place) as query,
          string_agg(quote_literal(word), case when kind = 'word' then ' & ' else ' <-> ' end order by place) as whole
        from (
          select term.*, read.rule, word, place, max(place) over (partition by nth, read.rule) as last
          from unnest(${sql.join(columns, sql`, `)})
            with ordinality term(grouped, kind, is_excluded, is_replaced, said, nth)
          cross join lateral (values (1, search_text(said)), (2, catalog_text(said))) read(rule, said)
          cross join lateral regexp_split_to_table(read.said, ' ') with ordinality split(word, place)
          where word <> ''
        ) words group by nth, rule, grouped, kind, is_excluded, is_replaced
      ) alternatives group by grouped
    ) groups`;
}

/** The same with `any_of_them`, which finds what has any of the words, and `is_open`, where only such are asked for that must not be there. */
export const queriesWithAny = (words: LibraryQuery): SQL => sql`
  select *, querytree(query) in ('', 'T') as is_open,
    regexp_replace(nullif(querytree(query), 'T'), ' (&|<(-|[0-9]+)>) ', ' | ', 'g')::tsquery as any_of_them
  from (${queriesOf(words)}) queries`;

const combined = (column: SQL, instead: LibraryQuery['instead']): SQL => {
  const of = (isReplaced: boolean) => sql`string_agg(${column}, ' & ') filter (where is_replaced = ${isReplaced})`;
  const either = instead === null ? of(true) : sql`'((' || ${of(true)} || ') | (' || ${instead.match}::text || '))'`;
  return sql`nullif(concat_ws(' & ', ${either}, ${of(false)}), '')::tsquery`;
};
