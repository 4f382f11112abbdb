import type { MessageRequest } from '@onceware/api/chat/requests/requests.contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomFacts } from '../chat-source.ts';
import { clearRequestedRoom, useRequestedRoom } from './requested-room.ts';
import { type Mode, readLast, storeLast } from './last-room.ts';
import type { OpenedRoom, RoomRef } from './room-ref.ts';

/** View that one mode of the panel shows. */
export type View =
  /** Nothing was ever opened: the Lounge, as soon as it is known which room that is (LIVE-01). */
  | { at: 'first' }
  | { at: 'list'; last: OpenedRoom | null }
  /** Threads that the reader follows. */
  | { at: 'threads' }
  /** Messages that the reader wants to be reminded of. */
  | { at: 'reminders' }
  /** A message of a stranger. */
  | { at: 'request'; request: MessageRequest }
  /** For messages: of one room, or of all. */
  | { at: 'search'; room: { id: string; name: string } | null; query: string; from: View }
  | {
      at: 'room';
      opened: OpenedRoom;
      /** Opened by a press just now, which moves the focus too. */
      isChosen: boolean;
      /** The message to go to; another object for each time. */
      jump: { messageId: string } | null;
      /** View that a thread was opened from, to which its way back leads. */
      from?: View;
    };

const roomView = (opened: OpenedRoom): View => ({ at: 'room', opened, isChosen: false, jump: null });

/** View that was open last; users who have opened nothing yet start in the Lounge, and in private mode with the list. */
function firstView(userId: string, mode: Mode): View {
  const last = readLast(userId, mode);
  if (last !== null) return roomView(last);
  return mode === 'public' ? { at: 'first' } : { at: 'list', last: null };
}

const modeOf = ({ kind }: RoomFacts): Mode => (kind === 'team' || kind === 'direct' ? 'private' : 'public');

interface Views {
  view: View;
  show: (view: View) => void;
  open: (opened: OpenedRoom, messageId?: string | null) => void;
  /** Opens a thread, from which a way leads back to this view. */
  openThread: (thread: RoomRef, from: View) => void;
  /** Remembers the open room once it is loaded, and switches to its mode. */
  remember: (room: RoomFacts) => void;
  /** The room may no longer be read, and is not reopened. */
  forget: () => void;
}

/** Current view of the panel in each of its modes. */
export function useViews(userId: string, mode: Mode, onSwitch: () => void): Views {
  const [views, setViews] = useState<Record<Mode, View>>(() => ({
    public: firstView(userId, 'public'),
    private: firstView(userId, 'private'),
  }));
  const show = (view: View) => setViews((all) => ({ ...all, [mode]: view }));
  /** Opens the sample in both modes, so that whoever tries private mode in it stays there. */
  const trySample = () => {
    const other: Mode = mode === 'public' ? 'private' : 'public';
    storeLast(userId, mode, 'sample');
    if (readLast(userId, other) !== null) return;
    storeLast(userId, other, 'sample');
    setViews((all) => ({ ...all, [other]: roomView('sample') }));
  };
  const open = (opened: OpenedRoom, messageId: string | null = null) => {
    if (opened === 'sample') trySample();
    show({ at: 'room', opened, isChosen: true, jump: messageId === null ? null : { messageId } });
  };
  const openThread = (thread: RoomRef, from: View) =>
    show({ at: 'room', opened: thread, isChosen: true, jump: null, from });
  const remember = (room: RoomFacts) => {
    if (room.id === null) return;
    const own = modeOf(room);
    // A thread is left for its room.
    storeLast(userId, own, { roomId: room.thread?.roomId ?? room.id });
    if (own === mode) return;
    setViews((all) => ({ ...all, [own]: all[mode], [mode]: firstView(userId, mode) }));
    onSwitch();
  };
  const forget = () => storeLast(userId, mode, null);

  const asked = useRequestedRoom();
  const openAsked = useEffectEvent(() => {
    if (!asked) return;
    clearRequestedRoom();
    open(asked.room, asked.messageId);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- asked for outside of React's tree, and taken once
  useEffect(() => openAsked(), [asked]);
  return { view: views[mode], show, open, openThread, remember, forget };
}
