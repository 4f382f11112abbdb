import { itemOf } from './clean-fields.ts';
import { folderTree } from './folder-tree.ts';
import type { ImportFile, Link } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { LeftOutEntries } from './left-out.ts';

/** Karakeep has a mark where others have a folder. */
const ARCHIVED = 'archived';

export const isKarakeep = (data: Fields): boolean => Array.isArray(data.bookmarks);

/**
 * Karakeep's export (Hoarder's too): bookmarks with tags and the lists that they are in, which may lie in each other. A bookmark of
 * several lists is in each of them; smart lists are searches, and the export names no bookmark for them.
 */
export function parseKarakeep(data: Fields): ImportFile {
  const { paths, folders } = folderTree(
    elementsOf(data.lists).map((value) => {
      const { id, parentId, name, description } = fieldsOf(value);
      return { id, parentId, name, description };
    }),
  );
  const links: Link[] = [];
  const leftOut = new LeftOutEntries();
  for (const value of elementsOf(data.bookmarks)) {
    const { createdAt, title, tags, lists, content, note, archived, favourited } = fieldsOf(value);
    const { url, text } = fieldsOf(content);
    const item = itemOf({
      url,
      title,
      notes: note,
      tags: [...elementsOf(tags), ...(archived === true ? [ARCHIVED] : [])],
      isFavorite: favourited,
      addedAt: createdAt,
    });
    if (!item) {
      leftOut.add(title, text, url);
      continue;
    }
    const within = elementsOf(lists).flatMap((id) => (paths.has(id) ? [paths.get(id) ?? []] : []));
    for (const folder of within.length > 0 ? within : [[]]) links.push({ item, folder });
  }
  return { kind: 'links', links, folders, leftOut: leftOut.asData };
}
