import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import { focusManager, type QueryClient } from '@tanstack/react-query';
import type { ChatStream } from '../stream/chat-stream.ts';
import { HEARD, hearEvent, type Outcome } from './heard-cache.ts';

/** Time for which events are collected, in ms: what is read at once where it came, or comes in a flood, is counted once. */
const TOGETHER_MS = 400;
/** Minimum time between two reads for what has changed, and for what may have, in ms: a busy hour says much. */
const APART_MS = { stale: 2_000, unsure: 60_000 };

/**
 * Keeps the count of unread messages as the stream says, and reads it anew where that does not suffice: at a beginning, after a
 * break, and when the reader's rooms change. Pages that nobody looks at count, and read later. @returns ends it
 */
export function followHeard(
  stream: Pick<ChatStream, 'state' | 'follow'>,
  queryClient: QueryClient,
  readerId: string,
): () => void {
  let waiting: StreamEvent[] = [];
  let collecting: ReturnType<typeof setTimeout> | undefined;
  let reading: { timer: ReturnType<typeof setTimeout>; at: number } | undefined;
  let readAt = 0;

  function read(): void {
    reading = undefined;
    readAt = Date.now();
    void queryClient.invalidateQueries({
      queryKey: HEARD,
      refetchType: focusManager.isFocused() ? 'active' : 'none',
    });
  }
  function readLater(outcome: Outcome): void {
    if (outcome === 'told') return;
    const at = Math.max(Date.now(), readAt + APART_MS[outcome]);
    if (reading && reading.at <= at) return;
    clearTimeout(reading?.timer);
    reading = { at, timer: setTimeout(read, at - Date.now()) };
  }
  function count(): void {
    collecting = undefined;
    for (const event of waiting.splice(0)) readLater(hearEvent(queryClient, event, readerId));
  }

  const unfollow = stream.follow({
    onEvent(event) {
      waiting.push(event);
      collecting ??= setTimeout(count, TOGETHER_MS);
    },
    onState: (state) => state === 'live' && readLater('stale'),
  });
  if (stream.state() === 'live') readLater('stale');
  return () => {
    unfollow();
    waiting = [];
    clearTimeout(collecting);
    clearTimeout(reading?.timer);
  };
}
