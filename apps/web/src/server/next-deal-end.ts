/** Finds the earliest end of the running deals anywhere in a page's data; Infinity if there is none. */
export function nextDealEnd(data: unknown, now: number): number {
  if (typeof data !== 'object' || data === null) return Number.POSITIVE_INFINITY;
  const ends = Object.entries(data).map(([key, value]) => {
    const time = key === 'endsAt' && typeof value === 'string' ? Date.parse(value) : nextDealEnd(value, now);
    return time > now ? time : Number.POSITIVE_INFINITY;
  });
  return Math.min(...ends);
}
