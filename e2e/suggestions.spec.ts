import { audit } from './support/audit.ts';
import { builtFile } from './support/built-files.ts';
import { arriveAs, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test('typing on the home page suggests categories and tools with their deals, by keyboard alone, with code loaded on focus (CAT-06, CAT-18)', async ({
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
  // Its deal is there, and the tool not a second time.
  await expect(options.filter({ hasText: 'Minutewren' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('option', { name: /^Minutewren/ })).toHaveAttribute(
    'href',
    '/deal/minutewren-lifetime',
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

test('a visitor searches in the header of any page, finds the search again, and has it forgotten (CAT-18)', async ({
  page,
}) => {
  await visit(page, '/about');
  const header = page.getByRole('banner');
  const field = header.getByLabel('Search deals and tools').and(page.locator('input'));
  const begin = async () => {
    if (isPhone()) await header.getByRole('link', { name: 'Search deals and tools' }).click();
    else await page.keyboard.press('/');
    await expect(field).toBeFocused();
  };
  await begin();
  const box = await field.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
  await page.keyboard.type('invoice');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await audit(page, { within: ['header'] })).toEqual([]);
  await header.getByRole('button', { name: 'Clear the field' }).click();
  await expect(field).toHaveValue('');
  await page.keyboard.type('forms');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?q=forms');

  await visit(page, '/blog');
  await begin();
  await expect(header.getByRole('link', { name: 'forms', exact: true })).toHaveAttribute('href', '/explore?q=forms');
  expect(await audit(page, { within: ['header'] })).toEqual([]);
  await header.getByRole('button', { name: 'Clear all' }).click();
  await expect(header.getByRole('link', { name: 'forms', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches:visitor'))).toBeNull();

  await visit(page, '/');
  await expect(header.getByRole('search')).toHaveCount(0);
});

test(
  'a visitor turns the slash key off by keyboard, on every page until it is on again (CAT-18)',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/about');
    const field = page.getByRole('banner').getByLabel('Search deals and tools').and(page.locator('input'));
    await page.getByRole('button', { name: 'Turn off the / key' }).press('Enter');
    await page.keyboard.press('/');
    await expect(field).not.toBeFocused();
    await visit(page, '/blog');
    await page.keyboard.press('/');
    await expect(field).not.toBeFocused();
    const on = page.getByRole('button', { name: 'Turn on the / key' });
    expect(await audit(page, { within: ['footer'] })).toEqual([]);
    await on.press('Enter');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  },
);

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
    // The header's or, where it has no room, the page's.
    await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(1);
  },
);
