import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { deals, tools } from '../schema/catalog.ts';
import { collectionItems, collections } from '../schema/collections.ts';
import data from './demo-collections.json' with { type: 'json' };
import { before, idAt } from './demo-times.ts';

/** Default collections, which the service defines. */
export type DefaultCollections = readonly { key: string; name: string }[];

interface DemoItem {
  /** Slug of a deal, or of a tool. */
  deal?: string;
  tool?: string;
  daysAgo: number;
  notes?: string;
}

interface DemoCollection {
  name: string;
  description: string;
  items: DemoItem[];
}

/** The newest item first, as they are shown. */
const { defaults, shared } = data as { defaults: Record<string, DemoItem[]>; shared: DemoCollection };

/** The first; each of the others an hour later. */
const MADE_DAYS_AGO = 30;

interface CollectionsOptions {
  now: Date;
  userId: string;
  defaultCollections: DefaultCollections;
}

/**
 * A demonstration account's default collections with deals and tools in them, and one more that is shared by link.
 * Nothing where the catalogue has none of them, as after an import.
 */
export async function seedCollections(tx: Db, { now, userId, defaultCollections }: CollectionsOptions): Promise<void> {
  const { items: sharedItems, ...named } = shared;
  const shareToken = randomBytes(18).toString('base64url');
  const wanted = [
    ...defaultCollections.map(({ key, name }) => ({ row: { name, defaultKey: key }, items: defaults[key] ?? [] })),
    { row: { ...named, isFavorite: true, shareToken, sharesNotes: true }, items: sharedItems },
  ];
  const entities = await findEntities(
    tx,
    wanted.flatMap(({ items }) => items),
  );
  if (entities.size === 0) return;

  for (const [index, { row, items }] of wanted.entries()) {
    const createdAt = before(now, MADE_DAYS_AGO - index / 24);
    const collectionId = idAt(createdAt);
    const found = items.flatMap((item) => {
      const entity = entities.get(slugOf(item));
      return entity ? [{ ...entity, collectionId, notes: item.notes ?? null, addedAt: before(now, item.daysAgo) }] : [];
    });
    const updatedAt = found[0]?.addedAt ?? createdAt;
    await tx
      .insert(collections)
      .values({ ...row, id: collectionId, userId, nextRank: found.length + 1, createdAt, updatedAt });
    if (found.length === 0) continue;
    await tx
      .insert(collectionItems)
      .values(found.map((item, place) => ({ ...item, id: idAt(item.addedAt), rank: rankOf(found.length - place) })));
  }
}

const slugOf = ({ deal, tool = '' }: DemoItem) => deal ?? tool;

interface Entity {
  entityType: 'deal' | 'tool';
  entityId: string;
}

/** Finds entities by slug, because no deal and tool share one here. */
export async function findEntities(
  tx: Db,
  items: readonly Pick<DemoItem, 'deal' | 'tool'>[],
): Promise<Map<string, Entity>> {
  const dealSlugs = items.flatMap(({ deal }) => deal ?? []);
  const toolSlugs = items.flatMap(({ tool }) => tool ?? []);
  const entities = new Map<string, Entity>();
  for (const { slug, id } of await tx
    .select({ slug: deals.slug, id: deals.id })
    .from(deals)
    .where(inArray(deals.slug, dealSlugs))) {
    entities.set(slug, { entityType: 'deal', entityId: id });
  }
  for (const { slug, id } of await tx
    .select({ slug: tools.slug, id: tools.id })
    .from(tools)
    .where(inArray(tools.slug, toolSlugs))) {
    entities.set(slug, { entityType: 'tool', entityId: id });
  }
  return entities;
}

/** A counted rank as an add gives it, of the `nextRank` before it. */
export const rankOf = (rankNumber: number) => `g${rankNumber.toString(16).padStart(7, '0')}`;
