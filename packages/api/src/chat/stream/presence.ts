import { randomUUID } from 'node:crypto';
import { streamLimits } from '../chat.limits.ts';
import type { FollowedRoom, Stream } from './follower.ts';
import { type Handed, handedPresence, sendTo } from './handed.ts';
import type { RoomReader } from './room-reader.ts';
import type { Word } from './words.ts';

const TICK_MS = 1_000;
/** Ticks between two announcements of who is present; busy rooms are told only then. */
const SAY_EVERY = Math.floor(streamLimits.sayPresentMs / TICK_MS);
const CROWD = 50;
/** Limits the rooms whose presence a newcomer gets at once; the others follow when somebody comes or goes. */
const WELCOME_BYTES = 64 * 1024;
const PROCESSES_MAX = 100;

/** Tracks who is present: users with an open stream that follows the room, in any process. Not stored. */
export interface Presence {
  /** Called when somebody starts or stops following the room here. */
  moved(room: FollowedRoom): void;
  /** Takes in who is present at another process. */
  hear(roomId: string, process: string, userIds: readonly string[]): void;
  /** Tells a newcomer who is present. */
  welcome(stream: Stream): void;
  close(): void;
}

interface Here {
  /** Reports of the other processes, with their arrival by this process's clock. */
  others: Map<string, { userIds: readonly string[]; at: number }>;
  /** List last sent to the other processes. */
  said: string;
  /** Event last sent to the followers in this process, and whom it named. */
  told: Handed | null;
  toldIds: string;
}

function* userIdsOf({ followers }: FollowedRoom) {
  for (const { follower } of followers) yield follower.userId;
}

export function createPresence({
  rooms,
  hand,
  say,
}: Pick<RoomReader, 'rooms' | 'hand'> & { say(word: Word): void }): Presence {
  const self = randomUUID().slice(0, 8);
  const here = new Map<string, Here>();
  const changed = new Set<string>();
  let ticks = 0;

  function hereIn(roomId: string): Here {
    const known = here.get(roomId) ?? { others: new Map(), said: '', told: null, toldIds: '' };
    here.set(roomId, known);
    return known;
  }

  /** Distinct people, longest followers first, so that the list of a crowd is stable. */
  function first(userIds: Iterable<string>): string[] {
    const distinct = new Set<string>();
    for (const userId of userIds) {
      distinct.add(userId);
      if (distinct.size === streamLimits.presentMax) break;
    }
    return [...distinct];
  }

  function tell(room: FollowedRoom, isTimeToSay: boolean): void {
    const known = hereIn(room.id);
    const own = first(userIdsOf(room));
    if (isTimeToSay || own.join() !== known.said) say(['here', room.id, self, own]);
    known.said = own.join();
    const all = [...own, ...[...known.others.values()].flatMap(({ userIds }) => userIds)];
    const userIds = first(all).toSorted();
    if (known.told && userIds.join() === known.toldIds) return;
    known.told = handedPresence(room.id, userIds);
    known.toldIds = userIds.join();
    hand(room, known.told);
  }

  function forget(): void {
    const since = performance.now() - streamLimits.presentMs;
    for (const { others } of here.values())
      for (const [process, { at }] of others) if (at < since) others.delete(process);
  }

  const timer = setInterval(() => {
    ticks += 1;
    const isTimeToSay = ticks % SAY_EVERY === 0;
    if (isTimeToSay) forget();
    for (const roomId of isTimeToSay ? rooms.keys() : [...changed]) {
      const room = rooms.get(roomId);
      if (!room || (!isTimeToSay && room.followers.size > CROWD)) continue;
      changed.delete(roomId);
      tell(room, isTimeToSay);
    }
  }, TICK_MS).unref();

  return {
    moved({ id }) {
      if (rooms.has(id)) changed.add(id);
      else {
        // The last one went.
        if (here.delete(id)) say(['here', id, self, []]);
        changed.delete(id);
      }
    },
    hear(roomId, process, userIds) {
      if (!rooms.has(roomId)) return;
      const { others } = hereIn(roomId);
      if (userIds.length === 0) others.delete(process);
      else if (others.has(process) || others.size < PROCESSES_MAX)
        others.set(process, { userIds, at: performance.now() });
      changed.add(roomId);
    },
    welcome(stream) {
      let left = WELCOME_BYTES;
      for (const { id } of stream.rooms) {
        const told = here.get(id)?.told;
        left -= told?.bytes.length ?? 0;
        if (left < 0) break;
        if (told) sendTo(stream, told);
      }
    },
    close: () => clearInterval(timer),
  };
}
