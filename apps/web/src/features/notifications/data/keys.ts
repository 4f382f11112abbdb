import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#lib/api/trpc.ts';

/** Unread ones by tab. */
export const UNREAD = getQueryKey(trpc.notifications.unread, undefined, 'query');
/** Every list that was read: of each tab, archived or not. */
export const LISTS = getQueryKey(trpc.notifications.list);
/** By which ways the member is told, in every language that was asked for. */
export const CHOICES = getQueryKey(trpc.notifications.choices);

/** Changes of lines: marking, archiving, and taking that back. */
export const CHANGES = ['notifications', 'lines'];
