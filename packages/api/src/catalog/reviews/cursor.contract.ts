import { type ReviewSort, reviewLimits } from './reviews.limits.ts';

/** End of a page: the last review's stars (or how many find it helpful), time in microseconds and id. */
export interface ReviewPosition {
  /** Number by which the list is sorted before time. */
  rank: number;
  at: number;
  id: string;
}

/** Largest number that the database's column holds. */
const INTEGER_MAX = 2_147_483_647;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const writeReviewCursor = (sort: ReviewSort, { rank, at, id }: ReviewPosition): string =>
  btoa(JSON.stringify([sort, rank, at, id]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null for a cursor that this list did not write: its first page follows. */
export function readReviewCursor(sort: ReviewSort, cursor: string): ReviewPosition | null {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [of, rank, at, id] = parts as unknown[];
  const isPosition =
    of === sort &&
    Number.isInteger(rank) &&
    (sort === 'helpful'
      ? Number(rank) >= 0 && Number(rank) <= INTEGER_MAX
      : Number(rank) >= 1 && Number(rank) <= reviewLimits.starsMax) &&
    Number.isSafeInteger(at) &&
    typeof id === 'string' &&
    UUID.test(id);
  return isPosition ? { rank: Number(rank), at: Number(at), id } : null;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
