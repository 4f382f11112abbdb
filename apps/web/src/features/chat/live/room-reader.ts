import { roomLimits } from '@onceware/api/chat/chat.limits';
import type { OpenRoom, OwnMarks, RoomMessage } from '@onceware/api/chat/chat.contract';
import { errorKey } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/trpc.ts';
import { isAtNewest, type RoomAction, type RoomState, stretchOf } from './room-state.ts';

interface World {
  roomId: string;
  client: Pick<ApiClient, 'chat'>;
  state: () => RoomState;
  dispatch: (...actions: RoomAction[]) => void;
  /** The reader comes in, and is to begin at the first unread message. */
  isEntering: () => boolean;
  onOpen: (opened: OpenRoom) => void;
  onFailure: (error: unknown) => void;
}

interface Page {
  messages: RoomMessage[];
  marks: OwnMarks;
}

/** Asks the server for stretches of a room. */
export function createRoomReader({ roomId, client, state, dispatch, isEntering, onOpen, onFailure }: World) {
  const { chat } = client;
  const running = new Map<string, Promise<void>>();

  /** Returns the running work when it is called again meanwhile. */
  function once(name: string, work: () => Promise<void>): Promise<void> {
    const before = running.get(name);
    if (before) return before;
    const now = work()
      .catch((error: unknown) => {
        onFailure(error);
        throw error;
      })
      .finally(() => running.delete(name));
    running.set(name, now);
    return now;
  }

  const take = (page: Page, how: Omit<Extract<RoomAction, { do: 'page' }>, 'do' | 'messages'>) =>
    dispatch({ do: 'page', messages: page.messages, ...how }, { do: 'marks', of: page.messages, marks: page.marks });

  const around = (messageId: string) => chat.around.query({ roomId, messageId });

  /** Messages around the first unread one, where those of the opening begin behind it. */
  async function aroundUnread({ room, messages }: OpenRoom): Promise<Page | null> {
    const isHere = (messages[0]?.number ?? 1) <= room.read + 1;
    if (room.unread === 0 || isHere) return null;
    return chat.before.query({ roomId, number: room.read + 1 + roomLimits.page / 2 });
  }

  /** @param isWanted whether the screen goes to the newest */
  async function open(isWanted: boolean): Promise<void> {
    const opened = await chat.open.query({ roomId });
    const { messages, room, pinned, marks } = opened;
    const isFirst = isEntering() && !isWanted;
    const unread = isFirst && (await aroundUnread(opened));
    // Else they stay where they read, and what stands there is asked for too.
    const isThere = isWanted || isFirst || isAtNewest(state());
    const middle = isThere ? undefined : stretchOf(state()).at(-1);
    const here = unread || (middle && (await around(middle.id).catch(ignoreNotFound)));
    dispatch(
      { do: 'open', newest: room.newest, pinned, marks },
      { do: 'page', messages, isWanted: !here, renews: !here, ...(!here && { keeps: 'newer' }) },
    );
    if (here) take(here, { isWanted: true, renews: true });
    onOpen(opened);
  }

  return {
    /** Fetches again everything that may have changed without an event. */
    refresh: () =>
      once('open', () => {
        dispatch({ do: 'doubt' });
        return open(false);
        // The snapshot says so.
      }).catch(() => undefined),
    newest: () => (isAtNewest(state()) ? Promise.resolve() : once('open', () => open(true))),
    older: () =>
      once('older', async () => {
        const { from, to } = state();
        if (to < from || from === 1) return;
        take(await chat.before.query({ roomId, number: from }), { isWanted: false, keeps: 'older' });
      }),
    newer: () =>
      once('newer', async () => {
        const last = stretchOf(state()).at(-1);
        if (!last || isAtNewest(state())) return;
        take(await around(last.id), { isWanted: false, keeps: 'newer' });
      }),
    async load(messageId: string): Promise<boolean> {
      if (stretchOf(state()).some(({ id }) => id === messageId)) return true;
      const page = await around(messageId).catch(ignoreNotFound);
      if (page) take(page, { isWanted: true });
      return page !== null;
    },
  };
}

function ignoreNotFound(error: unknown): null {
  if (errorKey(error) !== 'not_found') throw error;
  return null;
}
