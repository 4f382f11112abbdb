import { hash } from './hash.ts';

/** How many are shipped, as `/art/avatars/00.svg` to `24.svg`. */
export const DRAWN_AVATARS = 25;

/** The drawn avatar of a text, always the same (UI-03). */
export function drawnAvatar(text: string): string {
  return `/art/avatars/${String(hash(text.trim()) % DRAWN_AVATARS).padStart(2, '0')}.svg`;
}
