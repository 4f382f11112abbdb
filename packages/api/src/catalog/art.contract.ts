import type { Category } from './catalog.limits.ts';

/** How many drawn images there are to fall back on; they are shipped with the web (UI-03). */
const COVERS_A_CATEGORY = 6;
const LOOKS_OF_A_COVER = 16;
const LOGOS = 20;

/** FNV-1a: small, and the same on every machine and in every version, so that a picture never changes by itself. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * The drawn cover of a deal: its slug chooses a motif of its category, the crop and the angle of that, and the letter on it
 * (`composedCover`).
 */
export function drawnCover({ category, slug }: { category: Category; slug: string }): string {
  const chosen = hash(slug);
  const look = Math.floor(chosen / COVERS_A_CATEGORY) % LOOKS_OF_A_COVER;
  const letter = /^[a-z\d]/i.exec(slug)?.[0].toLowerCase();
  const parts = [`_${category}`, chosen % COVERS_A_CATEGORY, String(look).padStart(2, '0'), letter];
  return `/art/covers/${parts.filter((part) => part !== undefined).join('-')}.svg`;
}

/** The drawn tool image that a slug chooses (UI-03). */
export const drawnLogo = (slug: string): string => `/art/tools/${String(hash(slug) % LOGOS).padStart(2, '0')}.svg`;

/** A deal's cover, or a drawn one. */
export const coverUrlOf = (deal: { coverUrl: string | null; category: Category; slug: string }): string =>
  deal.coverUrl ?? drawnCover(deal);

/** A tool's logo, or a drawn one. */
export const logoUrlOf = (tool: { logoUrl: string | null; slug: string }): string =>
  tool.logoUrl ?? drawnLogo(tool.slug);
