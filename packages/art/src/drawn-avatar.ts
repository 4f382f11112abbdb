/** How many are shipped, as `/art/avatars/00.svg` to `24.svg`. */
export const DRAWN_AVATARS = 25;

/** The drawn avatar of a text, always the same (UI-03). */
export function drawnAvatar(text: string): string {
  return `/art/avatars/${String(hash(text.trim()) % DRAWN_AVATARS).padStart(2, '0')}.svg`;
}

/** A stable 32-bit hash of a text: FNV-1a, then a finaliser so that near-equal names land far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
