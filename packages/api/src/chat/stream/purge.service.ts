import type { Database } from '@onceware/db/client';
import { daysAgo } from '#kernel/moments.ts';
import { KEEP_EVENTS_DAYS } from '../chat.limits.ts';
import { deleteEvents } from './stream.repo.ts';

const AT_ONCE = 5_000;

/**
 * Deletes events that are older than readers may be away; the messages stay. Any number of processes may do it at once; `signal`
 * ends it between two steps.
 */
export async function purgeRoomEvents({ db }: Pick<Database, 'db'>, signal?: AbortSignal): Promise<void> {
  const before = daysAgo(KEEP_EVENTS_DAYS);
  const isStopped = () => signal?.aborted === true;
  let isMore = true;
  while (isMore && !isStopped()) isMore = (await deleteEvents(db, before, AT_ONCE)) === AT_ONCE;
}
