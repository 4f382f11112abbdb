import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { text } from '#kernel/text.ts';
import naughty from '#testing/blns.json' with { type: 'json' };
import { type ExportedItem, writers } from './export.formats.ts';

const item = (fields: Partial<ExportedItem> = {}): ExportedItem => ({
  entity_type: 'deal',
  entity_id: '01a1fe26-9793-7796-9cf0-f02d7115a6db',
  title: 'Kiln for life',
  url: 'https://onceware.example/deal/kiln',
  notes: null,
  added_at: '2026-11-21T12:00:00.000Z',
  description: null,
  tags: [],
  is_favorite: false,
  ...fields,
});

/** A file of collections, whose items come in parts. */
async function written(
  format: 'json' | 'csv',
  collections: { name: string; parts: ExportedItem[][] }[],
): Promise<string> {
  async function* listed() {
    for (const { name, parts } of collections) {
      async function* items() {
        yield* parts;
      }
      yield { name, description: 'About', is_default: false, is_favorite: true, items: items() };
    }
  }
  let file = '';
  for await (const piece of writers[format](listed())) file += piece;
  return file;
}

/** Removes the escape as docs/collections.md tells a reader to. */
const unescaped = (cell: string | undefined) => cell?.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');
const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
    transform: (cell) => unescaped(cell) ?? '',
  }).data;

// Texts that the inputs reject are left out, because no note has them.
const texts = [
  ...naughty.filter((note) => note !== '' && text(5000).safeParse(note).success),
  "'",
  "''=x",
  "'=x",
  "'quoted'",
  '=1+1',
  '＝1+1',
  "'＋1",
  '－1',
  '＠x',
  '+1',
  '-1',
  '@x',
  '\t=1',
  '\r\n=1',
  '\n-1',
  ' = 1',
  'a,b',
  '"',
  '""',
  'a"b',
  ' x ',
  'one\ntwo',
  'one\r\ntwo',
  'one\rtwo',
  '\ufeff',
  '\ufeff=1',
];

describe('a CSV file', () => {
  it('is UTF-8 with a mark, a header, CRLF, and a row for an empty collection (COL-18)', async () => {
    const csv = await written('csv', [
      {
        name: 'Studio',
        parts: [
          [item()],
          [item({ notes: 'a, "b"', description: 'About', tags: ['one, two', 'three'], is_favorite: true })],
        ],
      },
      { name: 'Empty', parts: [] },
    ]);
    const { entity_id, url, added_at } = item();
    expect(csv.split('\r\n')).toEqual([
      '\ufeffcollection,entity_type,entity_id,title,url,notes,added_at,description,tags,is_favorite',
      `Studio,deal,${entity_id},Kiln for life,${url},,${added_at},,,`,
      `Studio,deal,${entity_id},Kiln for life,${url},"a, ""b""",${added_at},About,"one, two\nthree",true`,
      'Empty,,,,,,,,,',
      '',
    ]);
  });

  it('of no collection is its header (COL-18)', async () => {
    expect(await written('csv', [])).toBe(
      '\ufeffcollection,entity_type,entity_id,title,url,notes,added_at,description,tags,is_favorite\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    "'=1",
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://x","y")',
  ])('has no cell that is a formula: %j (COL-18)', async (formula) => {
    const csv = await written('csv', [{ name: formula, parts: [[item({ notes: formula, title: formula })]] }]);
    const [cells] = Papa.parse<string[]>(csv.slice(csv.indexOf('\n') + 1)).data;
    for (const index of [0, 3, 5]) expect(cells?.[index]).toBe(`'${formula}`);
  });

  it('reads back byte for byte, whatever names and notes hold (COL-18, T26)', async () => {
    const rows = rowsOf(await written('csv', [{ name: "'=Odd", parts: [texts.map((notes) => item({ notes }))] }]));
    expect(rows.map(({ notes }) => notes)).toEqual(texts);
    expect(new Set(rows.map(({ collection }) => collection))).toEqual(new Set(["'=Odd"]));
  });
});

describe('a JSON file', () => {
  it('says what it is, and holds the collections in their order (COL-18)', async () => {
    const file = await written('json', [
      { name: 'Studio', parts: [[item(), item({ notes: 'two' })], [item({ notes: 'three' })]] },
      { name: 'Empty', parts: [] },
    ]);
    expect(JSON.parse(file)).toEqual({
      format: 'onceware-collections',
      version: 1,
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      collections: [
        {
          name: 'Studio',
          description: 'About',
          is_default: false,
          is_favorite: true,
          items: [item(), item({ notes: 'two' }), item({ notes: 'three' })],
        },
        { name: 'Empty', description: 'About', is_default: false, is_favorite: true, items: [] },
      ],
    });
    expect(JSON.parse(await written('json', []))).toMatchObject({ collections: [] });
  });

  it('reads back byte for byte, whatever names and notes hold (COL-18, T26)', async () => {
    const file = await written(
      'json',
      texts.map((name) => ({ name, parts: [[item({ notes: name })]] })),
    );
    const { collections } = JSON.parse(file) as { collections: { name: string; items: ExportedItem[] }[] };
    expect(collections.map(({ name }) => name)).toEqual(texts);
    expect(collections.map(({ items }) => items[0]?.notes)).toEqual(texts);
  });
});
