import { FORMULA_START } from '@onceware/api/kernel/formula.contract';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ImportFile, ImportProblem } from './import-file.ts';
import { parseCsv as parseIn } from './parse-csv.ts';
import type { Reading } from './reading.ts';

const READING: Reading = { locale: 'en', dayOrder: null };
const parseCsv = (text: string, reading: Partial<Reading> = {}) => parseIn(text, { ...READING, ...reading });

const ID = '0190a3c4-0000-7000-8000-000000000001';
const HEAD = ['collection', 'entity_type', 'entity_id', 'title', 'url', 'notes', 'added_at', 'tags', 'is_favorite'];
const ADDED = '2026-03-01T12:00:00.000Z';

/** Returns a CSV file as the server writes it. */
const exported = (rows: string[][]) =>
  `\ufeff${Papa.unparse([HEAD, ...rows], { escapeFormulae: FORMULA_START, newline: '\r\n' })}\r\n`;
const row = (name: string, notes = '') => [
  name,
  'deal',
  ID,
  'Mailwell',
  'https://onceware.example/deal/mailwell',
  notes,
  ADDED,
  'one, two\nthree',
  'true',
];

const NAUGHTY = [
  '=1+1',
  "'=1+1",
  "''@SUM(A1)",
  '＝1+1',
  "'＋1",
  '－1',
  '＠SUM(A1)',
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
      exported([row('One', 'a'), row('Two', 'b'), row('One', 'c'), ['Empty', '', '', '', '', '', '', '', '']]),
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
      tags: ['one, two', 'three'],
      isFavorite: true,
      addedAt: ADDED,
    });
  });

  it('is understood as spreadsheets save it: with semicolons, other line ends, columns moved and empty lines (COL-18)', () => {
    const text = `entity_id;Collection ;entity_type;notes\n${ID};Mine;tool;"a;b"\n;;;\n\n`;
    expect(collectionsOf(parseCsv(text))).toEqual([
      { name: 'Mine', items: [{ entityType: 'tool', entityId: ID, notes: 'a;b' }] },
    ]);
  });

  it('leaves out what has no address of the web, and counts it; without any it is a note (COL-18) (KEEP-04)', () => {
    const file = parseCsv(
      exported([
        row('Mine'),
        ['Mine', 'post', ID, 'Blog', '', '', ''],
        ['Mine', 'deal', 'x', 'Bad', 'javascript:alert(1)', '', ''],
      ]),
    );
    expect(collectionsOf(file)[0]?.items).toHaveLength(2);
    expect(file.leftOut).toEqual({ address: { count: 1, names: ['Bad'] } });
    expect(collectionsOf(file)[0]?.items[1]).toEqual({ title: 'Blog' });
  });

  it('is refused with the row that is damaged or has no name (COL-18)', () => {
    expect(problemOf(() => parseCsv(`${exported([row('Mine')])}"open,deal,${ID}\n`))).toEqual({
      key: 'brokenCsv',
      row: 3,
    });
    expect(problemOf(() => parseCsv(exported([row('Mine'), row('  ')])))).toEqual({ key: 'rowWithoutName', row: 3 });
  });
});

describe('a CSV file of another program', () => {
  it('of Raindrop has notes, excerpts, highlights, nested folders, tags, favourites and times (COL-18)', () => {
    const text = `id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite
1001,"Saved, ""quoted""","First line
Second line",An excerpt,https://a.example/article?id=1#part,Research / AI/ML,"reading, slow web, Reading",2024-01-02T03:04:05.123Z,https://a.example/c.jpg,"One
Two",true
1002,,,,https://a.example/untitled,Unsorted,,2024-01-02T03:04:05.123Z,,,false
1003,Only a note,Without an address,,,Unsorted,,2024-01-02T03:04:05.123Z,,,false
`;
    const file = parseCsv(text);
    expect(linksOf(file)).toEqual([
      {
        item: {
          url: 'https://a.example/article?id=1#part',
          title: 'Saved, "quoted"',
          notes: 'First line\nSecond line\n\nOne\nTwo',
          description: 'An excerpt',
          tags: ['reading', 'slow web'],
          isFavorite: true,
          addedAt: '2024-01-02T03:04:05.123Z',
        },
        folder: ['Research', 'AI/ML'],
      },
      { item: { url: 'https://a.example/untitled', addedAt: '2024-01-02T03:04:05.123Z' }, folder: ['Unsorted'] },
      {
        item: { title: 'Only a note', description: 'Without an address', addedAt: '2024-01-02T03:04:05.123Z' },
        folder: ['Unsorted'],
      },
    ]);
    expect(file.leftOut).toEqual({});
  });

  it('of Pocket has tags between bars, seconds for times, and what was read apart; addresses may be none (COL-18)', () => {
    const file = parseCsv(
      'title,url,time_added,tags,status\nA,https://a.example,1600000000,"long, reads|later",unread\nB,javascript:alert(1),1600000000,,unread\nhttps://c.example/,https://c.example/,1600000000,,archive\nC,,,,\n',
    );
    expect(linksOf(file)).toEqual([
      {
        item: {
          url: 'https://a.example',
          title: 'A',
          tags: ['long, reads', 'later'],
          addedAt: '2020-09-13T12:26:40.000Z',
        },
        folder: ['unread'],
      },
      {
        item: { url: 'https://c.example/', title: 'https://c.example/', addedAt: '2020-09-13T12:26:40.000Z' },
        folder: ['archive'],
      },
      { item: { title: 'C' }, folder: [] },
    ]);
    expect(file.leftOut).toEqual({ address: { count: 1, names: ['B'] } });
  });

  it('of Instapaper has selections, folders and times (COL-18)', () => {
    const text = 'URL,Title,Selection,Folder,Timestamp\nhttps://a.example/,A,"Chosen words",Unread,1700000000\n';
    expect(linksOf(parseCsv(text))).toEqual([
      {
        item: {
          url: 'https://a.example/',
          title: 'A',
          description: 'Chosen words',
          addedAt: '2023-11-14T22:13:20.000Z',
        },
        folder: ['Unread'],
      },
    ]);
  });

  it('of Instapaper today has its tags as a list in JSON (KEEP-04)', () => {
    const text = `URL,Title,Selection,Folder,Timestamp,Tags
https://a.example/,A,,Unread,1700000000,"[""cooking"", ""slow, food""]"
https://b.example/,B,,Unread,1700000000,[]
`;
    expect(linksOf(parseCsv(text)).map(({ item }) => item.tags)).toEqual([['cooking', 'slow, food'], undefined]);
  });

  it('of Readwise has its tags, dates and places (KEEP-04)', () => {
    const text = `Title,URL,ID,Document tags,Saved date,Reading progress,Location,Seen
A,https://a.example/,01g,"['one', ""it's two"", 'three\\'s']",2022-11-06 04:33:50+00:00,0,new,True
B,https://b.example/,02g,[],2025-01-01 12:00:00.000000+00:00,1,archive,True
`;
    expect(linksOf(parseCsv(text))).toEqual([
      {
        item: {
          url: 'https://a.example/',
          title: 'A',
          tags: ['one', "it's two", "three's"],
          addedAt: '2022-11-06T04:33:50.000Z',
        },
        folder: ['new'],
      },
      { item: { url: 'https://b.example/', title: 'B', addedAt: '2025-01-01T12:00:00.000Z' }, folder: ['archive'] },
    ]);
  });

  it('of Matter and mymind has its columns, and texts without an address as notes (KEEP-04)', () => {
    const matter = `Title,Author,Publisher,URL,Tags,Word Count,In Queue,Favorited,Read,Highlight Count,Last Interaction Date,File Id
A,,,https://a.example/,one;two,1,True,True,False,0,2024-05-01,x
`;
    expect(linksOf(parseCsv(matter))[0]?.item).toEqual({
      url: 'https://a.example/',
      title: 'A',
      tags: ['one', 'two'],
      isFavorite: true,
      addedAt: '2024-05-01T00:00:00.000Z',
    });
    const mymind = `id,type,title,url,content,note,tags,created
1,Note,,,"A thought
on two lines",mine,"a,b",2024-05-01T10:00:00Z
`;
    expect(linksOf(parseCsv(mymind))[0]?.item).toEqual({
      title: 'A thought',
      description: 'A thought\non two lines\n\nmine',
      tags: ['a', 'b'],
      addedAt: '2024-05-01T10:00:00.000Z',
    });
  });

  const daysIn = (cells: string[], reading: Partial<Reading> = {}) => {
    const file = parseCsv(`url;date\n${cells.map((cell, n) => `https://a.example/${n};${cell}\n`).join('')}`, reading);
    return [linksOf(file).map(({ item }) => item.addedAt?.slice(0, 10)), file.kind === 'links' && file.days] as const;
  };

  it('with points has the day first, whoever reads it (KEEP-04)', () => {
    const [days, guess] = daysIn(['01.02.2024', '31.12.2023', '01.02.2024 10:20']);
    expect(days.slice(0, 2)).toEqual(['2024-02-01', '2023-12-31']);
    expect(guess).toMatchObject({ sample: null });
  });

  it('with slashes has the order that its own rows show, or else that of the reader, who may say another (KEEP-04)', () => {
    expect(daysIn(['03/04/2024', '25/04/2024'])).toEqual([
      ['2024-04-03', '2024-04-25'],
      { order: 'dayFirst', sample: '03/04/2024', isCertain: true },
    ]);
    expect(daysIn(['03/04/2024', '04/25/2024'], { locale: 'de' })[0]).toEqual(['2024-03-04', '2024-04-25']);
    expect(daysIn(['03/04/2024'])[0]).toEqual(['2024-03-04']);
    expect(daysIn(['03/04/2024'], { locale: 'en-GB' })[0]).toEqual(['2024-04-03']);
    expect(daysIn(['03/04/2024'], { dayOrder: 'dayFirst' })[0]).toEqual(['2024-04-03']);
  });

  it('says what it has to cut (KEEP-04)', () => {
    const tags = Array.from({ length: 31 }, (_, n) => `t${n}`).join(',');
    const file = parseCsv(
      `url,title,note,tags\nhttps://a.example,A,${'x'.repeat(5001)},a\nhttps://b.example,B,,"${tags}"\n`,
    );
    expect(file.leftOut).toEqual({ cut: { count: 2, names: ['A', 'B'] } });
    expect(linksOf(file).map(({ item }) => [item.notes?.length, item.tags?.length])).toEqual([
      [5000, 1],
      [undefined, 30],
    ]);
  });

  it('keeps a long note as several (KEEP-04)', () => {
    const text = 'y'.repeat(12_000);
    const links = linksOf(parseCsv(`url,title,content\n,Long,${text}\n`));
    expect(links.map(({ item }) => item.title)).toEqual(['Long', 'Long (2)', 'Long (3)']);
    expect(links.map(({ item }) => item.description).join('')).toBe(text);
  });

  it('may have no head where one column is of addresses (COL-18)', () => {
    expect(linksOf(parseCsv('Figma;https://figma.com\nNotion;https://notion.so\n'))).toEqual([
      { item: { url: 'https://figma.com', title: 'Figma' }, folder: [] },
      { item: { url: 'https://notion.so', title: 'Notion' }, folder: [] },
    ]);
  });

  it('holds what the server would refuse, which is taken away rather than refused (COL-18)', () => {
    const [link] = linksOf(parseCsv(`url,title,note\nhttps://a.example,"T\u0000${'x'.repeat(600)}","n\ud800"\n`));
    expect(link?.item.title).toBe(`T${'x'.repeat(499)}`);
    expect(link?.item.notes).toBe('n\ufffd');
  });

  it('may be a plain list of addresses, with names or without (COL-18)', () => {
    const file = parseCsv(`My tools
https://a.example/x?y=1

- Figma: https://figma.com.
3. [Notion](https://www.notion.so/product) which we use
(see http://b.example/page)
linear.app/features
`);
    expect(linksOf(file).map(({ item }) => [item.url, item.title])).toEqual([
      ['https://a.example/x?y=1', undefined],
      ['https://figma.com', 'Figma'],
      ['https://www.notion.so/product', 'Notion'],
      ['http://b.example/page', 'see'],
      ['https://linear.app/features', undefined],
    ]);
    expect(file.leftOut).toEqual({ address: { count: 1, names: ['My tools'] } });
  });

  it('without a column of addresses is none (COL-18)', () => {
    expect(problemOf(() => parseCsv('name,price\nA,1\n'))).toBe('otherCsv');
    expect(problemOf(() => parseCsv('Just some words in a text file.'))).toBe('otherCsv');
  });
});
