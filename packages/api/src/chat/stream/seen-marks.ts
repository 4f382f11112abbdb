import { LRUCache } from 'lru-cache';
import { lruSize } from '#kernel/lru-size.ts';

const ROOMS_MAX = 10_000;

interface Mark {
  userId: string;
  number: number;
}

/** Marks of the two who have read furthest in each room, as far as this process has heard. */
export interface SeenMarks {
  /**
   * Whether this tells any writer something new: that somebody else has seen more. In a crowd, of all that read a message
   * only the first two do.
   */
  raise(roomId: string, mark: Mark): boolean;
}

export function createSeenMarks(roomsMax = ROOMS_MAX): SeenMarks {
  const furthest = new LRUCache<string, readonly Mark[]>(lruSize(roomsMax));
  return {
    raise(roomId, mark) {
      const known = furthest.get(roomId) ?? [];
      const others = known.filter(({ userId }) => userId !== mark.userId);
      const before = known.find(({ userId }) => userId === mark.userId)?.number ?? -1;
      const isNews = mark.number > before && (others.length < 2 || others.some(({ number }) => number < mark.number));
      if (!isNews) return false;
      furthest.set(roomId, [...others, mark].toSorted((one, other) => other.number - one.number).slice(0, 2));
      return true;
    },
  };
}
