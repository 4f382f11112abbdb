import { emblems } from './emblems.ts';
import { dice, type Choices } from './hash.ts';
import { letters } from './letters.ts';
import { schemeOf, schemes, type Scheme } from './palette.ts';
import { circle, moved, num, path, rect, svg } from './svg.ts';

const SIZE = 96;
const RADIUS = 22;
/** Forms are drawn 52 units wide or high and shown a little larger. */
const SCALE = 1.12;

const centred = (width: number, form: string): string =>
  moved(`translate(${num(SIZE / 2 - (width * SCALE) / 2)} ${num(SIZE / 2 - 26 * SCALE)}) scale(${SCALE})`, form);

const tile = (fill: string): string => rect(0, 0, SIZE, SIZE, fill, RADIUS);

/** Shapes behind the form: quiet, so that the form decides at 24 px. */
const backs: Choices<(colours: Scheme) => string> = [
  () => '',
  ({ tint }) => circle(48, 48, 41, tint),
  ({ tint }) => path('M0 48H96V74A22 22 0 0 1 74 96H22A22 22 0 0 1 0 74z', tint),
  ({ tint }) => path('M96 22V74A22 22 0 0 1 74 96H22A22 22 0 0 1 6.4 89.6L89.6 6.4A22 22 0 0 1 96 22z', tint),
];

interface LogoOptions {
  name: string;
  category: string;
  seed: string;
  /** Seed whose colours to use, so that a tool's pictures match; the picture's own seed if left out. */
  brand?: string;
}

/** A tool's mark (96×96): its initial as geometric pieces, or its category's form. Names outside A–Z get the form. */
export function drawLogo({ name, category, seed, brand = seed }: LogoOptions): string {
  const colours = schemeOf(brand);
  const throws = dice(`logo:${seed}`);
  const initial = letters[name.trim().normalize('NFD').charAt(0).toUpperCase()];
  const back = throws.pick(backs)(colours);
  if (initial && throws.chance(0.62)) {
    return svg(
      SIZE,
      SIZE,
      tile(colours.ground),
      back,
      centred(initial.width, initial.draw(colours.main, colours.pop, colours.ground)),
    );
  }
  const form = throws.pick(emblems[category] ?? emblems['other'] ?? [() => '']);
  return svg(SIZE, SIZE, tile(colours.ground), back, centred(52, form(colours)));
}

/**
 * Twenty marks for tools without a picture: four cells each, read in rows.
 * a–d: quarter disc rounded towards top left, top right, bottom right, bottom left; o: disc; l, r: leaf.
 */
const patterns: Choices<string> = [
  'abdc',
  'cdba',
  'oabc',
  'lrrl',
  'rllr',
  'acca',
  'bddb',
  'olro',
  'lool',
  'abol',
  'badc',
  'dcab',
  'aolc',
  'rboc',
  'llrr',
  'oool',
  'adbc',
  'cabd',
  'lrab',
  'dorb',
];

/** The pale, quiet grounds: a fallback must not pass for a brand. */
const quiet = schemes.filter(({ name }) => ['sand', 'blush', 'sage', 'mist', 'stone'].includes(name));

const cells: Readonly<Record<string, string>> = {
  a: 'M0 25A25 25 0 0 1 25 0V25z',
  b: 'M0 0A25 25 0 0 1 25 25H0z',
  c: 'M25 0A25 25 0 0 1 0 25V0z',
  d: 'M0 0H25V25A25 25 0 0 1 0 0z',
  o: 'M12.5 0A12.5 12.5 0 0 1 12.5 25A12.5 12.5 0 0 1 12.5 0z',
  l: 'M0 0A25 25 0 0 1 25 25A25 25 0 0 1 0 0z',
  r: 'M25 0A25 25 0 0 1 0 25A25 25 0 0 1 25 0z',
};

export const TOOL_MARKS = patterns.length;

/** Fallback mark number `index`, 0 to `TOOL_MARKS - 1`. */
export function drawToolMark(index: number): string {
  const { ground, main, mid } = quiet[index % quiet.length] ?? schemes[0];
  const pattern = patterns[index % patterns.length] ?? patterns[0];
  const accent = index % 4;
  const form = pattern
    .split('')
    .map((cell, i) =>
      moved(`translate(${(i % 2) * 27} ${Math.floor(i / 2) * 27})`, path(cells[cell] ?? '', i === accent ? mid : main)),
    );
  return svg(SIZE, SIZE, tile(ground), centred(52, form.join('')));
}
