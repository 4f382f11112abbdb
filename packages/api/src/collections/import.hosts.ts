import { domainToUnicode } from 'node:url';

/** A tool as far as a web address can tell it. */
export interface ToolAddress {
  id: string;
  domain: string;
  website: string | null;
}

const bare = (host: string) => host.replace(/^www\./, '').replace(/\.(?=:|$)/, '');

/** A web address as its host without `www.` and its path; null for what is no web address (`javascript:`, a folder, …). */
function read(address: string): { host: string; path: string } | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return { host: bare(url.host), path: url.pathname.replace(/\/*$/, '/') };
}

/** The domains under which a tool may be known, nearest first: the host, then what is above it, down to two labels. */
export function domainsOf(address: string): string[] {
  const host = read(address)?.host;
  // Neither IPv6 addresses nor numbers have anything above them.
  if (!host || host.includes('[')) return [];
  const [name = '', port] = host.split(':');
  const labels = name.split('.');
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  const above = isNumeric ? [name] : labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
  const ascii = port === undefined ? above : [host, ...above];
  // The catalogue may hold a domain in letters where the address has punycode.
  return [...new Set(ascii.flatMap((domain) => [domain, domainToUnicode(domain) || domain]))];
}

/** Finds the tool of a web address. `tools` stand best first. */
export function toolFinder(tools: readonly ToolAddress[]): (address: string) => string | undefined {
  const byDomain = Map.groupBy(tools, ({ domain }) => domain);
  return (address) => {
    const path = read(address)?.path ?? '/';
    for (const domain of domainsOf(address)) {
      const found = nearest(byDomain.get(domain) ?? [], path);
      if (found) return found.id;
    }
    return undefined;
  };
}

/**
 * Of the tools of one domain, the one whose own page lies nearest above the path. Hosts of many projects (a code forge)
 * have a tool only where its own address is meant, while a domain that one tool has alone is all about that tool.
 */
function nearest(tools: readonly ToolAddress[], path: string): ToolAddress | undefined {
  let best: { tool: ToolAddress; length: number } | undefined;
  for (const tool of tools) {
    const website = tool.website ? read(tool.website) : null;
    const own = website?.host === tool.domain ? website.path : '/';
    if (path.startsWith(own) && own.length > (best?.length ?? 0)) best = { tool, length: own.length };
  }
  return best?.tool ?? (tools.length === 1 ? tools[0] : undefined);
}
