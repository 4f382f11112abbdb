import type { FoundMessage } from '@onceware/api/chat/chat.contract';
import { useTranslations } from 'use-intl/react';
import { useClockTime } from '../message/use-clock-time.ts';
import { useRoomName } from '../rooms/room-words.ts';
import { useRooms } from '../rooms/use-rooms.ts';
import { Excerpt } from './excerpt.tsx';
import classes from './search.module.css';

interface Props {
  message: FoundMessage;
  /** Shows the room of the message; not needed when searching one room. */
  isRoomShown: boolean;
  onOpen: () => void;
}

/** A search hit: author, time, and the text with its matches marked. */
export function FoundRow({ message: { room, author, sentAt, excerpt }, isRoomShown, onOpen }: Props) {
  const t = useTranslations('chatRooms');
  const { moment } = useClockTime();
  const nameOf = useRoomName();
  // A conversation has no name of its own; the list knows its people.
  const listed = useRooms().data?.rooms.find(({ id }) => id === room.id);
  const roomName = listed ? nameOf(listed) : (room.name ?? t(`kind.${room.kind}`));
  return (
    <li>
      <button type="button" className={classes.found} onClick={onOpen}>
        <span className="row wrap gap-0-2 text-12 num quiet">
          <bdi className="weight-580 ink">{author?.name ?? t('somebody')}</bdi>
          <time dateTime={sentAt}>{moment(sentAt)}</time>
          {isRoomShown && <bdi className={classes.room}>{roomName}</bdi>}
        </span>
        <Excerpt {...excerpt} />
      </button>
    </li>
  );
}
