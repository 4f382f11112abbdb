import { detailsOf, webAddress } from './clean-fields.ts';
import type { ImportFile, Link } from './import-file.ts';

/**
 * The bookmarks that a browser exports (the old Netscape format, which every one of them writes) and any other page with
 * links. The parsed document has no window: it runs no script and loads no picture.
 */
export function parseBookmarks(html: string): ImportFile {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const folders = new Map<Element, readonly string[]>();
  const folderAround = (element: Element) =>
    folders.get(element.parentElement?.closest('dl') ?? document.documentElement) ?? [];
  const links: Link[] = [];
  let skipped = 0;
  // In the document's order, so that a list's outer one has been seen before it.
  for (const element of document.querySelectorAll('dl, a[href]')) {
    if (element.localName === 'dl') {
      const name = headingOf(element);
      const around = folderAround(element);
      folders.set(element, name ? [...around, name] : around);
      continue;
    }
    const url = webAddress(element.getAttribute('href'));
    if (!url) {
      skipped += 1;
      continue;
    }
    const seconds = Number(element.getAttribute('add_date'));
    const details = detailsOf({
      title: element.textContent.trim(),
      notes: noteOf(element),
      addedAt: seconds > 0 ? seconds * 1000 : undefined,
    });
    links.push({ item: { url, ...details }, folder: folderAround(element) });
  }
  return { kind: 'links', links, skipped };
}

/** The heading right before a list names its folder; the whole file's is no folder. */
function headingOf(list: Element): string | null {
  let before = list.previousElementSibling;
  while (before?.localName === 'p') before = before.previousElementSibling;
  return before?.localName === 'h3' ? before.textContent.trim() : null;
}

/** Beneath a bookmark, where its owner described it. */
function noteOf(link: Element): string | undefined {
  const below = link.closest('dt')?.nextElementSibling;
  return below?.localName === 'dd' ? below.firstChild?.textContent?.trim() : undefined;
}
