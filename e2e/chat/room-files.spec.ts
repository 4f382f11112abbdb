import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { becomePrivate, fileInput, log, panel, pressChat, send, test } from '../support/chatting.ts';
import { arriveAs } from '../support/members.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
type Page = Parameters<typeof panel>[0];

/** The conversation of the two, which the demo has. */
async function openConversation(page: Page, role: 'insider' | 'admin'): Promise<void> {
  const other = role === 'admin' ? 'Ines Sadiq' : 'Ada Morgan';
  await arriveAs(page, role, '/about');
  await pressChat(page);
  await becomePrivate(page);
  await panel(page).getByRole('button', { name: other }).first().click();
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(other);
}

test(
  'files of a conversation upload with progress, are seen and saved by the other, and are deleted with their message (LIVE-07)',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const other = await browser.newContext();
    const theirs = await other.newPage();
    await openConversation(theirs, 'admin');
    await openConversation(page, 'insider');

    const name = `plan-${Date.now()}.txt`;
    const picture = `shelf-${Date.now()}.png`;
    const attached = panel(page).getByRole('list', { name: 'Attached files' });
    // Held until it was seen to be on its way.
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/files/**name=plan*', async (route) => {
      await held;
      await route.continue();
    });
    await fileInput(page).setInputFiles([
      { name, mimeType: 'text/plain', buffer: Buffer.from('what we shall do') },
      { name: picture, mimeType: 'image/png', buffer: PIXEL },
    ]);
    await expect(attached.getByRole('progressbar', { name: `Upload of ${name}` })).toBeVisible();
    await expect(send(page)).toBeDisabled();
    expect(await audit(page, { within: ['[data-in]'] })).toEqual([]);
    go();
    await expect(attached.getByRole('progressbar')).toHaveCount(0);
    await expect(attached.getByRole('listitem')).toHaveCount(2);
    await send(page).click();

    const shown = log(theirs).getByRole('article').filter({ hasText: name });
    const link = shown.getByRole('link', { name });
    const [download] = await Promise.all([theirs.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path(), 'utf8')).toBe('what we shall do');
    await shown.getByRole('button', { name: `Show ${picture}` }).click();
    const viewer = theirs.getByRole('dialog', { name: picture });
    await expect(viewer.getByRole('img', { name: picture })).toHaveJSProperty('naturalWidth', 1);
    expect(await audit(theirs, { within: ['dialog[open]'] })).toEqual([]);
    await theirs.keyboard.press('Escape');
    await expect(shown.getByRole('button', { name: `Show ${picture}` })).toBeFocused();

    const address = String(await link.getAttribute('href'));
    expect((await theirs.request.get(address)).status()).toBe(200);
    const own = log(page).getByRole('article').filter({ hasText: name });
    await own.getByRole('button', { name: 'More actions' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await expect(shown).toHaveCount(0);
    expect((await theirs.request.get(address)).status()).toBe(404);
    await other.close();
  },
);
