import { catalogDrafts } from '@onceware/db/schema/editing';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { isoTime } from '#kernel/moments.ts';
import type { Contents, Drafts, EntityType } from './content.contract.ts';
import { entities, versionOf } from './content.sql.ts';
import type { DraftDetail, DraftEntry, EntityInput, Published } from './editing.contract.ts';

export interface NewDraft {
  id: string;
  entityType: EntityType;
  entityId: string | null;
  content: Drafts[EntityType];
  base: Contents[EntityType] | null;
  madeBy: string;
  organizationId: string | null;
}

/** Begins a draft; nothing happens if there is one of that id, or an open one of the same for the same. */
export async function insertDraft(tx: Db, { content, base, ...draft }: NewDraft): Promise<void> {
  await tx
    .insert(catalogDrafts)
    .values({ ...draft, content: { ...content }, base: base && { ...base } })
    .onConflictDoNothing();
}

/** The open draft of somebody for a deal or tool. */
export async function findOpenDraft(
  db: Db,
  {
    entityType,
    entityId,
    madeBy,
    organizationId,
  }: Pick<NewDraft, 'entityType' | 'madeBy' | 'organizationId'> & { entityId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: catalogDrafts.id })
    .from(catalogDrafts)
    .where(
      and(
        eq(catalogDrafts.entityType, entityType),
        eq(catalogDrafts.entityId, entityId),
        eq(catalogDrafts.madeBy, madeBy),
        sql`${catalogDrafts.organizationId} is not distinct from ${organizationId}::uuid`,
        eq(catalogDrafts.state, 'draft'),
      ),
    );
  return found?.id;
}

/** A draft in which nothing was changed yet takes what is published by now for its base. */
export async function refreshDraft(tx: Db, id: string, content: Contents[EntityType]): Promise<void> {
  const json = JSON.stringify(content);
  await tx.execute(sql`
    update catalog_drafts set base = ${json}::jsonb, content = ${json}::jsonb, revision = revision + 1, updated_at = now()
    where id = ${id} and content = base and base <> ${json}::jsonb`);
}

const person = (id: SQL) => sql`(select json_build_object('id', u.id, 'name', u.name) from users u where u.id = ${id})`;

const publishedJson = (type: EntityType): SQL<Published | null> => {
  const { from, id, slug, content, canEnd } = entities[type];
  return sql`(select json_build_object('id', ${id}, 'slug', ${slug}, 'content', ${content}, 'version', ${versionOf(content)}, 'canEnd', ${canEnd},
      'change', (select json_build_object('at', ${isoTime(sql`h.at`)}, 'by', ${person(sql`h.actor_id`)})
        from catalog_history h where h.entity_id = f.entity_id and h.entity_type = f.entity_type order by h.version desc limit 1))
    from ${from} where ${id} = f.entity_id)`;
};

/** Reads the current content of a deal or tool; the caller checks who may see it. */
export async function findPublished(db: Db, { entityType, entityId }: EntityInput): Promise<Published | undefined> {
  const { rows } = await db.execute<{ published: Published | null }>(sql`
    select ${publishedJson(entityType)} as published from (select ${entityId}::uuid as entity_id, ${entityType}::text as entity_type) f`);
  return rows[0]?.published ?? undefined;
}

/** A draft whose row the caller may see. */
export interface DraftRow {
  draft: DraftDetail;
  organizationId: string | null;
}

/** All of a draft, and what is published of the same. */
export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  const { rows } = await db.execute<{ found: DraftRow }>(sql`
    select json_build_object('organizationId', f.organization_id, 'draft', json_build_object(
      'id', f.id, 'entityType', f.entity_type, 'entityId', f.entity_id, 'content', f.content, 'base', f.base, 'revision', f.revision,
      'state', f.state, 'reason', f.reason, 'madeBy', ${person(sql`f.made_by`)}, 'updatedAt', ${isoTime(sql`f.updated_at`)},
      'organization', (select json_build_object('id', o.id, 'name', o.name) from organizations o where o.id = f.organization_id),
      'published', p.published, 'isOutdated', f.base is not null and f.base is distinct from (p.published -> 'content')::jsonb,
      'others', (select coalesce(json_agg(json_build_object('id', o.id, 'by', ${person(sql`o.made_by`)}, 'updatedAt', ${isoTime(sql`o.updated_at`)})
        order by o.updated_at desc), '[]')
        from catalog_drafts o where o.entity_id = f.entity_id and o.entity_type = f.entity_type and o.id <> f.id
          and o.state in ('draft', 'submitted') and o.content is distinct from o.base))) as found
    from catalog_drafts f
    cross join lateral (select case f.entity_type when 'deal' then ${publishedJson('deal')} else ${publishedJson('tool')} end as published) p
    where f.id = ${id}`);
  return rows[0]?.found;
}

/** Locks a draft and returns the fields that decide what may become of it. */
export async function lockDraft(tx: Db, id: string) {
  const [found] = await tx
    .select({
      entityType: catalogDrafts.entityType,
      entityId: catalogDrafts.entityId,
      content: catalogDrafts.content,
      base: catalogDrafts.base,
      baseVersion: sql<string | null>`md5(${catalogDrafts.base}::text)`,
      revision: catalogDrafts.revision,
      state: catalogDrafts.state,
      madeBy: catalogDrafts.madeBy,
      organizationId: catalogDrafts.organizationId,
    })
    .from(catalogDrafts)
    .where(eq(catalogDrafts.id, id))
    .for('update');
  return found;
}

export type LockedDraft = NonNullable<Awaited<ReturnType<typeof lockDraft>>>;

/** Writes a locked draft. @param base what it is made from by now, if that is another */
export async function writeDraft(
  tx: Db,
  id: string,
  { content, base }: { content: Drafts[EntityType]; base?: Contents[EntityType] | undefined },
): Promise<void> {
  await tx
    .update(catalogDrafts)
    .set({
      content: { ...content },
      ...(base && { base: { ...base } }),
      revision: sql`${catalogDrafts.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(catalogDrafts.id, id));
}

/** Decides a locked draft. */
export async function settleDraft(
  tx: Db,
  id: string,
  settled: {
    state: 'accepted' | 'refused' | 'discarded';
    decidedBy: string;
    entityId?: string | undefined;
    reason?: string;
  },
): Promise<void> {
  const { entityId, ...set } = settled;
  await tx
    .update(catalogDrafts)
    .set({ ...set, ...(entityId !== undefined && { entityId }), decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(catalogDrafts.id, id));
}

/** Brings back a discarded draft. */
export async function reopenDraft(tx: Db, id: string): Promise<void> {
  await tx
    .update(catalogDrafts)
    .set({ state: 'draft', decidedAt: null, decidedBy: null, updatedAt: sql`now()` })
    .where(eq(catalogDrafts.id, id));
}

/** Staff's open drafts in which something was changed, last changed first. */
export async function listDrafts(db: Db, limit: number): Promise<DraftEntry[]> {
  const { rows } = await db.execute<DraftEntry & Record<string, unknown>>(sql`
    select f.id, f.entity_type as "entityType", f.entity_id as "entityId", coalesce(f.content ->> 'title', f.content ->> 'name', '') as title,
      ${person(sql`f.made_by`)} as "madeBy", ${isoTime(sql`f.updated_at`)} as "updatedAt"
    from catalog_drafts f where f.state = 'draft' and f.organization_id is null and f.content is distinct from f.base
    order by f.updated_at desc, f.id desc limit ${limit}`);
  return rows;
}
