import { expect, test } from './support/test.ts';

const DEAL = '/deal/minutewren-lifetime';

test(
  'an address with a language parameter is in that language for everybody, and choosing another leaves it (CAT-12)',
  { tag: '@desktop' },
  async ({ page, context, request, baseURL }) => {
    const html = await (await request.get(`${DEAL}?lang=ar`)).text();
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(await (await request.get(DEAL)).text()).toContain('<html lang="en" dir="ltr"');

    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await context.addCookies([{ name: 'language', value: 'de', url: baseURL ?? '' }]);
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

test(
  'a page links its preview, its feeds and its search description, and all of them exist (CAT-12)',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.goto(DEAL);
    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const { pathname, search } = new URL(image);
    const preview = await request.get(pathname + search);
    expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/png']);
    expect((await preview.body()).readUInt32BE(16)).toBe(1200);
    const types = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)['@type']));
    expect(types).toEqual(['BreadcrumbList', 'Product']);

    await page.goto('/explore?category=marketing&sort=price');
    for (const [selector, type] of [
      ['link[type="application/atom+xml"]', 'application/atom+xml'],
      ['link[type="application/feed+json"]', 'application/feed+json'],
      ['link[rel=search]', 'application/opensearchdescription+xml'],
    ] as const) {
      const answer = await request.get((await page.locator(selector).getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    }
    expect(refused).toEqual([]);
  },
);
