import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ImportFile, ImportProblem } from './import-file.ts';
import { parseCsv } from './parse-csv.ts';

const ID = '0190a3c4-0000-7000-8000-000000000001';
const HEAD = ['collection', 'entity_type', 'entity_id', 'title', 'url', 'notes', 'added_at'];
const ADDED = '2026-03-01T12:00:00.000Z';

/** As the server writes it. */
const exported = (rows: string[][]) =>
  `\ufeff${Papa.unparse([HEAD, ...rows], { escapeFormulae: /^'*[=+\-@\t\r\n]/, newline: '\r\n' })}\r\n`;
const row = (name: string, notes = '') => [
  name,
  'deal',
  ID,
  'Mailwell',
  'https://onceware.example/deal/mailwell',
  notes,
  ADDED,
];

const NAUGHTY = [
  '=1+1',
  "'=1+1",
  "''@SUM(A1)",
  "'quoted",
  '-dash',
  '+plus',
  '"double", comma; semicolon',
  'line\nbreak\r\nand another\r',
  '\ttab',
  '  blanks  ',
  'ملاحظة עם 汉字 👩‍👩‍👧 Ω≈ç',
  '\u202eright to left',
  '<script>alert(1)</script>',
  '{{7*7}} ${7*7} %s',
  'null',
  'a'.repeat(5000),
];

function collectionsOf(file: ImportFile) {
  if (file.kind !== 'collections') throw new Error('Not ours.');
  return file.collections;
}
function linksOf(file: ImportFile) {
  if (file.kind !== 'links') throw new Error('Not links.');
  return file.links;
}
function problemOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof ImportProblem) return error.reason;
    throw error;
  }
  return null;
}

describe('a CSV file of ours', () => {
  it('comes back byte for byte, formulas and all that is awkward included (COL-18) (T26)', () => {
    const [collection] = collectionsOf(parseCsv(exported(NAUGHTY.map((notes) => row('Mine', notes)))));
    expect(collection?.items.map(({ notes }) => notes)).toEqual(NAUGHTY);
    const names = ['=cmd', "'=cmd", '@home', '-', '«ملاحظة», "x"'];
    expect(collectionsOf(parseCsv(exported(names.map((name) => row(name))))).map(({ name }) => name)).toEqual(names);
  });

  it('has each collection once, with its items in their order, and empty ones too (COL-18)', () => {
    const file = parseCsv(
      exported([row('One', 'a'), row('Two', 'b'), row('One', 'c'), ['Empty', '', '', '', '', '', '']]),
    );
    expect(collectionsOf(file).map(({ name, items }) => [name, items.map(({ notes }) => notes)])).toEqual([
      ['One', ['a', 'c']],
      ['Two', ['b']],
      ['Empty', []],
    ]);
    expect(collectionsOf(file)[0]?.items[0]).toEqual({
      entityType: 'deal',
      entityId: ID,
      url: 'https://onceware.example/deal/mailwell',
      title: 'Mailwell',
      notes: 'a',
      addedAt: ADDED,
    });
  });

  it('is understood as spreadsheets save it: with semicolons, other line ends, columns moved and empty lines (COL-18)', () => {
    const text = `entity_id;Collection ;entity_type;notes\n${ID};Mine;tool;"a;b"\n;;;\n\n`;
    expect(collectionsOf(parseCsv(text))).toEqual([
      { name: 'Mine', items: [{ entityType: 'tool', entityId: ID, notes: 'a;b' }] },
    ]);
  });

  it('leaves out entries that name nothing, and counts them (COL-18)', () => {
    const file = parseCsv(
      exported([
        row('Mine'),
        ['Mine', 'post', ID, 'Blog', '', '', ''],
        ['Mine', 'deal', 'x', 'Bad', 'javascript:alert(1)', '', ''],
      ]),
    );
    expect(collectionsOf(file)[0]?.items).toHaveLength(1);
    expect(file.skipped).toBe(2);
  });

  it('is refused with the row that is damaged or has no name (COL-18)', () => {
    expect(problemOf(() => parseCsv(`${exported([row('Mine')])}"open,deal,${ID}\n`))).toEqual({
      key: 'brokenCsv',
      row: 3,
    });
    expect(problemOf(() => parseCsv(exported([row('Mine'), row('  ')])))).toEqual({ key: 'rowWithoutName', row: 3 });
  });

  it('of 10,000 rows takes less than a second (COL-18)', () => {
    const text = exported(
      Array.from({ length: 10_000 }, (_, index) => row(`Collection ${index % 200}`, `Note "${index}", =with all`)),
    );
    const start = performance.now();
    expect(collectionsOf(parseCsv(text))).toHaveLength(200);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('a CSV file of another program', () => {
  it('is links with title, note, folder and time (COL-18)', () => {
    const text =
      'id,title,note,excerpt,url,folder,tags,created\n1,Notion,Docs,About,https://notion.so/,Work,"a, b",2024-05-01T10:00:00.000Z\n';
    expect(linksOf(parseCsv(text))).toEqual([
      {
        item: { url: 'https://notion.so/', title: 'Notion', notes: 'Docs', addedAt: '2024-05-01T10:00:00.000Z' },
        folder: ['Work'],
      },
    ]);
  });

  it('may have seconds for its times, and addresses that are none (COL-18)', () => {
    const file = parseCsv(
      'title,url,time_added,tags,status\nA,https://a.example,1600000000,,unread\nB,javascript:alert(1),1600000000,,unread\nC,,,,\n',
    );
    expect(linksOf(file)).toEqual([
      { item: { url: 'https://a.example', title: 'A', addedAt: '2020-09-13T12:26:40.000Z' }, folder: [] },
    ]);
    expect(file.skipped).toBe(2);
  });

  it('holds what the server would refuse, which is taken away rather than refused (COL-18)', () => {
    const [link] = linksOf(parseCsv(`url,title,note\nhttps://a.example,"T\u0000${'x'.repeat(600)}","n\ud800"\n`));
    expect(link?.item.title).toBe(`T${'x'.repeat(499)}`);
    expect(link?.item.notes).toBe('n\ufffd');
  });

  it('without a column of addresses is none (COL-18)', () => {
    expect(problemOf(() => parseCsv('name,price\nA,1\n'))).toBe('otherCsv');
    expect(problemOf(() => parseCsv('Just some words in a text file.'))).toBe('otherCsv');
  });
});
