import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from './product.ts';
import { visit } from './visiting.ts';

export const header = (page: Page) => page.getByRole('banner');
export const isPhone = () => test.info().project.name === 'phone';

/** The server refuses changes that come from elsewhere, and a request of the tests comes from nowhere. */
export const fromHere = () => ({ origin: process.env.E2E_BASE_URL ?? '' });

type Role = 'admin' | 'insider' | 'member';

/** One of the seeded accounts, signed in past the page. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const data = { json: { email: `${role}@onceware.example`, password: DEMO_PASSWORD } };
  expect((await page.request.post('/trpc/auth.signIn', { data, headers: fromHere() })).ok()).toBe(true);
}

/** One of the seeded accounts, signed in, on `path`. */
export async function arriveAs(page: Page, role: Role, path = '/'): Promise<void> {
  await signInAs(page, role);
  await visit(page, path);
}

/** From the next page on, how far things moved that nobody touched: Chromium's layout shift score. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}
