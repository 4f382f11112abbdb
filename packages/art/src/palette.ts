import { choose, type Choices } from './hash.ts';

/**
 * Five roles instead of free colours, so that every motif works in every scheme:
 * `main` reads strongly on `ground`, `mid` supports it, `tint` is a whisper above the ground,
 * and `pop` is for the one thing the eye should find.
 */
export interface Scheme {
  name: string;
  ground: string;
  tint: string;
  main: string;
  mid: string;
  pop: string;
}

const bone = '#f5ecdb';
const honey = '#e9b957';
const brick = '#b34d2b';
const forest = '#1f4237';
const wine = '#5b2a31';
const teal = '#1d5861';
const ink = '#2a3038';

/** Half are dark grounds and half light, none as light as the paper page or as dark as the ink page. */
export const schemes: Choices<Scheme> = [
  { name: 'forest', ground: forest, tint: '#2b5346', main: bone, mid: '#95b092', pop: honey },
  { name: 'teal', ground: teal, tint: '#2a6a72', main: bone, mid: '#86b7b0', pop: '#e89a6c' },
  { name: 'ink', ground: ink, tint: '#3a424c', main: bone, mid: '#a89c8a', pop: '#dd6b42' },
  { name: 'wine', ground: wine, tint: '#6e3a40', main: '#f4e0cd', mid: '#c98672', pop: honey },
  { name: 'brick', ground: brick, tint: '#c0603c', main: bone, mid: '#6f2c1c', pop: '#efc063' },
  { name: 'pine', ground: '#4a7762', tint: '#588571', main: bone, mid: forest, pop: '#efc063' },
  { name: 'ochre', ground: '#d79f3f', tint: '#dfb05c', main: '#2c3a33', mid: '#f8e8c4', pop: '#a5411e' },
  { name: 'sand', ground: '#e6d7b8', tint: '#d9c7a1', main: forest, mid: '#b39a68', pop: '#c0552f' },
  { name: 'blush', ground: '#ebc3a8', tint: '#e0b193', main: wine, mid: '#c9714d', pop: teal },
  { name: 'sage', ground: '#b6c5a9', tint: '#a5b697', main: forest, mid: '#f3ecd9', pop: brick },
  { name: 'mist', ground: '#c9d6d0', tint: '#b7c7c0', main: teal, mid: '#7ba5a1', pop: '#c9832a' },
  { name: 'stone', ground: '#d9cfc2', tint: '#cabeae', main: ink, mid: '#8f8476', pop: '#c65a32' },
];

/** The scheme of a brand: its logo, covers and screens all share it. */
export function schemeOf(brand: string): Scheme {
  return choose(schemes, `scheme:${brand}`);
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of `a` mixed with `b`. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b);
  return `#${channels(a)
    .map((value, i) =>
      Math.round(value * share + (other[i] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Whether light shapes read better on this colour than dark ones. */
export function isDark(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return r * 0.299 + g * 0.587 + b * 0.114 < 125;
}
