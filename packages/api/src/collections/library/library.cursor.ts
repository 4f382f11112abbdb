import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';
import { text } from '#kernel/text.ts';
import { type LibrarySort, libraryLimits } from './library.limits.ts';

// A moment is microseconds of this and the next centuries.
const key = z.union([z.number().min(-1).max(1e300), text(libraryLimits.cursorMax)]);
const shape = z.tuple([z.string(), key, z.guid(), z.boolean().default(false)]);

/**
 * Position at which a page of a list ended: the sort key of its last row, and its id. Not an offset, so rows that come
 * and go shift no page.
 */
export interface Place {
  key: string | number;
  id: string;
  /** True for a list that was found by corrected words. */
  isForgiven?: boolean;
}

export const writeCursor = (sort: LibrarySort, { key: at, id, isForgiven = false }: Place): string =>
  Buffer.from(JSON.stringify([sort, at, id, isForgiven])).toString('base64url');

/** @throws invalid_input for what `writeCursor` did not write of this list */
export function readCursor(sort: LibrarySort, type: 'number' | 'moment' | 'text', cursor: string): Place {
  const read = shape.safeParse(parse(cursor));
  if (!read.success || read.data[0] !== sort || (typeof read.data[1] === 'string') !== (type === 'text'))
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  return { key: read.data[1], id: read.data[2], isForgiven: read.data[3] };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
