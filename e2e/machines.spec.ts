import { expect, test } from './support/test.ts';

const DEAL = '/deal/minutewren-lifetime';

test(
  'an address that asks for a language is in it for everybody, says so, and is left by who chooses another (CAT-12)',
  { tag: '@desktop' },
  async ({ page, context, request, baseURL = '' }) => {
    const html = await (await request.get(`${DEAL}?lang=ar`)).text();
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(await (await request.get(DEAL)).text()).toContain('<html lang="en" dir="ltr"');

    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await context.addCookies([{ name: 'language', value: 'de', url: baseURL }]);
    await page.addInitScript(() => localStorage.getItem('language') ?? localStorage.setItem('language', 'de'));
    await page.goto(`${DEAL}?lang=ar`);
    const choice = page.getByRole('contentinfo').getByRole('combobox');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${DEAL}\\?lang=ar$`));
    await expect(page.locator('link[hreflang]')).toHaveCount(7);

    await choice.selectOption('English');
    await expect(page).toHaveURL(`${baseURL}${DEAL}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${DEAL}$`));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(complaints).toEqual([]);
  },
);
