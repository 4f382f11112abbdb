import type { Fetched } from '#platform/safe-fetch/safe-fetch.ts';

/** Maximum of seconds that a site may ask to wait. */
const WAIT_MIN = 30;
const WAIT_MAX = 24 * 60 * 60;
/** Wait for a site that asks for fewer requests and does not say for how long, or not readably. */
const WAIT_UNSAID = 5 * 60;

/**
 * Seconds that the site asks us to wait before the next request (RFC 9110 §10.2.3), within bounds; null where it does not ask.
 *
 * @param now is asked where neither a number of seconds nor the site's own clock tells how long a wait until a date is
 */
export async function retryAfterOf(
  { status, headers }: Pick<Fetched, 'status' | 'headers'>,
  now: () => Promise<Date>,
): Promise<number | null> {
  const said = headers['retry-after']?.trim();
  if (status !== 429 && (status !== 503 || said === undefined)) return null;
  return Math.min(Math.max(await secondsOf(said ?? '', headers.date, now), WAIT_MIN), WAIT_MAX);
}

async function secondsOf(said: string, date: string | undefined, now: () => Promise<Date>): Promise<number> {
  if (/^\d+$/.test(said)) return Number(said);
  const until = Date.parse(said);
  if (Number.isNaN(until)) return WAIT_UNSAID;
  const sent = Date.parse(date ?? '');
  return Math.ceil((until - (Number.isNaN(sent) ? (await now()).getTime() : sent)) / 1000);
}
