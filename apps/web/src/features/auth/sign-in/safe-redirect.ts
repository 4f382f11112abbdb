import { layoutKind } from '#lib/page/layout-kind.ts';

/** A page to keep may have a long address, and percent signs make it longer. */
const MAX_LENGTH = 8000;
const HERE = 'https://here.invalid';

/** Control characters and spaces are dropped by browsers before they read an address, and `\` is a `/` to them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const DECEIVING = /[\u0000-\u0020\u007f-\u00a0\\]/;

/**
 * The path, query and hash to go to after signing in (NAV-21): the asked one if it surely stays on this origin and is
 * no sign-in page itself, else home. Percent-encoded tricks are refused too, since something on the way may decode them.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value || value.length > MAX_LENGTH || !value.startsWith('/') || DECEIVING.test(value)) return '/';
  const url = parse(value);
  const path = url && decode(url.pathname);
  if (!url || !path || url.origin !== HERE) return '/';
  if (path.startsWith('//') || DECEIVING.test(path.slice(0, 3)) || layoutKind(path) === 'auth') return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

const parse = (value: string): URL | null => (URL.canParse(value, HERE) ? new URL(value, HERE) : null);

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
