const FOLDERS = ['Reading', 'Research / Machine learning', 'Research', 'Shops', 'Unsorted'];
const TAGS = ['design', 'slow web', 'später', 'قراءة', 'AI'];

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Raindrop's export, of so many bookmarks. */
export function raindropFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) =>
    [
      String(100_000 + n),
      `Page ${n}, "quoted"`,
      n % 3 === 0 ? `Note on ${n}\nin two lines` : '',
      n % 2 === 0 ? `What page ${n} is about` : '',
      `https://site-${n % 997}.example/pages/${n}?utm_source=raindrop&id=${n}`,
      FOLDERS[n % FOLDERS.length] ?? '',
      TAGS.slice(0, n % 4).join(', '),
      new Date(Date.UTC(2020, 0, 1) + n * 3_600_000).toISOString(),
      '',
      '',
      String(n % 10 === 0),
    ]
      .map(quoted)
      .join(','),
  );
  return `id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n${lines.join('\n')}\n`;
}

/** A browser's bookmarks with their icons, of about so many bytes; half of them in folders. */
export function bookmarksFile(bytes: number): { text: string; links: number } {
  const icon = 'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQ'.repeat(50);
  const pieces = [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n',
  ];
  let size = 0;
  let links = 0;
  while (size < bytes) {
    if (links % 200 === 0) pieces.push(`${links > 0 ? '</DL><p>\n' : ''}<DT><H3>Folder ${links / 200}</H3>\n<DL><p>\n`);
    const link = `<DT><A HREF="https://site-${links % 2000}.example/articles/${links}" ADD_DATE="${1_500_000_000 + links}" ICON="data:image/png;base64,${icon}">Article ${links} – über alles</A>\n`;
    pieces.push(link);
    size += link.length + 2;
    links += 1;
  }
  pieces.push('</DL><p>\n</DL><p>\n');
  return { text: pieces.join(''), links };
}
