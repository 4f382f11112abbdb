import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TabCount } from '#features/chat/heard/tab-count.tsx';
import { Announcer } from '#features/notifications/live/announcer.tsx';
import { useSession } from '#lib/api/session.ts';

/** Waits a moment before it opens a stream: visits that only pass by open none, and a page is whole before. */
const STAYING_MS = 5_000;

/**
 * Keeps what the bell and the chat's button show as it is on the server, by the stream that tabs share, and says so to screen
 * readers (NOTE-01, LIVE-13).
 */
export function LiveNews() {
  const { user, permissions } = useSession();
  const queryClient = useQueryClient();
  // The stream is the chat's; without it the count is read now and then.
  const readerId = permissions.includes('sidebar.view') ? user?.id : undefined;
  useEffect(() => {
    if (readerId === undefined) return;
    let stop = () => {};
    const leaving = new AbortController();
    const follow = async () => {
      const [{ tabStream }, { followNotifications }, { followHeard }] = await Promise.all([
        import('#features/chat/stream/tab-stream.ts'),
        import('#features/notifications/live/follow-notifications.ts'),
        import('#features/chat/heard/follow-heard.ts'),
      ]);
      if (leaving.signal.aborted) return;
      const stream = tabStream(readerId, queryClient);
      const ends = [followNotifications(stream, queryClient), followHeard(stream, queryClient, readerId)];
      stop = () => ends.forEach((end) => end());
    };
    const timer = setTimeout(() => void follow().catch(() => undefined), STAYING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
      stop();
    };
  }, [readerId, queryClient]);
  return (
    <>
      <Announcer />
      {readerId !== undefined && <TabCount />}
    </>
  );
}
