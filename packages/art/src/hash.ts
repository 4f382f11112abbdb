/**
 * A stable 32-bit hash of a text (FNV-1a, then a finaliser so that near-equal slugs land far apart).
 * The committed drawings depend on it: change it and every picture changes.
 */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A list that has at least one entry, so that a choice from it always exists. */
export type Choices<T> = readonly [T, ...T[]];

/** The entry of `list` that belongs to `seed`. */
export function choose<T>(list: Choices<T>, seed: string): T {
  return list[hash(seed) % list.length] ?? list[0];
}

/** A repeatable sequence of choices. */
export interface Dice {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<const L extends Choices<unknown>>(list: L): L[number];
  chance(probability: number): boolean;
}

/** Dice that always fall the same way for the same seed (mulberry32). */
export function dice(seed: string): Dice {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
