/** The palette has 16 colours; see `avatar.module.css`. */
export const AVATAR_COLORS = 16;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** First two letters of a text, upper-case; whole characters, so that no emoji or accented letter is cut in half. */
export function initials(text: string): string {
  const start = text.trim().slice(0, 40);
  return Array.from(letters.segment(start), ({ segment }) => segment)
    .slice(0, 2)
    .join('')
    .trim()
    .toUpperCase();
}

/** Colour of a text, 0 to 15, by hash: the same text always has the same. */
export function avatarColor(text: string): number {
  let hash = 0;
  for (const character of text.trim()) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash) % AVATAR_COLORS;
}
