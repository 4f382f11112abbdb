import { type SQL, sql } from 'drizzle-orm';
import {
  type DealRow,
  dealJson,
  hasEnded,
  isPublic,
  isPublicTool,
  type ToolRow,
  toDealCard,
  toolJson,
  toToolCard,
} from './cards.ts';
import type { NamedAlternative } from './catalog.contract.ts';

/** More than a tool names, and than a page or a search shows of those that name it. */
const NAMED_BY_MAX = sql.raw('16');
/** Place of the first that names the tool: behind all that it names itself. */
const BEHIND_OWN = sql.raw('100');

/**
 * Rows (`id`, `place`) of the tools that staff named as doing the same job as a tool, in their order: those that it names, then those that
 * name it. Hidden ones are among them, and some that are gone.
 */
export const namedAlternatives = (tool: SQL): SQL => sql`(
  select id, min(place) as place from (
    select other.id, other.place from tools own cross join unnest(own.alternatives) with ordinality as other(id, place) where own.id = ${tool}
    union all
    (select other.id, ${BEHIND_OWN} + row_number() over (order by other.id) from tools other
      where other.alternatives <> '{}' and other.alternatives @> array[${tool}] order by other.id limit ${NAMED_BY_MAX})) named
  group by id)`;

const SHOWN_MAX = sql.raw('4');

export interface NamedAlternativeRow {
  tool: ToolRow;
  deal: DealRow | null;
}

/** The first of them that everybody may see, each with its newest running deal, else with the last that ended (`NamedAlternativeRow[]`). */
export const namedAlternativesJson = (tool: SQL): SQL<NamedAlternativeRow[]> => sql`(
  select coalesce(json_agg(json_build_object('tool', ${toolJson}, 'deal', (
      select ${dealJson} from deals d where d.tool_id = t.id and ${isPublic} order by ${hasEnded}, d.starts_at desc, d.id desc limit 1))
    order by t.place, t.id), '[]')
  from (select t.*, named.place from ${namedAlternatives(tool)} named join tools t on t.id = named.id where ${isPublicTool}
    order by named.place, t.id limit ${SHOWN_MAX}) t)`;

export const toNamedAlternative = ({ tool, deal }: NamedAlternativeRow): NamedAlternative => ({
  tool: toToolCard(tool),
  deal: deal && toDealCard(deal),
});
