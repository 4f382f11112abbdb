import { notificationLimits } from '@onceware/api/platform/notifications/notifications.limits';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';

const MINUTE = 60_000;

/** The unread ones by tab, as the server counts them. Who has no stream is told of new ones by asking now and then. */
export function useUnread() {
  const { status, permissions } = useSession();
  return trpc.notifications.unread.useQuery(undefined, {
    enabled: status === 'authenticated',
    refetchInterval: permissions.includes('sidebar.view') ? false : 3 * MINUTE,
  });
}

export interface UnreadTotal {
  count: number;
  /** There are more than are counted. */
  isMore: boolean;
}

/** All unread ones together; none until they are known. */
export function useUnreadTotal(): UnreadTotal | undefined {
  const { data } = useUnread();
  if (!data) return undefined;
  const all = data.inbox + data.team + data.following;
  const { countMax } = notificationLimits;
  return { count: Math.min(all, countMax), isMore: all >= countMax };
}
