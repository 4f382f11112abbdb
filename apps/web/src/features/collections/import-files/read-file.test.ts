import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-file.ts';
import { readFile } from './read-file.ts';

const problemOf = (file: File) =>
  readFile(file).then(
    () => null,
    (error: unknown) => (error instanceof ImportProblem ? error.reason : error),
  );
const file = (...parts: BlobPart[]) => new File(parts, 'bookmarks');
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let index = 0; index < text.length; index += 1) view.setUint16(2 + index * 2, text.charCodeAt(index), true);
  return bytes;
};

describe('reading a file', () => {
  it('of 50 MB is refused before it is read (COL-18)', async () => {
    const huge = file('x');
    Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 });
    huge.arrayBuffer = () => Promise.reject(new Error('was read'));
    expect(await problemOf(huge)).toBe('tooLarge');
  });

  it.each([
    { what: 'an empty file', parts: [], problem: 'empty' },
    { what: 'nothing but blanks', parts: ['\ufeff \n\n'], problem: 'empty' },
    { what: 'a picture', parts: [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], problem: 'otherKind' },
    {
      what: 'letters of another encoding',
      parts: [new Uint8Array([0x75, 0x72, 0x6c, 0x0a, 0xe9, 0xe8])],
      problem: 'encoding',
    },
    {
      what: 'an export without collections',
      parts: ['{"format":"onceware-collections","version":1,"collections":[]}'],
      problem: 'nothing',
    },
    { what: 'a table without rows', parts: ['url,title\n'], problem: 'noLinks' },
  ])('says what is wrong with $what (COL-18)', async ({ parts, problem }) => {
    expect(await problemOf(file(...parts))).toBe(problem);
  });

  it('that went away says so (COL-18)', async () => {
    const gone = file('url\n');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await problemOf(gone)).toBe('unreadable');
  });

  it('knows UTF-16 by its mark, as spreadsheets write it (COL-18)', async () => {
    expect(await readFile(file(utf16('title\turl\nملاحظة\thttps://a.example\n')))).toEqual({
      kind: 'links',
      skipped: 0,
      links: [{ item: { url: 'https://a.example', title: 'ملاحظة' }, folder: [] }],
    });
  });
});
