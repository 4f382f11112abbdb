import type { FactsOf } from '#platform/notifications/notification-kind.ts';
import { joinNotifications } from './join-requests/join-requests.notifications.ts';
import { messageNotifications } from './messages/messages.notifications.ts';
import { moderationNotifications } from './moderation/moderation.notifications.ts';
import { peopleReportsNotifications } from './people-reports/people-reports.notifications.ts';
import { reminderNotifications } from './reminders/reminders.notifications.ts';
import { putOutNotifications } from './rooms/put-out.notifications.ts';
import { scheduledNotifications } from './scheduled/scheduled.notifications.ts';
import { teamNotifications } from './team/team.notifications.ts';

export const chatNotifications = {
  ...messageNotifications,
  ...joinNotifications,
  ...moderationNotifications,
  ...peopleReportsNotifications,
  ...putOutNotifications,
  ...reminderNotifications,
  ...scheduledNotifications,
  ...teamNotifications,
};

declare module '#platform/notifications/notifier.ts' {
  interface NotificationFacts extends FactsOf<typeof chatNotifications> {}
}
