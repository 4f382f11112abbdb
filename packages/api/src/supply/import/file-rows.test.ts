import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryOfTags } from './categories.ts';
import { fileRows } from './file-rows.ts';
import { jsonRows } from './json-rows.ts';
import { slugOf } from './slug.ts';
import type { SourceRow } from './source-row.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onceware-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array): Promise<SourceRow[]> {
  const file = path.join(folder, 'rows');
  await writeFile(file, content);
  return collect(fileRows(file));
}
async function collect(rows: AsyncIterable<SourceRow>): Promise<SourceRow[]> {
  const all: SourceRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
const values = async (content: string) => (await read(content)).map(({ value }) => value);

describe('a JSON file', () => {
  const odd = [
    { a: 'x, ] } [ { "\\" \\\\', b: [1, [2, { c: null }]] },
    'text',
    7,
    null,
    [],
    {},
    { 'ключ 🔥': '\u2028' },
  ];

  it('is read item by item, whatever its strings hold (CAT-03)', async () => {
    expect(await values(JSON.stringify(odd))).toEqual(odd);
    expect(await values(`\ufeff \n${JSON.stringify(odd, null, 2)}\n`)).toEqual(odd);
    expect(await values('[]')).toEqual([]);
    expect((await read('[1,2]')).map(({ place }) => place)).toEqual(['index 0', 'index 1']);
  });

  it('is read the same wherever its chunks are cut (CAT-03)', async () => {
    const text = JSON.stringify(odd);
    for (let at = 0; at <= text.length; at += 1) {
      const chunks = (async function* () {
        yield text.slice(0, at);
        yield text.slice(at);
      })();
      expect((await collect(jsonRows(chunks))).map(({ value }) => value)).toEqual(odd);
    }
  });

  it.each(['{"rows": []}', '[1', '[1,]', '[1}', '["a', '[1] x', '[1][2]', '[{"a": }]', '["\\"]', '[1 2]'])(
    'such as %s is refused as a whole (CAT-03)',
    async (content) => {
      await expect(read(content)).rejects.toMatchObject({ name: 'ImportFileError' });
    },
  );

  it('with an endless item is refused before it fills the memory (CAT-03)', async () => {
    await expect(read(`["${'x'.repeat(3_000_000)}"]`)).rejects.toThrow('longer than');
  });
});

describe('a CSV file', () => {
  it('is read by its header, with the line on which each row begins (CAT-03)', async () => {
    const content = '\ufeffName, base_price\r\n"a ""b"", c",1\r\n\r\n"two\nlines",2\r\nü🔥,3\r\n';
    expect(await read(content)).toEqual([
      { place: 'line 2', value: { name: 'a "b", c', base_price: '1' } },
      { place: 'line 4', value: { name: 'two\nlines', base_price: '2' } },
      { place: 'line 6', value: { name: 'ü🔥', base_price: '3' } },
    ]);
  });

  it('hands on a row with other fields than the header as the reason to reject it (CAT-03)', async () => {
    expect(await values('a,b\n1\n1,2,3\n1,2')).toEqual([
      'It has 1 fields, the header has 2.',
      'It has 3 fields, the header has 2.',
      { a: '1', b: '2' },
    ]);
  });

  it('with a quote that is never closed, or nothing in it, is refused as a whole (CAT-03)', async () => {
    await expect(read('a,b\n"x,1\n')).rejects.toThrow('the file is not CSV');
    await expect(read('')).rejects.toThrow('The file is empty.');
  });
});

it('a file that is not UTF-8, or not there, is refused as a whole (CAT-03)', async () => {
  await expect(read(Uint8Array.of(0x6e, 0x0a, 0xff, 0xfe))).rejects.toThrow('not UTF-8');
  const late = Buffer.concat([Buffer.from(`a,b\n${'1,2\n'.repeat(200_000)}`), Buffer.of(0xff)]);
  await expect(read(late)).rejects.toThrow('not UTF-8');
  await expect(collect(fileRows(path.join(folder, 'missing')))).rejects.toThrow('cannot be read');
});

it.each([
  [['Password Managers'], 'security'],
  [['Generative Artificial Intelligence (GenAI)'], 'ai'],
  [['role::program', 'implemented-in::c', 'sound', 'sound::player'], 'media'],
  [['Software Development - Project Management', 'Ticketing', 'Ticketing'], 'support'],
  [['Money, Budgeting & Management'], 'finance'],
  [['GPL-3.0-only'], 'other'],
  [['Miscellaneous'], 'other'],
  [[], 'other'],
])('the tags %j speak for %s (CAT-03)', (tags, category) => {
  expect(categoryOfTags(tags)).toBe(category);
});

it.each([
  ['Baïkal 2.0 – “new”', 'baikal-2-0-new'],
  ["Engity's Bifröst", 'engitys-bifrost'],
  ['文件共享', 'tool'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('the slug of %j is %s (CAT-03)', (name, slug) => {
  expect(slugOf(name, 'tool')).toBe(slug);
});
