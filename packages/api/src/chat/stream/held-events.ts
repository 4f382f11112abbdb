import { streamLimits } from '../chat.limits.ts';
import type { FollowedRoom } from './follower.ts';
import type { Handed } from './handed.ts';

/** Events that wait for one stream while its rights are re-checked, by room. */
export interface HeldEvents {
  /** False: more wait than may. */
  add(room: FollowedRoom, after: number, handed: Handed): boolean;
  /** Forgets those of a room that the user may no longer follow. */
  drop(room: FollowedRoom): void;
  /** The last event of the room that was sent, if others wait. */
  sentOf(room: FollowedRoom): number | undefined;
  /** All that wait, in the order of each room. */
  all(): Handed[];
}

export function createHeldEvents(): HeldEvents {
  const byRoom = new Map<FollowedRoom, { after: number; chunks: Handed[] }>();
  let size = 0;
  return {
    add(room, after, handed) {
      const held = byRoom.get(room) ?? { after, chunks: [] };
      byRoom.set(room, held);
      held.chunks.push(handed);
      size += handed.bytes.length;
      return size <= streamLimits.waitingBytesMax;
    },
    drop: (room) => void byRoom.delete(room),
    sentOf: (room) => byRoom.get(room)?.after,
    all: () => [...byRoom.values()].flatMap(({ chunks }) => chunks),
  };
}
