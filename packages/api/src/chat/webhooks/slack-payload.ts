import { roomLimits } from '../chat.limits.ts';
import { isBlank } from '../messages/blank.limits.ts';
import { readSlackText, writeSlackText } from './slack-text.ts';

/** Message of a tool as Slack takes it; all that is not words or links is left out. */
export interface SlackPayload {
  text?: string | undefined;
  blocks?: readonly unknown[] | undefined;
  attachments?: readonly unknown[] | undefined;
}

type Part = Readonly<Record<string, unknown>>;

/** Deeper than Slack nests; further in nothing is read. */
const DEPTH_MAX = 8;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const linesOf = (...lines: readonly string[]): string => lines.filter((line) => !isBlank(line)).join('\n');

/** A text object, `{ type, text }`, or a text itself. Only `mrkdwn` is escaped as Slack's texts are. */
function textOf(value: unknown): string {
  if (!isPart(value)) return wordsOf(value);
  const text = wordsOf(value['text']);
  return value['type'] === 'plain_text' ? writeSlackText(text) : text;
}

const linkOf = (url: string, label: string): string =>
  /^https?:\/\/[^\s<>|]+$/.test(url) ? `<${url}|${label.replaceAll(/[<>\n]/g, ' ') || url}>` : label;

/** Words within a line of rich text. */
function inlineOf(element: Part): string {
  switch (element['type']) {
    case 'text':
      return writeSlackText(wordsOf(element['text']));
    case 'link':
      return linkOf(wordsOf(element['url']), wordsOf(element['text']));
    case 'emoji':
      return `:${wordsOf(element['name'])}:`;
    default:
      return '';
  }
}

function richTextOf({ type, elements }: Part, depth: number): string {
  if (depth > DEPTH_MAX) return '';
  const parts = partsOf(elements);
  if (type === 'rich_text_list') return linesOf(...parts.map((part) => `• ${richTextOf(part, depth + 1)}`));
  if (type === 'rich_text') return linesOf(...parts.map((part) => richTextOf(part, depth + 1)));
  return parts.map(inlineOf).join('');
}

function blockOf(block: Part): string {
  const { type, text, title, elements, fields } = block;
  switch (type) {
    case 'rich_text':
      return richTextOf(block, 0);
    case 'image':
      return linkOf(wordsOf(block['image_url']), textOf(title) || wordsOf(block['alt_text']));
    case 'context':
      return partsOf(elements)
        .map((part) => textOf(part) || wordsOf(part['alt_text']))
        .join(' ');
    case 'actions':
      return linesOf(...partsOf(elements).map((part) => linkOf(wordsOf(part['url']), textOf(part['text']))));
    default:
      return linesOf(textOf(text), ...partsOf(fields).map(textOf));
  }
}

function attachmentOf(attachment: Part): string {
  const { pretext, title, text, fields, blocks, fallback } = attachment;
  const said = linesOf(
    wordsOf(pretext),
    linkOf(wordsOf(attachment['title_link']), wordsOf(title)),
    wordsOf(text),
    ...partsOf(fields).map((field) => [field['title'], field['value']].map(wordsOf).filter(Boolean).join(': ')),
    ...partsOf(blocks).map(blockOf),
  );
  return said || wordsOf(fallback);
}

/**
 * The text of a message, escaped as Slack's texts are: its own, or the words and links of its blocks, and those of its attachments
 * below. Cut to what a message may hold.
 */
export function textOfSlack({ text = '', blocks, attachments }: SlackPayload): string {
  // A text beside blocks says the same in short.
  const own = isBlank(readSlackText(text)) ? linesOf(...partsOf(blocks).map(blockOf)) : text;
  const whole = linesOf(own, ...partsOf(attachments).map(attachmentOf));
  // A text of its own that is too long is refused, as before.
  return whole === text || whole.length <= roomLimits.textMax
    ? whole || text
    : `${whole.slice(0, roomLimits.textMax - 1)}…`;
}
