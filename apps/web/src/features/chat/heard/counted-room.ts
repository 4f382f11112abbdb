import type { HeardRoom, RoomMessage } from '@onceware/api/chat/chat.contract';

/** Counts of a room, with what was heard of it since they were read. */
export interface CountedRoom extends Omit<HeardRoom, 'isThread'> {
  /** Numbers of messages since that are not counted: deleted, or of somebody whom the reader has blocked. */
  uncounted?: readonly number[];
}

/** Greatest count of messages behind a number that can be unread. */
const unreadBehind = ({ newest, uncounted = [] }: CountedRoom, number: number): number =>
  Math.max(0, newest - number - uncounted.filter((other) => other > number).length);

/** The reader has seen messages up to a number; marks never go back. */
export const readTo = <Room extends CountedRoom>(room: Room, number: number): Room => ({
  ...room,
  read: Math.max(room.read, number),
  unread: Math.min(room.unread, unreadBehind(room, number)),
  mentions: number >= room.newest ? 0 : room.mentions,
});

/** Counts a message from the stream: a new one, or one that was changed, deleted or brought back. */
export function countMessage<Room extends CountedRoom>(room: Room, message: RoomMessage, readerId: string): Room {
  return message.number > room.newest ? withNew(room, message, readerId) : withChanged(room, message);
}

function withNew<Room extends CountedRoom>(room: Room, message: RoomMessage, readerId: string): Room {
  const { number, author, deletedAt, named, isFolded } = message;
  const isOwn = author?.id === readerId;
  const isCounted = !isOwn && deletedAt === null && !isFolded;
  const isNamed = isCounted && named.users.some(({ id }) => id === readerId);
  return {
    ...room,
    newest: number,
    read: isOwn ? number : room.read,
    unread: isOwn ? 0 : room.unread + Number(isCounted),
    mentions: isOwn ? 0 : room.mentions + Number(isNamed),
    ...(!isCounted && !isOwn && { uncounted: [...(room.uncounted ?? []), number] }),
  };
}

function withChanged<Room extends CountedRoom>(room: Room, message: RoomMessage): Room {
  const { number, deletedAt, isFolded } = message;
  const { uncounted = [] } = room;
  const wasUncounted = uncounted.includes(number);
  const isUnread = number > room.read;
  if (isFolded || isRepliedTrace(message)) return room;
  if (deletedAt === null)
    return {
      ...room,
      uncounted: uncounted.filter((other) => other !== number),
      unread: room.unread + Number(isUnread && wasUncounted),
    };
  return {
    ...room,
    uncounted: wasUncounted ? uncounted : [...uncounted, number],
    unread: Math.max(0, room.unread - Number(isUnread && !wasUncounted)),
  };
}

/** Deleted messages are told of again with each reply in their thread, so that they may be taken off already. */
const isRepliedTrace = ({ deletedAt, thread }: RoomMessage): boolean => deletedAt !== null && thread !== null;

/**
 * Whether the counts have to be read anew, because what was deleted may be one of the counted mentions, which it tells no longer, or
 * may be taken off already.
 */
export const isUnclear = (room: CountedRoom, message: RoomMessage): boolean =>
  message.deletedAt !== null && message.number > room.read && (room.mentions > 0 || isRepliedTrace(message));
