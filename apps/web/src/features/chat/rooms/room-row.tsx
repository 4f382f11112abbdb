import type { Room } from '@onceware/api/chat/chat.contract';
import { IconBellOff, IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, lazy, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useSession } from '#lib/api/session.ts';
import { MenuButton } from '../overlay/menu-button.tsx';
import { LastLine } from './last-line.tsx';
import { RoomIcon } from './room-icon.tsx';
import { othersOf, useRoomName, useShortTime } from './room-words.ts';
import classes from './rooms.module.css';

const loadMenu = () => import('./room-row-menu.tsx');
const RoomRowMenu = lazy(async () => ({ default: (await loadMenu()).RoomRowMenu }));

interface RowProps {
  /** Receives the focus when the reader comes back from this room to the list. */
  hasFocus: boolean;
  onOpen: () => void;
}

/** A room in the list: its name, its last message with author and time, and its unread count (LIVE-01). */
export function RoomRow({ room, ...row }: RowProps & { room: Room }) {
  const t = useTranslations('chatRooms');
  const name = useRoomName()(room);
  const shortTime = useShortTime();
  const { user } = useSession();
  const { unread } = room;
  return (
    <li className={classes.row} data-unread={(unread > 0 && !room.isMuted) || undefined}>
      <RowButton {...row}>
        <RoomIcon kind={room.kind} others={othersOf(room.people, user?.id)} isLocked={room.isMembersOnly} />
        <span className={classes.words}>
          <span className="row items-center gap-2 min-w-0">
            <span className={classes.name} dir="auto">
              {name}
            </span>
            <span className="sr-only">{t(room.isMembersOnly ? 'privateOfTeam' : `kind.${room.kind}`)}</span>
            {room.isMuted && <Muted />}
            {room.lastMessage && (
              <time className="flex-none ms-auto text-12 num quiet" dateTime={room.lastMessage.sentAt}>
                {shortTime(room.lastMessage.sentAt)}
              </time>
            )}
          </span>
          <span className="row items-center gap-2 min-w-0">
            <LastLine room={room} />
            <Counts unread={room.isMuted ? 0 : unread} mentions={room.isSilent ? 0 : room.mentions} />
          </span>
        </span>
      </RowButton>
      {room.standing === 'in' && <RowMenu room={room} name={name} />}
    </li>
  );
}

function RowMenu({ room, name }: { room: Room; name: string }) {
  const t = useTranslations('chatRooms');
  const label = t('rowMenu', { name });
  return (
    <MenuButton className={classes.menu} label={label} icon={IconDotsVertical} load={loadMenu}>
      {(menu) => <RoomRowMenu {...menu} label={label} room={room} />}
    </MenuButton>
  );
}

/** The sample conversation, which is no room. */
export function SampleRow(row: RowProps) {
  const t = useTranslations('chatRooms');
  return (
    <li className={classes.row}>
      <RowButton {...row}>
        <RoomIcon kind="sample" />
        <span className={classes.words}>
          <span className={classes.name}>{t('sample')}</span>
          <span className={classes.last}>{t('sampleHint')}</span>
        </span>
      </RowButton>
    </li>
  );
}

function RowButton({ hasFocus, onOpen, children }: RowProps & { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <button ref={button} type="button" className={classes.open} onClick={onOpen}>
      {children}
    </button>
  );
}

function Muted() {
  const t = useTranslations('chatRooms');
  return (
    <>
      <IconBellOff className="flex-none quiet" size={14} stroke={1.75} aria-hidden />
      <span className="sr-only">{t('muted')}</span>
    </>
  );
}

/** More is not counted, only said. */
const COUNTED = 99;

/** Shows mentions of the reader apart from the unread count. */
export function Counts({ unread, mentions }: { unread: number; mentions: number }) {
  const t = useTranslations('chatRooms');
  const { number } = useFormat();
  return (
    <>
      {mentions > 0 && (
        <span className={classes.mention}>
          <span aria-hidden>@</span>
          <span className="sr-only">{t('mentions', { count: mentions })}</span>
        </span>
      )}
      {unread > 0 && (
        <span className={classes.unread}>
          <span aria-hidden>{unread > COUNTED ? t('more', { count: COUNTED }) : number(unread)}</span>
          <span className="sr-only">{t('unread', { count: unread })}</span>
        </span>
      )}
    </>
  );
}
