import type { Dice } from './hash.ts';
import { isDark, mix, type Scheme } from './palette.ts';
import { bars, line, num } from './svg.ts';

/** The colours of a drawn app: neutrals for what stands in for text, a few inks of the tool's own scheme. */
export interface Ui {
  paper: string;
  /** The narrow bar of icons, where an app has one. */
  rail: string;
  soft: string;
  rule: string;
  bar: string;
  text: string;
  strong: string;
  half: string;
  pale: string;
  pop: string;
  scheme: Scheme;
}

/** Area that a pane may draw in. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The content of an app's window. */
export type Pane = (area: Area, ui: Ui, dice: Dice) => string;

/** Dark windows only on pale backdrops: on a dark one they would sink. */
export function uiOf(scheme: Scheme, wantsDark: boolean): Ui {
  const dark = wantsDark && !isDark(scheme.ground);
  const paper = dark ? '#24282b' : '#fdfbf7';
  const strong = dark ? mix(scheme.ground, '#ffffff', 0.85) : isDark(scheme.ground) ? scheme.ground : scheme.main;
  const neutrals = dark
    ? { soft: '#2c3134', rule: '#3a4044', bar: '#555c60', text: '#b9b2a6' }
    : { soft: '#f4eee4', rule: '#e9e1d4', bar: '#d9d0c2', text: '#81786c' };
  // The rail stands on the backdrop's colour, so it is a shade darker than that; a dark window needs its accent lighter.
  const rail = dark ? neutrals.rule : mix(strong, '#14110f', 0.8);
  const pop = dark && isDark(scheme.pop) ? mix(scheme.pop, '#ffffff', 0.6) : scheme.pop;
  return {
    paper,
    rail,
    ...neutrals,
    strong,
    half: mix(strong, paper, 0.5),
    pale: mix(strong, paper, 0.16),
    pop,
    scheme,
  };
}

/** A stand-in for words: x, y of its left end on the middle line, and its length. */
export type Words = readonly [x: number, y: number, length: number];

/** Many bars of words as one path. */
export function words(list: readonly Words[], fill: string, height = 8): string {
  return bars(
    list.map(([x, y, length]) => [x + height / 2, y, Math.max(0, length - height)]),
    fill,
    height,
  );
}

/** Thin horizontal rules as one path. */
export const rules = (list: readonly Words[], stroke: string): string =>
  line(list.map(([x, y, length]) => `M${num(x)} ${num(y)}h${num(length)}`).join(''), stroke, 1);

/** Bordered surfaces. */
export const cards = (areas: readonly Area[], ui: Ui, fill = ui.paper): string =>
  `<g fill="${fill}" stroke="${ui.rule}">${areas.map(({ x, y, w, h }) => `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="8"/>`).join('')}</g>`;

export const card = (area: Area, ui: Ui, fill = ui.paper): string => cards([area], ui, fill);

/** Splits off the left part of an area. */
export function columns({ x, y, w, h }: Area, left: number, gap = 16): [Area, Area] {
  return [
    { x, y, w: left, h },
    { x: x + left + gap, y, w: w - left - gap, h },
  ];
}
