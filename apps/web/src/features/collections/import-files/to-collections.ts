import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { canonicalUrl } from '@onceware/api/platform/web-pages/canonical-url';
import { tagsOf } from './clean-fields.ts';
import type { FolderText, ImportCollection, ImportItem, Link } from './import-file.ts';

const BETWEEN = ' / ';

export interface Destination {
  /** Name of the one collection for all links; null turns each folder into a collection. */
  name: string | null;
  /** Name of the collection for links that are in no folder. */
  looseName: string;
  /** Names of the existing collections. */
  names: ReadonlySet<string>;
}

/**
 * The collections that links become. Where there are more folders than collections may be, the deepest go into those around them,
 * and their names stay as tags.
 */
export function toCollections(
  links: readonly Link[],
  folders: readonly FolderText[],
  { name, looseName, names }: Destination,
): ImportCollection[] {
  const depth = name === null ? depthWithin(links, names) : 0;
  const nameAt = (path: readonly string[]) => nameOfPath(path.slice(0, depth)) || (name ?? looseName);
  const byName = new Map<string, ImportCollection>();
  for (const { item, folder } of links) {
    const into = nameAt(folder);
    const collection = byName.get(into) ?? { name: into, items: [] };
    byName.set(into, collection);
    const lost = name === null ? folder.slice(depth) : [];
    collection.items.push(lost.length === 0 ? item : withTags(item, lost));
  }
  for (const { path, description } of folders) {
    const collection = path.length <= depth ? byName.get(nameOfPath(path)) : undefined;
    if (collection) collection.description ??= description;
  }
  return [...byName.values()].map(withoutRepeated).flatMap(spread);
}

/** How many of the folders around a link make a collection, so that these are not too many. */
function depthWithin(links: readonly Link[], there: ReadonlySet<string>): number {
  const deepest = links.reduce((most, { folder }) => Math.max(most, folder.length), 0);
  for (let depth = deepest; depth > 0; depth -= 1) {
    const names = new Set([...there, ...links.map(({ folder }) => nameOfPath(folder.slice(0, depth)))]);
    if (names.size <= collectionLimits.collectionsMax) return depth;
  }
  return 0;
}

/** The folders by name, as many of the innermost as a name has room for. */
function nameOfPath(path: readonly string[]): string {
  const names = path.map((name) => name.replace(/[\t\n\r]/g, ' ').trim());
  while (names.length > 1 && names.join(BETWEEN).length > collectionLimits.nameMax) names.shift();
  return shorten(names.join(BETWEEN), collectionLimits.nameMax);
}

const shorten = (text: string, max: number): string =>
  text.length <= max ? text : Array.from(text).slice(0, max).join('').trim();

const withTags = (item: ImportItem, names: readonly string[]): ImportItem => ({
  ...item,
  tags: tagsOf([...names, ...(item.tags ?? [])]),
});

/**
 * A page or a note that stands in a folder several times is one item, with all that was said of it. Places within a page go to the
 * server one by one, which keeps them in the note.
 */
function withoutRepeated(collection: ImportCollection): ImportCollection {
  const byAddress = new Map<string, ImportItem>();
  for (const item of collection.items) {
    const { url, title, description } = item;
    const address =
      url === undefined ? JSON.stringify([title, description]) : `${canonicalUrl(url)} ${new URL(url).hash}`;
    const first = byAddress.get(address);
    byAddress.set(address, first ? together(first, item) : item);
  }
  return { ...collection, items: [...byAddress.values()] };
}

function together(first: ImportItem, again: ImportItem): ImportItem {
  const tags = tagsOf([...(first.tags ?? []), ...(again.tags ?? [])]);
  const notes = [...new Set([first.notes, again.notes].filter(Boolean))].join('\n\n');
  return {
    ...again,
    ...first,
    ...(tags.length > 0 && { tags }),
    ...(notes && { notes: shorten(notes, collectionLimits.notesMax) }),
    ...((first.isFavorite || again.isFavorite) && { isFavorite: true }),
  };
}

/** Spreads items that one collection cannot hold over further collections, always the same ones. */
function spread(collection: ImportCollection): ImportCollection[] {
  const { name, items } = collection;
  const parts = Math.max(1, Math.ceil(items.length / collectionLimits.itemsMax));
  return Array.from({ length: parts }, (_, index) => {
    const number = ` (${index + 1})`;
    return {
      ...collection,
      name: index === 0 ? name : shorten(name, collectionLimits.nameMax - number.length) + number,
      items: items.slice(index * collectionLimits.itemsMax, (index + 1) * collectionLimits.itemsMax),
    };
  });
}
