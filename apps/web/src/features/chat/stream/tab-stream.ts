import type { QueryClient } from '@tanstack/react-query';
import { reloadSession } from '#lib/api/query-client.ts';
import { type ChatStream, createChatStream } from './chat-stream.ts';

let shared: { stream: ChatStream; readerId: string } | undefined;

/** This tab's stream of who is signed in, for all that follow it. Another account gets one of its own, and who comes back a new one. */
export function tabStream(readerId: string, queryClient: QueryClient): ChatStream {
  if (shared?.readerId === readerId && shared.stream.state() !== 'ended') return shared.stream;
  shared?.stream.close();
  shared = { stream: createChatStream({ readerId, onEnded: () => reloadSession(queryClient) }), readerId };
  return shared.stream;
}
