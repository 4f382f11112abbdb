import type { Page } from '@playwright/test';

export const SCRIPTS = /\.js(\?|$)/;

/** From now on no request that matches is answered until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose scripts come when it has been painted. */
export async function gotoAheadOfScripts(page: Page, path: string): Promise<void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('networkidle');
}
