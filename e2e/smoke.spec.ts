import { expect, test } from '@playwright/test';

test('the home page answers and has one main heading', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveCount(1);
});
