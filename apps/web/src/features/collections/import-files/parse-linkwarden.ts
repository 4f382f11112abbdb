import { Entries } from './entries.ts';
import { folderTree } from './folder-tree.ts';
import type { ImportFile } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';

export const isLinkwarden = (data: Fields): boolean =>
  elementsOf(data.collections).some((one) => Array.isArray(fieldsOf(one).links));

/** Linkwarden's export: collections, which may lie in each other, with links; those that are pinned stand apart once more. */
export function parseLinkwarden(data: Fields): ImportFile {
  const collections = elementsOf(data.collections).map(fieldsOf);
  const paths = folderTree(collections.map(({ id, parentId, name }) => ({ id, parentId, name })));
  const pinned = new Set(elementsOf(data.pinnedLinks).map((link) => fieldsOf(link).id));
  const entries = new Entries();
  for (const collection of collections) {
    const path = paths.get(collection.id) ?? [];
    entries.describe(path, collection.description);
    for (const value of elementsOf(collection.links)) {
      const { id, url, name, description, tags, createdAt, importDate } = fieldsOf(value);
      if (!url) {
        entries.leaveOut('file', name, description);
        continue;
      }
      const fields = {
        url,
        title: name,
        description,
        tags: elementsOf(tags).map((tag) => fieldsOf(tag).name),
        isFavorite: pinned.has(id),
        // Prefers the import date: for links from elsewhere it is when they were saved there.
        addedAt: importDate ?? createdAt,
      };
      entries.add(fields, path);
    }
  }
  return entries.file;
}
