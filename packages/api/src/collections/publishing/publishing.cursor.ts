import { z } from 'zod';

/** End of a page: number by which the list is sorted (followers, or a time in microseconds), and the last one's id. */
export interface Position {
  rank: number;
  id: string;
}

const position = z.tuple([z.string(), z.int().min(0), z.uuid()]);

/** @param list whose positions these are: those of another order lead nowhere */
export const writePosition = (list: string, { rank, id }: Position): string =>
  Buffer.from(JSON.stringify([list, rank, id])).toString('base64url');

/** Null for a cursor that this list did not write: its first page follows. */
export function readPosition(list: string, cursor: string | null | undefined): Position | null {
  if (!cursor) return null;
  const { data } = position.safeParse(parse(cursor));
  return data?.[0] === list ? { rank: data[1], id: data[2] } : null;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
