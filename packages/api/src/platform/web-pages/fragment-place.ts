/** Sites where every fragment opens another document or message, also a short one. */
const DOCUMENT_HOSTS = new Set([
  'app.diagrams.net',
  'draw.io',
  'embed.diagrams.net',
  'excalidraw.com',
  'mail.google.com',
  'viewer.diagrams.net',
]);

/** Parameters that point to a position within one document: of a PDF, a video, a slide or a heading. */
const POSITION =
  /^(?:page|zoom|view|viewrect|nameddest|toolbar|navpanes|pagemode|search|t|start|end|time|xywh|line|lines|heading|bookmark|slide)=/i;

/** Generated tokens are rarely shorter. */
const KEY_MIN = 16;
/** No heading is as long: the fragment carries the document itself. */
const CONTENT_MIN = 200;

const isDigit = (code: number) => code >= 48 && code <= 57;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isLower = (code: number) => code >= 97 && code <= 122;

/**
 * Tells a generated key (`G1a9Xz…`, a UUID, base64) from words: in a key letters and digits, or small and capital letters,
 * alternate every few characters; in `Step2InstallTheApp` they do not.
 */
function isKey(text: string): boolean {
  if (text.length < KEY_MIN) return false;
  let switches = 0;
  for (let index = 1; index < text.length; index += 1) {
    const [before, after] = [text.charCodeAt(index - 1), text.charCodeAt(index)];
    const isAlternating =
      (isLower(before) && isUpper(after)) ||
      (isDigit(before) && (isUpper(after) || isLower(after))) ||
      (isDigit(after) && (isUpper(before) || isLower(before)));
    if (isAlternating) switches += 1;
  }
  return switches * 4 >= text.length;
}

/**
 * The part of a fragment that makes its address another page (KEEP-02): a path (`#/inbox`, `#!inbox`, `#inbox/FMfcg…`),
 * parameters (`#json=…`, `#id=…`) or a key (draw.io's `#G…`). Empty for a heading's anchor, a position in a document
 * and a text fragment. In doubt the pages stay apart: two entries for one page are a nuisance, a lost page is a loss.
 *
 * @param hash with its `#`, as URL has it
 * @param isTracking tells the parameters that only say who sent a visitor
 */
export function placeIn(hash: string, host: string, isTracking: (parameter: string) => boolean): string {
  // The browser's own instructions, such as the text to scroll to (`:~:text=…`).
  const fragment = hash.slice(1).split(':~:', 1)[0] ?? '';
  if (/^[!/]/.test(fragment)) return fragment.length > 1 ? `#${fragment}` : '';
  if (fragment === '') return '';
  if (DOCUMENT_HOSTS.has(host)) return `#${fragment}`;
  if (/^[^=/]+=/.test(fragment)) {
    const left = fragment.split('&').filter((one) => one !== '' && !POSITION.test(one) && !isTracking(one));
    return left.length > 0 ? `#${left.join('&')}` : '';
  }
  const isPlace = /.\/./.test(fragment) || /%2f/i.test(fragment) || fragment.length >= CONTENT_MIN || isKey(fragment);
  return isPlace ? `#${fragment}` : '';
}
