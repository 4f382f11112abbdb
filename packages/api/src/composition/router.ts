import type {} from './services.ts';
import { accountRouter } from '#identity/account/account.router.ts';
import { apiKeysRouter } from '#identity/api-keys/api-keys.router.ts';
import { adminRouter } from '#staff/staff.router.ts';
import { authRouter } from '#identity/auth/auth.router.ts';
import { calendarRouter } from '#identity/calendar/calendar.router.ts';
import { catalogRouter } from '#catalog/catalog.router.ts';
import { chatRouter } from '#chat/chat.router.ts';
import { collectionsRouter } from '#collections/collections.router.ts';
import { contactRouter } from '#staff/inbox/contact.router.ts';
import { leaveAnswersUnread, router } from '#kernel/trpc.ts';
import { legalRouter } from '#outlets/legal/legal.router.ts';
import { notificationsRouter } from '#platform/notifications/notifications.router.ts';
import { followingRouter } from '#community/following/following.router.ts';
import { profilesRouter } from '#community/profiles/profiles.router.ts';
import { publishingRouter } from '#collections/publishing/publishing.router.ts';
import { purchasesRouter } from '#purchases/purchases.router.ts';
import { reviewsRouter } from '#catalog/reviews/reviews.router.ts';
import { vendorsRouter } from '#supply/vendors/vendors.router.ts';
import { watchesRouter } from '#watches/watches.router.ts';

/** Every typed procedure, mounted at `/trpc`. */
export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  calendar: calendarRouter,
  catalog: catalogRouter,
  chat: chatRouter,
  collections: collectionsRouter,
  contact: contactRouter,
  legal: legalRouter,
  notifications: notificationsRouter,
  following: followingRouter,
  profiles: profilesRouter,
  publishing: publishingRouter,
  purchases: purchasesRouter,
  reviews: reviewsRouter,
  vendors: vendorsRouter,
  watches: watchesRouter,
});

if (process.env.NODE_ENV !== 'test') leaveAnswersUnread(appRouter);

export type AppRouter = typeof appRouter;
