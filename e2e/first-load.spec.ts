import type { Page } from '@playwright/test';
import { gotoAheadOf, hold } from './support/holding.ts';
import { watchMoves } from './support/moves.ts';
import { arriveAs, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { listening, visit as visitPage } from './support/visiting.ts';

/**
 * Records what the browser requests until it is idle, and the bytes transferred for it. A page's own drawings make no
 * requests.
 */
async function visit(page: Page, path: string): Promise<{ asked: string[]; bytes: number; scriptBytes: number }> {
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  const drawn = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('data:')) drawn.add(requestId);
    else asked.push(new URL(url).pathname);
    if (url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // Counted with the page that they came in.
    if (!drawn.has(requestId)) bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  return { asked, bytes, scriptBytes };
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

/** Scripts and their kB, all requests and all kB: a little above what each page takes. */
const WEIGHTS = [
  ['/', null, { scripts: 6, scriptKb: 139, requests: 14, kb: 216 }],
  ['/deals', null, { scripts: 10, scriptKb: 150, requests: 18, kb: 229 }],
  ['/explore', null, { scripts: 10, scriptKb: 153, requests: 19, kb: 235 }],
  ['/deal/minutewren-lifetime', null, { scripts: 14, scriptKb: 170, requests: 24, kb: 254 }],
  ['/tool/minutewren', null, { scripts: 14, scriptKb: 170, requests: 23, kb: 246 }],
  ['/', 'insider', { scripts: 11, scriptKb: 159, requests: 22, kb: 242 }],
  ['/deals', 'insider', { scripts: 13, scriptKb: 161, requests: 24, kb: 243 }],
  ['/explore', 'insider', { scripts: 13, scriptKb: 163, requests: 24, kb: 247 }],
  ['/deal/minutewren-lifetime', 'insider', { scripts: 22, scriptKb: 216, requests: 39, kb: 310 }],
] as const;

for (const [path, role, limits] of WEIGHTS) {
  test(`a first visit of ${role ?? 'a visitor'} to ${path} stays within its requests and weight (T71) @desktop`, async ({
    page,
  }) => {
    if (role) await signInAs(page, role);
    const { asked, bytes, scriptBytes } = await visit(page, path);
    const scripts = asked.filter((one) => one.endsWith('.js'));
    const taken = { scripts: scripts.length, scriptKb: scriptBytes / 1000, requests: asked.length, kb: bytes / 1000 };
    for (const [name, limit] of Object.entries(limits))
      expect(taken[name as keyof typeof taken], `${name}\n${asked.join('\n')}`).toBeLessThanOrEqual(limit);
  });
}

/** Counts from now on how often scripts were asked for that had to wait for others: a second of latency tells them apart. */
async function countLevels(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let levels = 0;
  let isNext = true;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!url.endsWith('.js')) return;
    scripts.add(requestId);
    if (isNext) levels += 1;
    isNext = false;
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (scripts.has(requestId)) isNext = true;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return () => levels;
}

/** Keeps the bell from listening: it begins five seconds after a page came, which would be one more level. */
const withoutBell = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    const exceptBell = (run: () => void, ms?: number) => (ms === 5_000 ? 0 : later(run, ms));
    Object.assign(window, { setTimeout: exceptBell });
  });

test('the Save menu comes in one level of scripts (T71) @desktop', async ({ page }) => {
  await withoutBell(page);
  await arriveAs(page, 'insider', '/deals');
  const levels = await countLevels(page);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(levels()).toBe(1);
});

test('the collections panel stands after two levels of scripts (T71) @desktop', async ({ page }) => {
  await withoutBell(page);
  await arriveAs(page, 'insider');
  const levels = await countLevels(page);
  await page.getByRole('banner').getByRole('button', { name: 'Collections' }).click();
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
  expect(levels()).toBeLessThanOrEqual(2);
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
  const { asked } = await visit(page, '/store-client/product-details');
  const first = (pattern: RegExp) => asked.findIndex((one) => pattern.test(one));
  const picture = first(/^\/art\/covers\//);
  expect(picture, asked.join('\n')).toBeGreaterThan(0);
  expect(picture).toBeLessThan(first(/\.js$/));
});

test('the drawn pictures of the catalogue come in its pages, and are shown (OPS-01) @desktop', async ({ page }) => {
  for (const path of ['/', '/deals', '/explore', '/deal/minutewren-lifetime']) {
    const { asked } = await visit(page, path);
    expect(
      // A row that brings none has one composed for it, which is asked for.
      asked.filter((one) => one.startsWith('/art/') && !one.startsWith('/art/covers/_')),
      path,
    ).toEqual([]);
    // One of the first cards: the very first may be a deal that another test publishes meanwhile.
    const largest = page.locator('main img[fetchpriority="high"][src^="data:image/svg+xml,"]').first();
    await expect(largest, path).toBeVisible();
    await expect.poll(() => largest.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBeGreaterThan(0);
  }
});

const FONTS = /\.woff2$/;
const STYLES = /\.css$/;

for (const [language, path] of [
  ['en', '/explore'],
  ['en', '/explore?show=tools'],
  ['ar', '/explore'],
  ['ar', '/'],
] as const) {
  test(`fonts that arrive after the first paint of ${path} in ${language} move nothing (UI-06, OPS-01)`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const moved = await watchMoves(page);
    await gotoAheadOf(page, path, FONTS);
    await page.evaluate(() => document.fonts.ready);
    expect(await moved()).toEqual([]);
  });
}

test('fonts that arrive before the first paint are used for it (OPS-01, I18N-02) @desktop', async ({
  page,
  baseURL,
}) => {
  for (const [language, fonts] of [
    ['en', ['inter']],
    ['ar', ['noto', 'inter']],
  ] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const release = await hold(page, STYLES);
    const arrived = Promise.all(
      fonts.map((name) =>
        page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${name}-`)),
      ),
    );
    await page.goto('/explore', { waitUntil: 'commit' });
    await arrived;
    release();
    await listening(page);
    expect(await areOwn(page, 'h1'), language).toBe(true);
    await page.unrouteAll();
  }
});

test('on a half-loaded page, the first button of a card is where it stays (UI-06)', async ({ page }) => {
  await visitPage(page, '/explore');
  const card = page.getByRole('article').first();
  const compare = card.getByRole('button', { name: /^Compare / });
  // Measures in the card, which itself moves where counts above it come late.
  const place = async () => {
    const [inner, outer] = [await compare.boundingBox(), await card.boundingBox()];
    return inner && outer && { x: inner.x - outer.x, y: inner.y - outer.y };
  };
  const before = await place();
  await card.getByRole('button', { name: /^Save / }).evaluate((button) => button.remove());
  expect(await place()).toEqual(before);
});

/** Whether a text is drawn in fonts of ours alone. */
async function areOwn(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
