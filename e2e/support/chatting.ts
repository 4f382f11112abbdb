import type { Locator, Page } from '@playwright/test';
import { arriveAs, header, isPhone } from './members.ts';
import { SLOWNESS } from './slowness.ts';
import { test as base, expect } from './test.ts';
import { listening } from './visiting.ts';

/** A Tuesday; the sample's messages are of this day and the two before. */
export const NOON = new Date('2026-03-10T12:00:00Z');

/**
 * Error of Playwright's own script, which notes the held clock of a test before in the page that this one reuses, where no clock
 * is held. It comes from no file of the site.
 */
const isOfHeldClock = ({ message, stack = '' }: Error) =>
  message.includes("reading 'controller'") && !stack.includes('http');

/** Playwright's `test`, in which an error on the page's console fails whatever is tested. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => isOfHeldClock(error) || complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** On narrow screens it covers the page, beside it otherwise. */
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: /Chat$/ }).or(page.getByRole('dialog', { name: /Chat$/ }));
export const log = (page: Page): Locator => panel(page).getByRole('log');
/** Finds a message by its own text, which may also be in messages that quote it. */
export const message = (page: Page, text: string | RegExp): Locator =>
  log(page)
    .getByRole('article')
    .filter({ has: page.locator('p', { hasText: text }) });
export const newest = (page: Page): Locator => log(page).getByRole('article').last();
/** The composer's; while something is suggested it is a combobox. */
export const field = (page: Page): Locator => panel(page).getByLabel('Message', { exact: true });
export const send = (page: Page): Locator => panel(page).getByRole('button', { name: 'Send', exact: true });
export const status = (page: Page): Locator => panel(page).getByText(/typing\.\.\.$|members? online$/);
export const join = (page: Page): Locator => panel(page).getByRole('region', { name: 'Request to join' });
export const fileInput = (page: Page): Locator => panel(page).locator('input[type="file"]');
export const item = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });
export const mark = (row: Locator, name: string): Locator => row.getByTitle(name, { exact: true });

/** Presses the chat in the header, in any language and whatever it counts. */
export async function pressChat(page: Page): Promise<void> {
  await header(page).locator('[data-panel="chat"]').click();
}

/** From the Lounge, in which a newcomer begins, to the sample conversation, which stands last in the list. */
export async function trySample(page: Page): Promise<void> {
  await expect(field(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'All rooms' }).first().click();
  await panel(page)
    .getByRole('button', { name: /^Try it out/ })
    .click();
}

/** The insider with the sample conversation open, at noon; from here on the clock runs by itself until it is held. */
export async function openChat(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await arriveAs(page, 'insider', '/about');
  await pressChat(page);
  await trySample(page);
  await expect(message(page, 'asks to join us')).toBeInViewport();
}

/** The same page in another language; the chat starts over and is closed. */
export async function reloadIn(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await page.reload();
  await listening(page);
}

/** From here on the page's time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** @returns ms that it took, in steps of 50 */
export async function runUntil(page: Page, isSo: () => Promise<boolean>, lruSize: number): Promise<number> {
  for (let passed = 0; passed <= lruSize; passed += 50) {
    if (await isSo()) return passed;
    await page.clock.runFor(50);
  }
  throw new Error(`It was not so within ${lruSize} ms.`);
}

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

/** Says it and lets the answer come, after which nothing moves by itself. @returns what was said */
export async function converse(page: Page, text: string): Promise<Locator> {
  await say(page, text);
  await page.clock.runFor(5000);
  return message(page, text).first();
}

/** Scrolls up until a message far above is drawn. Later steps wait longer, because a busy machine draws rows after the look. */
export async function scrollUpTo(page: Page, text: string | RegExp): Promise<Locator> {
  const found = message(page, text).first();
  const isThere = async () => {
    if ((await found.count()) > 0) return true;
    await log(page).evaluate((list) => {
      list.scrollBy(0, list.scrollTop > 0 ? -list.clientHeight / 2 : list.scrollHeight);
    });
    return false;
  };
  await expect
    .poll(isThere, { intervals: [50, 50, 50, 50, 50, 50, 100, 200, 400], timeout: 60_000 * SLOWNESS })
    .toBe(true);
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Beside a message that the pointer is on; the list may still move on to its newest, and take the row from beneath it. */
async function pressTool(row: Locator, name: string): Promise<void> {
  await expect(async () => {
    await row.hover();
    await row.getByRole('button', { name, exact: true }).click({ timeout: 1_000 * SLOWNESS });
  }).toPass();
}

/** Frequent actions appear beside a message under the pointer; a phone has only the button of the menu. */
export async function act(page: Page, row: Locator, name: 'Reply' | 'Add reaction'): Promise<void> {
  await (isPhone() ? choose(page, row, name) : pressTool(row, name));
}

export async function openMenu(page: Page, row: Locator): Promise<void> {
  await (isPhone() ? row.getByRole('button', { name: 'More actions' }).click() : pressTool(row, 'More actions'));
  await expect(item(page, 'Reply')).toBeVisible();
}

export async function choose(page: Page, row: Locator, name: string): Promise<void> {
  await openMenu(page, row);
  await item(page, name).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

export async function becomePrivate(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Private mode' }).click();
  await expect(panel(page)).toHaveAccessibleName('Team Chat');
}

export const file = (name: string, mimeType: string, size: number) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, 'x'),
});

/** From the next page on. @returns how many object URLs there are that nobody has revoked */
export async function countObjectUrls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const objectUrls = new Set<string>();
    Object.assign(globalThis, { objectUrls });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object: Blob) => {
      const url = createObjectURL.call(URL, object);
      objectUrls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      objectUrls.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { objectUrls: Set<string> }).objectUrls.size);
}
