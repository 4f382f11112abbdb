import { parseMessage } from './parse-message.ts';

/** A text as a reader sees it, for where it cannot be laid out: `<br>` is a line break. */
export function plainText(text: string): string {
  return parseMessage(text)
    .map((node) => node.text)
    .join('');
}
