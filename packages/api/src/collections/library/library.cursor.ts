import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';
import { text } from '#kernel/text.ts';
import { type LibrarySort, libraryLimits } from './library.limits.ts';

const key = z.union([z.number().min(-1).max(1e300), text(libraryLimits.cursorMax)]);
/** Microseconds of this and the next centuries. */
const moment = z.number().min(-1).max(9e15);
const shape = z.tuple([
  z.string(),
  key,
  z.guid(),
  z.boolean().default(false),
  z
    .union([z.tuple([moment, z.guid()]), z.literal('rest')])
    .nullable()
    .default(null),
]);

/** An item's place by time, in microseconds. */
export type Edge = [at: number, id: string];

/**
 * Position at which a page of a list ended: the sort key of its last row, and its id. Not an offset, so rows that come
 * and go shift no page.
 */
export interface Place {
  key: string | number;
  id: string;
  /** True for a list that was found by corrected words. */
  isForgiven?: boolean;
  /** Oldest of the newest items, where their matches come first; `rest` behind those, which goes on by `newest`. */
  edge?: Edge | 'rest' | null;
}

export const writeCursor = (sort: LibrarySort, { key: at, id, isForgiven = false, edge = null }: Place): string =>
  Buffer.from(JSON.stringify([sort, at, id, isForgiven, ...(edge === null ? [] : [edge])])).toString('base64url');

/** @throws invalid_input for what `writeCursor` did not write of this list */
export function readCursor(sort: LibrarySort, type: 'number' | 'moment' | 'text', cursor: string): Place {
  const read = shape.safeParse(parse(cursor));
  const isOfList = read.success && read.data[0] === sort && (typeof read.data[1] === 'string') === (type === 'text');
  const isMoment = type === 'moment' || read.data?.[4] === 'rest';
  if (!isOfList || (isMoment && !moment.safeParse(read.data[1]).success))
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  const [, at, id, isForgiven, edge] = read.data;
  return { key: at, id, isForgiven, edge };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
