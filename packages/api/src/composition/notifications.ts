import { reviewNotifications } from '#catalog/reviews/reviews.notifications.ts';
import { chatNotifications } from '#chat/chat.notifications.ts';
import { followingNotifications } from '#community/following/following.notifications.ts';
import { keptDealNotifications } from '#collections/kept-deals/kept-deals.notifications.ts';
import { publishingNotifications } from '#collections/publishing/publishing.notifications.ts';
import { purchaseNotifications } from '#purchases/purchases.notifications.ts';
import { authNotifications } from '#identity/auth/auth.notifications.ts';
import { organizationNotifications } from '#identity/organizations/organizations.notifications.ts';
import { feedNotifications } from '#supply/fetched-feeds/fetched-feeds.notifications.ts';
import { vendorNotifications } from '#supply/vendors/vendors.notifications.ts';
import type { NotificationKinds } from '#platform/notifications/notifier.ts';
import { webhookNotifications } from '#platform/notifications/webhook/webhook.notifications.ts';
import { watchNotifications } from '#watches/watches.notifications.ts';

/** Every kind of notification. */
export const notificationKinds: NotificationKinds = {
  ...reviewNotifications,
  ...keptDealNotifications,
  ...publishingNotifications,
  ...purchaseNotifications,
  ...vendorNotifications,
  ...feedNotifications,
  ...authNotifications,
  ...organizationNotifications,
  ...chatNotifications,
  ...followingNotifications,
  ...watchNotifications,
  ...webhookNotifications,
};
