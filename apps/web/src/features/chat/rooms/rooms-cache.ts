import type { Room, RoomMessage, StreamEvent } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';

/** A room of the list, with what was heard of it since it was read. */
export interface ListedRoom extends Room {
  /** Numbers of messages that were deleted since. */
  deleted?: readonly number[];
  /** The last message was deleted; the one before it is told with the next reading. */
  isLastDeleted?: boolean;
}

interface Rooms {
  rooms: ListedRoom[];
}

export const ROOMS = getQueryKey(trpc.chat.rooms, undefined, 'query');

const change = (queryClient: QueryClient, apply: (rooms: ListedRoom[]) => ListedRoom[]): void =>
  void queryClient.setQueryData<Rooms>(ROOMS, (known) => known && { rooms: apply(known.rooms) });

const only =
  (roomId: string, apply: (room: ListedRoom) => ListedRoom) =>
  (rooms: ListedRoom[]): ListedRoom[] =>
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
      unread: Math.min(room.unread, unreadBehind(room, number)),
      mentions: number >= room.newest ? 0 : room.mentions,
    })),
  );

/** Whether the reader's mark went back, as another browser says: what is unread then has to be read anew. */
export const isMarkedUnread = (queryClient: QueryClient, roomId: string, number: number): boolean => {
  const room = queryClient.getQueryData<Rooms>(ROOMS)?.rooms.find(({ id }) => id === roomId);
  return room !== undefined && number < room.read;
};

/** Greatest count of messages behind a number that can be unread. */
const unreadBehind = ({ newest, deleted = [] }: ListedRoom, number: number): number =>
  Math.max(0, newest - number - deleted.filter((gone) => gone > number).length);

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
    const told = { ...(message.number > room.newest ? withNew : withChanged)(room, message, readerId), seq };
    if (message.number <= room.newest) return only(roomId, () => told)(rooms);
    return [told, ...rooms.filter(({ id }) => id !== roomId)];
  });

/** Whether what was deleted may be one of the counted mentions: it tells no longer whom it named. */
export function mayHaveNamedReader(
  queryClient: QueryClient,
  { roomId, message }: Extract<StreamEvent, { type: 'message' }>,
): boolean {
  if (message.deletedAt === null) return false;
  const room = queryClient.getQueryData<Rooms>(ROOMS)?.rooms.find(({ id }) => id === roomId);
  return room !== undefined && room.mentions > 0 && message.number > room.read;
}

const lineOf = ({ number, author, text, sentAt }: RoomMessage): Room['lastMessage'] => ({
  number,
  author: author?.name ?? null,
  text,
  sentAt,
});

function withNew(room: ListedRoom, message: RoomMessage, readerId: string): ListedRoom {
  const { number, author, deletedAt, named, isFolded } = message;
  const isOwn = author?.id === readerId;
  const isGone = deletedAt !== null;
  const isNamed = !isOwn && !isGone && named.users.some(({ id }) => id === readerId);
  return {
    ...room,
    newest: number,
    read: isOwn ? number : room.read,
    unread: isOwn ? 0 : room.unread + Number(!isGone),
    mentions: isOwn ? 0 : room.mentions + Number(isNamed),
    ...(isGone
      ? { deleted: [...(room.deleted ?? []), number] }
      : !isFolded && { lastMessage: lineOf(message), isLastDeleted: false }),
  };
}

/** A message that is there was changed, deleted or brought back. */
function withChanged(room: ListedRoom, message: RoomMessage): ListedRoom {
  const { number, deletedAt, isFolded } = message;
  const last = room.lastMessage?.number ?? 0;
  const { deleted = [] } = room;
  const wasDeleted = deleted.includes(number);
  const isUnread = number > room.read;
  if (deletedAt === null)
    return {
      ...room,
      deleted: deleted.filter((gone) => gone !== number),
      unread: room.unread + Number(isUnread && wasDeleted),
      ...(number >= last && !isFolded && { lastMessage: lineOf(message), isLastDeleted: false }),
    };
  return {
    ...room,
    deleted: wasDeleted ? deleted : [...deleted, number],
    unread: Math.max(0, room.unread - Number(isUnread && !wasDeleted)),
    isLastDeleted: room.isLastDeleted === true || number === last,
  };
}
