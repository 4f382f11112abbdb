import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import { focusManager, type QueryClient } from '@tanstack/react-query';
import { CHANGES, LISTS, UNREAD } from '../data/keys.ts';

/** Minimum time between two reads, in ms: a busy hour announces many. */
const APART_MS = 2_000;

/** The stream of the chat, as far as it is about notifications. */
export interface NotificationsStream {
  state(): string;
  follow(listener: { onEvent: (event: StreamEvent) => void; onState: (state: string) => void }): () => void;
}

/**
 * Reads anew what the stream says has changed, and once when it begins: what came before is not repeated. Unseen pages read
 * when somebody looks. @returns ends it
 */
export function followNotifications(stream: NotificationsStream, queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;

  function read(): void {
    isStale = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isStale) read();
    }, APART_MS);
    // A change made here is announced too, and what it shows in is read again after its answer.
    if (queryClient.isMutating({ mutationKey: CHANGES }) > 0) isStale = true;
    else
      for (const queryKey of [UNREAD, LISTS])
        void queryClient.invalidateQueries({ queryKey, refetchType: focusManager.isFocused() ? 'active' : 'none' });
  }

  const tell = () => {
    isStale = true;
    if (timer === undefined) read();
  };
  const unfollow = stream.follow({
    onEvent: (event) => event.type === 'notifications' && tell(),
    onState: (state) => state === 'live' && tell(),
  });
  if (stream.state() === 'live') tell();
  return () => {
    unfollow();
    clearTimeout(timer);
  };
}
