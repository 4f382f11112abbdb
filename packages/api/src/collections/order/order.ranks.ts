import { generateNKeysBetween } from 'fractional-indexing';
import { type SQL, sql } from 'drizzle-orm';
import type { Entity, MoveItemsInput } from '../collections.contract.ts';

/** Length of a rank from which the whole collection gets new ranks. */
export const RANK_LENGTH_MAX = 64;

/** Two ranks with no row between them, removed ones included; `lower` is null below the last. */
export interface Gap {
  upper: string;
  lower: string | null;
}

/** A counted rank as fractional-indexing writes an integer (`g` and seven digits), so that ranks between can be made later. */
export const countedRank = (rankNumber: SQL) => sql<string>`'g' || lpad(to_hex(${rankNumber}), 7, '0')`;

/** The same of a number that is known here. */
const countedRankOf = (rankNumber: number) => `g${rankNumber.toString(16).padStart(7, '0')}`;

/** New positions of items: the rank at an index belongs to the entity at that index. */
export interface Placement {
  entities: Entity[];
  ranks: string[];
  /** How many ranks were counted, from `nextRank` on. */
  counted: number;
}

/**
 * Ranks for the runs: each within its gap, in its order, highest first. Those without a gap come on top of everything, in
 * theirs.
 */
export function placeRuns(runs: MoveItemsInput['runs'], gaps: ReadonlyMap<number, Gap>, nextRank: number): Placement {
  const onTop: Entity[] = [];
  const between: Entity[] = [];
  const betweenRanks: string[] = [];
  for (const [index, { entities }] of runs.entries()) {
    const gap = gaps.get(index);
    if (gap) {
      between.push(...entities);
      betweenRanks.push(...generateNKeysBetween(gap.lower, gap.upper, entities.length).toReversed());
    } else onTop.push(...entities);
  }
  const counted = onTop.length;
  const topRanks = onTop.map((_, index) => countedRankOf(nextRank + counted - 1 - index));
  return { entities: [...onTop, ...between], ranks: [...topRanks, ...betweenRanks], counted };
}
