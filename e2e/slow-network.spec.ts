import { arriveWithDeals, chooseForItem, itemLinks, onServer, toast, undo } from './support/collecting.ts';
import { SLOWNESS } from './support/slowness.ts';
import { expect, test } from './support/test.ts';

const shownTitles = (page: Parameters<typeof itemLinks>[0]) => itemLinks(page).allTextContents();

test(
  'changes made offline show at once, wait, and are sent in their order when the connection is back (COL-12)',
  { tag: '@phone' },
  async ({ page, context }) => {
    const [a = '', b = '', c = ''] = await arriveWithDeals(page, 3);
    const sent: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'POST' && sent.push(new URL(request.url()).pathname.replace('/trpc/collections.', '')),
    );
    await chooseForItem(page, c, 'Move to top');
    await expect.poll(() => shownTitles(page)).toEqual([c, a, b]);
    await expect.poll(() => sent).toEqual(['moveItems']);

    await context.setOffline(true);
    await chooseForItem(page, b, 'Remove Item');
    await chooseForItem(page, a, 'Move to top');
    await expect.poll(() => shownTitles(page)).toEqual([a, c]);
    await expect(page.getByText(/You are offline. 2 changes are waiting to be sent./)).toBeVisible();
    expect((await onServer(page, 'Nice Find')).items).toHaveLength(3);

    await context.setOffline(false);
    await expect(toast(page, 'Item removed from collection')).toBeVisible();
    await expect(page.getByText(/You are offline. 2/)).toHaveCount(0);
    await expect.poll(async () => (await onServer(page, 'Nice Find')).items.length).toBe(2);
    expect(sent.filter((name) => name !== 'load')).toEqual(['moveItems', 'removeItem', 'moveItems']);
    await undo(page).click();
    await expect.poll(() => shownTitles(page)).toEqual([a, c, b]);
  },
);

test(
  'on a slow line that drops answers, fast changes are all made in the end, each once (COL-12) (T43)',
  { tag: '@desktop' },
  async ({ page }) => {
    const titles = await arriveWithDeals(page, 4);
    const [a = '', b = '', c = '', d = ''] = titles;
    const ids = (await onServer(page, 'Nice Find')).items.map((item) => item.entity_id);
    let lost = 0;
    await page.route('**/trpc/collections.**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The server does it, and nobody hears of it: every other change's first answer.
      if (lost++ % 2 === 0) {
        await route.fetch();
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    await chooseForItem(page, d, 'Move to top');
    await chooseForItem(page, b, 'Remove Item');
    await chooseForItem(page, a, 'Move to bottom');
    await expect.poll(() => shownTitles(page)).toEqual([d, c, a]);
    await expect
      .poll(async () => (await onServer(page, 'Nice Find')).items.map((item) => titles[ids.indexOf(item.entity_id)]), {
        timeout: 20_000 * SLOWNESS,
      })
      .toEqual([d, c, a]);
    await expect(page.getByText('The server cannot be reached. Trying again…')).toHaveCount(0);
    await expect.poll(() => shownTitles(page)).toEqual([d, c, a]);
  },
);

test(
  '5,000 items in one collection show at once and scroll without blank rows (COL-16)',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    await arriveWithDeals(page, 2);
    // Returns the maximum number of items, all with the same few titles, because only their number matters here.
    await page.route('**/trpc/**collections.items**', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as unknown;
      const grow = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return;
        if ('items' in node && Array.isArray(node.items) && node.items.length > 0) {
          const [first] = node.items as { entity_id: string }[];
          node.items = Array.from({ length: 5000 }, (_, n) => ({
            ...first,
            entity_id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          }));
          return;
        }
        for (const child of Object.values(node)) grow(child);
      };
      grow(body);
      await route.fulfill({ response, json: body });
    });
    await page.reload();
    await expect(page.getByText('5,000 items').first()).toBeVisible();
    const list = page.getByRole('list', { name: 'Items of Nice Find' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    expect(await list.getByRole('listitem').count()).toBeLessThan(80);
    expect(await list.getByRole('listitem').first().getAttribute('aria-setsize')).toBe('5000');
    const seen = await page.evaluate(async () => {
      const rows = () => document.querySelectorAll('ul[aria-label="Items of Nice Find"] > li');
      let blank = 0;
      for (let step = 0; step < 60; step += 1) {
        window.scrollBy(0, 1500);
        document.querySelector('[data-scrolls]')?.scrollBy(0, 1500);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const isCovered = [...rows()].some(
          (row) =>
            row.getBoundingClientRect().top < innerHeight && row.getBoundingClientRect().bottom > innerHeight / 2,
        );
        if (!isCovered) blank += 1;
      }
      return { blank, last: Math.max(...[...rows()].map((row) => Number(row.getAttribute('aria-posinset')))) };
    });
    expect(seen.blank).toBe(0);
    expect(seen.last).toBeGreaterThan(500);
  },
);
