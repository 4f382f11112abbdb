import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { CHANGES_MAX } from './changes.repo.ts';
import type { ImportChange } from './import.contract.ts';

/**
 * Ends the running deals of a source that no row is about, and keeps what was known of their end.
 *
 * @param rejectedKeys rows that are in the source, too
 * @returns how many of how many, and the first of them
 */
export async function endMissing(
  tx: Db,
  source: string,
  rejectedKeys: readonly string[],
): Promise<{ running: number; ended: number; changes: ImportChange[] }> {
  const { rows } = await tx.execute<{ running: number; ended: number; changes: ImportChange[] }>(sql`
    with running as (
      select id, external_id, ends_at, title, slug from deals
      where source = ${source} and external_id is not null and coalesce(ends_at, 'infinity') > now()
    ), missing as (
      select * from running d
      where not exists (select from import_rows r where r.deal_key = d.external_id)
        and external_id not in (select * from json_array_elements_text(${JSON.stringify(rejectedKeys)}::json))
    ), kept as (
      insert into feed_ended_deals (deal_id, ended_at, ends_at_before) select id, now(), ends_at from missing
      on conflict (deal_id) do update set ended_at = excluded.ended_at, ends_at_before = excluded.ends_at_before
    ), ended as (
      update deals d set ends_at = now(), updated_at = now() from missing where d.id = missing.id
    )
    select (select count(*)::int from running) as running, (select count(*)::int from missing) as ended,
      coalesce((select json_agg(json_build_object('kind', 'ended', 'what', 'deal', 'title', title, 'slug', slug, 'columns', '[]'::json))
        from (select title, slug from missing order by title limit ${CHANGES_MAX}) first), '[]') as changes`);
  const [counted] = rows;
  if (!counted) throw new Error('An aggregate always answers one row.');
  return counted;
}

/** Lets those run as before that had left and are among the rows again, unless somebody gave them another end since. */
export async function reopenDeals(tx: Db): Promise<void> {
  await tx.execute(sql`
    with back as (
      delete from feed_ended_deals f using import_deals i where f.deal_id = i.deal_id
      returning f.deal_id, f.ended_at, f.ends_at_before
    ), reopened as (
      update deals d set ends_at = b.ends_at_before, updated_at = now()
      from back b where d.id = b.deal_id and d.ends_at = b.ended_at returning d.id
    )
    update import_deals i set is_back = true from reopened where i.deal_id = reopened.id`);
}
