import type { Fields } from './clean-fields.ts';

/** What programs call their columns, the better ones first: Raindrop, Pocket, Instapaper, and what people write by hand. */
const COLUMNS = {
  url: ['url', 'link', 'href', 'website', 'address'],
  title: ['title', 'name'],
  notes: ['note', 'notes', 'comment'],
  highlights: ['highlights'],
  description: ['excerpt', 'description', 'selection'],
  folder: ['folder', 'collection', 'list', 'category', 'status'],
  tags: ['tags', 'labels', 'keywords'],
  isFavorite: ['favorite', 'favourite', 'is_favorite', 'starred', 'important'],
  addedAt: ['created', 'created_at', 'added_at', 'time_added', 'timestamp', 'added', 'date'],
} as const;

type Column = keyof typeof COLUMNS;

export const hasAddresses = (head: readonly string[]): boolean => COLUMNS.url.some((name) => head.includes(name));

/** Reads rows under a head; the names in it are in small letters. */
export function rowReader(head: readonly string[]): (row: readonly string[]) => { fields: Fields; folder: string[] } {
  const placeOf = (column: Column) => head.indexOf(COLUMNS[column].find((name) => head.includes(name)) ?? '');
  const places = Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, placeOf(column as Column)]));
  return (row) => {
    const cell = (column: Column) => row[places[column] ?? -1]?.trim() ?? '';
    return {
      fields: {
        url: cell('url'),
        title: cell('title'),
        notes: [cell('notes'), cell('highlights')].filter(Boolean).join('\n\n'),
        description: cell('description'),
        tags: tagsOf(cell('tags')),
        isFavorite: cell('isFavorite'),
        addedAt: cell('addedAt'),
      },
      folder: cell('folder')
        .split(FOLDERS)
        .filter((name) => name.trim()),
    };
  };
}

/** As Raindrop writes a folder in others; a slash alone may be within a name. */
const FOLDERS = ' / ';

/** Pocket has bars between them, others commas or semicolons. */
function tagsOf(cell: string): string[] {
  const separator = ['|', ',', ';'].find((one) => cell.includes(one)) ?? ',';
  return cell.split(separator);
}
