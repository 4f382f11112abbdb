import type {
  Changed,
  ListNotificationsInput,
  Notification,
  NotificationPage,
  UnreadCounts,
} from '@onceware/api/platform/notifications/notifications.contract';
import {
  NOTIFICATION_TABS,
  notificationLimits,
  type NotificationTab,
} from '@onceware/api/platform/notifications/notifications.limits';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '#lib/api/trpc.ts';
import type { ChangeKind } from '#lib/changes/use-change.ts';
import { CHANGES, LISTS, UNREAD } from './keys.ts';

/** A tab of the bell, or all of it. */
export type Shelf = 'all' | NotificationTab;

/** Which of the lists: of a tab, or what was archived of it. */
export interface ListOf {
  shelf: Shelf;
  archived: boolean;
}

/**
 * A change of lines, with these as they were shown: what is taken back is there at once. `counts` are the unread ones
 * afterwards, so that a change counts once, however often it is applied.
 */
export type LineChange =
  | { type: 'read' | 'archive'; lines: readonly Notification[]; on: boolean; counts: UnreadCounts }
  | { type: 'readAll' | 'archiveAll'; shelf: Shelf; until: string; counts: UnreadCounts }
  | { type: 'undo'; mark: string; lines: readonly Notification[]; counts: UnreadCounts };

export type Lists = InfiniteData<NotificationPage, string | null>;

const isOf = (shelf: Shelf, line: Notification) => shelf === 'all' || line.tab === shelf;

const mapLines = (data: Lists, map: (items: Notification[]) => Notification[]): Lists => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: map(page.items) })),
});

const without = (data: Lists, lines: readonly Notification[]): Lists =>
  mapLines(data, (items) => items.filter(({ id }) => !lines.some((line) => line.id === id)));

/** Puts lines in their places by time, as far down as the list has been read. */
function place(data: Lists, lines: readonly Notification[]): Lists {
  const rest = without(data, lines).pages;
  const isAll = rest.at(-1)?.nextCursor == null;
  const oldest = rest.at(-1)?.items.at(-1)?.at ?? '';
  const fitting = lines.filter(({ at }) => isAll || at >= oldest);
  const pages = rest.map((page, index) => {
    const newer = rest[index - 1]?.items.at(-1)?.at;
    const older = index === rest.length - 1 ? undefined : page.items.at(-1)?.at;
    const here = fitting.filter(
      ({ at }) => (newer === undefined || at < newer) && (older === undefined || at >= older),
    );
    return { ...page, items: [...page.items, ...here].toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
  });
  return { ...data, pages };
}

/** Applies a change to one of the lists. */
export const applyToList =
  ({ shelf, archived }: ListOf) =>
  (data: Lists, change: LineChange): Lists => {
    switch (change.type) {
      case 'read': {
        const ids = new Set(change.lines.map(({ id }) => id));
        return mapLines(data, (items) => items.map((one) => (ids.has(one.id) ? { ...one, isRead: change.on } : one)));
      }
      case 'archive': {
        if (change.on !== archived) return without(data, change.lines);
        const coming = change.lines.filter((line) => isOf(shelf, line));
        return place(
          data,
          coming.map((line) => ({ ...line, isArchived: archived })),
        );
      }
      case 'readAll':
        return mapLines(data, (items) =>
          items.map((one) => (isOf(change.shelf, one) && one.at <= change.until ? { ...one, isRead: true } : one)),
        );
      case 'archiveAll':
        return archived
          ? data
          : mapLines(data, (items) => items.filter((one) => !isOf(change.shelf, one) || one.at > change.until));
      case 'undo': {
        const coming = change.lines.filter((line) => isOf(shelf, line));
        return archived ? without(data, change.lines) : place(data, coming);
      }
    }
  };

/** Applies a change to the counts: fewer are unread, or more. */
export function applyToCounts(shown: UnreadCounts, change: LineChange): UnreadCounts {
  const isMore = change.type === 'undo' || ('on' in change && !change.on);
  const choose = isMore ? Math.max : Math.min;
  const next = { ...shown };
  for (const tab of NOTIFICATION_TABS) next[tab] = choose(shown[tab], change.counts[tab]);
  return next;
}

/** Unread ones once these are unread no more, or again; from the most that is counted on nobody knows. */
export function countsAfter(
  counts: UnreadCounts,
  lines: readonly Notification[],
  isUnread: (line: Notification) => boolean,
): UnreadCounts {
  const next = { ...counts };
  const { countMax } = notificationLimits;
  for (const line of lines) {
    const before = !line.isRead && !line.isArchived;
    const step = Number(isUnread(line)) - Number(before);
    if (counts[line.tab] < countMax || step > 0)
      next[line.tab] = Math.min(countMax, Math.max(0, next[line.tab] + step));
  }
  return next;
}

async function send({ notifications }: ApiClient, change: LineChange): Promise<Changed> {
  switch (change.type) {
    case 'read':
    case 'archive': {
      await notifications[change.type].mutate({ ids: change.lines.map(({ id }) => id), on: change.on });
      return { count: change.lines.length, mark: null };
    }
    case 'readAll':
    case 'archiveAll':
      return notifications[change.type].mutate({ tab: change.shelf, until: change.until });
    case 'undo': {
      await notifications.undo.mutate({ mark: change.mark });
      return { count: change.lines.length, mark: null };
    }
  }
}

/** Which list a query's key names. */
function listOf([, asked]: QueryKey): ListOf {
  const { input } = (asked ?? {}) as { input?: ListNotificationsInput };
  return { shelf: input?.tab ?? 'all', archived: input?.archived ?? false };
}

function confirm(queryClient: QueryClient, change: LineChange): void {
  queryClient.setQueryData<UnreadCounts>(UNREAD, (known) => known && applyToCounts(known, change));
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: LISTS }))
    queryClient.setQueryData<Lists>(queryKey, (known) => known && applyToList(listOf(queryKey))(known, change));
}

export const LINES: ChangeKind<LineChange, Changed> = { key: CHANGES, send, confirm, data: [UNREAD, LISTS] };
