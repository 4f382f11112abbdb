import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { notificationLimits } from '@onceware/api/platform/notifications/notifications.limits';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { KIND_WAYS } from './kind-ways.ts';
import { countsAfter, LINES, type Shelf } from './line-changes.ts';
import { useShownCounts } from './use-lines.ts';
import type { Marks } from './use-marks.ts';

type Lines = readonly Notification[];

export interface LineActions {
  /** Marks what was seen as read; nobody asked for it, so nothing is said. */
  see: (lines: Lines) => void;
  read: (line: Notification, on: boolean) => void;
  archive: (line: Notification, on: boolean) => void;
  /** The reader is told of its kind here no more. */
  mute: (line: Notification) => void;
  readAll: (shelf: Shelf, shown: Lines) => void;
  archiveAll: (shelf: Shelf, shown: Lines) => void;
}

/** Actions for lines; whatever takes something away is offered back for ten seconds (NAV-16). */
export function useLineActions(marks: Marks): LineActions {
  const t = useTranslations('notifications');
  const counts = useShownCounts();
  const { change } = useChange(LINES);
  const { change: choose } = useChange(KIND_WAYS);
  const make = useMake();

  const setRead = (lines: Lines, on: boolean) =>
    change({ type: 'read', lines, on, counts: countsAfter(counts, lines, () => !on) });
  const setArchived = (line: Notification, on: boolean) =>
    change({ type: 'archive', lines: [line], on, counts: countsAfter(counts, [line], ({ isRead }) => !on && !isRead) });
  const undo = (onAction: () => void) => ({ label: t('undo'), onAction });
  const emptied = (shelf: Shelf) => (shelf === 'all' ? { inbox: 0, team: 0, following: 0 } : { ...counts, [shelf]: 0 });

  /** Does something with all of a tab, as far down as it has been read and further. */
  function all(type: 'readAll' | 'archiveAll', shelf: Shelf, shown: Lines) {
    const until = shown[0]?.at;
    if (until === undefined) return;
    // Lines marked as read by being looked at are unread again, too.
    const seen = type === 'readAll' ? shown.filter(({ id, isRead }) => isRead && marks.isMarked(id)) : [];
    let mark: string | null = null;
    marks.settle(shown);
    const takeBack = () => {
      marks.restore(seen);
      const lines = shown.filter((line) => !seen.includes(line));
      const given = mark;
      if (given !== null) void make(() => change({ type: 'undo', mark: given, lines, counts }), {});
      const again = seen.slice(0, notificationLimits.idsMax).map((line) => ({ ...line, isRead: true }));
      if (again.length > 0) void make(() => setRead(again, false), {});
    };
    void make(
      async () => {
        const answer = await change({ type, shelf, until, counts: emptied(shelf) });
        ({ mark } = answer);
        return answer;
      },
      {
        done: ({ count }) =>
          type === 'archiveAll' ? t('archived', { count }) : t('markedRead', { count: count + seen.length }),
        action: undo(takeBack),
      },
    );
  }

  return {
    see: (lines) => void make(() => setRead(lines, true), { failed: () => null }),
    read(line, on) {
      if (on) marks.settle([line]);
      else marks.restore([line]);
      void make(() => setRead([line], on), {});
    },
    archive(line, on) {
      const back = undo(() => void make(() => setArchived({ ...line, isArchived: on }, !on), {}));
      void make(() => setArchived(line, on), {
        done: on ? t('archived', { count: 1 }) : t('movedBack'),
        action: back,
      });
    },
    mute({ kind }) {
      const set = (inProduct: boolean) => choose({ kind, inProduct });
      void make(() => set(false), { done: t('muted'), action: undo(() => void make(() => set(true), {})) });
    },
    readAll: (shelf, shown) => all('readAll', shelf, shown),
    archiveAll: (shelf, shown) => all('archiveAll', shelf, shown),
  };
}
