/**
 * Rules of a site's robots.txt that apply to us (RFC 9309). The parser is our own, because robots-parser takes minutes
 * and uses up the memory for a hostile file.
 */
export interface Robots {
  /** Whether the page may be fetched. */
  allows(url: URL): boolean;
}

interface Rule {
  allows: boolean;
  pattern: string;
}

/** Maximum number of rules that apply to this fetcher; no honest file has as many. */
const RULES_MAX = 10_000;

const LINE = /^\s*([a-z-]+)\s*:\s*([^#]*)/i;

/** Reads the groups of `product`, or else those of everybody. */
export function readRobots(text: string, product: string): Robots {
  const groups = new Map<string, Rule[]>([
    [product.toLowerCase(), []],
    ['*', []],
  ]);
  const named = new Set<string>();
  let current: Rule[][] = [];
  let isInNames = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = LINE.exec(line) ?? [];
    const said = value.trim();
    switch (field.toLowerCase()) {
      case 'user-agent': {
        if (!isInNames) current = [];
        isInNames = true;
        const name = said.split('/')[0]?.trim().toLowerCase() ?? '';
        const group = groups.get(name);
        if (group) named.add(name);
        if (group && !current.includes(group)) current.push(group);
        break;
      }
      case 'allow':
      case 'disallow':
        isInNames = false;
        // An empty one says nothing.
        if (said)
          for (const group of current)
            if (group.length < RULES_MAX)
              group.push({ allows: field.toLowerCase() === 'allow', pattern: encoded(said) });
    }
  }
  const rules = groups.get(named.has(product.toLowerCase()) ? product.toLowerCase() : '*') ?? [];
  return {
    allows({ pathname, search }) {
      if (pathname === '/robots.txt') return true;
      const path = encoded(pathname + search);
      let best: Rule | null = null;
      for (const rule of rules) {
        const isLonger = !best || rule.pattern.length > best.pattern.length;
        const isMilder = rule.allows && best?.pattern.length === rule.pattern.length;
        if ((isLonger || isMilder) && matches(rule.pattern, path)) best = rule;
      }
      return best?.allows ?? true;
    },
  };
}

/** The same characters written alike: `ü` and `%c3%bc` are `%C3%BC`. */
const encoded = (path: string) =>
  path
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/** `*` is anything, `$` at the end is the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : undefined;
  if (isWhole && last === undefined) return path === first;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}
