import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import type { QueryClient } from '@tanstack/react-query';
import type { OpeningSnapshot } from './opening-snapshot.ts';
import { createReloadOnChange } from './reload-on-change.ts';

/** The stream of the chat, as far as it is about collections. */
export interface CollectionsStream {
  state(): string;
  collectionsChangedAt(): number | undefined;
  follow(listener: { onEvent: (event: StreamEvent) => void; onState: (state: string) => void }): () => void;
}

/**
 * Reads anew what the stream says has changed. When it begins it says when the last change was, so that what was read at the
 * opening is read again only if that change may be missing (docs/decisions/052-collections-live.md). @returns ends it
 */
export function followCollections(
  stream: CollectionsStream,
  queryClient: QueryClient,
  opening: OpeningSnapshot,
): () => void {
  const reading = createReloadOnChange(queryClient);
  const replayEvents = () => {
    if (opening.includes(stream.collectionsChangedAt())) void opening.readOlder();
    else reading.tell();
  };
  const unfollow = stream.follow({
    onEvent: (event) => event.type === 'collections' && event.agoMs === undefined && reading.tell(),
    onState: (state) => state === 'live' && replayEvents(),
  });
  if (stream.state() === 'live') replayEvents();
  return () => {
    unfollow();
    reading.close();
  };
}
