import { type ChatUser, NO_TAGS, type PostReference, type Reference, type TaggedContent } from '../chat-source.ts';
import { findLinks } from './find-links.ts';
import { findTags } from './find-tags.ts';

/**
 * Nodes of a parsed message text (CHAT-04). `text` is what a reader sees, and must be rendered as text, never as HTML.
 */
export type MessageNode =
  | { kind: 'text'; text: string }
  | { kind: 'break'; text: '\n' }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; user: ChatUser }
  | { kind: 'post'; text: string; post: PostReference }
  | { kind: 'reference'; text: string; reference: Reference };

interface Part {
  start: number;
  end: number;
  node: MessageNode;
}

const BREAK = /\r\n?|\n|<br\s*\/?>/gi;
const LINE_BREAK: MessageNode = { kind: 'break', text: '\n' };

/** Reads a text: line breaks, written as such or as `<br>`, http and https links, and what was tagged. Anything else is text. */
export function parseMessage(text: string, tagged: TaggedContent = NO_TAGS): MessageNode[] {
  const nodes: MessageNode[] = [];
  let position = 0;
  for (const { start, end, node } of partsOf(text, tagged)) {
    // If two parts overlap, the first one wins: `https://x.test/@felix` is a link.
    if (start < position) continue;
    if (start > position) nodes.push({ kind: 'text', text: text.slice(position, start) });
    nodes.push(node);
    position = end;
  }
  if (position < text.length) nodes.push({ kind: 'text', text: text.slice(position) });
  return nodes;
}

function partsOf(text: string, tagged: TaggedContent): Part[] {
  const parts: Part[] = [];
  for (const {
    0: { length },
    index,
  } of text.matchAll(BREAK))
    parts.push({ start: index, end: index + length, node: LINE_BREAK });
  for (const { start, end, href } of findLinks(text))
    parts.push({ start, end, node: { kind: 'link', text: href, href } });
  for (const { start, end, tag } of findTags(text, tagged))
    parts.push({ start, end, node: { ...tag, text: text.slice(start, end) } });
  return parts.toSorted((one, other) => one.start - other.start);
}
