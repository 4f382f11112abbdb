import { lazy, Suspense } from 'react';
import { loadReportPerson, ReportPerson } from '#lib/people/report-person.tsx';
import type { ChatMessage, ChatSource } from '../chat-source.ts';
import { EditHistory } from './edit-history.tsx';
import { type OpenOverlay, type Overlay, useMessageActions } from '../message-actions.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useRoom } from '../room-facts.ts';
import { Reactors } from './reactors.tsx';

const loadMenu = () => import('./message-menu.tsx');
const loadEmoji = () => import('./emoji-popover.tsx');
const loadTeamMove = () => import('./team-move-dialog.tsx');
const loadRemind = () => import('../reminders/remind-menu.tsx');
const loadSave = () => import('../saving/save-from-message.tsx');
const loadMute = () => import('./mute-dialog.tsx');
const MessageMenu = lazy(async () => ({ default: (await loadMenu()).MessageMenu }));
const EmojiPopover = lazy(async () => ({ default: (await loadEmoji()).EmojiPopover }));
const TeamMoveDialog = lazy(async () => ({ default: (await loadTeamMove()).TeamMoveDialog }));
const RemindMenu = lazy(async () => ({ default: (await loadRemind()).RemindMenu }));
const SaveFromMessage = lazy(async () => ({ default: (await loadSave()).SaveFromMessage }));
const MuteDialog = lazy(async () => ({ default: (await loadMute()).MuteDialog }));

const LOADS: Partial<Record<Overlay, () => Promise<unknown>>> = {
  menu: loadMenu,
  emoji: loadEmoji,
  mute: loadMute,
  remind: loadRemind,
  save: loadSave,
  report: loadReportPerson,
};

/** The code of an overlay; most have none of their own. */
export const loadOverlay = (kind: Overlay): Promise<unknown> => LOADS[kind]?.() ?? Promise.resolve();

interface Props {
  source: ChatSource;
  overlay: OpenOverlay;
  message: ChatMessage;
  onClose: () => void;
}

/** Menu, popover or dialog that is open on a message. */
export function MessageOverlay({ source, overlay: { kind, anchor }, message, onClose }: Props) {
  const { react } = useMessageActions();
  const room = useRoom();
  switch (kind) {
    case 'menu':
      return (
        <Suspense>
          <MessageMenu anchor={anchor} message={message} onClose={onClose} />
        </Suspense>
      );
    case 'emoji': {
      const pick = (emoji: string) => react(message.id, emoji);
      return (
        <Suspense>
          <EmojiPopover anchor={anchor} onPick={pick} onClose={onClose} />
        </Suspense>
      );
    }
    case 'move':
      return room.kind === 'team' && room.id !== null ? (
        <Suspense>
          <TeamMoveDialog roomId={room.id} onMove={async (tool) => source.move(message.id, tool)} onClose={onClose} />
        </Suspense>
      ) : (
        <MoveDialog onMove={(tool) => source.move(message.id, tool)} onClose={onClose} />
      );
    case 'mute':
      return (
        <Suspense>
          <MuteDialog message={message} onClose={onClose} />
        </Suspense>
      );
    case 'report':
      return <ReportPerson person={{ id: message.userId, name: message.userName }} onClose={onClose} />;
    case 'remind':
      return (
        room.id !== null && (
          <Suspense>
            <RemindMenu message={{ roomId: room.id, id: message.id }} anchor={anchor} onClose={onClose} />
          </Suspense>
        )
      );
    case 'save':
      return (
        <Suspense>
          <SaveFromMessage message={message} anchor={anchor} onClose={onClose} />
        </Suspense>
      );
    case 'reactors':
      return <Reactors message={message} onClose={onClose} />;
    case 'history':
      return <EditHistory source={source} message={message} onClose={onClose} />;
  }
}
