/**
 * Trim these characters off the end. A pattern such as `/x+$/` starts again at every x and takes quadratic time on text that is
 * full of them (T66); this loop is linear.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Trims these characters off both ends. */
export function trimBoth(text: string, characters: string): string {
  const kept = trimEnd(text, characters);
  let start = 0;
  while (start < kept.length && characters.includes(kept.charAt(start))) start += 1;
  return kept.slice(start);
}
