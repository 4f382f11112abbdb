/** How far a reader has come, by the room's ordinal. */
export type Position = ReadonlyMap<number, number>;

const PAIR = /^([0-9a-z]{1,7})\.([0-9a-z]{1,7})$/;

/** Formats a position as the id of a server-sent event: `ordinal.seq` in base 36, joined by `-`. */
export const formatPosition = (position: Iterable<readonly [ordinal: number, seq: number]>): string =>
  [...position].map(([ordinal, seq]) => `${ordinal.toString(36)}.${seq.toString(36)}`).join('-');

/** Null: it is none. */
export function parsePosition(text: string): Position | null {
  if (text === '') return new Map();
  const pairs: [number, number][] = [];
  for (const pair of text.split('-')) {
    const [, ordinal, seq] = PAIR.exec(pair) ?? [];
    if (ordinal === undefined || seq === undefined) return null;
    pairs.push([Number.parseInt(ordinal, 36), Number.parseInt(seq, 36)]);
  }
  return new Map(pairs);
}
