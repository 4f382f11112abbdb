import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';

/** Combines the reports on several parts of one import, done or still to do. */
export function together(one: ImportReport | null, other: ImportReport): ImportReport {
  if (!one) return other;
  const byName = new Map(one.collections.map((collection) => [collection.name, collection]));
  for (const collection of other.collections) {
    const first = byName.get(collection.name);
    byName.set(collection.name, {
      ...collection,
      ...first,
      added: collection.added + (first?.added ?? 0),
      alreadyThere: collection.alreadyThere + (first?.alreadyThere ?? 0),
      completed: collection.completed + (first?.completed ?? 0),
    });
  }
  return {
    collections: [...byName.values()],
    became: {
      deals: one.became.deals + other.became.deals,
      tools: one.became.tools + other.became.tools,
      pages: one.became.pages + other.became.pages,
      notes: one.became.notes + other.became.notes,
    },
    unknown: [...one.unknown, ...other.unknown].slice(0, collectionLimits.importUnknownMax),
    unknownCount: one.unknownCount + other.unknownCount,
  };
}
