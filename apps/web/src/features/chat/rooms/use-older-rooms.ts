import type { Room } from '@onceware/api/chat/chat.contract';
import { useState } from 'react';
import { trpc } from '#lib/api/trpc.ts';

interface OlderRooms {
  rooms: readonly Room[];
  /** There are more than are shown. */
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  loadMore: () => void;
}

/** Rooms behind those of the list, page by page on demand, without those that have come to its top meanwhile. */
export function useOlderRooms(cursor: string | null | undefined, listed: readonly Room[]): OlderRooms {
  /** Room behind which the first page begins, held while the list changes. */
  const [from, setFrom] = useState<string | null>(null);
  const { data, error, isFetching, hasNextPage, fetchNextPage } = trpc.chat.rooms.useInfiniteQuery(
    {},
    { initialCursor: from, enabled: from !== null, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const known = new Set(listed.map(({ id }) => id));
  const pages = from === null ? [] : (data?.pages ?? []);
  return {
    rooms: pages.flatMap((page) => page.rooms).filter(({ id }) => !known.has(id)),
    hasMore: from === null ? cursor != null : hasNextPage || error !== null,
    isLoading: isFetching,
    error,
    loadMore: () => {
      if (from === null) setFrom(cursor ?? null);
      else void fetchNextPage();
    },
  };
}
