import { streamLimits } from '../chat.limits.ts';
import type { FollowedRoom } from './follower.ts';

/** Events that wait for one stream while its rights are re-checked, by room. */
export interface HeldEvents {
  /** False: more wait than may. */
  add(room: FollowedRoom, after: number, bytes: Buffer): boolean;
  /** Forgets those of a room that the user may no longer follow. */
  drop(room: FollowedRoom): void;
  /** The last event of the room that was sent, if others wait. */
  sentOf(room: FollowedRoom): number | undefined;
  /** All that wait, in the order of each room. */
  all(): Buffer[];
}

export function createHeldEvents(): HeldEvents {
  const byRoom = new Map<FollowedRoom, { after: number; chunks: Buffer[] }>();
  let size = 0;
  return {
    add(room, after, bytes) {
      const held = byRoom.get(room) ?? { after, chunks: [] };
      byRoom.set(room, held);
      held.chunks.push(bytes);
      size += bytes.length;
      return size <= streamLimits.waitingBytesMax;
    },
    drop: (room) => void byRoom.delete(room),
    sentOf: (room) => byRoom.get(room)?.after,
    all: () => [...byRoom.values()].flatMap(({ chunks }) => chunks),
  };
}
