import { lazy, Suspense } from 'react';
import { ChatPanel } from '../chat-panel.tsx';
import type { ChatSource } from '../chat-source.ts';
import type { LiveChat } from '../live/live-chat.ts';
import { FirstRoom } from './first-room.tsx';
import { RequestView } from '../requests/request-view.tsx';
import { SearchScreen } from '../search/search-screen.tsx';
import type { Mode } from './last-room.ts';
import { ThreadsScreen } from '../threads/threads-screen.tsx';
import { LiveRoom } from './live-room.tsx';
import { RoomList } from './room-list.tsx';
import { useFollowedRooms } from './use-followed-rooms.ts';
import { useViews } from './use-views.ts';

const RemindersScreen = lazy(async () => ({
  default: (await import('../reminders/reminders-screen.tsx')).RemindersScreen,
}));

interface Props {
  /** 'Try it out': the sample conversation, without a server. */
  sample: ChatSource;
  /** The reader's rooms. */
  live: Pick<LiveChat, 'room' | 'stream'>;
  userId: string;
  isPrivate: boolean;
  /** A room of the other mode was asked for. */
  onSwitch: () => void;
  /** The reader goes to a page. */
  onLeave: () => void;
}

/** The panel's chat: the list of rooms, one of them, or what was looked for in them (LIVE-01, LIVE-09). */
export function ChatRooms({ sample, live, userId, isPrivate, onSwitch, onLeave }: Props) {
  const mode: Mode = isPrivate ? 'private' : 'public';
  const { view, show, open, openThread, remember, forget } = useViews(userId, mode, onSwitch);
  // The sample asks the server for nothing.
  useFollowedRooms(view.at === 'room' && view.opened === 'sample' ? null : live.stream, userId);

  if (view.at === 'first')
    return (
      <FirstRoom
        onFound={(opened) =>
          show(opened ? { at: 'room', opened, isChosen: false, jump: null } : { at: 'list', last: null })
        }
        onBack={() => show({ at: 'list', last: null })}
      />
    );
  if (view.at === 'list')
    return (
      <RoomList
        key={mode}
        mode={mode}
        last={view.last}
        onOpen={(opened) => open(opened)}
        onSearch={(query) => show({ at: 'search', room: null, query, from: view })}
        onThreads={() => show({ at: 'threads' })}
        onReminders={() => show({ at: 'reminders' })}
        onRequest={(request) => show({ at: 'request', request })}
      />
    );
  if (view.at === 'threads')
    return (
      <ThreadsScreen
        onBack={() => show({ at: 'list', last: null })}
        onOpen={(roomId) => openThread({ roomId }, view)}
      />
    );
  if (view.at === 'reminders')
    return (
      <Suspense>
        <RemindersScreen
          onBack={() => show({ at: 'list', last: null })}
          onOpen={(roomId, messageId) => open({ roomId }, messageId)}
        />
      </Suspense>
    );
  if (view.at === 'request')
    return (
      <RequestView
        request={view.request}
        onBack={() => show({ at: 'list', last: null })}
        onAccepted={() => open({ roomId: view.request.roomId })}
      />
    );
  if (view.at === 'search')
    return (
      <SearchScreen
        room={view.room}
        firstQuery={view.query}
        onBack={() => show(view.from)}
        onOpen={({ roomId, messageId }) => open({ roomId }, messageId)}
      />
    );

  const { opened, isChosen, jump, from } = view;
  const back = () => show(from ?? { at: 'list', last: opened });
  if (opened === 'sample')
    return <ChatPanel source={sample} isPrivate={isPrivate} isChosen={isChosen} onBack={back} onLeave={onLeave} />;
  return (
    <LiveRoom
      room={opened}
      sourceOf={(roomId) => live.room(roomId)}
      isChosen={isChosen}
      jump={jump}
      onBack={back}
      isBackKnown={from !== undefined}
      onThread={(messageId) => openThread({ threadOf: messageId }, { ...view, isChosen: false, jump: { messageId } })}
      onLeave={onLeave}
      onSearch={(room) => show({ at: 'search', room, query: '', from: { ...view, isChosen: true } })}
      onJump={(roomId, messageId) => open({ roomId }, messageId)}
      onKnown={remember}
      onGone={forget}
    />
  );
}
