import { reviewNotifications } from '#catalog/reviews/reviews.notifications.ts';
import { chatNotifications } from '#chat/chat.notifications.ts';
import type { NotificationKinds } from '#platform/notifications/notifier.ts';
import { watchNotifications } from '#watches/watches.notifications.ts';

/** Every kind of notification. */
export const notificationKinds: NotificationKinds = {
  ...reviewNotifications,
  ...chatNotifications,
  ...watchNotifications,
};
