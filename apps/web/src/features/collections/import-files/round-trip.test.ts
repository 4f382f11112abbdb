import { importInput } from '@onceware/api/collections/collections.contract';
import { writers } from '@onceware/api/collections/transfer/export.formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const ADDED = '2026-03-01T12:00:00.000Z';

interface Written {
  name: string;
  notes: (string | null)[];
}

async function* each<T>(...all: T[]) {
  for (const value of all) yield await Promise.resolve(value);
}

const item = {
  entity_type: 'deal',
  entity_id: ID,
  title: 'Mailwell',
  url: 'https://onceware.example/deal/mailwell',
  added_at: ADDED,
};

/** The file as the server writes it. */
async function write(format: 'json' | 'csv', collections: Written[]): Promise<File> {
  const listed = collections.map(({ name, notes }) => ({
    name,
    description: '',
    is_default: false,
    is_favorite: false,
    items: each(...notes.map((note) => [{ ...item, notes: note }])),
  }));
  const pieces: string[] = [];
  for await (const piece of writers[format](each(...listed))) pieces.push(piece);
  return new File(pieces, `collections.${format}`);
}

async function readBack(file: File): Promise<Written[]> {
  const parsed = await readFile(file);
  if (parsed.kind !== 'collections' || parsed.skipped > 0) throw new Error('Not as it was written.');
  // The server takes it as it is.
  return importInput
    .parse({ collections: parsed.collections })
    .collections.map(({ name, items }) => ({ name, notes: items.map(({ notes }) => notes ?? null) }));
}

// oxlint-disable-next-line no-control-regex -- what no name and no note can hold
const isText = (text: string) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
const awkward = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
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
const collections = fc.uniqueArray(fc.record({ name, notes: fc.array(note, { maxLength: 4 }) }), {
  selector: (written) => written.name,
  minLength: 1,
  maxLength: 4,
});

describe('an export that is imported again', () => {
  it.each(['json', 'csv'] as const)('has every name and note byte for byte, as %s (COL-18) (T26)', async (format) => {
    await fc.assert(
      fc.asyncProperty(collections, async (written) => {
        expect(await readBack(await write(format, written))).toEqual(written);
      }),
    );
  });
});
