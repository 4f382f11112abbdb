import { lazy, Suspense } from 'react';
import type { Room } from '@onceware/api/chat/chat.contract';
import type { ChatMessage } from '../chat-source.ts';
import { PinnedList } from '../overlay/pinned-list.tsx';
import { BannedDialog } from './banned-dialog.tsx';
import { DayDialog } from './day-dialog.tsx';
import { MutedDialog } from './muted-dialog.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const ConnectionsDialog = lazy(async () => ({
  default: (await import('../webhooks/connections-dialog.tsx')).ConnectionsDialog,
}));

const TeamDialog = lazy(async () => ({ default: (await import('../team/team-dialog.tsx')).TeamDialog }));

/** Dialogs that a room's menu can open. */
export type RoomDialogKind = 'people' | 'pinned' | 'day' | 'settings' | 'connections' | 'team' | 'muted' | 'banned';

interface Props {
  kind: RoomDialogKind;
  roomId: string;
  room: Room | undefined;
  onlineIds: ReadonlySet<string>;
  pinned: readonly ChatMessage[];
  onJump: (messageId: string) => void;
  /** The reader left the room, or its team. */
  onLeft: () => void;
  onClose: () => void;
}

/** Open dialog of a room; rendered below its `ChatPanel`. */
export function RoomDialog({ kind, roomId, room, onlineIds, pinned, onJump, onLeft, onClose }: Props) {
  if (kind === 'people') return <PeopleDialog roomId={roomId} room={room} onlineIds={onlineIds} onClose={onClose} />;
  if (kind === 'muted') return <MutedDialog roomId={roomId} onClose={onClose} />;
  if (kind === 'banned') return <BannedDialog roomId={roomId} onClose={onClose} />;
  if (kind === 'pinned') return <PinnedList messages={pinned} onClose={onClose} />;
  if (kind === 'day') return <DayDialog roomId={roomId} onJump={onJump} onClose={onClose} />;
  if (kind === 'settings' && room) return <SettingsDialog room={room} onClose={onClose} />;
  if (kind === 'team' && room?.team) {
    return (
      <Suspense>
        <TeamDialog team={room.team} onLeft={onLeft} onClose={onClose} />
      </Suspense>
    );
  }
  if (kind === 'connections' && room) {
    return (
      <Suspense>
        <ConnectionsDialog room={room} onClose={onClose} />
      </Suspense>
    );
  }
  return null;
}
