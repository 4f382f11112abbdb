import { gotoAheadOf } from './support/holding.ts';
import { arriveAs, header, isPhone, watchLayoutShift } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test('the header is 70 px high, or 60 on a narrow screen, and has a border only while the page is scrolled (NAV-09)', async ({
  page,
}) => {
  await page.goto('/');
  expect((await header(page).boundingBox())?.height).toBe(isPhone() ? 60 : 70);
  const border = () => header(page).evaluate((element) => getComputedStyle(element).borderBottomColor);
  const atTop = await border();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(border).not.toBe(atTop);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(border).toBe(atTop);
});

test(
  'the Collections button is shown to members with dev.feature, and to nobody else (NAV-20)',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const button = header(page).getByRole('button', { name: 'Collections' });
    await page.goto('/');
    await expect(
      header(page)
        .getByRole('link', { name: 'Log in' })
        .or(header(page).getByRole('button', { name: 'Log in' })),
    ).toBeVisible();
    await expect(button).toHaveCount(0);
    await arriveAs(page, 'member');
    await expect(header(page).getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(button).toHaveCount(0);
    await context.clearCookies();
    await arriveAs(page, 'insider');
    await expect(button).toBeVisible();
  },
);

test(
  'the session is in the first render: no script is needed to see who is signed in (NAV-19)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await arriveAs(page, 'insider');
    const silent = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await silent.newPage();
    await still.goto(page.url());
    await expect(header(still).getByText('Log in')).toHaveCount(0);
    await expect(header(still).getByRole('button', { name: /^Account of/ })).toBeVisible();
    await silent.close();
  },
);

test('the page does not move while it loads, for a visitor and for a member (NAV-19)', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await visit(page, '/');
  expect(await shift()).toBeLessThan(0.05);
  await arriveAs(page, 'insider');
  expect(await shift()).toBeLessThan(0.05);
});

test('a header that is not measured yet does not widen the page (NAV-08, UI-06)', async ({ page }) => {
  await arriveAs(page, 'insider');
  const excess = await page.locator('header [data-folded]').evaluate((bar) => {
    bar.removeAttribute('data-folded');
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(excess).toBe(0);
});

test('the page does not move when the fonts arrive late (UI-06)', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await gotoAheadOf(page, '/', /\.woff2/);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  expect(await shift()).toBeLessThan(0.05);
});

test(
  'light or dark is kept and is there before anything is painted (I18N-04)',
  { tag: '@desktop' },
  async ({ page }) => {
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
  },
);
