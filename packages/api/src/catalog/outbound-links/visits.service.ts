import type { Database } from '@onceware/db/client';
import { isbot } from 'isbot';
import type { Call } from '#kernel/call.ts';
import { type Counted, purgeVisitKeys, purgeVisitsOfPastDays } from './visits.repo.ts';

/**
 * Counts the caller as a visitor of a deal, once a day however often they come (decision 059). Bots, tools with an API key and
 * staff are not counted. @throws too_many_requests
 */
export async function countVisit(
  { clicks, limits, actor, address, userAgent }: Pick<Call, 'clicks' | 'limits' | 'actor' | 'address' | 'userAgent'>,
  kind: Counted,
  dealId: string,
): Promise<void> {
  if (!userAgent || isbot(userAgent)) return;
  if (actor?.via === 'key' || actor?.permissions.has('admin.catalog')) return;
  await limits.countCaller('visit', address);
  clicks.count({ dealId, kind, address, userId: actor?.user.id ?? null });
}

const AT_ONCE = 5_000;

/**
 * Deletes the keys and visitors of past days. Any number of processes may do it at once; `signal` ends it between two steps.
 */
export async function purgeVisits({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  // First the keys: without them the rest names nobody.
  if (!isStopped()) await purgeVisitKeys(db);
  let isMore = true;
  while (isMore && !isStopped()) isMore = (await purgeVisitsOfPastDays(db, AT_ONCE)) === AT_ONCE;
}
