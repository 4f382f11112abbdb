import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the browser asks for until it is at rest, and what comes over the wire for it. A page's own drawings ask for nothing. */
async function visit(page: Page, path: string): Promise<{ asked: string[]; bytes: number }> {
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!url.startsWith('data:')) asked.push(new URL(url).pathname);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  return { asked, bytes };
}

const fontsOf = (asked: string[]) => asked.filter((path) => path.endsWith('.woff2')).map((path) => path.split('-')[0]);

test('a first visit to the home page takes at most 20 requests and 250 kB, with one font (OPS-01)', async ({
  page,
}) => {
  const { asked, bytes } = await visit(page, '/');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(20);
  expect(bytes).toBeLessThanOrEqual(250_000);
  expect(fontsOf(asked)).toEqual(['/assets/inter']);
  // The other way round it would have been asked for and not counted.
  expect(bytes).toBeGreaterThan(100_000);
});

test('a first visit in Arabic has its font as soon as the Latin one (I18N-02, OPS-01) @desktop', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  const { asked } = await visit(page, '/deals');
  expect(fontsOf(asked)).toEqual(['/assets/noto', '/assets/inter']);
});

test('the largest picture of a page is asked for before its scripts (OPS-01) @desktop', async ({ page }) => {
  for (const path of ['/', '/deals', '/explore', '/deal/minutewren-lifetime']) {
    const { asked } = await visit(page, path);
    const first = (pattern: RegExp) => asked.findIndex((one) => pattern.test(one));
    expect(first(/^\/art\/(covers|screens)\//), path).toBeLessThan(first(/\.js$/));
  }
});
