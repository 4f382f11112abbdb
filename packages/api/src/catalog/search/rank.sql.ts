import { type SQL, sql } from 'drizzle-orm';

/** Match condition, and the tools that are called exactly so: parameters of every search. */
export const match = sql`${sql.placeholder('match')}::tsquery`;
export const named = sql`${sql.placeholder('named')}::uuid[]`;

/** One word in a name weighs 1. */
const WEIGHTS = sql.raw(`'{0.1,0.4,0.5,1}'`);
const OF_ONE_WORD = sql.raw('1.644934');

/**
 * How well a document fits: each thing that is searched for by what it tells, best by the words as they were typed, then by other words for
 * it; more where they stand in a row, or begin the name; and above all else what is called exactly so.
 */
export const rank = (document: SQL, name: SQL, tool: SQL) => sql`(
  select (select sum(weight * (0.9 * greatest(least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, exact) * ${OF_ONE_WORD}, 0)),
        0.8 * least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, alike) * ${OF_ONE_WORD} * size, 0)),
        case when ${document} @@ phrases then case when names_document(${document}) @@ phrases then 0.9 else 0.5 end else 0 end)
      + 0.1 * least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, alike) * size, 0))))
      from unnest(${sql.placeholder('exact')}::tsquery[], ${sql.placeholder('alike')}::tsquery[], ${sql.placeholder('sizes')}::int[], ${sql.placeholder('phrases')}::tsquery[],
        ${sql.placeholder('weights')}::float8[]) as asked(exact, alike, size, phrases, weight))
    * (1 - 0.04 * ln(1 + length(${document})))
    + coalesce((${document} @@ ${sql.placeholder('adjacent')}::tsquery)::int, 0) * 0.15
    + starts_with(lower(${name}) || ' ', ${sql.placeholder('phrase')}::text || ' ')::int * 0.2
    + (lower(${name}) = ${sql.placeholder('phrase')}::text)::int * 2 + (${tool} = any(${named}))::int * 4 as rank
) r`;
