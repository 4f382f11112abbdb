import { Menu } from '@mantine/core';
import type { Room } from '@onceware/api/chat/chat.contract';
import {
  IconBan,
  IconCalendarSearch,
  IconLink,
  IconLogout,
  IconMicrophoneOff,
  IconPin,
  IconPlugConnected,
  IconSearch,
  IconSettings,
  IconUserOff,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { AnchoredMenu, type AnchoredMenuProps } from '../overlay/anchored-menu.tsx';
import { MenuEntry } from '../overlay/menu-entry.tsx';
import type { RoomDialogKind } from '../dialogs/room-dialog.tsx';
import { useSession } from '#lib/api/session.ts';
import { useBlock } from '../blocking/use-block.ts';
import { PreviewsEntry } from '../previews/previews-entry.tsx';
import { HearEntries } from './hear-entries.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { othersOf } from './room-words.ts';
import { ROOMS } from './rooms-cache.ts';

interface Props extends Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {
  roomId: string;
  /** Room from the list; undefined while the list loads, or if the list is too long to include it. */
  room: Room | undefined;
  onSearch: () => void;
  onOpen: (dialog: RoomDialogKind) => void;
  /** The reader left the room. */
  onLeft: () => void;
}

/** Actions on a room as a whole (LIVE-01, LIVE-09, LIVE-10). */
export function RoomMenu({ roomId, room, onSearch, onOpen, onLeft, ...menu }: Props) {
  const t = useTranslations('chatRoom');
  const message = useTranslations('chatMessage');
  const connections = useTranslations('chatConnections');
  const team = useTranslations('chatTeam');
  const blocking = useTranslations('chatBlocking');
  const block = useBlock();
  const { user } = useSession();
  const others = room?.kind === 'direct' ? othersOf(room.people, user?.id) : [];
  const only = others.length === 1 && room?.peopleCount === 2 ? others[0] : undefined;
  const leave = useLeaveRoom(roomId, room, onLeft);
  const isOfSeveral = room?.kind === 'direct' && room.peopleCount > 2;
  const copyLink = useCopyLink(roomId);
  return (
    <AnchoredMenu {...menu} label={t('menu')} width={232}>
      <MenuEntry icon={IconUsers} label={t('people.title')} onClick={() => onOpen('people')} />
      {room?.team && <MenuEntry icon={IconUsersGroup} label={team('title')} onClick={() => onOpen('team')} />}
      <MenuEntry icon={IconPin} label={message('pinnedMessages')} onClick={() => onOpen('pinned')} />
      <MenuEntry icon={IconSearch} label={t('search')} onClick={onSearch} />
      <MenuEntry icon={IconCalendarSearch} label={t('day.open')} onClick={() => onOpen('day')} />
      <MenuEntry icon={IconLink} label={t('copyLink')} onClick={copyLink} />
      {room && (
        <>
          <Menu.Divider />
          <HearEntries room={room} />
          <Menu.Divider />
          <PreviewsEntry />
        </>
      )}
      {room?.may.moderate && (
        <>
          <Menu.Divider />
          <MenuEntry icon={IconSettings} label={t('settings.title')} onClick={() => onOpen('settings')} />
          <MenuEntry icon={IconMicrophoneOff} label={t('muted.title')} onClick={() => onOpen('muted')} />
          {(room.isMembersOnly || (room.kind === 'community' && room.isAsking)) && (
            <MenuEntry icon={IconUserOff} label={t('banned.title')} onClick={() => onOpen('banned')} />
          )}
          <MenuEntry icon={IconPlugConnected} label={connections('title')} onClick={() => onOpen('connections')} />
        </>
      )}
      {only && (
        <>
          <Menu.Divider />
          <MenuEntry
            icon={IconBan}
            label={blocking('block', { name: only.name })}
            onClick={() => void block(only).then((isBlocked) => isBlocked && onLeft())}
          />
        </>
      )}
      {room && (!room.isPrivate || isOfSeveral || (room.isMembersOnly && !room.may.moderate)) && (
        <>
          <Menu.Divider />
          <MenuEntry icon={IconLogout} label={t(isOfSeveral ? 'leaveTalk' : 'leave')} onClick={leave} />
        </>
      )}
      {room?.kind === 'team' && !room.isMembersOnly && <Menu.Label>{t('staysInTeam')}</Menu.Label>}
    </AnchoredMenu>
  );
}

/** Leaves, and offers to come back; who looked after a room that asks would come back as less than they were. */
function useLeaveRoom(roomId: string, room: Room | undefined, onLeft: () => void): () => void {
  const t = useTranslations('chatRoom');
  const { change } = useWork(ROOMS);
  const make = useMake();
  const isTalk = room?.kind === 'direct';
  const mayReturn = room && (isTalk || !room.may.moderate || !(room.isAsking || room.isMembersOnly));
  const comeBack = ({ read, isMuted, isSilent }: Room) =>
    void make(() => change(({ chat }) => chat.comeBack.mutate({ roomId, read, isMuted, isSilent })), {
      done: t('cameBack'),
    });
  return () =>
    void make(() => change((client) => client.chat.leave.mutate({ roomId })), {
      done: t(isTalk ? 'leftTalk' : 'left'),
      ...(mayReturn && { action: { label: t('undo'), onAction: () => comeBack(room) } }),
    }).then((answer) => answer && onLeft());
}
