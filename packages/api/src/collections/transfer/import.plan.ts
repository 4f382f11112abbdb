import type { Entity, ImportInput, ImportItem, ImportReport } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';

/** One item of an import that something in the catalogue fits. */
export interface FoundItem extends Entity {
  notes: string | null;
  addedAt: string | null;
}

/** All that an import has for one name. */
export interface Gathered {
  name: string;
  description: string;
  isFavorite: boolean;
  /** Each entity once. */
  items: FoundItem[];
  /** How often an entity stood there again. */
  repeated: number;
}

export const keyOf = ({ entityType, entityId }: Entity): string => `${entityType}:${entityId}`;

/** The entity that an item names by its id, whether it exists or not. */
export function namedEntity({ entityType, entityId }: ImportItem): Entity | null {
  return entityType && entityId ? { entityType, entityId } : null;
}

/** The input by names, as `find` understands its items, and what it does not. */
export function gather(
  { collections }: ImportInput,
  find: (item: ImportItem) => Entity | null,
): { gathered: Gathered[] } & Pick<ImportReport, 'unknown' | 'unknownCount'> {
  const byName = new Map<string, Gathered>();
  const seen = new Set<string>();
  const unknown: ImportReport['unknown'] = [];
  let unknownCount = 0;
  for (const { name, description = '', isFavorite = false, items } of collections) {
    const into = byName.get(name) ?? { name, description: '', isFavorite: false, items: [], repeated: 0 };
    byName.set(name, into);
    into.description ||= description;
    into.isFavorite ||= isFavorite;
    for (const item of items) {
      const entity = find(item);
      if (!entity) {
        unknownCount += 1;
        if (unknownCount > collectionLimits.importUnknownMax) continue;
        unknown.push({
          collection: name,
          entityType: item.entityType ?? null,
          entityId: item.entityId ?? null,
          url: item.url ?? null,
          title: item.title ?? null,
        });
        continue;
      }
      const place = `${keyOf(entity)} ${name}`;
      if (seen.has(place)) into.repeated += 1;
      else into.items.push({ ...entity, notes: item.notes || null, addedAt: momentOf(item.addedAt) });
      seen.add(place);
    }
  }
  return { gathered: [...byName.values()], unknown, unknownCount };
}

/** When something was added, in UTC; null for what cannot be, as before there were computers to say so. Of the future the database knows. */
function momentOf(time: string | undefined): string | null {
  if (time === undefined) return null;
  const date = new Date(time);
  return date.getTime() > 0 && date.getUTCFullYear() < 10_000 ? date.toISOString() : null;
}
