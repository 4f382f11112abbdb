import type { Page } from '@playwright/test';
import {
  arriveWithDeals,
  chooseForCollection,
  chooseForItem,
  collectionsOnServer,
  itemLinks,
  onServer,
  toast,
} from './support/collecting.ts';
import { expect, test } from './support/test.ts';

/** Changes of collections reach nobody, and nobody says so. `reached`: how many were tried; `answer` lets them through from now on. */
async function silenceChanges(page: Page) {
  let isSilent = true;
  let tried = 0;
  await page.route('**/trpc/collections.**', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tried += 1;
    return isSilent ? undefined : route.continue();
  });
  return { tried: () => tried, answer: () => void (isSilent = false) };
}

const line = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const openForm = (page: Page) => page.getByRole('button', { name: 'New collection' }).click();
const written = (page: Page) =>
  Promise.all(
    ['Name', 'Description (optional)'].map((label) => page.getByRole('dialog').getByLabel(label).inputValue()),
  );

test(
  'a server that never answers is noticed: waiting changes are shown, tried again, and made once (COL-12)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    const [a = '', b = '', c = ''] = await arriveWithDeals(page, 3);
    const changes = await silenceChanges(page);
    await chooseForItem(page, c, 'Move to top');
    await chooseForItem(page, b, 'Remove Item');
    await expect.poll(changes.tried).toBe(1);
    await page.clock.fastForward(5_000);
    await expect(line(page, 'The server is taking long to answer. 2 changes are waiting to be sent.')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(
      line(page, 'The server does not answer. Trying again… 2 changes are waiting to be sent.'),
    ).toBeVisible();
    await expect(page.getByText(/moved to position/i)).toHaveCount(0);
    expect((await onServer(page, 'Nice Find')).items).toHaveLength(3);

    changes.answer();
    await page.clock.fastForward(1_000);
    await expect(toast(page, 'Item removed from collection')).toBeVisible();
    await expect(page.getByText('Moved to position 1 of 3.')).toBeAttached();
    await expect(line(page, 'waiting to be sent')).toHaveCount(0);
    await expect(itemLinks(page)).toHaveText([c, a]);
    await expect.poll(async () => (await onServer(page, 'Nice Find')).items.length).toBe(2);
  },
);

test(
  'a new collection that the server never made keeps what was typed, and says so once (COL-15) (T27)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await arriveWithDeals(page, 1);
    const changes = await silenceChanges(page);
    await openForm(page);
    await page.getByRole('dialog').getByLabel('Name').fill('For Monday');
    await page.getByRole('dialog').getByLabel('Description (optional)').fill('What the team asked for');
    await page.getByRole('dialog').getByRole('button', { name: 'Create collection' }).click();
    for (const attempt of [1, 2, 3, 4]) {
      await expect.poll(changes.tried).toBe(attempt);
      await page.clock.fastForward(15_000);
      if (attempt < 4) await page.clock.fastForward(5_000);
    }
    await expect(
      toast(
        page,
        'The server did not answer in time. Try again in a moment. «For Monday» was not created; what you wrote waits under «New collection».',
      ),
    ).toBeVisible();
    await expect(page.getByText('That collection is not here.')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(1);

    changes.answer();
    await openForm(page);
    expect(await written(page)).toEqual(['For Monday', 'What the team asked for']);
    await page.getByRole('dialog').getByRole('button', { name: 'Create collection' }).click();
    await expect(toast(page, '«For Monday» created')).toBeVisible();
    expect(
      (await collectionsOnServer(page)).map(({ name }) => name).filter((name) => name === 'For Monday'),
    ).toHaveLength(1);
    await openForm(page);
    expect(await written(page)).toEqual(['', '']);
  },
);

test(
  "details lost to a proxy's error page are kept, and nobody is told that the server cannot be reached (COL-15) (COL-09)",
  { tag: '@phone' },
  async ({ page }) => {
    await arriveWithDeals(page, 1);
    await page.route('**/trpc/collections.update**', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
    await chooseForCollection(page, 'Edit details');
    await page.getByRole('dialog').getByLabel('Name').fill('Nicer finds');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(
      toast(
        page,
        'Something went wrong on our side. Try again in a moment. What you wrote waits under «Edit details».',
      ),
    ).toBeVisible();
    await expect(page.getByText('cannot be reached')).toHaveCount(0);
    await page.unroute('**/trpc/collections.update**');
    await chooseForCollection(page, 'Edit details');
    expect(await written(page)).toEqual(['Nicer finds', '']);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await collectionsOnServer(page)).map(({ name }) => name)).toContain('Nicer finds');
  },
);
