import type { Page, Route } from '@playwright/test';

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

/** What a held request is answered with: what the server says to it at once, or an error of the server. */
export const itsAnswer = async (route: Route) => ({ response: await route.fetch() });
export const anError = () => ({ status: 500, contentType: 'application/json', body: '{}' });

/** From now on a request that matches, or so many `times`, has its answer when the returned function is called. */
export async function holdAnswer(page: Page, address: string, answer: typeof itsAnswer | typeof anError, times?: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fulfil = async (route: Route) => {
    const given = await answer(route);
    await promise;
    await route.fulfill(given);
  };
  await page.route(address, fulfil, { times });
  return resolve;
}

/** Opens a page whose requests that match are answered when it has been painted. */
export async function gotoAheadOf(page: Page, path: string, address: RegExp): Promise<void> {
  const release = await hold(page, address);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('networkidle');
}
