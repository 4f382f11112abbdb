import { webAddress } from './clean-fields.ts';
import { Entries } from './entries.ts';
import type { ImportFile } from './import-file.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+/i;
/** A line that is nothing but a host with a page may have no scheme. */
const BARE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const MARKDOWN = /\[([^[\]]*)\]\((https?:\/\/[^\s)[]+)\)/i;
/** Characters before and after an address in a list: bullets, numbers, dashes. */
const EDGES = /^[\s\-*•·–—:|,;.()\d]+|(?<![\s\-–—:|,;(])[\s\-–—:|,;(]+$/g;

/** Lines with an address each, and perhaps what it is called; null for text that is no such list. */
export function parseList(text: string): ImportFile | null {
  const entries = new Entries();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const words = line.trim();
    if (!words) continue;
    const fields = addressIn(words);
    // A line beside addresses is a heading or a remark, and no note of its own.
    if (fields.url === undefined) entries.leaveOut('address', words);
    else entries.add(fields);
  }
  return entries.links.length === 0 ? null : entries.file;
}

function addressIn(line: string): { url?: string; title?: string } {
  const [, title, target] = MARKDOWN.exec(line) ?? [];
  if (target !== undefined) return { url: target, title: title?.trim() };
  const [found] = ADDRESS.exec(line) ?? [];
  if (found === undefined) return BARE.test(line) ? { url: `https://${line}` } : {};
  // Strips punctuation that ends a sentence and a bracket around the address, since neither belongs to it.
  const bare = found.replace(/(?<![.,;:!?'"»”])[.,;:!?'"»”]+$/, '');
  const url = bare.includes('(') ? bare : bare.replace(/(?<!\))\)+$/, '');
  return webAddress(url) ? { url, title: line.replace(found, ' ').replace(EDGES, '').trim() } : {};
}
