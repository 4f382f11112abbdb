import { useTranslations } from 'use-intl/react';
import { IconMessages } from '@tabler/icons-react';
import type { Mode } from './last-room.ts';
import type { RoomRef } from './room-ref.ts';
import { useRoomName } from './room-words.ts';
import classes from './rooms.module.css';
import { useRooms } from './use-rooms.ts';

/** Offers rooms above the sample to readers without an open room: the community's, or in private mode their own. */
export function RoomOffers({
  mode,
  onOpen,
  onAll,
}: {
  mode: Mode;
  onOpen: (room: RoomRef) => void;
  onAll: () => void;
}) {
  const t = useTranslations('chatRooms');
  const name = useRoomName();
  const { data } = useRooms();
  const isOffered = mode === 'public' ? ['community'] : ['team', 'direct'];
  const rooms = data?.rooms.filter(({ kind }) => isOffered.includes(kind)).slice(0, OFFERED) ?? [];
  return (
    <nav className={classes.offers} aria-label={t('offers')}>
      {rooms.map((room) => (
        <button key={room.id} type="button" className={classes.offer} onClick={() => onOpen({ roomId: room.id })}>
          <IconMessages size={16} stroke={1.75} aria-hidden />
          <span className="truncate" dir="auto">
            {name(room)}
          </span>
        </button>
      ))}
      <button type="button" className={classes.offer} onClick={onAll}>
        {t('all')}
      </button>
    </nav>
  );
}

const OFFERED = 4;
