import { sql } from 'drizzle-orm';
import type { Db } from '@onceware/db/client';
import { isoTime } from '#kernel/moments.ts';
import type { Contents, EntityType } from './content.contract.ts';
import type { EntityInput, HistoryEntry, MadeVersion, VersionInput } from './editing.contract.ts';

export interface NewVersion<Type extends EntityType = EntityType> {
  id: string;
  kind: HistoryEntry['kind'];
  /** Content until now, and since when; null for what is new. */
  before: { content: Contents[Type]; since: string } | null;
  after: Contents[Type];
}

/**
 * Adds versions of locked deals or tools. Where what it said until now is not the last version, an import has changed it, or
 * nothing was kept yet: that becomes a version first.
 */
export async function addVersions(
  tx: Db,
  type: EntityType,
  by: { actorId: string | null; organizationId: string | null },
  versions: readonly NewVersion[],
): Promise<MadeVersion[]> {
  if (versions.length === 0) return [];
  const given = JSON.stringify(
    versions.map(({ id, kind, before, after }) => ({
      id,
      kind,
      before: before?.content ?? null,
      since: before?.since,
      after,
    })),
  );
  const { rows } = await tx.execute<MadeVersion & Record<string, unknown>>(sql`
    with given as (
      select g.*, coalesce(h.version, 0) as last, g.since is not null and h.content is distinct from g.before as is_found
      from jsonb_to_recordset(${given}::jsonb) as g (id uuid, kind text, before jsonb, since timestamptz, after jsonb)
      left join lateral (
        select version, content from catalog_history where entity_id = g.id and entity_type = ${type} order by version desc limit 1) h on true
    ), found as (
      insert into catalog_history (entity_type, entity_id, version, at, kind, content)
      select ${type}, id, last + 1, since, 'found', before from given where is_found
    )
    insert into catalog_history (entity_type, entity_id, version, actor_id, organization_id, kind, content)
    select ${type}, id, last + 1 + is_found::int, ${by.actorId}::uuid, ${by.organizationId}::uuid, kind, after from given
    returning entity_type as "entityType", entity_id as "entityId", version`);
  return rows;
}

/** The last versions, newest first. */
export async function listVersions(
  db: Db,
  { entityType, entityId }: EntityInput,
  limit: number,
): Promise<HistoryEntry[]> {
  const { rows } = await db.execute<HistoryEntry & Record<string, unknown>>(sql`
    select h.version, ${isoTime(sql`h.at`)} as at, h.kind, h.content, o.name as organization,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as by
    from catalog_history h left join users u on u.id = h.actor_id left join organizations o on o.id = h.organization_id
    where h.entity_id = ${entityId} and h.entity_type = ${entityType} order by h.version desc limit ${limit}`);
  return rows;
}

/** Content of a version and of the one before it; null where there is none. */
export interface Step<Type extends EntityType> {
  entityId: string;
  kind: HistoryEntry['kind'];
  content: Contents[Type];
  before: Contents[Type] | null;
}

export async function findSteps<Type extends EntityType>(
  db: Db,
  type: Type,
  versions: readonly Pick<VersionInput, 'entityId' | 'version'>[],
): Promise<Step<Type>[]> {
  const { rows } = await db.execute<Step<Type> & Record<string, unknown>>(sql`
    select h.entity_id as "entityId", h.kind, h.content, b.content as before
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v ("entityId" uuid, version int)
    join catalog_history h on h.entity_id = v."entityId" and h.entity_type = ${type} and h.version = v.version
    left join catalog_history b on b.entity_id = h.entity_id and b.entity_type = h.entity_type and b.version = h.version - 1`);
  return rows;
}
