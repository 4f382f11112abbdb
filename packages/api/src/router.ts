import { accountRouter } from './account/account.router.ts';
import { apiKeysRouter } from './api-keys/api-keys.router.ts';
import { adminRouter } from './admin/admin.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { catalogRouter } from './catalog/catalog.router.ts';
import { chatRouter } from './chat/chat.router.ts';
import { collectionsRouter } from './collections/collections.router.ts';
import { contactRouter } from './contact/contact.router.ts';
import { router } from './trpc.ts';
import { legalRouter } from './legal/legal.router.ts';
import { purchasesRouter } from './purchases/purchases.router.ts';
import { reviewsRouter } from './reviews/reviews.router.ts';
import { vendorsRouter } from './vendors/vendors.router.ts';

/** Every typed procedure, mounted at `/trpc`. */
export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  catalog: catalogRouter,
  chat: chatRouter,
  collections: collectionsRouter,
  contact: contactRouter,
  legal: legalRouter,
  purchases: purchasesRouter,
  reviews: reviewsRouter,
  vendors: vendorsRouter,
});

export type AppRouter = typeof appRouter;
