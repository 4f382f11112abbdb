/**
 * `node scripts/compare-screens.ts http://127.0.0.1:3001 http://127.0.0.1:3002 [--few] ['admin /dashboard/admin/users']`:
 * takes pictures of every page of two running products, or of the pages named, on a phone and a desktop, light and dark,
 * from left to right and from right to left, and says which differ by how many pixels. Ends with 1 if any does. Both run
 * on copies of one data directory (CONTRIBUTING.md). DEMO_PASSWORD is that of their demo accounts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ROOT } from './command.ts';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';

const PEOPLE = ['visitor', 'member', 'insider', 'admin'] as const;

interface Screen {
  as: string;
  path: string;
  /** Selectors of what is pressed there, one after the other; in English alone, for some hold words. */
  press: string[];
}

/** Each `/path` or `/path | selector | selector`. */
const screens = (as: string, ...lines: string[]): Screen[] =>
  lines.map((line) => {
    const [address = '/', ...press] = line.split(' | ');
    return { as, path: address, press };
  });

const SCREENS: Screen[] = [
  ...screens(
    'visitor',
    '/',
    '/explore',
    '/explore?show=tools',
    '/explore?q=invoice',
    '/explore?q=nothing+like+it',
    '/deals',
    '/deal/minutewren-lifetime',
    '/tool/minutewren',
    '/compare',
    '/compare?deals=minutewren-lifetime,doclantern-lifetime',
    '/about',
    '/blog',
    '/blog/refund-window-checklist',
    '/community',
    '/sell',
    '/contact',
    '/terms',
    '/privacy',
    '/imprint',
    '/signin',
    '/signup',
    '/reset-password',
    '/verify-email',
    '/no-such-page',
    '/save?url=https://kiln.example/',
    '/network',
    '/network/members',
    '/network/teams',
    '/network/invitations',
    '/projects',
    '/project/course-platform',
    '/public-profile/projects',
    '/public-profile/activity',
    '/store-admin',
    '/store-admin/orders',
    '/dark-sidebar',
    '/account',
    '/account/members/teams',
    '/account/members/import-members',
    '/account/security/privacy-settings',
    '/store-client',
    '/store-client/home',
    '/store-client/search-results-grid',
    '/store-client/search-results-list',
    '/store-client/product-details',
    '/store-client/wishlist',
    '/store-client/my-orders',
    '/store-client | [aria-label^="Wishlist"]',
    '/dev/ui',
    '/ | header >> text=Log in',
    '/contact | main >> text=Send',
  ),
  ...screens(
    'member',
    '/dashboard/account/collections',
    '/dashboard/account/purchases',
    '/dashboard/vendor',
    '/deal/doclantern-lifetime',
  ),
  ...screens(
    'insider',
    '/',
    '/deal/minutewren-lifetime',
    '/dashboard',
    '/dashboard/account',
    '/dashboard/account/home/get-started',
    '/dashboard/account/purchases',
    '/dashboard/account/collections',
    '/dashboard/account/collections?kept=all',
    '/dashboard/account/collections?kept=duplicates',
    '/dashboard/account/security',
    '/dashboard/vendor',
    '/account/api-keys',
    '/account/notifications',
    '/account/anywhere',
    '/public-profile/profiles/default',
    '/save?url=https://kiln.example/',
    '/change-password',
    '/dashboard?room=0190c0de-0000-7000-8000-000000000001',
    '/dashboard?room=deal:minutewren-lifetime',
    '/deals | [aria-label^="Save"]',
    '/deals | [aria-label^="Compare"] | main [aria-label^="Compare"] >> nth=1',
    '/deal/minutewren-lifetime | summary | main >> text=Edit',
    '/dashboard/account/purchases | main li button',
    '/dashboard/account/purchases | text=Add a purchase',
    '/dashboard/account/purchases | main >> text=Import',
    '/dashboard/account/collections | text=New collection',
    '/dashboard/account/collections | main button:has-text("More")',
    '/dashboard/account/collections | button:has-text("Grid view")',
    '/dashboard/account/collections | text=Select | main [type=checkbox]',
    '/dashboard/account/collections | button:has-text("Actions for")',
    '/dashboard/account/collections | button:has-text("Collection menu") | text=Share',
    '/dashboard/account/collections | button:has-text("Collection menu") | [role=menuitem]:has-text("Add")',
    '/dashboard/account/collections | button:has-text("Collection menu") | [role=menuitem]:has-text("Edit")',
    '/dashboard/account/security | text=Change address',
    '/dashboard/account/security | text=Change password',
    '/dashboard/account/security | text=Delete account',
    '/account/api-keys | text=Create key',
    '/account/api-keys | [aria-label^="Revoke"]',
    '/dashboard/vendor | summary',
    '/dashboard/vendor | [aria-label="Edit “Ovenbird half written”"]',
    '/dashboard/vendor | [aria-label="Edit “Ovenbird half written”"] | text=Preview',
    '/dashboard?room=0190c0de-0000-7000-8000-000000000001 | [aria-label="Room menu"]',
    '/dashboard?room=0190c0de-0000-7000-8000-000000000001 | [aria-label="All rooms"]',
    '/dashboard?room=0190c0de-0000-7000-8000-000000000001 | [aria-label="Insert emoji"]',
    '/dashboard?room=0190c0de-0000-7000-8000-000000000001 | article >> nth=-1 | [aria-label="More actions"]',
    '/dashboard | header [aria-label="Collections"]',
    '/dashboard | header [aria-label="Chat"]',
    '/dashboard | header [aria-label="Search"]',
    '/dashboard | header [aria-label^="Notifications"]',
    '/dashboard | header [aria-label="Apps"]',
    '/dashboard | header [aria-label^="Account of"]',
  ),
  ...screens(
    'admin',
    '/dashboard/admin/organizations',
    '/dashboard/admin/users',
    '/dashboard/admin/users?q=nobody',
    '/dashboard/admin/contacts',
    '/dashboard/admin/logs',
    '/dashboard/admin/orders',
    '/dashboard/admin/roles',
    '/dashboard/admin/moderation',
    '/dashboard/admin/moderation/muted',
    '/dashboard/admin/moderation/rooms',
    '/dashboard/admin/reviews',
    '/dashboard/admin/catalog',
    '/dashboard/admin/catalog/deals',
    '/dashboard/admin/catalog/tools',
    '/dashboard/admin/catalog/drafts',
    '/dashboard/admin/organizations | text=New organization',
    '/dashboard/admin/organizations | main td a',
    '/dashboard/admin/users | main td a',
    '/dashboard/admin/contacts | [aria-label^="Message from"]',
    '/dashboard/admin/logs | [aria-label^="Details of"]',
    '/dashboard/admin/roles | text=New role',
    '/dashboard/admin/moderation | [aria-label^="Message of"]',
    '/dashboard/admin/moderation/rooms | text=New room',
    '/dashboard/admin/reviews | [aria-label^="Review by"]',
    '/dashboard/admin/catalog | summary >> nth=0 | summary >> nth=1 | summary >> nth=2',
    '/dashboard/admin/catalog | text=Add a feed',
    '/dashboard/admin/catalog | text=New group',
    '/dashboard/admin/catalog | main a[href*="feed="]',
    '/dashboard/admin/catalog | main >> text=Refuse',
    '/dashboard/admin/catalog/deals | main td a',
    '/dashboard/admin/catalog/deals | main td [type=checkbox]',
    '/dashboard/admin/catalog/drafts | main a[href*="/drafts/"]',
    '/dashboard/admin/catalog/drafts | main a[href*="/drafts/"] >> nth=1 | text=Preview',
  ),
];

const LOOKS = (['en', 'ar'] as const).flatMap((language) =>
  ([390, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ language, width, colorScheme })),
  ),
);
type Look = (typeof LOOKS)[number];
/** Each width, scheme and direction once. */
const FEW = LOOKS.filter((look) => ['en 1440 light', 'ar 390 dark'].includes(Object.values(look).join(' ')));

/** A page is still when nothing has changed or loaded for so long. */
const STILL_MS = 300;
const PATIENCE_MS = 15_000;
/** A picture that differs is taken again: on a busy machine something may have come late. */
const TRIES = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { few: { type: 'boolean', default: false } },
});
const [before, after, ...named] = positionals;
if (!before || !after) throw new Error("node scripts/compare-screens.ts ORIGIN ORIGIN [--few] ['visitor /PATH' …]");
const wanted =
  named.length === 0
    ? SCREENS
    : named.flatMap((line) => {
        const [, as = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
        return screens(as, rest);
      });
const folder = path.join(ROOT, 'test-results/screens');
/** One moment for all pages, so that what counts the time counts the same. */
const now = new Date();

async function open(browser: Browser, origin: string, as: string, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: look.width, height: look.width < 600 ? 844 : 900 },
    hasTouch: look.width < 600,
    isMobile: look.width < 600,
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addCookies([{ name: 'language', value: look.language, url: origin }]);
  await context.clock.setFixedTime(now);
  if (as === 'visitor') return context;
  const data = { json: { email: `${as}@onceware.example`, password: process.env.DEMO_PASSWORD } };
  const answer = await context.request.post('/trpc/auth.signIn', { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${origin} does not let ${as} in: ${answer.status()}. DEMO_PASSWORD?`);
  return context;
}

/** Waits until the page listens, has loaded and changes no more. */
async function still(page: Page, loading: ReadonlySet<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  await page.waitForFunction(() => document.querySelector('#boot') !== null && !('earlyPresses' in globalThis));
  let seen = '';
  let since = Date.now();
  while (Date.now() - since < STILL_MS && Date.now() < deadline) {
    const seenNow = await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      const isLoaded = [...document.images].every(({ complete }) => complete);
      return `${isLoaded} ${document.documentElement.outerHTML}`;
    });
    if (seenNow !== seen || seenNow.startsWith('false') || loading.size > 0) since = Date.now();
    seen = seenNow;
    await delay(50);
  }
}

async function take(context: BrowserContext, { path: address, press }: Screen): Promise<Buffer> {
  const page = await context.newPage();
  try {
    // A stream of events never ends.
    const loading = new Set<unknown>();
    page.on('request', (request) => request.resourceType() !== 'eventsource' && loading.add(request));
    page.on(
      'response',
      (answer) => answer.headers()['content-type']?.includes('event-stream') && loading.delete(answer.request()),
    );
    page.on('requestfinished', (request) => loading.delete(request));
    page.on('requestfailed', (request) => loading.delete(request));
    await page.goto(address);
    await still(page, loading);
    for (const selector of press) {
      await page.locator(selector).first().click({ timeout: PATIENCE_MS });
      await still(page, loading);
    }
    return await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  } finally {
    await page.close();
  }
}

interface Difference {
  count: number;
  /** The largest between two pixels, of 255. One or two is how the browser drew it this time. */
  gap: number;
  /** Both pictures, and beside them where they differ. */
  drawn: Buffer;
}

async function compare(page: Page, pictures: readonly Buffer[]): Promise<Difference> {
  const { drawn, ...counted } = await page.evaluate(
    async (texts) => {
      const images = await Promise.all(
        texts.map(async (text) => createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob())),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 3 * width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('No canvas.');
      images.forEach((image, index) => context.drawImage(image, index * width, 0));
      const [{ data: one }, { data: other }] = [
        context.getImageData(0, 0, width, height),
        context.getImageData(width, 0, width, height),
      ];
      const difference = context.createImageData(width, height);
      let differing = 0;
      let most = 0;
      for (let at = 0; at < one.length; at += 4) {
        const gap = Math.max(...[0, 1, 2, 3].map((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0))));
        if (gap === 0) continue;
        differing += 1;
        most = Math.max(most, gap);
        difference.data.set([255, 0, 0, 255], at);
      }
      context.putImageData(difference, 2 * width, 0);
      return { count: differing, gap: most, drawn: canvas.toDataURL().replace(/^.*,/, '') };
    },
    pictures.map((picture) => picture.toString('base64')),
  );
  return { ...counted, drawn: Buffer.from(drawn, 'base64') };
}

/** Says how a screen of both products differs, if it does, and keeps what shows it. */
async function differenceOf(contexts: readonly BrowserContext[], screen: Screen, name: string): Promise<string | null> {
  try {
    for (let attempt = 1; ; attempt += 1) {
      const pictures = await Promise.all(contexts.map((context) => take(context, screen)));
      if (pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))) return null;
      const { count, gap, drawn } = await compare(drawing, pictures);
      if (count === 0) return null;
      if (attempt < TRIES) continue;
      writeFileSync(path.join(folder, `${name}.png`), drawn);
      return `${count} pixels differ by up to ${gap} (${name}.png)`;
    }
  } catch (error) {
    return `Not taken, ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const drawing = await browser.newPage();
let taken = 0;
let differing = 0;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const look of values.few ? FEW : LOOKS) {
    for (const as of PEOPLE) {
      const theirs = wanted.filter(
        ({ as: whose, press }) => whose === as && (press.length === 0 || look.language === 'en'),
      );
      if (theirs.length === 0) continue;
      const contexts = await Promise.all([before, after].map((origin) => open(browser, origin, as, look)));
      for (const screen of theirs) {
        const name = [as, ...screen.path.split(/\W+/), ...screen.press, look.language, look.width, look.colorScheme];
        taken += 1;
        const difference = await differenceOf(contexts, screen, name.join('-').replaceAll(/[^\w-]+/g, ''));
        if (difference === null) continue;
        differing += 1;
        console.log(`${difference}: ${[as, screen.path, ...screen.press, ...Object.values(look)].join(' | ')}`);
      }
      await Promise.all(contexts.map((context) => context.close()));
    }
  }
} finally {
  await browser.close();
}
console.log(`${taken} pictures, ${differing} differ.`);
if (differing > 0) process.exitCode = 1;
