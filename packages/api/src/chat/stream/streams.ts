import { NOBODY_HIDDEN } from '../blocking/hidden.ts';
import type { Follower, Stream } from './follower.ts';

/** The open streams of this process, by user. */
export interface Streams {
  add(follower: Follower): Stream;
  remove(stream: Stream): void;
  /** The oldest first. */
  of(userId: string): readonly Stream[];
  all(): readonly Stream[];
  count(): number;
}

export function createStreams(): Streams {
  const byUser = new Map<string, readonly Stream[]>();
  let count = 0;
  return {
    add(follower) {
      const stream: Stream = {
        follower,
        rooms: new Set(),
        isOver: false,
        isStale: false,
        isLive: false,
        endsAt: undefined,
        hidden: NOBODY_HIDDEN,
        held: null,
      };
      byUser.set(follower.userId, [...(byUser.get(follower.userId) ?? []), stream]);
      count += 1;
      return stream;
    },
    remove(stream) {
      const { userId } = stream.follower;
      const others = (byUser.get(userId) ?? []).filter((other) => other !== stream);
      if (others.length > 0) byUser.set(userId, others);
      else byUser.delete(userId);
      count -= 1;
    },
    of: (userId) => byUser.get(userId) ?? [],
    all: () => [...byUser.values()].flat(),
    count: () => count,
  };
}
