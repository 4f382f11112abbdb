import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const DEAL = '/deal/minutewren-lifetime';
const offer = (page: Page) => page.getByRole('region', { name: 'Offer', exact: true });
const tray = (page: Page) => page.getByRole('region', { name: 'Chosen for comparison' });

/** By Tab alone, as somebody without a pointer gets there; what has the focus is whole on the screen, and nothing lies over it. */
async function tabTo(page: Page, role: 'button' | 'link' | 'radio', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || !focused.closest('main')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(
        shown &&
        (focused.contains(shown) || shown.contains(focused) || shown.closest('label')?.contains(focused))
      );
    });
    expect(isCovered, `${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))} is covered`).toBe(
      false,
    );
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`No way to ${name} by Tab.`);
}

test('a deal page, its comparison and the link to the seller work by keyboard alone, on every screen (CAT-09, CAT-10)', async ({
  page,
  context,
}) => {
  await visit(page, DEAL);
  await tabTo(page, 'radio', 'Solo $59');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Studio $119' })).toBeChecked();
  await expect(offer(page)).toContainText('Pay once$119');
  await expect(offer(page)).not.toContainText('You save');

  await tabTo(page, 'button', 'Compare Minutewren Lifetime');
  await page.keyboard.press('Enter');
  await expect(tray(page)).toContainText('Choose another to compare');
  const [other = ''] = await page
    .getByRole('button', { name: /^Compare (?!Minutewren)/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  await tabTo(page, 'button', other);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Compare');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?deals=minutewren-lifetime,[a-z0-9-]+$/);

  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Refund/ })).toContainText('Within 60 days');
  expect(await audit(page)).toEqual([]);
  // Shared addresses show the comparison at once, without script.
  const answer = await context.request.get(page.url());
  expect(await answer.text()).toContain('Minutewren Lifetime</a>');

  await tabTo(page, 'link', 'Get deal: Minutewren Lifetime');
  const [led] = await Promise.all([
    context.waitForEvent('response', (one) => new URL(one.url()).pathname === '/go/minutewren-lifetime'),
    context.waitForEvent('page'),
    page.keyboard.press('Enter'),
  ]);
  expect(await led.headerValue('location')).toMatch(/^https:\/\/minutewren\.example\//);
});

test('the offer stays on the screen however far one scrolls, and on a phone does not cover the end of the page (CAT-09)', async ({
  page,
}) => {
  await visit(page, DEAL);
  const ways = page.getByRole('link', { name: 'Get deal', exact: true });
  await page.getByRole('heading', { name: 'Plans' }).scrollIntoViewIfNeeded();
  await expect(isPhone() ? ways.last() : ways.first()).toBeInViewport();
  if (!isPhone()) return;
  await offer(page).getByRole('link', { name: 'Get deal' }).scrollIntoViewIfNeeded();
  await expect(ways.filter({ visible: true })).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await ways.last().boundingBox();
  expect(bar && footer && bar.y + bar.height <= footer.y).toBe(true);
});

test('the end is counted down by the server’s clock where the browser’s is days off, in the reader’s time zone (CAT-09) @desktop', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 5 * 86_400_000;
  });
  await visit(page, '/deal/gatecrake-lifetime');
  const counted = offer(page).getByText(/^\d+ h \d+ min \d+ s$/);
  const before = await counted.textContent();
  await expect(counted).not.toHaveText(before ?? '');
  const end = offer(page).getByText(/^Ends on .+ GMT\+9$/);
  const left = Date.parse((await end.getAttribute('datetime')) ?? '') - Date.now();
  const [, hours = '', minutes = ''] = /(\d+) h (\d+) min/.exec((await counted.textContent()) ?? '') ?? [];
  expect(Math.abs(Number(hours) * 60 + Number(minutes) - left / 60_000)).toBeLessThan(3);
  expect(complaints).toEqual([]);
  await context.close();
});
