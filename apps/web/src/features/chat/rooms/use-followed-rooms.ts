import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatStream } from '../stream/chat-stream.ts';
import { ROOMS, tellCache } from './rooms-cache.ts';

/** Keeps the list of rooms as the stream tells it; null follows nothing (LIVE-01, LIVE-04). */
export function useFollowedRooms(stream: ChatStream | null, readerId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAnew = () => void queryClient.invalidateQueries({ queryKey: ROOMS });
    if (!stream) return;
    // Refetches, because events may have been missed while nobody listened.
    if (queryClient.getQueryData(ROOMS)) readAnew();
    return stream.follow({
      onEvent(event) {
        if (event.type === 'message') tellCache(queryClient, event.roomId, event.message, readerId);
        else if (event.type === 'room' || event.type === 'rooms' || event.type === 'reset') readAnew();
      },
      // After a break, something may have been missed.
      onState: (state) => state === 'live' && readAnew(),
    });
  }, [stream, queryClient, readerId]);
}
