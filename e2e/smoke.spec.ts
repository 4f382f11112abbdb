import { expect, test } from './support/test.ts';

test('the home page answers and has one main heading', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveCount(1);
});

for (const path of ['/', '/explore', '/explore?show=tools', '/deals', '/tool/minutewren']) {
  test(`every deal and tool in a list of ${path} can be saved where it stands (AUTH-03)`, async ({ page }) => {
    await page.goto(path);
    // Reviews and lines of them name deals, too.
    const entries = page
      .locator('main :not(#reviews) > :is(ul, ol) > li')
      .filter({ has: page.locator('a[href^="/deal/"], a[href^="/tool/"]'), hasNot: page.locator('blockquote') });
    expect(await entries.count()).toBeGreaterThan(1);
    expect(await entries.filter({ has: page.getByRole('button', { name: /^Save / }) }).count()).toBe(
      await entries.count(),
    );
  });
}
