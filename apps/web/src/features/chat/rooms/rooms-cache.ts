import type { Room, RoomMessage, StreamEvent } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';
import { type CountedRoom, countMessage, isUnclear, readTo } from '../heard/counted-room.ts';

/** A room of the list, with what was heard of it since it was read. */
export interface ListedRoom extends Room, Pick<CountedRoom, 'uncounted'> {
  /** The last message was deleted; the one before it is told with the next reading. */
  isLastDeleted?: boolean;
}

interface Rooms {
  rooms: ListedRoom[];
  /** Room behind which older ones are listed. */
  nextCursor: string | null;
}

export const ROOMS = getQueryKey(trpc.chat.rooms, undefined, 'query');

const change = (queryClient: QueryClient, apply: (rooms: ListedRoom[]) => ListedRoom[]): void =>
  void queryClient.setQueryData<Rooms>(ROOMS, (known) => known && { ...known, rooms: apply(known.rooms) });

const only =
  (roomId: string, apply: (room: ListedRoom) => ListedRoom) =>
  (rooms: ListedRoom[]): ListedRoom[] =>
    rooms.map((room) => (room.id === roomId ? apply(room) : room));

/** Level at which the reader hears of a room. */
export interface Muting {
  roomId: string;
  isMuted: boolean;
  isSilent: boolean;
}

const mutedAmong = ({ roomId, isMuted, isSilent }: Muting) => only(roomId, (room) => ({ ...room, isMuted, isSilent }));

export const muted = (known: Rooms, muting: Muting): Rooms => ({ ...known, rooms: mutedAmong(muting)(known.rooms) });

export const muteInCache = (queryClient: QueryClient, muting: Muting): void => change(queryClient, mutedAmong(muting));

/** The reader has seen messages up to a number; marks never go back. */
export const readInCache = (queryClient: QueryClient, roomId: string, number: number): void =>
  change(
    queryClient,
    only(roomId, (room) => readTo(room, number)),
  );

/** Whether the reader's mark went back, as another browser says: what is unread then has to be read anew. */
export const isMarkedUnread = (queryClient: QueryClient, roomId: string, number: number): boolean => {
  const room = queryClient.getQueryData<Rooms>(ROOMS)?.rooms.find(({ id }) => id === roomId);
  return room !== undefined && number < room.read;
};

/** Applies a message from the stream to the cached list; a new one moves its room to the top. */
export const updateRoomsCache = (
  queryClient: QueryClient,
  { roomId, seq, message }: Extract<StreamEvent, { type: 'message' }>,
  readerId: string,
): void =>
  change(queryClient, (rooms) => {
    const room = rooms.find(({ id }) => id === roomId);
    // Skips events that come twice, or were known when the list was read.
    if (!room || seq <= room.seq) return rooms;
    const told = { ...countMessage(room, message, readerId), ...lastLine(room, message), seq };
    if (message.number <= room.newest) return only(roomId, () => told)(rooms);
    return [told, ...rooms.filter(({ id }) => id !== roomId)];
  });

/** Whether the list has to be read anew, because what was deleted may be one of the counted mentions, or taken off already. */
export function isUnclearInCache(
  queryClient: QueryClient,
  { roomId, message }: Extract<StreamEvent, { type: 'message' }>,
): boolean {
  const room = queryClient.getQueryData<Rooms>(ROOMS)?.rooms.find(({ id }) => id === roomId);
  return room !== undefined && isUnclear(room, message);
}

const lineOf = ({ number, author, text, sentAt }: RoomMessage): Room['lastMessage'] => ({
  number,
  author: author?.name ?? null,
  text,
  sentAt,
});

/** The last line after a message came or was changed. */
function lastLine(room: ListedRoom, message: RoomMessage): Partial<ListedRoom> {
  const { number, deletedAt, isFolded } = message;
  const last = room.lastMessage?.number ?? 0;
  if (deletedAt !== null) return { isLastDeleted: room.isLastDeleted === true || number === last };
  return number >= last && !isFolded ? { lastMessage: lineOf(message), isLastDeleted: false } : {};
}
