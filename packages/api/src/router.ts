import { authRouter } from './auth/auth.router.ts';
import { catalogRouter } from './catalog/catalog.router.ts';
import { collectionsRouter } from './collections/collections.router.ts';
import { router } from './core/trpc.ts';

/** Every typed procedure, mounted at `/trpc`. */
export const appRouter = router({
  auth: authRouter,
  catalog: catalogRouter,
  collections: collectionsRouter,
});

export type AppRouter = typeof appRouter;
