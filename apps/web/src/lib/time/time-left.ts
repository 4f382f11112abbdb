const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type TimeLeft = { kind: 'open' } | { kind: 'later' } | { kind: 'ended' } | { kind: 'days' | 'hours'; count: number };

/** How much of a deal's time is left, in the unit worth saying. `later` is a week or more. */
export function timeLeft(endsAt: string | null, now: number): TimeLeft {
  if (endsAt === null) return { kind: 'open' };
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return { kind: 'ended' };
  if (left >= WEEK) return { kind: 'later' };
  if (left >= 2 * DAY) return { kind: 'days', count: Math.floor(left / DAY) };
  return { kind: 'hours', count: Math.max(1, Math.ceil(left / HOUR)) };
}
