import { describe, expect, it } from 'vitest';
import { foldersOf, isIn } from './folders.ts';
import { parseBookmarks } from './parse-bookmarks.ts';

const links = (html: string) => {
  const file = parseBookmarks([html]);
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
    expect(file.leftOut).toEqual({
      address: { count: 7, names: ['a', 'b', 'c', 'd', 'e', 'f', 'h'] },
      long: { count: 1, names: ['g'] },
    });
    expect(document.title).toBe(before);
  });

  it('of Raindrop has tags, favourites and notes, and no pictures (COL-18)', () => {
    const { links: found, folders } = links(`<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Raindrop.io Bookmarks</TITLE>
<H1>Raindrop.io Bookmarks</H1>
<DL><p>
  <DT><H3 ADD_DATE="1700000000" LAST_MODIFIED="1700000000">Reading</H3>
  <DD>What I read
  <DL><p>
    <DT><A HREF="https://a.example/one" ADD_DATE="1700000001" LAST_MODIFIED="1700000002" TAGS="slow web,Essays" DATA-COVER="https://a.example/1.jpg" DATA-IMPORTANT="true">One &lt;1&gt;</A>
    <DD>An excerpt
of two lines
    <DT><A HREF="https://a.example/two" ADD_DATE="1700000003" TAGS="" DATA-COVER="">Two</A>
  </DL><p>
</DL><p>`);
    expect(found).toEqual([
      {
        item: {
          url: 'https://a.example/one',
          title: 'One <1>',
          notes: 'An excerpt\nof two lines',
          tags: ['slow web', 'Essays'],
          isFavorite: true,
          addedAt: '2023-11-14T22:13:21.000Z',
        },
        folder: ['Reading'],
      },
      {
        item: { url: 'https://a.example/two', title: 'Two', addedAt: '2023-11-14T22:13:23.000Z' },
        folder: ['Reading'],
      },
    ]);
    expect(folders).toEqual([{ path: ['Reading'], description: 'What I read' }]);
  });

  it('of Pocket is what is unread and what was read, with tags and times (COL-18)', () => {
    const { links: found } = links(`<!DOCTYPE html>
<html><!--So long and thanks for all the fish--><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><title>Pocket Export</title></head>
<body><h1>Unread</h1><ul>
<li><a href="https://a.example/" time_added="1684913522" tags="">A</a></li>
<li><a href="https://b.example/#x" time_added="1684913346" tags="tag1,tag2">B</a></li></ul>
<h1>Read Archive</h1><ul><li><a href="https://c.example/read" time_added="1712037544" tags="">C</a></li></ul></body></html>`);
    expect(found).toEqual([
      { item: { url: 'https://a.example/', title: 'A', addedAt: '2023-05-24T07:32:02.000Z' }, folder: ['Unread'] },
      {
        item: { url: 'https://b.example/#x', title: 'B', tags: ['tag1', 'tag2'], addedAt: '2023-05-24T07:29:06.000Z' },
        folder: ['Unread'],
      },
      {
        item: { url: 'https://c.example/read', title: 'C', addedAt: '2024-04-02T05:59:04.000Z' },
        folder: ['Read Archive'],
      },
    ]);
  });

  it('of Shaarli has its notes as notes, whose only address is that of themselves (KEEP-04)', () => {
    const { links: found, leftOut } = links(`<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Shaarli export of all bookmarks</TITLE><H1>Shaarli export</H1><DL><p>
<DT><A HREF="/shaare/WDWyig" ADD_DATE="1700000001" PRIVATE="1" TAGS="one,two">A thought</A>
<DD>Its text
on two lines
<DT><A HREF="?WDWyig" ADD_DATE="1700000002" PRIVATE="0" TAGS="">Note: old</A>
<DT><A HREF="https://a.example/?WDWyig" ADD_DATE="1700000003" PRIVATE="0" TAGS="">A page</A>
</DL><p>`);
    expect(leftOut).toEqual({});
    expect(found.map(({ item }) => item)).toEqual([
      {
        title: 'A thought',
        description: 'Its text\non two lines',
        tags: ['one', 'two'],
        addedAt: '2023-11-14T22:13:21.000Z',
      },
      { title: 'Note: old', addedAt: '2023-11-14T22:13:22.000Z' },
      { url: 'https://a.example/?WDWyig', title: 'A page', addedAt: '2023-11-14T22:13:23.000Z' },
    ]);
  });

  it('comes in whole whichever way it is cut into pieces (COL-18)', () => {
    const whole = parseBookmarks([CHROME]);
    for (const size of [1, 7, 64]) {
      const pieces = Array.from({ length: Math.ceil(CHROME.length / size) }, (_, n) =>
        CHROME.slice(n * size, (n + 1) * size),
      );
      expect(parseBookmarks(pieces)).toEqual(whole);
    }
  });

  it('may be any page with links, as other programs export them (COL-18)', () => {
    expect(
      links(
        '<html><body><h1>Unread</h1><ul><li><a href="https://a.example" time_added="0">A</a></li></ul></body></html>',
      ).links,
    ).toEqual([{ item: { url: 'https://a.example', title: 'A' }, folder: [] }]);
    expect(links('<p>No links</p>').links).toEqual([]);
  });
});
