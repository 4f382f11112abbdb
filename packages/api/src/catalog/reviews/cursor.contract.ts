import { type ReviewSort, reviewLimits } from './reviews.limits.ts';

/** End of a page: the last review's stars, time in microseconds and id. */
export interface ReviewPosition {
  stars: number;
  at: number;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const writeReviewCursor = (sort: ReviewSort, { stars, at, id }: ReviewPosition): string =>
  btoa(JSON.stringify([sort, stars, at, id]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null for a cursor that this list did not write: its first page follows. */
export function readReviewCursor(sort: ReviewSort, cursor: string): ReviewPosition | null {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [of, stars, at, id] = parts as unknown[];
  const isPosition =
    of === sort &&
    Number.isInteger(stars) &&
    Number(stars) >= 1 &&
    Number(stars) <= reviewLimits.starsMax &&
    Number.isSafeInteger(at) &&
    typeof id === 'string' &&
    UUID.test(id);
  return isPosition ? { stars: Number(stars), at: Number(at), id } : null;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
