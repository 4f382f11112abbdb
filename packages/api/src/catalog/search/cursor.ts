import { z } from 'zod';
import { AppError } from '../../core/errors.ts';

/** Where a page ended: the last row's sort value and id. Null as a value is the endless future, of deals without an end. */
export interface Position {
  at: number | null;
  id: string;
}

const INTEGER_MAX = 2_147_483_647;

/** What the sort value of each list can be; anything else could not be compared in Postgres. */
const values = {
  relevance: z.number().min(0),
  newest: z.int(),
  ending: z.int().nullable(),
  discount: z.int().min(0).max(100),
  price: z.int().min(0).max(INTEGER_MAX),
  '-price': z.int().min(0).max(INTEGER_MAX),
  rating: z.int().min(0).max(50),
  tools: z.null(),
  'tools-relevance': z.number().min(0),
} as const;

/** A list that is paged; a cursor of one is refused by the others. */
export type ListName = keyof typeof values;

export function writeCursor(list: ListName, { at, id }: Position): string {
  return Buffer.from(JSON.stringify([list, at, id])).toString('base64url');
}

/** @throws invalid_input for a cursor that this list did not write */
export function readCursor(list: ListName, cursor: string): Position {
  const parts = z.tuple([z.literal(list), values[list], z.uuid()]).safeParse(parse(cursor));
  if (!parts.success) throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  const [, at, id] = parts.data;
  return { at, id };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
