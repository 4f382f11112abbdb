import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-file.ts';
import { readFile } from './read-file.ts';

const READING = { locale: 'en', dayOrder: null };
const { importFileBytesMax } = collectionLimits;

const zip = (files: Record<string, string | Uint8Array>, level: 0 | 1 = 1) => {
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
  );
  return new File([zipSync(entries, { level })], 'export.zip');
};
async function linksIn(file: File) {
  const read = await readFile(file, READING);
  if (read.kind !== 'links') throw new Error('Not links.');
  return read;
}
const problemOf = (file: File) =>
  readFile(file, READING).then(
    () => null,
    (error: unknown) => (error instanceof ImportProblem ? error.reason : error),
  );

const CSV = 'title,url,time_added,tags,status\n';

describe('a ZIP', () => {
  it('of Pocket has all its parts, its highlights with their links, and its collections (KEEP-04)', async () => {
    const file = zip({
      'part_000001.csv': `${CSV}B,https://b.example/,1700000001,,archive\n`,
      'part_000000.csv': `${CSV}A,https://a.example/,1700000000,one|two,unread\n`,
      'annotations/part_000000.json': JSON.stringify([
        { url: 'https://a.example/', title: 'A', highlights: [{ quote: 'marked', created_at: 1_700_000_000 }] },
        { url: 'https://c.example/', title: 'C', highlights: [{ quote: 'elsewhere', created_at: 1_700_000_000 }] },
      ]),
      'collections/mine.json': JSON.stringify({
        title: 'Mine',
        description: 'Why',
        items: [{ url: 'https://d.example/', title: 'D', note: 'Because' }],
      }),
    });
    const { links, folders, leftOut } = await linksIn(file);
    expect(links).toEqual([
      { item: { url: 'https://d.example/', title: 'D', notes: 'Because' }, folder: ['Mine'] },
      {
        item: {
          url: 'https://a.example/',
          title: 'A',
          notes: '> marked',
          tags: ['one', 'two'],
          addedAt: '2023-11-14T22:13:20.000Z',
        },
        folder: ['unread'],
      },
      {
        item: { url: 'https://b.example/', title: 'B', addedAt: '2023-11-14T22:13:21.000Z' },
        folder: ['archive'],
      },
      { item: { url: 'https://c.example/', title: 'C', notes: '> elsewhere' }, folder: [] },
    ]);
    expect(folders).toEqual([{ path: ['Mine'], description: 'Why' }]);
    expect(leftOut).toEqual({});
  });

  it('of Omnivore has its entries with their highlights, and not the pages themselves (KEEP-04)', async () => {
    const entry = (slug: string) => ({
      slug,
      title: slug,
      url: `https://${slug}.example/`,
      labels: [],
      savedAt: '2024-01-01T00:00:00Z',
    });
    const { links } = await linksIn(
      zip({
        'metadata_0_to_20.json': JSON.stringify([entry('one'), entry('two')]),
        'highlights/one.md': '> marked\n\nmine\n',
        'content/one.html': '<a href="https://ad.example/">Ad</a>',
      }),
    );
    expect(links.map(({ item }) => [item.title, item.notes])).toEqual([
      ['one', '> marked\n\nmine'],
      ['two', undefined],
    ]);
  });

  it('may hold a file of bookmarks, in a folder and beside others, of which no name leads anywhere (KEEP-04)', async () => {
    const { links } = await linksIn(
      zip({
        '../../etc/Bookmarks.html': '<DL><DT><A HREF="https://a.example">A</A></DL>',
        'readme.json': '{"a":1}',
        'x.png': 'x',
      }),
    );
    expect(links.map(({ item }) => item.title)).toEqual(['A']);
  });

  it('that unpacks to too much is refused as soon as it does, however small it is (KEEP-04) (T56)', async () => {
    const half = new Uint8Array(importFileBytesMax / 2 + 1);
    const bomb = zip({ 'part_000000.csv': half, 'part_000001.csv': half });
    expect(bomb.size).toBeLessThan(1_000_000);
    expect(await problemOf(bomb)).toBe('zipUnpacksTooLarge');
  }, 60_000);

  it('is not unpacked where nothing of use is in it, whatever its size would be (KEEP-04) (T56)', async () => {
    const file = zip({
      'content/x.html': new Uint8Array(importFileBytesMax + 1),
      'a.csv': `${CSV}A,https://a.example/,,,\n`,
    });
    expect((await linksIn(file)).links).toHaveLength(1);
  }, 60_000);

  it('with too many files, damaged, or of something else is refused with its reason (KEEP-04)', async () => {
    const names = Array.from({ length: collectionLimits.importZipEntriesMax + 1 }, (_, n) => [`${n}`, ''] as const);
    expect(await problemOf(zip(Object.fromEntries(names), 0))).toBe('zipTooManyFiles');
    const whole = await zip({ 'a.csv': `${CSV}${'A,https://a.example/,,,\n'.repeat(1000)}` }).arrayBuffer();
    expect(await problemOf(new File([whole.slice(0, 90)], 'cut.zip'))).toBe('brokenZip');
    const damaged = new Uint8Array(whole.slice(0));
    damaged.fill(0xff, 40, 60);
    expect(await problemOf(new File([damaged], 'damaged.zip'))).toBe('brokenZip');
    expect(await problemOf(zip({ 'readme.txt': 'Hello' }))).toBe('otherZip');
    expect(await problemOf(new File(['mozLz40\0....'], 'bookmarks.jsonlz4'))).toBe('packedFirefox');
    const huge = zip({ 'a.csv': CSV });
    Object.defineProperty(huge, 'size', { value: collectionLimits.importZipBytesMax + 1 });
    expect(await problemOf(huge)).toBe('zipTooLarge');
  }, 60_000);
});
