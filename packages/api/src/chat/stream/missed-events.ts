import type { Db } from '@onceware/db/client';
import type { Semaphore } from '#kernel/semaphore.ts';
import { streamLimits } from '../chat.limits.ts';
import type { Head } from './follower.ts';
import { type Handed, handedEvents } from './handed.ts';
import { eventsBehind, type ReadEvent } from './stream.repo.ts';

/** Events of a room behind a place, or the first of them. */
export interface Missed {
  events: readonly ReadEvent[];
  /** The same as it is sent, made once for all who missed it. */
  handed: Handed;
}

interface Asked {
  place: Head;
  found: PromiseWithResolvers<Missed>;
}

const keyOf = ({ roomId, seq }: { roomId: string; seq: number }): string => `${roomId} ${seq}`;

/**
 * Reads what readers missed, each place once for all who stand there and have not been answered: after a process has ended,
 * thousands come back to the same places. One statement reads several places.
 *
 * @returns reads the events behind a place
 */
export function createMissedEvents({
  db,
  semaphore,
}: {
  db: Db;
  semaphore: Semaphore;
}): (place: Head) => Promise<Missed> {
  /** Places of which no read has begun: an earlier one would tell latecomers what was deleted since. */
  const asked = new Map<string, Asked>();

  async function readAsked(): Promise<void> {
    const some = [...asked].slice(0, streamLimits.placesOfOneRead);
    for (const [key] of some) asked.delete(key);
    if (some.length === 0) return;
    try {
      const events = await eventsBehind(
        db,
        some.map(([, { place }]) => place),
        streamLimits.batch,
        streamLimits.missedBatch,
      );
      const byPlace = Map.groupBy(events, ({ roomId, after }) => keyOf({ roomId, seq: after }));
      const isAll = events.length < streamLimits.batch;
      for (const [key, { place, found }] of some) {
        const ofPlace = byPlace.get(key);
        if (ofPlace || isAll)
          found.resolve({ events: ofPlace ?? [], handed: handedEvents(ofPlace ?? [], place.ordinal) });
        // The answer was full before it came to this place.
        else ask(key, { place, found });
      }
    } catch (error) {
      for (const [, { found }] of some) found.reject(error);
    }
  }

  /** Begins after all that come at once are noted. */
  function ask(key: string, one: Asked): void {
    const same = asked.get(key);
    if (same) same.found.promise.then(one.found.resolve, one.found.reject);
    else {
      asked.set(key, one);
      void Promise.resolve().then(() => semaphore(readAsked));
    }
  }

  return (place) => {
    const found = Promise.withResolvers<Missed>();
    ask(keyOf(place), { place, found });
    return found.promise;
  };
}
