/** The palette has 16 colours; see `avatar.module.css`. */
export const AVATAR_COLORS = 16;

/** First two letters of a text, upper-case; whole characters, so that no emoji or CJK letter is cut in half. */
export function initials(text: string): string {
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, 2).join('').trim().toLocaleUpperCase();
}

/** Colour of a text, 0 to 15, by hash: the same text always has the same. */
export function avatarColor(text: string): number {
  let hash = 0;
  for (const character of text.trim()) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash) % AVATAR_COLORS;
}
