import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { type CountedRoom, countMessage, isUnclear, readTo } from './counted-room.ts';

interface Heard {
  rooms: CountedRoom[];
  requests: number;
}

export const HEARD = getQueryKey(trpc.chat.heard, undefined, 'query');

/** Whether the counts were told all that the event says, or have to be read anew: at once, or some time later. */
export type Outcome = 'told' | 'stale' | 'unsure';

/** Counts an event of the stream. */
export function hearEvent(queryClient: QueryClient, event: StreamEvent, readerId: string): Outcome {
  if (event.type === 'rooms' || event.type === 'reset') return 'stale';
  if (event.type !== 'message' && event.type !== 'read') return 'told';
  const known = queryClient.getQueryData<Heard>(HEARD);
  const room = known?.rooms.find(({ id }) => id === event.roomId);
  // A room that was never entered, or one of very many.
  if (!known || !room) return 'unsure';
  const put = (changed: CountedRoom) =>
    queryClient.setQueryData<Heard>(HEARD, {
      ...known,
      rooms: known.rooms.map((one) => (one === room ? changed : one)),
    });
  if (event.type === 'read') {
    if (event.number < room.read) return 'stale';
    put(readTo(room, event.number));
    return 'told';
  }
  // Skips events that come twice, or were known when the counts were read.
  if (event.seq <= room.seq) return 'told';
  const isStale = isUnclear(room, event.message);
  put({ ...countMessage(room, event.message, readerId), seq: event.seq });
  return isStale ? 'stale' : 'told';
}
