import { type Piece, readFormatting, type Style } from '@onceware/api/chat/text/formatting.limits';
import { type ChatUser, NO_TAGS, type PostReference, type Reference, type TaggedContent } from '../chat-source.ts';
import { findTags } from './find-tags.ts';

/**
 * Nodes of a parsed message text (CHAT-04, LIVE-15). `text` is what a reader sees, and must be rendered as text, never as
 * HTML.
 */
export type MessageNode = Style &
  (
    | Exclude<Piece, { kind: 'token' }>
    | { kind: 'mention'; text: string; user: ChatUser }
    | { kind: 'post'; text: string; post: PostReference }
    | { kind: 'reference'; text: string; reference: Reference }
  );

/** Reads a text: its formatting, http and https links, and what was tagged. Anything else is text. */
export function parseMessage(text: string, tagged: TaggedContent = NO_TAGS): MessageNode[] {
  const found = findTags(text, tagged);
  const tags = new Map(found.map(({ start, tag }) => [start, tag]));
  return readFormatting(text, found).map((piece) => {
    if (piece.kind !== 'token') return piece;
    const { start, ...style } = piece;
    const tag = tags.get(start);
    return tag ? { ...style, ...tag } : { ...style, kind: 'text' };
  });
}
