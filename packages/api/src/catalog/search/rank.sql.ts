import { type SQL, sql } from 'drizzle-orm';

const TYPES = {
  match: 'tsquery',
  named: 'uuid[]',
  kin: 'uuid[]',
  exact: 'tsquery[]',
  alike: 'tsquery[]',
  sizes: 'int[]',
  phrases: 'tsquery[]',
  weights: 'float8[]',
  intents: 'tsquery[]',
  intentWeights: 'float8[]',
  adjacent: 'tsquery',
  phrase: 'text',
};
type Term = keyof typeof TYPES;

/**
 * CTE with the parameters of every search. The planner cannot see through it, so that a statement with a name has one
 * plan for all searches: planning anew takes longer than most searches do.
 */
export const searched = sql`searched as materialized (select ${sql.join(
  Object.entries(TYPES).map(([name, type]) => sql`${sql.placeholder(name)}::${sql.raw(`${type} as "${name}"`)}`),
  sql`, `,
)})`;
const term = (name: Term) => sql.raw(`(select "${name}" from searched)`);

/** Match condition, and the tools that are called exactly so. */
export const match = term('match');
export const named = sql`${term('named')}::uuid[]`;

/** One word in a name weighs 1. */
const WEIGHTS = sql.raw(`'{0.1,0.4,0.5,1}'`);
const OF_ONE_WORD = sql.raw('1.644934');

/** Part of what a second reason adds to the better one: words and tags mostly say the same. */
const SECOND = sql.raw('0.25');

/** Score of the words: each by what it tells, best as it was typed, then by other words for it; more in a row. */
const wordsRank = (
  document: SQL,
) => sql`coalesce((select sum(weight * (0.9 * greatest(least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, exact) * ${OF_ONE_WORD}, 0)),
        0.8 * least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, alike) * ${OF_ONE_WORD} * size, 0)),
        case when ${document} @@ phrases then case when names_document(${document}) @@ phrases then 0.9 else 0.5 end else 0 end)
      + 0.1 * least(1, coalesce(ts_rank(${WEIGHTS}, ${document}, alike) * size, 0))))
      from unnest(${term('exact')}, ${term('alike')}, ${term('sizes')}, ${term('phrases')}, ${term('weights')}) as asked(exact, alike, size, phrases, weight)), 0)
    * (1 - 0.04 * ln(1 + length(${document})))
    + coalesce((${document} @@ ${term('adjacent')})::int, 0) * 0.15`;

/** Score of the tags that the query means: 1 where all of them are there. */
const intentRank = (
  document: SQL,
) => sql`least(1, coalesce((select sum(weight) from unnest(${term('intents')}, ${term('intentWeights')}) as meant(tag, weight)
    where ${document} @@ tag), 0))`;

/**
 * Score of the tools that staff named instead of the one that is meant, by their place alone: below what is called so (4 and more), and
 * far enough above all others that these count as fitting less.
 */
const kinRank = (tool: SQL) => sql`3.99 - 0.04 * array_position(${term('kin')}::uuid[], ${tool})`;

/**
 * Score of a document: by its words or by what they mean, whatever fits better; more where it begins the name; and above all else what
 * is called exactly so.
 */
export const rank = (document: SQL, name: SQL, tool: SQL) => sql`(
  select coalesce(${kinRank(tool)}, greatest(by_words, by_intent) + ${SECOND} * least(by_words, by_intent)
    + starts_with(lower(${name}) || ' ', ${term('phrase')} || ' ')::int * 0.2
    + (lower(${name}) = ${term('phrase')})::int * 2 + (${tool} = any(${named}))::int * 4) as rank
  from (select ${wordsRank(document)} as by_words, ${intentRank(document)} as by_intent offset 0) fitting
) r`;
