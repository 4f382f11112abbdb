import { audit } from './support/audit.ts';
import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test(
  'the overview is reached from the user menu, by keyboard, and leads on (CAT-17)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'insider');
    const menu = page.getByRole('banner').getByRole('button', { name: /^Account of/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Overview' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    for (const name of ['Refunds that end soon', 'Kept deals that end or became cheaper', 'Rooms with something new'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Spent in \d{4}$/ })).toBeVisible();
    expect(await audit(page)).toEqual([]);
  },
);

test('a room named in an address of the overview opens, also after signing in (CAT-17) @desktop', async ({ page }) => {
  const address = '/dashboard?room=deal%3Aminutewren-lifetime';
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(`/signin?redirect=${encodeURIComponent(address)}`);
  await arriveAs(page, 'insider', address);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Minutewren').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

for (const language of ['de', 'ar'])
  test(`three deals compared scroll in their frame, not the page, on a phone in ${language} (CAT-17) @phone`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/compare?deals=minutewren-lifetime,duesgrove-lifetime,quillback-lifetime');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.evaluate(() => scrollBy(document.dir === 'rtl' ? -200 : 200, 0));
    expect(await page.evaluate(() => Math.round(scrollX))).toBe(0);
    // Swiping leads to the rest.
    const frame = page.getByRole('table').locator('xpath=ancestor::*[contains(@style,"") and self::div][1]');
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
