import type { Category } from './catalog.limits.ts';

/** How many drawn images there are to fall back on; they are shipped with the web (UI-03). */
const COVERS_A_CATEGORY = 6;
const LOGOS = 20;

/** FNV-1a: small, and the same on every machine and in every version, so that a picture never changes by itself. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A deal's cover, or the drawn one that its slug chooses. */
export function coverUrlOf(deal: { coverUrl: string | null; category: Category; slug: string }): string {
  return deal.coverUrl ?? `/art/covers/_${deal.category}-${hash(deal.slug) % COVERS_A_CATEGORY}.svg`;
}

/** A tool's logo, or the drawn one that its slug chooses. */
export function logoUrlOf(tool: { logoUrl: string | null; slug: string }): string {
  return tool.logoUrl ?? `/art/tools/${String(hash(tool.slug) % LOGOS).padStart(2, '0')}.svg`;
}
