import type { Room, RoomMessage } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';

interface Rooms {
  rooms: Room[];
}

export const ROOMS = getQueryKey(trpc.chat.rooms, undefined, 'query');

const change = (queryClient: QueryClient, apply: (rooms: Room[]) => Room[]): void =>
  void queryClient.setQueryData<Rooms>(ROOMS, (known) => known && { rooms: apply(known.rooms) });

const only =
  (roomId: string, apply: (room: Room) => Room) =>
  (rooms: Room[]): Room[] =>
    rooms.map((room) => (room.id === roomId ? apply(room) : room));

export interface Muting {
  roomId: string;
  isMuted: boolean;
}

export const muted = ({ rooms }: Rooms, { roomId, isMuted }: Muting): Rooms => ({
  rooms: only(roomId, (room) => ({ ...room, isMuted }))(rooms),
});

export const muteInCache = (queryClient: QueryClient, muting: Muting): void =>
  change(queryClient, (rooms) => muted({ rooms }, muting).rooms);

/** The reader has seen messages up to a number; marks never go back. */
export const readInCache = (queryClient: QueryClient, roomId: string, number: number): void =>
  change(
    queryClient,
    only(roomId, (room) => ({
      ...room,
      read: Math.max(room.read, number),
      mentions: number >= room.newest ? 0 : room.mentions,
    })),
  );

/** Applies a message from the stream to the cached list; a new one moves its room to the top. */
export const updateRoomsCache = (
  queryClient: QueryClient,
  roomId: string,
  message: RoomMessage,
  readerId: string,
): void =>
  change(queryClient, (rooms) => {
    const room = rooms.find(({ id }) => id === roomId);
    if (!room || message.number < room.newest) return rooms;
    const told = toldOf(room, message, readerId);
    if (message.number === room.newest) return only(roomId, () => told)(rooms);
    return [told, ...rooms.filter(({ id }) => id !== roomId)];
  });

function toldOf(room: Room, message: RoomMessage, readerId: string): Room {
  const { number, author, text, sentAt, deletedAt, named } = message;
  const isOwn = author?.id === readerId;
  const isNew = number > room.newest;
  const isNamed = isNew && !isOwn && named.users.some(({ id }) => id === readerId);
  return {
    ...room,
    newest: number,
    read: isOwn ? number : room.read,
    mentions: room.mentions + Number(isNamed),
    lastMessage: deletedAt === null ? { author: author?.name ?? null, text, sentAt } : room.lastMessage,
  };
}
