import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SLOWNESS } from './e2e/support/slowness.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.ts';

/**
 * `*.spec.ts` in e2e/ walk through the built product in a real browser, on a screen of each size. What does not depend
 * on the screen is tagged `@desktop` or `@phone` and seen there, by turns, so that each feature is seen on both.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // One more than processors: they wait for a page, the server and one another.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // On a busy machine; `npm test` names what needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  // A test that hangs fails; one on a busy machine takes its time.
  timeout: 120_000 * SLOWNESS,
  expect: { timeout: 20_000 * SLOWNESS },
  use: {
    // Set by the global set-up, before the workers read this file again.
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    // A page keeps its process from one test to the next, with storage and caches emptied: two fifths less work than new ones.
    reuseContext: true,
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
