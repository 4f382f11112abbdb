import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Parts of the motif that are shown: how much larger it is drawn, and how far it is moved. */
const CROPS = [
  [1.22, 0, 0],
  [1.5, -86, -34],
  [1.5, 92, 40],
  [1.34, 48, -52],
] as const;
const ANGLES = [-13, -5, 6, 14] as const;
/** Number of combinations of both. */
export const COVER_LOOKS = CROPS.length * ANGLES.length;

/** `_ai-3-07-t.svg`: motif 3 of its category in look 7 with the letter T; without a letter where a slug begins with none. */
export const COMPOSED_COVER = /^(_[a-z]{2,20}-\d)-(\d\d)(?:-([a-z\d]))?\.svg$/;

/** Colour and shapes of a drawn cover. */
const GROUND = /^(<svg [^>]*>)<rect [^>]*fill="(#[\da-f]{6})"\/>(.*)<\/svg>\s*$/s;
const OUTLINE = / d="([^"]*)"/;

/**
 * Composes the cover that a name asks for from the drawn pictures in `folder`: one motif in another crop, at another angle, with
 * the first letter of its tool, so that imported tools of one category do not look alike (CAT-17).
 *
 * @returns null where the name asks for none
 */
export async function composedCover(folder: string, name: string): Promise<string | null> {
  const [, motif, look = '', letter] = COMPOSED_COVER.exec(name) ?? [];
  if (motif === undefined || Number(look) >= COVER_LOOKS) return null;
  const [drawn, outline] = await Promise.all([
    read(folder, `covers/${motif}.svg`),
    letter === undefined ? '' : read(folder, `letters/${letter}.svg`),
  ]);
  const [, start, ground = '', shapes] = GROUND.exec(drawn) ?? [];
  if (start === undefined) return null;
  const [scale, x, y] = CROPS[Number(look) % CROPS.length] ?? CROPS[0];
  const angle = ANGLES[Math.floor(Number(look) / CROPS.length)] ?? ANGLES[0];
  const moved = `translate(${320 + x} ${180 + y}) rotate(${angle}) scale(${scale}) translate(-320 -180)`;
  return (
    `${start}<rect width="640" height="360" fill="${ground}"/><g transform="${moved}">${shapes}</g>` +
    `${monogram(OUTLINE.exec(outline)?.[1], ground)}</svg>`
  );
}

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => '');

/** Draws a letter on a square of the ground's colour, at the bottom, where cards have nothing else. */
function monogram(outline: string | undefined, ground: string): string {
  if (outline === undefined) return '';
  const ink = lightnessOf(ground) > 0.5 ? '#211c15' : '#f5ecdb';
  return (
    `<rect x="28" y="212" width="120" height="120" rx="26" fill="${ground}"/>` +
    `<path transform="translate(88 272) scale(.66)" d="${outline}" fill="${ink}"/>`
  );
}

/** From 0, black, to 1, white, as eyes weigh the colours. */
function lightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
