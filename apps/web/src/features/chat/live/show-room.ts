import type { Person, Room, RoomMessage } from '@onceware/api/chat/chat.contract';
import type { FailureKey } from '#lib/api/api-error.ts';
import type { ChatSnapshot, RoomFacts } from '../chat-source.ts';
import type { Waiting } from '../outbox/outbox-store.ts';
import { factsOf, nameOf } from './room-facts.ts';
import { isAtNewest, type RoomState, stretchOf } from './room-state.ts';
import { createMessageView, seenByOthers, showPerson, type Surroundings } from './show-message.ts';
import { createWaitingView } from './show-waiting.ts';

/** Facts about a room other than its messages. */
interface Known
  extends Pick<ChatSnapshot, 'typing' | 'connection' | 'keepsWaiting' | 'unreadAfter'>, Pick<Surroundings, 'online'> {
  references: Surroundings['references'];
  /** Null: it could not be opened, or not yet. */
  room: Room | null;
  /** The message that a thread hangs on. */
  first: RoomMessage | null;
  asking: readonly Person[];
  failure: FailureKey | null;
  waiting: readonly Waiting[];
  /** Number of the last message that somebody else said to have seen. */
  seenByOthers: number;
}

/** A stranger's first message is written: it waits for an answer from then on. */
const withFirst = (room: RoomFacts, isWritten: boolean): RoomFacts =>
  room.request === 'open' && isWritten ? { ...room, request: 'waiting' } : room;

/** A room for the screen; unchanged messages stay the same objects. */
export function createRoomView(roomId: string, reader: Person): (state: RoomState, known: Known) => ChatSnapshot {
  const showMessage = createMessageView();
  const showWaiting = createWaitingView(reader);
  return (state, { room, first, asking, failure, online, references, waiting, seenByOthers: seen, ...known }) => {
    const stretch = stretchOf(state);
    const around: Surroundings = {
      readerId: reader.id,
      flagged: state.flagged,
      ghosted: state.ghosted,
      online,
      seenTo: Math.max(seen, seenByOthers(stretch, reader.id)),
      references,
    };
    const ids = new Set(stretch.map(({ id }) => id));
    const unsent = isAtNewest(state) ? waiting.filter(({ id }) => !ids.has(id)) : [];
    return {
      ...known,
      room: withFirst(factsOf(roomId, room), state.newest > 0 || waiting.length > 0),
      group: {
        name: room ? nameOf(room, reader.id) : '',
        members: (room?.people ?? []).map((person) => showPerson(person, around)),
      },
      first: first && showMessage(first, around),
      joinRequests: asking.map((person) => showPerson(person, around)),
      messages: [...stretch.map((message) => showMessage(message, around)), ...unsent.map(showWaiting)],
      pinned: [...state.pinned.values()]
        .toSorted((one, other) => ((one.pinnedAt ?? '') < (other.pinnedAt ?? '') ? 1 : -1))
        .map((message) => showMessage(message, around)),
      status: room ? 'ready' : failure === null ? 'loading' : 'failed',
      failure: room ? null : failure,
      newest: state.newest,
      hasOlder: stretch.length > 0 && state.from > 1,
      hasNewer: stretch.length > 0 && !isAtNewest(state),
    };
  };
}
