import { canonicalUrl, readWebAddress } from '#platform/web-pages/canonical-url.ts';
import { readFormatting } from '../text/formatting.limits.ts';
import { previewLimits } from './previews.limits.ts';

/** A link of a message as it was written, and the address that stands for its page. */
export interface PreviewLink {
  url: string;
  canonicalUrl: string;
}

/** Parameters that may open something to whoever has the address, or are used up by one visit. */
const SECRET =
  /(?:^|[_.-])(?:token|key|code|secret|sig|signature|pass|password|pwd|auth|session|sessionid|sid|ticket|otp|jwt|nonce|hash)$/i;
/** Paths at which a visit does something. */
const DOING = /\/(?:unsubscribe|log-?out|sign-?out|(?:reset|verify|confirm|activate)[\w-]*)(?:\/|$)/i;

/** Whether a visit could do or disclose something, so that nobody but the reader should open the address. */
export const isDelicate = ({ pathname, searchParams }: URL): boolean =>
  DOING.test(pathname) || [...searchParams.keys()].some((name) => SECRET.test(name));

/** The first links of a text to other sites, each page once; not those in code, nor what only its reader should open. */
export function previewLinks(text: string, publicUrl: string): PreviewLink[] {
  if (!/https?:\/\//i.test(text)) return [];
  const own = new URL(publicUrl).host;
  const found = new Map<string, PreviewLink>();
  for (const piece of readFormatting(text)) {
    const url = piece.kind === 'link' ? readWebAddress(piece.href) : null;
    if (!url || url.host === own || isDelicate(url)) continue;
    const link = { url: url.href, canonicalUrl: canonicalUrl(url) };
    if (!found.has(link.canonicalUrl)) found.set(link.canonicalUrl, link);
    if (found.size === previewLimits.ofMessage) break;
  }
  return [...found.values()];
}
