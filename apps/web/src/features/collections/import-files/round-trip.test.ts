import { importInput } from '@onceware/api/collections/collections.contract';
import { writers } from '@onceware/api/collections/transfer/export.formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const ADDED = '2026-03-01T12:00:00.000Z';

interface WrittenItem {
  type: 'deal' | 'tool' | 'page';
  notes: string | null;
  /** Title of a page. */
  title: string;
  description: string | null;
  tags: string[];
  isFavorite: boolean;
}
interface Written {
  name: string;
  items: WrittenItem[];
}

async function* each<T>(...all: T[]) {
  for (const value of all) yield await Promise.resolve(value);
}

const itemOf = ({ type, title, notes, description, tags, isFavorite }: WrittenItem) => ({
  entity_type: type,
  entity_id: ID,
  title,
  url: type === 'page' ? 'https://a.example/page?x=1#top' : 'https://onceware.example/deal/mailwell',
  notes,
  added_at: ADDED,
  description,
  tags,
  is_favorite: isFavorite,
});

/** The file as the server writes it. */
async function write(format: 'json' | 'csv', collections: Written[]): Promise<File> {
  const listed = collections.map(({ name, items }) => ({
    name,
    description: '',
    is_default: false,
    is_favorite: false,
    items: each(...items.map((item) => [itemOf(item)])),
  }));
  const pieces: string[] = [];
  for await (const piece of writers[format](each(...listed))) pieces.push(piece);
  return new File(pieces, `collections.${format}`);
}

async function readBack(file: File): Promise<Written[]> {
  const parsed = await readFile(file, { locale: 'en', dayOrder: null });
  if (parsed.kind !== 'collections' || Object.keys(parsed.leftOut).length > 0)
    throw new Error('Not as it was written.');
  // The server takes it as it is.
  return importInput.parse({ collections: parsed.collections }).collections.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      type: item.entityType ?? 'deal',
      notes: item.notes ?? null,
      title: item.title ?? '',
      description: item.description ?? null,
      tags: item.tags ?? [],
      isFavorite: item.isFavorite ?? false,
    })),
  }));
}

// oxlint-disable-next-line no-control-regex -- what no name and no note can hold
const isText = (text: string) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
const awkward = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\\',
    ' ',
    'a',
    'م',
    '👩‍👩‍👧',
    '<',
    '{',
    '\ufeff',
    '\u202e',
  ),
  maxLength: 12,
});
const note = fc
  .oneof(fc.constant(null), awkward, fc.string({ unit: 'binary', maxLength: 40 }))
  .filter((text) => text === null || (text !== '' && isText(text)));
const name = fc
  .oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 20 }))
  .map((text) => text.replace(/[\t\n\r]/g, '').trim())
  .filter((text) => text !== '' && isText(text));
// Tags as they are stored: each once, ignoring case.
const tags = fc.uniqueArray(name, { selector: (tag) => tag.toLowerCase(), maxLength: 3 });
const item = fc.record({
  type: fc.constantFrom('deal', 'tool', 'page'),
  notes: note,
  title: name,
  description: note,
  tags,
  isFavorite: fc.boolean(),
});
const collections = fc.uniqueArray(fc.record({ name, items: fc.array(item, { maxLength: 4 }) }), {
  selector: (written) => written.name,
  minLength: 1,
  maxLength: 4,
});

describe('an export that is imported again', () => {
  it.each(['json', 'csv'] as const)(
    'has every name, note, title, description and tag byte for byte, as %s (COL-18) (T26)',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(collections, async (written) => {
          expect(await readBack(await write(format, written))).toEqual(written);
        }),
      );
    },
  );
});
