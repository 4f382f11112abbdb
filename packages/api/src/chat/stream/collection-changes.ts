import { LRUCache } from 'lru-cache';
import { lruSize } from '#kernel/lru-size.ts';

/** When members' collections last changed, as far as this process has heard. */
export interface CollectionChanges {
  /** They changed just now. */
  note(userId: string): void;
  /** Words of other processes may have been missed until now. */
  miss(): void;
  /** Time in ms since they last changed, or may have changed. */
  msSince(userId: string): number;
}

const USERS_MAX = 10_000;

export function createCollectionChanges(usersMax = USERS_MAX): CollectionChanges {
  /** Up to when it is not known of those that are not in `last`. */
  let unknownUntil = performance.now();
  const forget = (at: number) => {
    unknownUntil = Math.max(unknownUntil, at);
  };
  const last = new LRUCache<string, number>({
    ...lruSize(usersMax),
    dispose: (at, _userId, reason) => reason === 'evict' && forget(at),
  });
  return {
    note: (userId) => void last.set(userId, performance.now()),
    miss: () => forget(performance.now()),
    msSince: (userId) => performance.now() - Math.max(unknownUntil, last.peek(userId) ?? 0),
  };
}
