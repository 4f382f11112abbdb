import { chatLimits } from '../chat-source.ts';
import type { MessageNode } from './parse-message.ts';

interface Truncated {
  nodes: readonly MessageNode[];
  /** Whether there is more than `nodes`. */
  isCut: boolean;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Share of the limit from which a sentence's end is preferred to a word's end. */
const SENTENCE_SHARE = 0.6;
/** Enough of what follows to see whether a word goes on. */
const LOOKAHEAD = 32;

/**
 * The beginning of a message, of at most `limit` visible characters as a reader counts them (CHAT-15). It ends with a
 * sentence or else a word, and never within a tag, a mention or a link; one that alone is longer stays whole. Line breaks
 * are not visible, but from the third in a row on they count, so that nobody fills the screen with them.
 * Takes no longer for a longer message.
 */
export function truncateMessage(nodes: readonly MessageNode[], limit: number = chatLimits.shownCharacters): Truncated {
  const reach = measure(nodes, limit);
  if (reach === null) return { nodes, isCut: false };
  const kept = cutAt(nodes, boundaryIn(reach));
  // A token that alone is longer, and nothing after it: there is no more to read.
  const isWhole = kept.length === nodes.length && kept.at(-1) === nodes.at(-1);
  return isWhole ? { nodes, isCut: false } : { nodes: kept, isCut: true };
}

/** How far the limit reaches into a message that is longer. */
interface Reach {
  /** Text that fits, plus a little lookahead. */
  text: string;
  /** Index of the limit in `text`. */
  end: number;
  /** Indexes in `text` at which it may be cut. */
  cuts: Set<number>;
}

/** Null if all of it fits. */
function measure(nodes: readonly MessageNode[], limit: number): Reach | null {
  const cuts = new Set<number>();
  let text = '';
  let count = 0;
  let breaks = 0;
  for (const node of nodes) {
    breaks = node.kind === 'break' ? breaks + 1 : 0;
    if (node.kind === 'break' && breaks <= 2) {
      text += node.text;
      cuts.add(text.length);
      continue;
    }
    const start = text.length;
    const isWhole = node.kind !== 'text';
    for (const { index, segment } of graphemes.segment(node.text)) {
      if (count === limit) {
        const end = isWhole ? start : start + index;
        // Nothing before it: the whole token is what can be shown.
        if (isWhole && text.trim() === '')
          return { text: text + node.text, end: start + node.text.length, cuts: new Set([start + node.text.length]) };
        return { text: text + node.text.slice(0, index + LOOKAHEAD), end, cuts };
      }
      count += 1;
      if (!isWhole) cuts.add(start + index + segment.length);
    }
    text += node.text;
    cuts.add(text.length);
  }
  return null;
}

/** The last good place to stop. */
function boundaryIn({ text, end, cuts }: Reach): number {
  const lastOf = (segmenter: Intl.Segmenter) =>
    Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.trimEnd().length).findLast(
      (place) => place <= end && cuts.has(place),
    ) ?? 0;
  const sentence = lastOf(sentences);
  const place = sentence >= end * SENTENCE_SHARE ? sentence : lastOf(words) || end;
  return text.slice(0, place).trimEnd().length || place;
}

function cutAt(nodes: readonly MessageNode[], place: number): MessageNode[] {
  const kept: MessageNode[] = [];
  let left = place;
  for (const node of nodes) {
    if (left === 0) break;
    kept.push(node.kind === 'text' && node.text.length > left ? { ...node, text: node.text.slice(0, left) } : node);
    left -= Math.min(left, node.text.length);
  }
  return kept;
}
