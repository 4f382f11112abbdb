import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createOpeningSnapshot } from '#features/collections/live/opening-snapshot.ts';
import { useSession } from '#lib/api/session.ts';

/**
 * Shows the changes that other browsers, tools and the server make to the reader's collections, wherever these are
 * shown (LIVE-04).
 */
export function useLiveCollections(): void {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [opening] = useState(() => createOpeningSnapshot(queryClient));
  const readerId = user?.id;
  useEffect(() => {
    if (readerId === undefined) return;
    let stop = () => {};
    const leaving = new AbortController();
    const follow = async () => {
      const [{ tabStream }, { followCollections }] = await Promise.all([
        import('#features/chat/stream/tab-stream.ts'),
        import('#features/collections/live/follow-collections.ts'),
      ]);
      if (!leaving.signal.aborted) stop = followCollections(tabStream(readerId, queryClient), queryClient, opening);
    };
    // Without it they show what they are when they are opened.
    follow().catch(() => undefined);
    return () => {
      leaving.abort();
      stop();
    };
  }, [readerId, queryClient, opening]);
}
