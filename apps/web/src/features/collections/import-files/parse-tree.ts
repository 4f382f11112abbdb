import { Entries } from './entries.ts';
import type { ImportFile } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { splitTags } from './tag-text.ts';

/** Depth from which folders are read as if they were here. */
const DEPTH_MAX = 50;

/** A node of a tree, which may be a folder, an entry, or both. */
interface Node {
  link: Parameters<Entries['add']>[0] | null;
  folder: { name: unknown; children: readonly unknown[] } | null;
}

/** Walks a tree of folders in the file's order, without recursion: a hostile file may be nested as deep as it likes. */
function readTree(roots: readonly unknown[], nodeOf: (fields: Fields) => Node): Entries {
  const entries = new Entries();
  const waiting: { value: unknown; path: readonly string[] }[] = roots
    .map((value) => ({ value, path: [] }))
    .toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path } = next;
    const { link, folder } = nodeOf(fieldsOf(next.value));
    if (link) entries.add(link, path);
    if (!folder) continue;
    const name = typeof folder.name === 'string' ? folder.name.trim() : '';
    const within = name && path.length < DEPTH_MAX ? [...path, name] : path;
    for (const value of folder.children.toReversed()) waiting.push({ value, path: within });
  }
  return entries;
}

export const isFirefox = (data: Fields): boolean =>
  data.type === 'text/x-moz-place-container' || data.root === 'placesRoot';

/** Firefox's names for its own folders, which the file names by id. The menu is no folder to the reader. */
const FIREFOX_FOLDERS: Readonly<Record<string, string>> = {
  placesRoot: '',
  bookmarksMenuFolder: '',
  toolbarFolder: 'Bookmarks Toolbar',
  unfiledBookmarksFolder: 'Other Bookmarks',
  mobileFolder: 'Mobile Bookmarks',
};
const TAGS_FOLDER = 'tagsFolder';

/** A backup of Firefox' bookmarks. Old versions have tags as folders of a root of their own. */
export function parseFirefox(data: Fields): ImportFile {
  const tagsOf = firefoxTags(data);
  const entries = readTree([data], ({ uri, title, dateAdded, tags, annos, children, root }) => {
    if (root === TAGS_FOLDER) return { link: null, folder: null };
    if (Array.isArray(children)) {
      const name = typeof root === 'string' ? (FIREFOX_FOLDERS[root] ?? title) : title;
      return { link: null, folder: { name, children } };
    }
    // A separator is no bookmark.
    if (typeof uri !== 'string') return { link: null, folder: null };
    const about = elementsOf(annos)
      .map(fieldsOf)
      .find(({ name }) => name === 'bookmarkProperties/description');
    const own = typeof tags === 'string' ? splitTags(tags) : [];
    return {
      link: {
        url: uri,
        title,
        notes: about?.value,
        tags: [...own, ...(tagsOf.get(uri) ?? [])],
        addedAt: dateAdded,
      },
      folder: null,
    };
  });
  return entries.file;
}

function firefoxTags(data: Fields): Map<unknown, string[]> {
  const tagsOf = new Map<unknown, string[]>();
  const root = elementsOf(data.children)
    .map(fieldsOf)
    .find((one) => one.root === TAGS_FOLDER);
  for (const value of elementsOf(root?.children)) {
    const { title, children } = fieldsOf(value);
    if (typeof title !== 'string') continue;
    for (const child of elementsOf(children)) {
      const { uri } = fieldsOf(child);
      const tags = tagsOf.get(uri);
      if (tags) tags.push(title);
      else tagsOf.set(uri, [title]);
    }
  }
  return tagsOf;
}

export const isChrome = (data: Fields): boolean => Array.isArray(fieldsOf(fieldsOf(data.roots).bookmark_bar).children);

/** The file `Bookmarks` in the profile of Chrome and its relatives (Edge, Brave, Vivaldi, Opera). */
export function parseChrome(data: Fields): ImportFile {
  const roots = Object.entries(fieldsOf(data.roots)).flatMap(([key, root]) => (key === 'trash' ? [] : [root]));
  return readTree(roots, ({ type, url, name, date_added: added, meta_info: meta, children }) => {
    const about = fieldsOf(meta);
    return {
      link:
        type === 'url'
          ? { url, title: name, notes: about.Description ?? about.description, addedAt: chromeMoment(added) }
          : null,
      folder: Array.isArray(children) ? { name, children } : null,
    };
  }).file;
}

/** Microseconds since 1601, as text. */
const SINCE_1601_MS = 11_644_473_600_000;

function chromeMoment(added: unknown): number | null {
  const count = typeof added === 'string' || typeof added === 'number' ? Number(added) : Number.NaN;
  return count > 0 ? Math.round(count / 1000 - SINCE_1601_MS) : null;
}
