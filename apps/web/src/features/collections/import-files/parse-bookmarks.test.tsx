import { describe, expect, it } from 'vitest';
import { foldersOf, isIn } from './folders.ts';
import { parseBookmarks } from './parse-bookmarks.ts';

const links = (html: string) => {
  const file = parseBookmarks(html);
  if (file.kind !== 'links') throw new Error('Not links.');
  return file;
};

const CHROME = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1700000000" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
    <DL><p>
        <DT><A HREF="https://www.notion.so/" ADD_DATE="1700000001" ICON="data:image/png;base64,AAAA">Notion &amp; friends</A>
        <DT><H3>Tools</H3>
        <DL><p>
            <DT><A HREF="https://figma.com/files?x=1&amp;y=2">Figma</A>
            <DD>Draws things
        </DL><p>
    </DL><p>
    <DT><A HREF="http://loose.example/">ملاحظة</A>
</DL><p>`;

describe('a bookmarks file', () => {
  it('is links with title, note, time and the folders they are in (COL-18)', () => {
    expect(links(CHROME).links).toEqual([
      {
        item: { url: 'https://www.notion.so/', title: 'Notion & friends', addedAt: '2023-11-14T22:13:21.000Z' },
        folder: ['Bookmarks bar'],
      },
      {
        item: { url: 'https://figma.com/files?x=1&y=2', title: 'Figma', notes: 'Draws things' },
        folder: ['Bookmarks bar', 'Tools'],
      },
      { item: { url: 'http://loose.example/', title: 'ملاحظة' }, folder: [] },
    ]);
  });

  it('counts each folder with those in it, so that one alone can be taken (COL-18)', () => {
    const all = links(CHROME).links;
    expect(foldersOf(all)).toEqual([
      { path: ['Bookmarks bar'], count: 2 },
      { path: ['Bookmarks bar', 'Tools'], count: 1 },
    ]);
    expect(all.filter((link) => isIn(link, ['Bookmarks bar'])).map(({ item }) => item.title)).toEqual([
      'Notion & friends',
      'Figma',
    ]);
  });

  it('runs nothing, and takes only web addresses (COL-18)', () => {
    const before = document.title;
    const file = links(`<dl><dt><a href="javascript:document.title='x'">a</a>
      <dt><a href=" JAVASCRIPT:alert(1)">b</a><dt><a href="data:text/html,x">c</a><dt><a href="file:///etc/passwd">d</a><dt><a href="chrome://settings">e</a>
      <dt><a href="place:sort=8">f</a><dt><a href="https://${'x'.repeat(3000)}.example">g</a><dt><a href="https://">h</a>
      <dt><a href="https://ok.example/<script>">ok<img src=x onerror="document.title='x'"></a></dl>
      <script>document.title = 'x'</script>`);
    expect(file.links.map(({ item }) => item.title)).toEqual(['ok']);
    expect(file.skipped).toBe(8);
    expect(document.title).toBe(before);
  });

  it('may be any page with links, as other programs export them (COL-18)', () => {
    expect(
      links(
        '<html><body><h1>Unread</h1><ul><li><a href="https://a.example" time_added="1">A</a></li></ul></body></html>',
      ).links,
    ).toEqual([{ item: { url: 'https://a.example', title: 'A' }, folder: [] }]);
    expect(links('<p>No links</p>').links).toEqual([]);
  });
});
