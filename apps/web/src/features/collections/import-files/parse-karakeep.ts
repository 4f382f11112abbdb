import { Entries } from './entries.ts';
import { folderTree } from './folder-tree.ts';
import type { ImportFile } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';

/** Karakeep has a mark where others have a folder. */
const ARCHIVED = 'archived';

export const isKarakeep = (data: Fields): boolean =>
  elementsOf(data.bookmarks).some((one) => Object.hasOwn(fieldsOf(one), 'content'));

/**
 * Karakeep's export (Hoarder's too): bookmarks with tags and the lists that they are in, which may lie in each other. A bookmark of
 * several lists is in each of them; smart lists are searches, and the export names no bookmark for them. Texts become notes; pictures
 * and documents, which the export does not hold, are left out.
 */
export function parseKarakeep(data: Fields): ImportFile {
  const lists = elementsOf(data.lists).map(fieldsOf);
  const paths = folderTree(lists.map(({ id, parentId, name }) => ({ id, parentId, name })));
  const entries = new Entries();
  for (const { id, description } of lists) entries.describe(paths.get(id) ?? [], description);
  for (const value of elementsOf(data.bookmarks)) {
    const bookmark = fieldsOf(value);
    const { url, text } = fieldsOf(bookmark.content);
    if (url == null && text == null && !bookmark.note) {
      entries.leaveOut('file', bookmark.title);
      continue;
    }
    const within = elementsOf(bookmark.lists).flatMap((id) => (paths.has(id) ? [paths.get(id) ?? []] : []));
    const fields = {
      url,
      title: bookmark.title,
      description: text,
      notes: bookmark.note,
      tags: [...elementsOf(bookmark.tags), ...(bookmark.archived === true ? [ARCHIVED] : [])],
      isFavorite: bookmark.favourited,
      addedAt: bookmark.createdAt,
    };
    entries.add(fields, ...within);
  }
  return entries.file;
}
