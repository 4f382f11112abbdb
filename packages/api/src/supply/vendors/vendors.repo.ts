import type { Db } from '@onceware/db/client';
import { catalogDrafts } from '@onceware/db/schema/editing';
import { vendorTools } from '@onceware/db/schema/vendors';
import { and, eq, sql } from 'drizzle-orm';
import type { EntityType } from '#supply/editing/content.contract.ts';
import { isoTime } from '#kernel/moments.ts';
import type { DealNumbers, Submission, SubmittedEntry, Titled, Vendor } from './vendors.contract.ts';

const LISTED = 200;

/** The organisations of a member that have tools, with these and their deals. @param organizationId this one alone */
export async function findVendors(db: Db, userId: string, organizationId?: string): Promise<Vendor[]> {
  const { rows } = await db.execute<Vendor & Record<string, unknown>>(sql`
    select o.id, o.name,
      (select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'title', t.name) order by lower(t.name), t.id)
        from vendor_tools v join tools t on t.id = v.tool_id where v.organization_id = o.id) as tools,
      (select coalesce(json_agg(json_build_object('id', d.id, 'slug', d.slug, 'title', d.title, 'toolId', d.tool_id,
          'isRunning', coalesce(not d.has_ended and d.starts_at <= now(), false)) order by d.starts_at desc, d.id), '[]')
        from vendor_tools v join deals d on d.tool_id = v.tool_id where v.organization_id = o.id) as deals
    from organization_members m join organizations o on o.id = m.organization_id
    where m.user_id = ${userId} and o.deleted_at is null and exists (select from vendor_tools v where v.organization_id = o.id)
      and (${organizationId ?? null}::uuid is null or o.id = ${organizationId ?? null}::uuid)
    order by lower(o.name), o.id`);
  return rows;
}

const submission = sql`f.id, f.entity_type as "entityType", f.entity_id as "entityId",
  coalesce(f.content ->> 'title', f.content ->> 'name', '') as title, f.state, f.reason,
  (select u.name from users u where u.id = f.made_by) as by, ${isoTime(sql`f.updated_at`)} as "updatedAt"`;

/** A vendor's, the newest first; of what was begun only what says something. */
export async function listSubmissions(db: Db, organizationId: string): Promise<Submission[]> {
  const { rows } = await db.execute<Submission & Record<string, unknown>>(sql`
    select ${submission} from catalog_drafts f
    where f.organization_id = ${organizationId} and f.state <> 'discarded'
      and (f.state <> 'draft' or f.content is distinct from f.base)
    order by f.updated_at desc, f.id desc limit ${LISTED}`);
  return rows;
}

/** Lists the submissions of all vendors that wait for staff, the oldest first. */
export async function listSubmitted(db: Db): Promise<SubmittedEntry[]> {
  const { rows } = await db.execute<SubmittedEntry & Record<string, unknown>>(sql`
    select ${submission}, json_build_object('id', o.id, 'name', o.name) as organization
    from catalog_drafts f join organizations o on o.id = f.organization_id
    where f.state = 'submitted' order by f.updated_at, f.id limit ${LISTED}`);
  return rows;
}

/** Hands a locked draft to staff, or takes it back (`draft`). */
export async function setState(tx: Db, id: string, state: 'draft' | 'submitted'): Promise<void> {
  await tx
    .update(catalogDrafts)
    .set({ state, submittedAt: state === 'submitted' ? sql`now()` : null, reason: null, updatedAt: sql`now()` })
    .where(eq(catalogDrafts.id, id));
}

interface Submitter extends Record<string, unknown> {
  userId: string;
  to: string;
  name: string;
  language: string | null;
  title: string;
}

/** Finds the person to tell about the outcome, and the submission's title; undefined if the account is gone. */
export async function findSubmitter(tx: Db, id: string): Promise<Submitter | undefined> {
  const { rows } = await tx.execute<Submitter>(sql`
    select u.id as "userId", u.email as to, u.name, u.language, coalesce(f.content ->> 'title', f.content ->> 'name', '') as title
    from catalog_drafts f join users u on u.id = f.made_by where f.id = ${id}`);
  return rows[0];
}

/** Gives a tool to a vendor, also another's. @returns whether there are both */
export async function giveTool(tx: Db, organizationId: string, toolId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into vendor_tools (tool_id, organization_id)
    select t.id, o.id from tools t, organizations o
    where t.id = ${toolId} and o.id = ${organizationId} and o.deleted_at is null
    on conflict (tool_id) do update set organization_id = excluded.organization_id`);
  return rowCount === 1;
}

/** Whether there is such a tool; it stays until the transaction ends. */
export async function lockTool(tx: Db, toolId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from tools where id = ${toolId} for no key update`);
  return rows.length > 0;
}

/** The vendor that has the tool. */
export async function findVendorOf(tx: Db, toolId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ organizationId: vendorTools.organizationId })
    .from(vendorTools)
    .where(eq(vendorTools.toolId, toolId));
  return found?.organizationId;
}

export async function takeTool(tx: Db, organizationId: string, toolId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(vendorTools)
    .where(and(eq(vendorTools.toolId, toolId), eq(vendorTools.organizationId, organizationId)));
  return rowCount === 1;
}

export async function listTools(db: Db, organizationId: string): Promise<Titled[]> {
  const { rows } = await db.execute<Titled & Record<string, unknown>>(sql`
    select t.id, t.slug, t.name as title from vendor_tools v join tools t on t.id = v.tool_id
    where v.organization_id = ${organizationId} order by lower(t.name), t.id limit ${LISTED}`);
  return rows;
}

/** Whether a deal or tool is the vendor's. */
export async function isOf(tx: Db, organizationId: string, type: EntityType, id: string): Promise<boolean> {
  const tool = type === 'tool' ? sql`${id}::uuid` : sql`(select tool_id from deals where id = ${id})`;
  const { rows } = await tx.execute(sql`
    select from vendor_tools where organization_id = ${organizationId} and tool_id = ${tool}`);
  return rows.length > 0;
}

/** Views, saves and clicks of a vendor's deals in the last days, today included. */
export async function countNumbers(db: Db, organizationId: string, days: number): Promise<DealNumbers[]> {
  const since = sql`(now() at time zone 'UTC')::date - ${days - 1}::int`;
  const { rows } = await db.execute<DealNumbers & Record<string, unknown>>(sql`
    with own as (
      select d.id from vendor_tools v join deals d on d.tool_id = v.tool_id where v.organization_id = ${organizationId}
    ), counted as (
      select c.deal_id, c.day, c.views, 0 as saves, c.clicks from own join deal_clicks c on c.deal_id = own.id where c.day >= ${since}
      union all
      select i.deal_id, (i.added_at at time zone 'UTC')::date, 0, count(*)::int, 0
      from own join collection_items i on i.deal_id = own.id
      where i.removed_at is null and i.added_at >= (${since})::timestamp at time zone 'UTC' group by 1, 2
    ), summed as (
      select deal_id, day, sum(views)::int as views, sum(saves)::int as saves, sum(clicks)::int as clicks from counted group by 1, 2
    )
    select deal_id as "dealId", json_agg(json_build_object('day', day, 'views', views, 'saves', saves, 'clicks', clicks) order by day) as days
    from summed group by deal_id order by deal_id`);
  return rows;
}

/** Finds the members of a vendor. */
export async function findMembers(tx: Db, organizationId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select user_id as id from organization_members where organization_id = ${organizationId}`,
  );
  return rows.map(({ id }) => id);
}
