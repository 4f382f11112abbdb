import type { Entity, ImportInput, ImportItem, ImportReport } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { cutToItem, mergeNotes, mergeSaved, type Said } from '../saving/merge-saved.ts';

/** The target of an imported item: an entity, and for a place within a page of another address, that address. */
export type Found = Entity & { part?: string };

/** One item of an import, with what it is: a deal or a tool of the catalogue, or a page of the member's. */
export interface FoundItem extends Entity, Said {
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

/** The input by names, as `find` understands its items, and what it does not. What stands there again adds what it says. */
export function gather(
  { collections }: ImportInput,
  find: (item: ImportItem) => Found | null,
): { gathered: Gathered[] } & Pick<ImportReport, 'unknown' | 'unknownCount'> {
  const byName = new Map<string, Gathered>();
  const seen = new Map<string, FoundItem>();
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
      const found = foundItem(entity, item);
      const first = seen.get(place);
      if (first) {
        into.repeated += 1;
        Object.assign(first, cutToItem(mergeSaved(first, found).after));
      } else {
        into.items.push(found);
        seen.set(place, found);
      }
    }
  }
  return { gathered: [...byName.values()], unknown, unknownCount };
}

/**
 * A page has room for what is said of it; of the catalogue's own, an excerpt is as good as a note. A place within a page
 * that is saved by another address stays as a line of the note (KEEP-02).
 */
const foundItem = (
  { part, entityType, entityId }: Found,
  { title, notes, description, tags, isFavorite, addedAt }: ImportItem,
): FoundItem => ({
  entityType,
  entityId,
  ...cutToItem({
    notes: mergeNotes(
      notes || (entityType !== 'page' && description) || null,
      part === undefined ? null : [title === part ? '' : title?.trim(), part].filter(Boolean).join(': '),
    ),
    tags: tags ?? [],
    isFavorite: isFavorite ?? false,
  }),
  addedAt: momentOf(addedAt),
});

/** When something was added, in UTC; null for what cannot be, as before there were computers to say so. Of the future the database knows. */
function momentOf(time: string | undefined): string | null {
  if (time === undefined) return null;
  const date = new Date(time);
  return date.getTime() > 0 && date.getUTCFullYear() < 10_000 ? date.toISOString() : null;
}
