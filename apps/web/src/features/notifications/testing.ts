import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { NOTIFICATION_TABS } from '@onceware/api/platform/notifications/notifications.limits';
import { refusal } from '#testing/refusal.ts';
import type { Answer } from '#testing/render.tsx';

let count = 0;

export const makeLine = (more: Partial<Notification> = {}): Notification => {
  count += 1;
  return {
    id: `0190c0de-0000-7000-8000-${String(count).padStart(12, '0')}`,
    kind: 'mention',
    tab: 'inbox',
    sentence: [
      { text: 'Ada', isName: true },
      { text: ' mentioned you in ', isName: false },
      { text: 'Garden', isName: true },
    ],
    text: 'Ada mentioned you in Garden',
    quote: 'hello',
    people: [{ id: 'ada', name: 'Ada', avatar: null }],
    picture: null,
    path: '/dashboard?room=garden',
    at: new Date(Date.UTC(2026, 0, 1) - count * 60_000).toISOString(),
    count: 1,
    isRead: false,
    isArchived: false,
    ...more,
  };
};

interface Asked {
  tab?: string;
  archived?: boolean;
  ids?: string[];
  on?: boolean;
  mark?: string;
  cursor?: string | null;
}

/** A server that keeps lines, in pages of so many, and remembers what it was asked to do. */
export function createBell(lines: Notification[], pageSize = 20) {
  let kept = lines;
  const before: Notification[][] = [];
  const calls: [string, Asked][] = [];
  let isDown = false;
  const isOf = (tab: string | undefined, line: Notification) => tab === 'all' || line.tab === tab;
  const answer: Answer = (path, input) => {
    const asked = (input ?? {}) as Asked;
    const { tab, archived = false, ids = [], on = false, cursor } = asked;
    if (isDown) throw refusal('not_found');
    if (path === 'notifications.unread') {
      const unread = kept.filter((one) => !one.isRead && !one.isArchived);
      return Object.fromEntries(
        NOTIFICATION_TABS.map((name) => [name, unread.filter((one) => one.tab === name).length]),
      );
    }
    if (path === 'notifications.list') {
      const all = kept.filter((one) => isOf(tab, one) && one.isArchived === archived);
      const from = Number(cursor ?? 0);
      const next = from + pageSize;
      return { items: all.slice(from, next), nextCursor: next < all.length ? String(next) : null };
    }
    if (!path.startsWith('notifications.')) return new Promise(() => undefined);
    calls.push([path.slice('notifications.'.length), asked]);
    const change = (isMeant: (one: Notification) => boolean, to: Partial<Notification>) => {
      before.push(kept);
      const changed = kept.filter(isMeant).length;
      kept = kept.map((one) => (isMeant(one) ? { ...one, ...to } : one));
      return { count: changed, mark: changed > 0 ? String(before.length - 1) : null };
    };
    if (path === 'notifications.read') change(({ id }) => ids.includes(id), { isRead: on });
    if (path === 'notifications.archive') change(({ id }) => ids.includes(id), { isArchived: on });
    if (path === 'notifications.readAll') return change((one) => isOf(tab, one) && !one.isRead, { isRead: true });
    if (path === 'notifications.archiveAll')
      return change((one) => isOf(tab, one) && !one.isArchived, { isArchived: true });
    if (path === 'notifications.undo') kept = before[Number(asked.mark)] ?? kept;
    return { ok: true };
  };
  return {
    answer,
    calls,
    add: (line: Notification) => {
      kept = [line, ...kept];
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}
