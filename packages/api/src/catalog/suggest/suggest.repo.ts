import { sql } from 'drizzle-orm';
import { type Db, prepared } from '@onceware/db/client';
import { CATEGORIES, type Category } from '../catalog.limits.ts';

const LIMIT = 5;

const named = prepared((db: Db) =>
  db
    .select({ category: sql<Category>`found.category` })
    .from(
      sql`(
        select category, min(place) as place from (
          select category, catalog_text(category) as name from unnest(${sql.placeholder('categories')}::text[]) category
          union all
          select category, catalog_text(term) from synonym_groups cross join unnest(terms) term where category is not null and removed_at is null) names
        cross join (select catalog_text(query) as asked from unnest(${sql.placeholder('queries')}::text[]) query) asked
        cross join lateral (select case when name = asked then 1 when starts_with(name, asked) then 2 when strpos(' ' || asked || ' ', ' ' || name || ' ') > 0 then 3 end as place) p
        where asked <> '' and name <> '' and place is not null
        group by category) found`,
    )
    .orderBy(sql`found.place, array_position(${sql.placeholder('categories')}::text[], found.category)`)
    .limit(LIMIT)
    .prepare('catalog_categories_named'),
);

/** The categories that one of these is the name of in some language, or begins it, or has it among its words, in that order. */
export const findCategoriesNamed = async (db: Db, queries: string[]): Promise<Category[]> =>
  (await named(db).execute({ queries, categories: [...CATEGORIES] })).map(({ category }) => category);
