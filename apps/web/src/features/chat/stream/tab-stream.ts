import type { QueryClient } from '@tanstack/react-query';
import { reloadSession } from '#lib/api/query-client.ts';
import { type ChatStream, createChatStream } from './chat-stream.ts';

let shared: { stream: ChatStream; readerId: string } | undefined;

/** This tab's stream of the signed-in member, for all its followers. Another account, or a new sign-in, gets a new stream. */
export function tabStream(readerId: string, queryClient: QueryClient): ChatStream {
  if (shared?.readerId === readerId && shared.stream.state() !== 'ended') return shared.stream;
  shared?.stream.close();
  shared = { stream: createChatStream({ readerId, onEnded: () => reloadSession(queryClient) }), readerId };
  return shared.stream;
}
