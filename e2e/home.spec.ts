import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const LANGUAGES = ['en', 'de', 'es', 'pt', 'zh', 'ar'];

for (const language of LANGUAGES) {
  test(`every search that the front page offers in ${language} has results (CAT-17) @desktop`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await visit(page, '/');
    const offered = await page
      .locator('main form + ul a')
      .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));
    expect(offered).toHaveLength(7);
    for (const href of offered) {
      await page.goto(href);
      await expect(page.getByRole('article').first(), href).toBeVisible();
    }
  });
}

test('what ends this week begins above the fold of 1440 × 900 (CAT-17) @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const section = page.getByRole('region', { name: 'Ending this week' });
  const [heading, row] = [section.getByRole('heading'), section.getByRole('listitem').first()];
  for (const part of [heading, row]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  }
});

test('the front page has figures, and lines of members with their faces, which lead to their deals (CAT-17)', async ({
  page,
}) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  for (const [name, figure] of [
    ['Prices kept', /^[1-9][\d,]*$/],
    ['Dearer than last month', /^\d+$/],
    ['Paid places', /^0$/],
  ] as const)
    await expect(
      main
        .getByRole('definition')
        .filter({ hasText: figure })
        .and(main.locator(`dt:text-is("${name}") + dd`)),
    ).toBeVisible();
  const lines = page.getByRole('region', { name: 'In members’ words' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) {
    await expect(line.locator('[data-picture="loaded"]')).toBeVisible();
    await expect(line.getByRole('img', { name: /^Rated \d\.\d out of 5 by/ })).toBeVisible();
  }
  const quote = await lines.first().getByRole('blockquote').textContent();
  await lines.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/deal\//);
  await expect(page.getByText(quote ?? '').first()).toBeVisible();
});
