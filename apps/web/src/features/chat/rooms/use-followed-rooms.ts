import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatStream } from '../stream/chat-stream.ts';
import { REQUESTS } from '../requests/use-requests.ts';
import { INVITATIONS } from '../team/use-team-changes.ts';
import { isMarkedUnread, isUnclearInCache, readInCache, ROOMS, updateRoomsCache } from './rooms-cache.ts';

/** Updates the list of rooms from the stream; null follows nothing (LIVE-01, LIVE-04). */
export function useFollowedRooms(stream: ChatStream | null, readerId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const rereadQueries = () => {
      void queryClient.invalidateQueries({ queryKey: ROOMS });
      void queryClient.invalidateQueries({ queryKey: INVITATIONS });
      void queryClient.invalidateQueries({ queryKey: REQUESTS });
    };
    if (!stream) return;
    // Refetches, because events may have been missed while nobody listened.
    if (queryClient.getQueryData(ROOMS)) rereadQueries();
    return stream.follow({
      onEvent(event) {
        if (event.type === 'message') {
          updateRoomsCache(queryClient, event, readerId);
          if (isUnclearInCache(queryClient, event)) rereadQueries();
        }
        if (event.type === 'read') {
          if (isMarkedUnread(queryClient, event.roomId, event.number)) rereadQueries();
          else readInCache(queryClient, event.roomId, event.number);
        }
        if (event.type === 'room' || event.type === 'rooms' || event.type === 'reset') rereadQueries();
      },
      // After a break, something may have been missed.
      onState: (state) => state === 'live' && rereadQueries(),
    });
  }, [stream, queryClient, readerId]);
}
