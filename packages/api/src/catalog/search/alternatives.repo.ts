import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { isPublicTool, isRunning } from '../cards.ts';
import type { Category } from '../catalog.limits.ts';
import { namedAlternatives } from '../named-alternatives.sql.ts';
import { type KnownWord, rowsIn } from './search-query.repo.ts';

/** A tool of which others are wanted. */
export interface Alternative {
  /** Its name as the catalogue or those that replace it have it. */
  name: string;
  /** The same in search words. */
  words: string;
  /** Whether it is in the catalogue itself. */
  isListed: boolean;
  /** About how many deals there are, run, and have ended. */
  total: number;
  running: number;
  ended: number;
  /** The least that it costs here now. */
  price: { price: number; currency: string } | null;
  /** Tools that say they replace it, or the same product as it does. */
  replacing: string[];
  /** Other tools that staff named as doing its job, or that of those which replace it, in order. */
  kin: { id: string; words: string }[];
  /** Tags of these, and of what people want to do with them; those that most of them have first. */
  tags: (KnownWord & {
    /** Number of these that have it; less of what is only wanted together with their tags. */
    tools: number;
  })[];
  /** Categories of all of these. */
  categories: Category[];
}

/** More tools of one name, or that replace one, tell nothing more of its kind. */
const TOOLS_MAX = 50;
const TAGS_MAX = 16;
const KIN_MAX = 16;
/** Shorter beginnings of names are words of their own. */
const NAME_START_MIN = 5;
/** A whole name, wherever it stands in the query, is likelier than the beginning of one. */
const STARTED = sql.raw('1000');
/** Tags that an intent wants together with one of the kind tell less of it. */
const wantedToo = sql.raw('0.3');
const max = (count: number) => sql.raw(String(count));

// A kind is what the tool is about, where it is in the catalogue, and what those are about that replace it, or the same as it does.
const alternatives = prepared((db: Db) =>
  db
    .select({ found: sql<Alternative | null>`looked.up` })
    .from(
      sql`(
        with asked as materialized (
          select name, position from unnest(${sql.placeholder('names')}::text[]) with ordinality as names(name, position)),
        called as materialized (
          select t.id, t.name, t.tags, t.category, t.replaces, asked.position from asked cross join lateral (
            select * from tools t where name_key(t.name) = nullif(name_key(asked.name), '') and ${isPublicTool} order by t.id limit ${max(TOOLS_MAX)}) t),
        subject as materialized (
          select * from called
          union all
          select t.id, t.name, t.tags, t.category, t.replaces, asked.position + ${STARTED} from asked cross join lateral (
            select * from tools t where not exists (select from called) and length(name_key(asked.name)) >= ${max(NAME_START_MIN)}
              and name_key(t.name) > name_key(asked.name) and name_key(t.name) < name_key(asked.name) || chr(1114111)
              and starts_with(catalog_text(t.name), catalog_text(asked.name) || ' ') and ${isPublicTool} order by t.id limit 1) t),
        replacing as materialized (
          select t.id, t.tags, t.category, asked.position,
            (select product from unnest(t.replaces) product where lower(product) = lower(asked.name) limit 1) as product
          from asked cross join lateral (
            select * from tools t where t.replaces <> '{}' and lower_all(t.replaces) @> array[lower(asked.name)] and ${isPublicTool}
            order by t.id limit ${max(TOOLS_MAX)}) t
          union all
          select t.id, t.tags, t.category, subject.position, null
          from subject cross join lateral (
            select * from tools t where t.replaces <> '{}' and lower_all(t.replaces) && lower_all(subject.replaces) and t.id <> subject.id and ${isPublicTool}
            order by t.id limit ${max(TOOLS_MAX)}) t),
        meant as materialized (select min(position) as position from (select position from subject union all select position from replacing) named),
        kin as materialized (
          select t.id, t.name, min(other.place) as place
          from (select id from subject where position = (select position from meant)
              union all select id from replacing where position = (select position from meant) and not exists (select from subject where position = (select position from meant))) asked
            cross join lateral ${namedAlternatives(sql`asked.id`)} other join tools t on t.id = other.id
          where ${isPublicTool} and t.id not in (select id from subject) and t.id not in (select id from replacing)
          group by t.id order by 3, 1 limit ${max(KIN_MAX)}),
        kind as materialized (
          select tags, category from subject where position = (select position from meant)
          union all
          select tags, category from replacing where position = (select position from meant)),
        said_tags as materialized (select distinct tag from kind cross join unnest(tags) tag)
        select json_build_object(
          'name', called.name, 'words', catalog_text(called.name),
          'isListed', exists (select from subject where position = meant.position),
          'total', greatest(1, ${rowsIn('deals')}), 'running', ${rowsIn('deals_running_by_starts_at_idx')}, 'ended', ${rowsIn('deals_ended_by_ends_at_idx')},
          'price', (select json_build_object('price', major_price(d.price_minor, d.price_rest), 'currency', d.currency)
            from subject join deals d on d.tool_id = subject.id where position = meant.position and ${isRunning} order by d.price_minor, d.id limit 1),
          'replacing', (select coalesce(json_agg(id), '[]') from replacing where position = meant.position and id not in (select id from subject where position = meant.position)),
          'kin', (select coalesce(json_agg(json_build_object('id', id, 'words', catalog_text(name)) order by place, id), '[]') from kin),
          'tags', (select coalesce(json_agg(json_build_object('word', word, 'tools', tools, 'documents', (
              select coalesce(min(coalesce((select s.documents from search_words s where s.word = part), 0)), 0) from unnest(string_to_array(word, ' ')) part))), '[]')
            from (select catalog_text(tag) as word, sum(tools) as tools from (
                select tag, 1 as tools from kind cross join unnest(tags) tag
                union all
                select wanted.tag, ${wantedToo} as tools from said_tags join synonym_groups g on g.tags[1:2] && array[said_tags.tag] and g.removed_at is null
                  cross join unnest(g.tags) wanted(tag)) tagged
              group by 1 order by 2 desc, 1 limit ${max(TAGS_MAX)}) said),
          'categories', (select coalesce(json_agg(distinct category), '[]') from kind)) as up
        from meant cross join lateral (select coalesce(
          (select name from subject where position = meant.position limit 1), (select product from replacing where position = meant.position limit 1)) as name) called
        where position is not null
      ) looked`,
    )
    .prepare('catalog_alternatives'),
);

/** The first of these names that a tool has, or says that it replaces; null: no tool of the catalogue knows any. */
export async function findAlternative(db: Db, names: string[]): Promise<Alternative | null> {
  const [found] = names.length > 0 ? await alternatives(db).execute({ names }) : [];
  return found?.found ?? null;
}
