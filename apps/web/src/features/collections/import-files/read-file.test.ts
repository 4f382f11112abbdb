import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-file.ts';
import { readFile as readIn } from './read-file.ts';

const readFile = (file: Blob) => readIn(file, { locale: 'en', dayOrder: null });
const problemOf = (file: File) =>
  readFile(file).then(
    () => null,
    (error: unknown) => (error instanceof ImportProblem ? error.reason : error),
  );
const file = (...parts: BlobPart[]) => new File(parts, 'bookmarks');
/** In an encoding that nobody writes any more; each letter by the byte that it has there. */
const single = (text: string, bytes: Record<string, number>) =>
  Uint8Array.from(text, (letter) => bytes[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean, hasMark: boolean) => {
  const marked = hasMark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let index = 0; index < marked.length; index += 1) view.setUint16(index * 2, marked.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
};
const titlesIn = async (bytes: BlobPart) => {
  const read = await readFile(file(bytes));
  return read.kind === 'links' ? read.links.map(({ item }) => item.title) : [];
};

describe('reading a file', () => {
  it('of more than 50 MB is refused before it is read (COL-18)', async () => {
    const huge = file('x');
    Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 + 1 });
    huge.arrayBuffer = () => Promise.reject(new Error('was read'));
    expect(await problemOf(huge)).toBe('tooLarge');
  });

  it.each([
    { what: 'an empty file', parts: [], problem: 'empty' },
    { what: 'nothing but blanks', parts: ['\ufeff \n\n'], problem: 'empty' },
    { what: 'a picture', parts: [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], problem: 'otherKind' },
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

  it.each([
    { what: 'little-endian with a mark', isLittle: true, hasMark: true },
    { what: 'big-endian with a mark', isLittle: false, hasMark: true },
    { what: 'little-endian without one', isLittle: true, hasMark: false },
    { what: 'big-endian without one', isLittle: false, hasMark: false },
  ])('knows UTF-16, $what (COL-18)', async ({ isLittle, hasMark }) => {
    expect(await titlesIn(utf16('title\turl\nملاحظة\thttps://a.example\n', isLittle, hasMark))).toEqual(['ملاحظة']);
  });

  const latin = { é: 0xe9, è: 0xe8, à: 0xe0, ü: 0xfc, ö: 0xf6, ß: 0xdf, '€': 0x80, '’': 0x92 };
  const cyrillic = Object.fromEntries(
    Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюя', (letter, index) => [letter, 0xe0 + index]),
  );

  it('finds out windows-1252 (COL-18)', async () => {
    const title = 'Café à la crème, für größere Mengen: 5 € - l’été';
    expect(await titlesIn(single(`url,title\nhttps://a.example,"${title}"\n`, latin))).toEqual([title]);
  });

  it('believes what an HTML file declares, but not that it is UTF-8 where it is not (COL-18)', async () => {
    const page = (charset: string, title: string) =>
      `<!DOCTYPE NETSCAPE-Bookmark-file-1><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=${charset}"><DL><DT><A HREF="https://a.example">${title}</A></DL>`;
    expect(await titlesIn(single(page('windows-1251', 'книги'), cyrillic))).toEqual(['книги']);
    expect(await titlesIn(single(page('UTF-8', 'Café à la crème für größere'), latin))).toEqual([
      'Café à la crème für größere',
    ]);
  });

  it('finds out what no file declares by its letters (COL-18)', async () => {
    const titles = [
      'как выбрать хорошие инструменты для работы',
      'закладки о книгах и о музыке',
      'лучшие рецепты на каждый день',
    ];
    const rows = titles.map((title) => `https://a.example/${title.length},${title}\n`).join('');
    expect(await titlesIn(single(`url,title\n${rows}`, cyrillic))).toEqual(titles);
  });
});
