import { useSyncExternalStore } from 'react';
import { createVisitState, useVisitState } from '#demo/areas/pieces/visit-state.ts';
import { useSession } from '#lib/api/session.ts';
import { type StoredNotifications, readStored, storeNotifications, subscribeStored } from './stored-notifications.ts';
import { type NotificationTab, SAMPLE_NOTIFICATIONS, type SampleNotification } from './sample-notifications.ts';

export const UNDO_MS = 10_000;

/** The notifications archived last, for as long as that can be undone. */
const undo = createVisitState<{ ids: readonly string[]; at: number } | null>(null);

const idsOf = (notifications: readonly SampleNotification[]) => notifications.map(({ id }) => id);
const union = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])];

/** The sample notifications, as this member has left them in this browser. Each change takes what a tab shows. */
export function useNotifications() {
  const userId = useSession().user?.id;
  const kept = useSyncExternalStore(
    subscribeStored,
    () => readStored(userId),
    () => readStored(undefined),
  );
  const [undoable, setUndoable] = useVisitState(undo);
  const { archived, read } = kept;
  const current = SAMPLE_NOTIFICATIONS.filter(({ id }) => !archived.includes(id));
  const isUnread = ({ id, isUnread: isNew }: SampleNotification) => isNew && !read.includes(id);
  const keep = (change: Partial<StoredNotifications>) =>
    userId !== undefined && storeNotifications(userId, { ...kept, ...change });
  return {
    undoable,
    isUnread,
    inTab: (tab: NotificationTab) => current.filter((one) => tab === 'all' || one.tab === tab),
    countUnread: (notifications: readonly SampleNotification[]) => notifications.filter(isUnread).length,
    archive: (shown: readonly SampleNotification[]) => {
      const ids = idsOf(shown);
      keep({ archived: union(archived, ids) });
      setUndoable({ ids, at: Date.now() });
    },
    undoArchive: () => {
      keep({ archived: archived.filter((id) => !undoable?.ids.includes(id)) });
      setUndoable(null);
    },
    /** Too late to undo it. */
    settleArchive: () => setUndoable(null),
    markRead: (shown: readonly SampleNotification[]) => keep({ read: union(read, idsOf(shown)) }),
  };
}
