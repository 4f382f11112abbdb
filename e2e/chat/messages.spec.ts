import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import {
  converse,
  field,
  log,
  mark,
  message,
  openChat,
  panel,
  pressChat,
  reloadIn,
  scrollUpTo,
  send,
  test,
} from '../support/chatting.ts';

test(
  'each day has its heading: today, yesterday, or the full date in the current language (CHAT-03)',
  { tag: '@desktop' },
  async ({ page }) => {
    const headings = () => log(page).getByRole('heading', { level: 4 });
    await openChat(page);
    await scrollUpTo(page, 'All forty jobs ran last night');
    await expect(headings().filter({ hasText: /^Today$/ })).toBeVisible();
    await scrollUpTo(page, 'The list of renewals until the end of the year');
    await expect(headings().filter({ hasText: /^Yesterday$/ })).toBeVisible();
    await scrollUpTo(page, 'Good morning! Three things');
    await expect(headings().first()).toHaveText('Sunday, March 8, 2026');

    await reloadIn(page, 'de');
    await pressChat(page);
    await scrollUpTo(page, 'Good morning! Three things');
    await expect(headings().first()).toHaveText('Sonntag, 8. März 2026');
  },
);

test(
  'a message says who wrote it and when, whether others have read it, and breaks its lines (CHAT-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    const own = await scrollUpTo(page, 'I will have words for the empty state');
    await expect(own).toHaveAccessibleName(/^You, 11:20\sAM$/);
    await expect(own.locator('time')).toHaveAttribute('datetime', /^2026-03-10T11:20:/);
    await expect(mark(own, 'Read')).toBeAttached();
    const other = await scrollUpTo(page, 'one Ebbline licence');
    await expect(other).toHaveAccessibleName(/^Sam Whitlock, 10:05\sAM$/);
    await expect(other.locator('img[src="/art/avatars/03.svg"]')).toBeVisible();
    await expect(mark(other, 'Read')).toHaveCount(0);
    await expect(other.locator('p br')).toHaveCount(1);
    await expect(other.locator('p')).not.toContainText('<br>');
  },
);

test(
  'each message runs in its own direction, whatever the page does (CHAT-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    const directionOf = (row: Locator) => row.locator('p').evaluate((text) => getComputedStyle(text).direction);
    await openChat(page);
    expect(await directionOf(await converse(page, 'مرحبا، هل يعمل Ebbline؟'))).toBe('rtl');
    expect(await directionOf(message(page, 'asks to join us'))).toBe('ltr');

    await reloadIn(page, 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await pressChat(page);
    const rows = page.getByRole('log').getByRole('article');
    expect(await directionOf(rows.filter({ hasText: 'asks to join us' }))).toBe('ltr');
    await expect(rows.filter({ hasText: 'asks to join us' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test(
  'naughty strings and HTML of any kind are text, and nothing of them runs (CHAT-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    const naughty = JSON.parse(
      readFileSync(new URL('../../packages/api/src/testing/blns.json', import.meta.url), 'utf8'),
    ) as string[];
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await openChat(page);
    for (const html of [
      '<script>globalThis.ran = 1</script>',
      '<img src=x onerror="globalThis.ran = 1">',
      '<b onmouseover="globalThis.ran = 1">bold</b> &amp;',
      '[x](javascript:globalThis.ran=1)',
      'javascript:globalThis.ran=2',
    ]) {
      const text = (await converse(page, html)).locator('p');
      await expect(text).toHaveText(html, { useInnerText: true });
      await expect(text.locator('*')).toHaveCount(0);
    }

    await field(page).fill(naughty.join('\n'));
    const written = (await field(page).inputValue()).trim();
    await field(page).press('Enter');
    const row = message(page, 'undefined');
    await row.getByRole('button', { name: 'Read more' }).click();
    await expect(row.getByRole('button', { name: 'Show less' })).toBeVisible();
    // Some of them are formatting (LIVE-15): of its signs nothing is seen.
    const withoutSigns = (text: string | null) => text?.replaceAll(/<br\s*\/?>|[\s*_~`>•-]/gi, '');
    const shown = row.locator('p').first().locator('..');
    expect(withoutSigns(await shown.textContent())).toBe(withoutSigns(written));
    const inside = await shown
      .locator('*')
      .evaluateAll((elements) =>
        elements.map((element) => (element instanceof HTMLAnchorElement ? element.protocol : element.localName)),
      );
    const formatted = ['blockquote', 'br', 'code', 'em', 'http:', 'li', 'ol', 'p', 'pre', 's', 'strong', 'ul'];
    expect(inside.filter((name) => !formatted.includes(name))).toEqual([]);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(dialogs).toEqual([]);
  },
);

test(
  'more than 300 characters are cut between sentences or words, and never in a tag (CHAT-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    const long = await scrollUpTo(page, 'I sat down with both for an evening');
    const text = () => long.locator('p').innerText();
    expect(await text()).toMatch(/[.?!]\s…$/);
    expect((await text()).length).toBeLessThanOrEqual(302);
    await expect(long).not.toContainText('It is always the recipe.');
    await long.getByRole('button', { name: 'Read more' }).click();
    await expect(long).toContainText('It is always the recipe.');
    await long.getByRole('button', { name: 'Show less' }).click();
    await expect(long).not.toContainText('It is always the recipe.');

    // The tag lies across the 300th character.
    await field(page).fill(`${'word '.repeat(58)}#Evening course`);
    await field(page).press('End');
    await panel(page).getByRole('listbox', { name: 'Posts' }).getByRole('option').first().click();
    await field(page).press('Enter');
    await page.clock.runFor(5000);
    const tagged = message(page, 'word word');
    await expect(tagged.getByRole('link', { name: '#Evening course platform' })).toHaveCount(0);
    await expect(tagged.locator('p')).toHaveText(/word\s…$/);
    await tagged.getByRole('button', { name: 'Read more' }).click();
    await expect(tagged.getByRole('link', { name: '#Evening course platform' })).toBeVisible();
  },
);

// A phone has no Ctrl+V.
test(
  'a paste of 100,000 characters is accepted with a warning, sent, and cut in the list (CHAT-15) (CHAT-05)',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openChat(page);
    await page.evaluate(() => navigator.clipboard.writeText('Ten chars '.repeat(10_000)));
    await field(page).focus();
    await page.keyboard.press('Control+V');
    await expect(panel(page).getByText('100,000 characters')).toBeVisible();
    await expect(panel(page).getByText('Warning: Long messages may be truncated')).toBeVisible();
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const row = message(page, 'Ten chars');
    await expect(row.getByRole('button', { name: 'Read more' })).toBeInViewport();
    expect((await row.locator('p').innerText()).length).toBeLessThanOrEqual(302);
    await row.getByRole('button', { name: 'Read more' }).click();
    await expect.poll(async () => (await row.locator('p').innerText()).length).toBe(99_999);
    await row.getByRole('button', { name: 'Show less' }).click();
    await expect(row).toBeInViewport();
  },
);
