import { expect, type Page, type Request, type Route } from '@playwright/test';
import { listening } from './visiting.ts';

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

/** Responses for held requests: the server's own, fetched at once, or an error of the server. */
export const itsAnswer = async (route: Route) => ({ response: await route.fetch() });
export const anError = () => ({ status: 500, contentType: 'application/json', body: '{}' });

/** From now on a request that matches, or so many `times`, has its answer when the returned function is called. */
export async function holdAnswer(
  page: Page,
  address: string,
  answer: typeof itsAnswer | typeof anError,
  times?: number,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fulfil = async (route: Route) => {
    const given = await answer(route);
    await promise;
    await route.fulfill(given);
  };
  await page.route(address, fulfil, { times });
  return resolve;
}

/** From now on. @returns what waits until every request has its answer and nothing is left to be done with it */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  // The stream has no end.
  page.on('request', (request) => !request.url().includes('/api/chat/stream') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const isSettled = async () => {
    if (underWay.size > 0) return false;
    // Responses may cause further requests.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    return underWay.size === 0;
  };
  return () => expect.poll(isSettled, { intervals: [20] }).toBe(true);
}

/** Opens a page whose requests that match are answered when all of it was painted, and waits until it has taken them in. */
export async function gotoAheadOf(page: Page, path: string, address: RegExp): Promise<void> {
  const settled = watchRequests(page);
  const release = await hold(page, address);
  await page.goto(path, { waitUntil: 'commit' });
  // Read to its end too: where a part of the document ends on its way is up to the machine.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (globalThis as { hasDocument?: boolean }).hasDocument !== false,
  );
  release();
  await listening(page);
  await settled();
}
