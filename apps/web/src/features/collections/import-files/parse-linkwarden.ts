import { itemOf } from './clean-fields.ts';
import { folderTree } from './folder-tree.ts';
import type { ImportFile, Link } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { LeftOutEntries } from './left-out.ts';

export const isLinkwarden = (data: Fields): boolean =>
  Array.isArray(data.collections) && data.collections.some((one) => Array.isArray(fieldsOf(one).links));

/** Linkwarden's export: collections, which may lie in each other, with links; those that are pinned stand apart once more. */
export function parseLinkwarden(data: Fields): ImportFile {
  const collections = elementsOf(data.collections).map(fieldsOf);
  const { paths, folders } = folderTree(
    collections.map(({ id, parentId, name, description }) => ({ id, parentId, name, description })),
  );
  const pinned = new Set(elementsOf(data.pinnedLinks).map((link) => fieldsOf(link).id));
  const links: Link[] = [];
  const leftOut = new LeftOutEntries();
  for (const collection of collections) {
    for (const value of elementsOf(collection.links)) {
      const { id, url, name, description, tags, createdAt, importDate } = fieldsOf(value);
      const item = itemOf({
        url,
        title: name,
        description,
        tags: elementsOf(tags).map((tag) => fieldsOf(tag).name),
        isFavorite: pinned.has(id),
        // Of what came from elsewhere, when it was saved there.
        addedAt: importDate ?? createdAt,
      });
      if (item) links.push({ item, folder: paths.get(collection.id) ?? [] });
      else leftOut.add(name, url, description);
    }
  }
  return { kind: 'links', links, folders, leftOut: leftOut.asData };
}
