import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';

// A place in the order, not a number of items: what comes in or goes out meanwhile shifts no page.
const rank = z.string().regex(/^[0-9A-Za-z]{1,140}$/);

export const writeCursor = (lastRank: string): string => Buffer.from(lastRank).toString('base64url');

/** @throws invalid_input for what `writeCursor` did not write */
export function readCursor(cursor: string): string {
  const read = rank.safeParse(Buffer.from(cursor, 'base64url').toString());
  if (!read.success)
    throw new AppError('invalid_input', { issues: [{ path: 'cursor', message: 'Not a cursor of this list.' }] });
  return read.data;
}
