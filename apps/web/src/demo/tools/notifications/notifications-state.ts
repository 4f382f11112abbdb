import { createVisitState, useVisitState } from '#demo/areas/pieces/visit-state.ts';
import { type NotificationTab, SAMPLE_NOTIFICATIONS, type SampleNotification } from './sample-notifications.ts';

type Ids = ReadonlySet<string>;

interface State {
  archived: Ids;
  read: Ids;
  /** What was archived last, for as long as it can be undone. */
  undoable: { ids: Ids; at: number } | null;
}

export const UNDO_MS = 10_000;

const state = createVisitState<State>({
  archived: new Set(),
  read: new Set(SAMPLE_NOTIFICATIONS.filter((one) => !one.isUnread).map((one) => one.id)),
  undoable: null,
});

const idsOf = (notifications: readonly SampleNotification[]): Ids => new Set(notifications.map((one) => one.id));

/** The sample notifications, as the reader has left them. Each change takes what a tab shows. */
export function useNotifications() {
  const [{ archived, read, undoable }] = useVisitState(state);
  const current = SAMPLE_NOTIFICATIONS.filter((one) => !archived.has(one.id));
  const isUnread = (one: SampleNotification) => !read.has(one.id);
  return {
    undoable,
    isUnread,
    inTab: (tab: NotificationTab) => current.filter((one) => tab === 'all' || one.tab === tab),
    countUnread: (notifications: readonly SampleNotification[]) => notifications.filter(isUnread).length,
  };
}

export function archive(shown: readonly SampleNotification[]): void {
  const ids = idsOf(shown);
  const { archived, read } = state.get();
  state.set({ read, archived: new Set([...archived, ...ids]), undoable: { ids, at: Date.now() } });
}

export function undoArchive(): void {
  const { archived, read, undoable } = state.get();
  state.set({ read, archived: new Set([...archived].filter((id) => !undoable?.ids.has(id))), undoable: null });
}

/** Too late to undo it. */
export function settleArchive(): void {
  state.set({ ...state.get(), undoable: null });
}

export function markRead(shown: readonly SampleNotification[]): void {
  const { read, ...rest } = state.get();
  state.set({ ...rest, read: new Set([...read, ...idsOf(shown)]) });
}
