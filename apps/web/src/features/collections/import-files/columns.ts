import { guessOrder, type DayOrder, type OrderGuess, readMoment } from '#lib/files/read-day.ts';
import type { Fields } from './clean-fields.ts';
import { splitTags } from './tag-text.ts';

/** Names that programs give their columns, the better ones first: Raindrop, Pocket, Instapaper, Readwise, Matter, mymind, and people by hand. */
const COLUMNS = {
  url: ['url', 'link', 'href', 'website', 'address', 'source url'],
  title: ['title', 'name'],
  notes: ['note', 'notes', 'comment', 'comments'],
  highlights: ['highlights', 'annotations'],
  description: ['excerpt', 'description', 'selection', 'summary'],
  /** The text of a note; beside an address it is the whole page. */
  text: ['content', 'text'],
  folder: ['folder', 'collection', 'list', 'category', 'status', 'location'],
  tags: ['tags', 'labels', 'keywords', 'document tags'],
  isFavorite: ['favorite', 'favourite', 'is_favorite', 'starred', 'important', 'favorited'],
  addedAt: [
    'created',
    'created_at',
    'added_at',
    'time_added',
    'saved date',
    'saved_at',
    'date added',
    'creation date',
    'timestamp',
    'added',
    'date',
    'last interaction date',
  ],
} as const;

type Column = keyof typeof COLUMNS;
type Row = readonly string[];

export const hasAddresses = (head: readonly string[]): boolean => COLUMNS.url.some((name) => head.includes(name));

/** Reads rows under a head, whose names are in small letters; of days such as `03/04/2024` the rows together say which number is the day. */
export function rowReader(
  head: readonly string[],
  rows: readonly Row[],
  { locale, dayOrder }: { locale: string; dayOrder: DayOrder | null },
): { days: OrderGuess; read: (row: Row) => { fields: Fields; folder: string[] } } {
  const placeOf = (column: Column) => head.indexOf(COLUMNS[column].find((name) => head.includes(name)) ?? '');
  const places = Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, placeOf(column as Column)]));
  const cellOf = (row: Row, column: Column) => row[places[column] ?? -1]?.trim() ?? '';
  const guess = guessOrder(
    rows.map((row) => cellOf(row, 'addedAt')),
    locale,
  );
  const order = guess.isCertain ? guess.order : (dayOrder ?? guess.order);
  const momentOf = (cell: string) => (/^\d+$/.test(cell) ? cell : (readMoment(cell, order) ?? ''));
  const read = (row: Row) => {
    const cell = (column: Column) => cellOf(row, column);
    return {
      fields: {
        url: cell('url'),
        title: cell('title'),
        notes: [cell('notes'), cell('highlights')].filter(Boolean).join('\n\n'),
        description: cell('description') || (cell('url') === '' ? cell('text') : ''),
        tags: splitTags(cell('tags')),
        isFavorite: cell('isFavorite'),
        addedAt: momentOf(cell('addedAt')),
      },
      folder: cell('folder')
        .split(FOLDERS)
        .filter((name) => name.trim()),
    };
  };
  return { days: { ...guess, order }, read };
}

/** Separator that Raindrop writes between nested folders; a slash alone may be part of a name. */
const FOLDERS = ' / ';
