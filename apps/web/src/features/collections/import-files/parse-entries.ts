import { isYes } from './clean-fields.ts';
import { Entries } from './entries.ts';
import type { ImportFile } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { isShaarliNote } from './shaarli-note.ts';
import { tagTexts } from './tag-text.ts';

/**
 * Names that programs give the fields of an entry, the better ones first: Pinboard, wallabag, Omnivore, GoodLinks, Raindrop, linkding,
 * Shaarli, Readeck, Shiori, Pocket, Unmark.
 */
const NAMES = {
  url: ['url', 'link', 'href', 'resolved_url', 'given_url'],
  title: ['title', 'name', 'resolved_title', 'given_title', 'mark_title'],
  notes: ['note', 'notes', 'comment'],
  description: ['excerpt', 'summary', 'description'],
  tags: ['tags', 'labels', 'tag_names', 'tagNames', 'keywords'],
  isFavorite: ['starred', 'is_starred', 'is_marked', 'important', 'favorite', 'favourite', 'is_favorite', 'is_fav'],
  isArchived: ['is_archived', 'archived', 'isArchived'],
  isUnread: ['toread', 'unread'],
  addedAt: [
    'savedAt',
    'addedAt',
    'created_at',
    'createdAt',
    'created',
    'date_added',
    'dateAdded',
    'time_added',
    'time',
    'created_on',
    'timestamp',
  ],
} as const;

const ARCHIVED = 'archived';
const TO_READ = 'to read';

/** Keys under which such a list lies in a larger file. */
const PLACES = ['bookmarks', 'links', 'items', 'listItems', 'results', 'raindrops', 'marks', 'data'] as const;

/** The entries of a file that is a list of them, or has one; null: it has none. */
export function entriesIn(data: unknown): readonly Fields[] | null {
  const lists = [data, ...PLACES.flatMap((place) => [fieldsOf(data)[place], fieldsOf(fieldsOf(data).export)[place]])];
  const list = lists.find((one) => elementsOf(one).some(isEntry));
  return list === undefined ? null : elementsOf(list).map(fieldsOf);
}

const isEntry = (value: unknown) => typeof first(fieldsOf(value), 'url') === 'string';

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

function first(entry: Fields, name: keyof typeof NAMES): unknown {
  return NAMES[name].map((one) => entry[one]).find(isSaid);
}

/** Reads entries by what programs call their fields, in the folder where the file says one. */
export function parseEntries(list: readonly Fields[], into: readonly string[] = []): ImportFile {
  const entries = new Entries();
  for (const entry of list) {
    const folder = folderOf(entry);
    entries.add(linkOf(entry), folder ? [...into, folder] : into);
  }
  return entries.file;
}

function linkOf(entry: Fields) {
  const url = first(entry, 'url');
  const isArchived = isYes(first(entry, 'isArchived')) || /^archived$/i.test(textOf(entry.state));
  const marks = [...(isArchived ? [ARCHIVED] : []), ...(isYes(first(entry, 'isUnread')) ? [TO_READ] : [])];
  // Pinboard calls the title a description, and what one says of the page `extended`; its tags have blanks between them.
  const isPinboard = Object.hasOwn(entry, 'extended');
  const tags = first(entry, 'tags');
  const ownTags = isPinboard && typeof tags === 'string' ? tags.split(' ') : tagTexts(tags);
  const said = isPinboard ? [entry.extended] : [first(entry, 'notes')];
  return {
    url: isShaarliNote(url) ? '' : url,
    title: isPinboard ? entry.description : first(entry, 'title'),
    notes: [...said.map(textOf), ...highlightsOf(entry)].filter(Boolean).join('\n\n'),
    description: isPinboard ? '' : first(entry, 'description'),
    tags: [...ownTags, ...marks],
    isFavorite: first(entry, 'isFavorite'),
    addedAt: first(entry, 'addedAt'),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The folder that an entry names itself: Raindrop's collection, or a plain text. */
function folderOf({ collection, folder, list }: Fields): string {
  return textOf(fieldsOf(collection).title) || textOf(folder) || textOf(list) || textOf(collection);
}

/** Highlights of a page, each with its remark. */
export function highlightsOf({ highlights, annotations }: Fields): string[] {
  return [...elementsOf(highlights), ...elementsOf(annotations)].flatMap((value) => {
    const { quote, content, text, note } = fieldsOf(value);
    const [marked, said] = quote === undefined ? [content ?? text, note] : [quote, note ?? text];
    const words = [textOf(marked) && `> ${textOf(marked)}`, textOf(said)].filter(Boolean);
    return words.length > 0 ? [words.join('\n')] : [];
  });
}
