import { domainToUnicode } from 'node:url';
import { trimEnd } from '#kernel/trim.ts';

/** Longer names are no hosts (RFC 1035 §2.3.4). */
const HOST_MAX = 253;
/** Labels of the domains above a host; those of the catalogue have two or three. */
const LABELS_MAX = 5;
/** Length of the pages above an address; tool_page() in the database knows none that is longer. */
const PAGE_MAX = 200;
const SEGMENTS_MAX = 6;

/** Domains and pages under which the tool of a web address may be found. Both are few, whatever the address (T44). */
export interface Address {
  /** Under which a tool may be known, nearest first: the host, then what is above it, down to two labels. */
  domains: string[];
  /** Paths above the address on its host that may be a tool's own page, nearest first: `/some/one/`, `/some/`, `/`. */
  pages: string[];
}

/** Null for what is no address of a site that has a domain (`javascript:`, a folder, …). */
export function readAddress(address: string): Address | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const domains = domainsOf(url.host.replace(/^www\./, '').replace(/\.(?=:|$)/, ''));
  return domains.length > 0 ? { domains, pages: pagesOf(url.pathname) } : null;
}

function domainsOf(host: string): string[] {
  // IPv6 addresses are no domains.
  if (host.includes('[') || host.length > HOST_MAX) return [];
  const [name = '', port] = host.split(':');
  const labels = name.split('.');
  // Numbers have nothing above them.
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  const lengths = isNumeric
    ? []
    : Array.from({ length: LABELS_MAX - 1 }, (_, index) => LABELS_MAX - index).filter(
        (length) => length < labels.length,
      );
  const ascii = [
    ...(port === undefined ? [] : [host]),
    name,
    ...lengths.map((length) => labels.slice(-length).join('.')),
  ];
  // The catalogue may hold a domain in letters where the address has punycode.
  return [...new Set(ascii.flatMap((domain) => [domain, domainToUnicode(domain) || domain]))];
}

function pagesOf(path: string): string[] {
  const pages = ['/'];
  for (const segment of trimEnd(path, '/')
    .split('/', SEGMENTS_MAX + 1)
    .slice(1)) {
    const page = `${pages[0] ?? '/'}${segment}/`;
    if (page.length > PAGE_MAX) break;
    pages.unshift(page);
  }
  return pages;
}
