import { Button } from '@onceware/ui/button/button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { failureKey } from '#lib/api/api-error.ts';
import { ChatPanel, type ChatPanelProps } from '../chat-panel.tsx';
import type { ChatMessage, ChatSource, RoomFacts } from '../chat-source.ts';
import { ChatHeader } from '../header/chat-header.tsx';
import { ListState } from '../list/list-states.tsx';
import { MenuButton } from '../overlay/menu-button.tsx';
import { useWhenLoaded } from '../overlay/use-when-loaded.ts';
import { InvitedDoor } from '../team/invited-door.tsx';
import { Door } from './door.tsx';
import type { RoomDialogKind } from '../dialogs/room-dialog.tsx';
import { type RoomRef, toText } from './room-ref.ts';
import { State } from './states.tsx';
import { ThreadMenuButton } from '../threads/thread-menu.tsx';
import { ROOMS } from './rooms-cache.ts';
import { useRooms } from './use-rooms.ts';

const loadMenu = () => import('./room-menu.tsx');
const RoomMenu = lazy(async () => ({ default: (await loadMenu()).RoomMenu }));
const loadDialog = () => import('../dialogs/room-dialog.tsx');
const RoomDialog = lazy(async () => ({ default: (await loadDialog()).RoomDialog }));

interface Props extends Pick<ChatPanelProps, 'isChosen' | 'jump' | 'onLeave' | 'onThread'> {
  /** The source of a room; the same one each time. */
  sourceOf: (roomId: string) => ChatSource;
  onBack: () => void;
  /** The way back leads to where a thread was opened; else to its message in the room. */
  isBackKnown: boolean;
  onSearch: (room: { id: string; name: string }) => void;
  onJump: (roomId: string, messageId: string) => void;
  /** It could be read. */
  onKnown: (room: RoomFacts) => void;
  /** It may not be read, or no longer. */
  onGone: () => void;
}

/** A room of the server's (LIVE-01). */
export function LiveRoom({ room, ...props }: Props & { room: RoomRef }) {
  return 'roomId' in room ? (
    <KnownRoom {...props} key={room.roomId} roomId={room.roomId} />
  ) : (
    <FoundRoom {...props} key={toText(room)} wanted={room} />
  );
}

/** The room of a deal or the thread of a message, made by the first reader who opens it. */
function FoundRoom({ wanted, ...props }: Props & { wanted: Exclude<RoomRef, { roomId: string }> }) {
  const t = useTranslations('chatRooms');
  const threads = useTranslations('chatThreads');
  const { data, error, refetch } = trpc.chat.open.useQuery(wanted);
  if (data) return <KnownRoom {...props} roomId={data.room.id} />;
  const isThread = 'threadOf' in wanted;
  const name = isThread ? threads('title') : t('kind.deal');
  return (
    <>
      <ChatHeader group={{ name, members: [] }} typing={[]} isChosen={false} isThread={isThread} onBack={props.onBack}>
        {null}
      </ChatHeader>
      <ListState
        status={error ? 'failed' : 'loading'}
        failure={error && failureKey(error)}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function KnownRoom(props: Props & { roomId: string }) {
  const t = useTranslations('chatRooms');
  const room = useRooms().data?.rooms.find(({ id }) => id === props.roomId);
  // Readers who have not joined see only the door.
  return room && room.standing !== 'in' ? (
    <AtDoor
      roomId={room.id}
      name={room.name ?? ''}
      onJoined={() => props.sourceOf(room.id).reload()}
      onBack={props.onBack}
    />
  ) : (
    <OpenRoom {...props} name={room?.name ?? (room?.kind === 'deal' ? t('kind.deal') : undefined)} />
  );
}

/** Interval for checking whether a join request was accepted. */
const DOOR_MS = 20_000;

interface DoorProps {
  roomId: string;
  name: string;
  /** The reader accepted an invitation. */
  onJoined: () => void;
  onBack: () => void;
}

/** The entrance of a room with join requests, or a note that the room is gone. */
function AtDoor({ roomId, name, onJoined, onBack }: DoorProps) {
  const t = useTranslations('chatRoom');
  const { data, error, refetch } = trpc.chat.door.useQuery({ roomId }, { retry: false, refetchInterval: DOOR_MS });
  const queryClient = useQueryClient();
  const isIn = data?.door.standing === 'in';
  useEffect(() => {
    if (isIn) void queryClient.invalidateQueries({ queryKey: ROOMS });
  }, [isIn, queryClient]);
  const invited = trpc.chat.team.invitations.useQuery(undefined, { enabled: error !== null });
  const invitation = invited.data?.invitations.find((one) => one.roomId === roomId);
  if (data) return <Door door={data.door} onBack={onBack} onChanged={() => void refetch()} />;
  if (invitation) return <InvitedDoor invitation={invitation} onJoined={onJoined} onBack={onBack} />;
  return (
    <>
      <ChatHeader group={{ name, members: [] }} status="" typing={[]} isChosen={false} onBack={onBack} />
      {error && (
        <div role="alert">
          <State title={t('gone')} hint={t('goneHint')}>
            <Button onClick={onBack}>{t('back')}</Button>
          </State>
        </div>
      )}
    </>
  );
}

interface OpenRoomProps extends Props {
  roomId: string;
  /** The name in the list, used until the room is loaded, and for the room of a hidden deal. */
  name: string | undefined;
}

function OpenRoom({ roomId, name, sourceOf, onSearch, onJump, onKnown, onGone, isBackKnown, ...panel }: OpenRoomProps) {
  const source = sourceOf(roomId);
  const { room, group, status, failure, pinned } = useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.getSnapshot(),
  );
  const isGone = status === 'failed' && (failure === 'not_found' || failure === 'forbidden');

  const tell = useEffectEvent(() => {
    if (status === 'ready') onKnown(room);
    else if (isGone) onGone();
  });
  useEffect(() => tell(), [roomId, status, isGone]);

  const { thread } = room;
  const goBack = thread && !isBackKnown ? () => onJump(thread.roomId, thread.messageId) : panel.onBack;
  if (isGone) {
    const shown = group.name || (name ?? '');
    return <AtDoor roomId={roomId} name={shown} onJoined={() => source.reload()} onBack={panel.onBack} />;
  }
  return (
    <ChatPanel
      {...panel}
      onBack={goBack}
      source={source}
      name={name}
      isPrivate={room.may.attach}
      menu={
        status === 'ready' &&
        (thread ? (
          <ThreadMenuButton roomId={roomId} isFollowed={thread.isFollowed} onChanged={() => source.reload()} />
        ) : (
          <RoomMenuButton
            roomId={roomId}
            name={group.name || (name ?? '')}
            onlineIds={new Set(group.members.filter(({ isOnline }) => isOnline).map(({ id }) => id))}
            pinned={pinned}
            onSearch={onSearch}
            onJump={onJump}
            onBack={panel.onBack}
          />
        ))
      }
    />
  );
}

interface MenuProps extends Pick<Props, 'onSearch' | 'onJump' | 'onBack'> {
  roomId: string;
  name: string;
  onlineIds: ReadonlySet<string>;
  pinned: readonly ChatMessage[];
}

function RoomMenuButton({ roomId, name, onlineIds, pinned, onSearch, onJump, onBack }: MenuProps) {
  const t = useTranslations('chatRoom');
  const whenLoaded = useWhenLoaded();
  const [dialog, setDialog] = useState<RoomDialogKind | null>(null);
  const room = useRooms().data?.rooms.find(({ id }) => id === roomId);
  return (
    <>
      <MenuButton label={t('menu')} load={loadMenu}>
        {(menu) => (
          <RoomMenu
            {...menu}
            roomId={roomId}
            room={room}
            onSearch={() => onSearch({ id: roomId, name })}
            onOpen={(kind) => whenLoaded(loadDialog, () => setDialog(kind))}
            onLeft={onBack}
          />
        )}
      </MenuButton>
      {dialog && (
        <Suspense>
          <RoomDialog
            kind={dialog}
            roomId={roomId}
            room={room}
            onlineIds={onlineIds}
            pinned={pinned}
            onJump={(messageId) => onJump(roomId, messageId)}
            onLeft={onBack}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
