import { itemOf, webAddress } from './clean-fields.ts';
import type { ImportFile, Link } from './import-file.ts';
import { LeftOutEntries } from './left-out.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+/i;
/** A line that is nothing but a host with a page may have no scheme. */
const BARE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const MARKDOWN = /\[([^[\]]*)\]\((https?:\/\/[^\s)[]+)\)/i;
/** What stands before and after an address in a list: bullets, numbers, dashes. */
const EDGES = /^[\s\-*•·–—:|,;.()\d]+|(?<![\s\-–—:|,;(])[\s\-–—:|,;(]+$/g;

/** Lines with an address each, and perhaps what it is called; null for text that is no such list. */
export function parseList(text: string): ImportFile | null {
  const links: Link[] = [];
  const leftOut = new LeftOutEntries();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const words = line.trim();
    if (!words) continue;
    const item = itemOf(addressIn(words));
    if (item) links.push({ item, folder: [] });
    else leftOut.add(words);
  }
  return links.length === 0 ? null : { kind: 'links', links, folders: [], leftOut: leftOut.asData };
}

function addressIn(line: string): { url?: string; title?: string } {
  const [, title, target] = MARKDOWN.exec(line) ?? [];
  if (target !== undefined) return { url: target, title: title?.trim() };
  const [found] = ADDRESS.exec(line) ?? [];
  if (found === undefined) return BARE.test(line) ? { url: `https://${line}` } : {};
  // What ends a sentence does not belong to the address, nor does a bracket that stands around it.
  const bare = found.replace(/(?<![.,;:!?'"»”])[.,;:!?'"»”]+$/, '');
  const url = bare.includes('(') ? bare : bare.replace(/(?<!\))\)+$/, '');
  return webAddress(url) ? { url, title: line.replace(found, ' ').replace(EDGES, '').trim() } : {};
}
