import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { posts } from './apps/web/vite/posts.ts';
import { preloadablePaths } from './apps/web/vite/preloadable-paths.ts';
import { skipsPooler } from './packages/db/src/testing/pooler.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
const timing = '**/*.timing.test.ts';

/** The contracts, run a second time through PgBouncer in transaction mode. */
const contracts = [
  'apps/server/src/{auth/api-keys,auth/sessions,faults/locks}.test.ts',
  'apps/server/src/openapi/openapi.test.ts',
  'apps/server/src/rest/{user-collections,chat/stream}.test.ts',
  'apps/server/src/trpc/trpc.test.ts',
  'packages/api/src/collections/{collections,items/items}.test.ts',
];
if (skipsPooler) console.log('The contracts are not run through a pooler: pgbouncer is not installed.');

/**
 * `*.test.ts` runs in Node, with real Postgres for the asking (`createTestDatabase`); `*.test.tsx` in a small DOM;
 * `*.timing.test.ts` measures time, so nothing of ours runs beside it.
 */
export default defineConfig({
  plugins: [posts(), preloadablePaths()],
  test: {
    globalSetup: 'packages/db/src/testing/global-setup.ts',
    maxWorkers: Math.min(4, availableParallelism()),
    // These end what hangs; on a busy machine a test takes its time. What must be quick is measured by a test of its own.
    hookTimeout: 180_000,
    testTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, timing],
          setupFiles: 'vitest.setup.ts',
          // The files share modules: loading drizzle, argon2 and zod anew for each takes longer than its tests.
          // So module state must not leak meaning between tests, which is no loss; and vi.mock is not for these.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pooler',
          include: skipsPooler ? [] : contracts,
          setupFiles: 'vitest.setup.ts',
          env: { TEST_POOLER: '1' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'timing',
          include: [timing],
          exclude,
          setupFiles: 'vitest.setup.ts',
          // One after another, after all others.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.tsx', 'packages/ui/**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: ['vitest.setup.ts', 'vitest.setup-web.ts', 'apps/web/src/testing/setup.ts'],
          // Each file would load React and half of the product anew, which takes longer than its tests.
          isolate: false,
        },
      },
    ],
  },
});
