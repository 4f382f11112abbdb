import { done } from '@onceware/api/kernel/answers';
import * as answers from '@onceware/api/platform/notifications/notifications.answers';
import {
  allNotificationsInput,
  archiveNotificationsInput,
  listNotificationsInput,
  readNotificationsInput,
} from '@onceware/api/platform/notifications/notifications.contract';
import * as service from '@onceware/api/platform/notifications/notifications.service';
import { defineRoute } from './define-route.ts';

const told = { tag: 'Notifications', access: 'member', part: 'notifications', scope: 'notifications' } as const;

/** REST routes of what a member is told (NOTE-01). */
export const notificationRoutes = [
  defineRoute({
    ...told,
    method: 'get',
    path: '/api/notifications',
    operationId: 'listNotifications',
    summary: 'What you were told, the latest first, 20 at a time, with its sentence in the language that is asked for.',
    input: listNotificationsInput,
    answer: answers.notificationPage,
    handler: service.listNotifications,
  }),
  defineRoute({
    ...told,
    method: 'get',
    path: '/api/notifications/unread',
    operationId: 'countUnreadNotifications',
    summary: 'How many of them are unread, by tab, counted up to 99.',
    answer: answers.unreadCounts,
    handler: (call) => service.countUnread(call),
  }),
  defineRoute({
    ...told,
    method: 'post',
    path: '/api/notifications/read',
    operationId: 'readNotifications',
    summary: 'Marks up to 100 of them as read, or as unread.',
    input: readNotificationsInput,
    answer: done,
    handler: service.setRead,
  }),
  defineRoute({
    ...told,
    method: 'post',
    path: '/api/notifications/archive',
    operationId: 'archiveNotifications',
    summary: 'Archives up to 100 of them, or takes them back.',
    input: archiveNotificationsInput,
    answer: done,
    handler: service.setArchived,
  }),
  defineRoute({
    ...told,
    method: 'post',
    path: '/api/notifications/read-all',
    operationId: 'readAllNotifications',
    summary: 'Marks all of a tab as read that came until then.',
    input: allNotificationsInput,
    answer: answers.changed,
    handler: service.readAll,
  }),
  defineRoute({
    ...told,
    method: 'post',
    path: '/api/notifications/archive-all',
    operationId: 'archiveAllNotifications',
    summary: 'Archives all of a tab that came until then.',
    input: allNotificationsInput,
    answer: answers.changed,
    handler: service.archiveAll,
  }),
];
