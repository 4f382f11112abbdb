import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from './support/product.ts';

const header = (page: Page) => page.getByRole('banner');
const isPhone = () => test.info().project.name === 'phone';

async function signIn(page: Page, role: 'insider' | 'member'): Promise<void> {
  await page.goto('/');
  const data = { json: { email: `${role}@onceware.example`, password: DEMO_PASSWORD } };
  const origin = new URL(page.url()).origin;
  expect((await page.request.post('/trpc/auth.signIn', { data, headers: { origin } })).ok()).toBe(true);
  await page.goto('/');
}

test('the header is 70 px high, or 60 on a narrow screen, and has a border only while the page is scrolled (NAV-09)', async ({ page }) => {
  await page.goto('/');
  expect((await header(page).boundingBox())?.height).toBe(isPhone() ? 60 : 70);
  const border = () => header(page).evaluate((element) => getComputedStyle(element).borderBottomColor);
  const atTop = await border();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(border).not.toBe(atTop);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(border).toBe(atTop);
});

test('the Collections button is there for who holds dev.feature, and for nobody else (NAV-20)', async ({ page, context }) => {
  const button = header(page).getByRole('button', { name: 'Collections' });
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Log in' }).or(header(page).getByRole('button', { name: 'Log in' }))).toBeVisible();
  await expect(button).toHaveCount(0);
  await signIn(page, 'member');
  await expect(header(page).getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(button).toHaveCount(0);
  await context.clearCookies();
  await signIn(page, 'insider');
  await expect(button).toBeVisible();
});

test('the session is in the first render: no script is needed to see who is signed in (NAV-19)', async ({ page, browser }) => {
  await signIn(page, 'insider');
  const silent = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await silent.newPage();
  await still.goto(page.url());
  await expect(header(still).getByText('Log in')).toHaveCount(0);
  await expect(header(still).getByRole('button', { name: /^Account of/ })).toBeVisible();
  await silent.close();
});

test('the page does not move while it loads (NAV-19)', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn(page, 'insider');
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.05);
});

test('light or dark is kept and is there before anything is painted (I18N-04)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/signin');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: /light/i }).click();
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('body')).toBeAttached();
  expect(await ground()).toBe(light);
});
