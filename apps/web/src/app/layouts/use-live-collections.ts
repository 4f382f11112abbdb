import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#lib/api/session.ts';

/** What other browsers, tools and the server change of the reader's collections shows where these are shown (LIVE-04). */
export function useLiveCollections(): void {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const readerId = user?.id;
  useEffect(() => {
    if (readerId === undefined) return;
    let stop = () => {};
    const leaving = new AbortController();
    const follow = async () => {
      const [{ tabStream }, { createReadingAnew }] = await Promise.all([
        import('#features/chat/stream/tab-stream.ts'),
        import('#features/collections/live/reading-anew.ts'),
      ]);
      if (leaving.signal.aborted) return;
      const reading = createReadingAnew(queryClient);
      const unfollow = tabStream(readerId, queryClient).follow({
        onEvent: ({ type }) => type === 'collections' && reading.tell(),
        // What came while nobody listened is not known.
        onState: (state) => state === 'live' && reading.tell(),
      });
      stop = () => {
        unfollow();
        reading.close();
      };
    };
    // Without it they show what they are when they are opened.
    follow().catch(() => undefined);
    return () => {
      leaving.abort();
      stop();
    };
  }, [readerId, queryClient]);
}
