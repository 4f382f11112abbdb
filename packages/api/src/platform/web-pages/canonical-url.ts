import { trimEnd } from '#kernel/trim.ts';
import { placeIn } from './fragment-place.ts';

/** Length of an address, as it is sent; browsers and servers do not agree on longer ones. */
export const ADDRESS_MAX = 2000;
/** Longer names are no hosts (RFC 1035 §2.3.4). */
const HOST_MAX = 253;

/** `example.com/page`, as people write it: its host, which has a dot within. */
const WITHOUT_PROTOCOL = /^([^\s/?#@:]+)(?::\d+)?(?:[/?#]|$)/;
const isWithoutProtocol = (address: string) => WITHOUT_PROTOCOL.exec(address)?.[1]?.slice(1, -1).includes('.') === true;

/** An address of the web, with or without `https://`; null for any other, one with credentials, and one that is too long. */
export function readWebAddress(address: string): URL | null {
  if (address.length > ADDRESS_MAX * 2) return null;
  const trimmed = address.trim();
  const url = URL.parse(isWithoutProtocol(trimmed) ? `https://${trimmed}` : trimmed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.hostname.length <= HOST_MAX && url.href.length <= ADDRESS_MAX ? url : null;
}

/** Parameters that tell who sent a visitor, and nothing about the page. */
const TRACKING =
  /^(?:utm_\w+|mc_[ce]id|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mkt_tok|vero_id|oly_\w+|_hs\w+|__hs\w+|hsctatracking|_ga|_gl|_openstat|wickedid|rb_clickid|s_cid|ref_src|ref_url)$/i;
/** `ref` may be a branch or a chapter; with these it is who sent the visitor. */
const REFERRER =
  /^ref=(?:producthunt|hackernews|hn|twitter|x|facebook|linkedin|reddit|newsletter|rss|appsumo|onceware)$/i;

const nameOf = (parameter: string) => parameter.split('=', 1)[0] ?? '';
const byName = (one: string, other: string) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other)));

const isTracking = (parameter: string) => TRACKING.test(nameOf(parameter)) || REFERRER.test(parameter);

/**
 * The same for all addresses that most likely mean one page (T44): over https, without `www.`, the slash at the end, what follows
 * visitors, and a fragment that is no place of its own (`placeIn`); parameters by name. Never longer than its address but for the `s`.
 * It is compared, not opened.
 *
 * @param address that `readWebAddress` or `webAddress` took
 */
export function canonicalUrl(address: URL | string): string {
  const url = new URL(address);
  url.protocol = 'https:';
  const host = url.host.replace(/^www\.(?=[^.]+\.)/, '').replace(/\.(?=:|$)/, '');
  const parameters = url.search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !isTracking(one))
    .toSorted(byName);
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  const fragment = placeIn(url.hash, host, isTracking);
  const path = trimEnd(url.pathname, '/');
  return `https://${host}${path}${query}${fragment}`.replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}
