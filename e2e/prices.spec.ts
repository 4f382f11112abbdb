import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

test('a deal shows its price history: against the 30 days before, as a chart, as a table by keyboard, and as a file (CAT-08)', async ({
  page,
}) => {
  await visit(page, '/deal/minutewren-lifetime');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What it has cost' })).toBeVisible();
  await expect(main.getByText(/Lowest in the 30 days before this offer/).locator('..')).toContainText('$49');
  await expect(main.locator('dt', { hasText: 'Lowest ever' }).locator('..')).toContainText('$29');
  await expect(main.getByText('The vendor’s list price of $348').locator('..')).toContainText('Never asked here');
  const chart = main.getByRole('img', { name: /^Prices from .+ between \$29 and \$149/ });
  await expect(chart).toBeVisible();
  const [drawn, text] = [await chart.boundingBox(), await main.boundingBox()];
  expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));

  await main.getByText('All prices as a table').focus();
  await page.keyboard.press('Enter');
  const rows = main.getByRole('table').filter({ hasText: 'Until' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(1)).toContainText('Today$59$348');
  const link = main.getByRole('link', { name: 'All as a file (CSV)' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toContain('prices minutewren-lifetime');
  expect((await file.text()).trim().split('\r\n')).toHaveLength(8);
});

test('a list marks deals whose price was never lower (CAT-08)', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/explore?q=Signa+Manos');
  await expect(page.getByRole('article').filter({ hasText: 'Signa Manos' })).toContainText('Lowest price ever');
  await visit(page, '/explore?q=Minutewren');
  await expect(page.getByRole('article').filter({ hasText: 'Minutewren' }).first()).not.toContainText(
    'Lowest price ever',
  );
});
