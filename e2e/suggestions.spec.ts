import { audit } from './support/audit.ts';
import { builtFile } from './support/built-files.ts';
import { arriveAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test('typing on the home page suggests deals, tools and categories, by keyboard alone, with code loaded on focus (CAT-06)', async ({
  page,
}) => {
  const popup = builtFile('src/features/catalog/suggest/suggest-popup.tsx');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/');
  expect(fetched).not.toContain(popup);

  const field = page.getByRole('main').getByLabel('Search deals and tools');
  await field.focus();
  await expect(page.getByRole('combobox', { name: 'Search deals and tools' })).toBeFocused();
  expect(fetched).toContain(popup);
  await page.keyboard.type('minutewren');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Minutewren Lifetime' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('option', { name: /^Minutewren/ })).toHaveAttribute(
    'href',
    '/tool/minutewren',
  );
  const list = await page.getByRole('listbox').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(list && list.x >= 0 && list.x + list.width <= width).toBe(true);
  expect(await audit(page, { within: ['main form'] })).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('minutewren');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(deal|tool)\/minutewren/);
});

test('suggestions can be pressed, and unknown words are searched for (CAT-06)', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/explore');
  const field = page.getByRole('main').getByLabel('Search deals and tools');
  await field.click();
  await page.keyboard.type('design');
  await page.getByRole('option', { name: 'Design', exact: true }).click();
  await expect(page).toHaveURL('/explore?category=design');
  await field.fill('qqzzxxv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=qqzzxxv/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('the search dialog in the header has the same suggestions (CAT-06)', { tag: '@phone' }, async ({ page }) => {
  await arriveAs(page, 'insider');
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: /Search/ });
  await dialog.getByRole('textbox').fill('design');
  await expect(dialog.getByRole('link', { name: 'Design', exact: true })).toHaveAttribute(
    'href',
    '/explore?category=design',
  );
});

test(
  '/go redirects from a deal to its seller and nowhere else; a missing deal shows a page (CAT-10)',
  { tag: '@desktop' },
  async ({ page }) => {
    const { headers, status } = await page.request
      .get('/go/minutewren-lifetime?url=https://evil.example/', { maxRedirects: 0 })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect([status, headers.location]).toEqual([302, 'https://minutewren.example/lifetime']);
    expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /go/');
    const answer = await page.goto('/go/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  },
);
