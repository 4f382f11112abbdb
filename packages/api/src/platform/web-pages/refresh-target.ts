import { ADDRESS_MAX } from './canonical-url.ts';

/** Seconds of a delayed redirect up to which it is followed; slower pages have content of their own. */
const DELAY_MAX = 10;

/**
 * The address in the content of `<meta http-equiv="refresh">`, or in the header `Refresh`, as the HTML standard reads it; null
 * where there is none or it is used only after a long delay.
 */
export function refreshTarget(content: string): string | null {
  const text = content.slice(0, ADDRESS_MAX * 2).trim();
  const end = text.search(/[;,\s]/);
  const delay = text.slice(0, Math.max(end, 0));
  if (!/^[\d.]+$/.test(delay) || Number.parseFloat(delay) > DELAY_MAX) return null;
  const target = text
    .slice(end)
    .replace(/^\s*[;,]?\s*/, '')
    .replace(/^url\s*=\s*/i, '');
  const quote = /^["']/.exec(target)?.[0];
  return (quote ? target.slice(1).split(quote, 1)[0] : target)?.trim() || null;
}
