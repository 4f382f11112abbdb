import type { Choices, Dice } from './hash.ts';
import type { Scheme } from './palette.ts';
import { moved } from './svg.ts';

/** One composition: fills 640×360 over the scheme's ground. Elements may bleed off the edges. */
export type Motif = (colours: Scheme, dice: Dice) => string;

/** The compositions of one category. They share a vocabulary of shapes and differ in layout. */
export type Motifs = Choices<Motif>;

export const W = 640;
export const H = 360;

/** Flips a drawing left to right on half of the throws, for motifs without a reading direction. */
export function mirrored(dice: Dice, content: string): string {
  return dice.chance(0.5) ? moved(`matrix(-1 0 0 1 ${W} 0)`, content) : content;
}
