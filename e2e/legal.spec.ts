import { expect, test } from './support/test.ts';

for (const [name, title] of [
  ['Terms', 'Terms of use'],
  ['Privacy', 'Privacy'],
  ['Imprint', 'Imprint'],
] as const) {
  test(
    `the footer leads to ${name}, which is there without scripts too (LEG-01)`,
    { tag: '@desktop' },
    async ({ page, browser, baseURL }) => {
      await page.goto('/about');
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
      expect((await plain.goto(new URL(page.url()).pathname))?.status()).toBe(200);
      await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(plain).toHaveTitle(`${title} · Onceware`);
      await plain.close();
    },
  );
}

test(
  'a page that nobody translated says that it is in English (LEG-01, I18N-01)',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'ar', url: baseURL }]);
    await page.goto('/privacy');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const text = page.locator('article[lang="en"][dir="ltr"]');
    await expect(text.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
);

test(
  'signing up shows the terms and what is stored, beside the form (LEG-01)',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/signup');
    await page.getByLabel('Name', { exact: true }).fill('Rosa Keep');
    const main = page.getByRole('main');
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: 'terms' }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Keep');
    await expect(main.getByRole('link', { name: 'privacy page' })).toBeVisible();
  },
);

test(
  'robots.txt, sitemap.xml, the manifest and favicon.ico are served as what they are (CAT-12, UI-03)',
  { tag: '@desktop' },
  async ({ request }) => {
    const types = {
      '/robots.txt': 'text/plain',
      '/sitemap.xml': 'application/xml',
      '/manifest.webmanifest': 'application/manifest+json',
      '/favicon.ico': 'image/',
    };
    for (const [path, type] of Object.entries(types)) {
      const answer = await request.get(path);
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        200,
        expect.stringContaining(type),
      ]);
    }
    const locations = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
      );
    // The server writes the files of deals and tools beside its start.
    await expect.poll(() => locations('/sitemap.xml')).toHaveLength(3);
    const paths = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
    expect(paths.length).toBeGreaterThan(50);
    for (const folder of ['/deal/', '/tool/', '/blog/'])
      expect((await request.get(paths.findLast((path) => path.startsWith(folder)) ?? '')).status()).toBe(200);
  },
);
