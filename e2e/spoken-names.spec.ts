import type { Page } from '@playwright/test';
import { arriveAs, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

/**
 * Finds names that a screen reader would say twice: one that is also the description, or a picture's that is repeated
 * beside it in the same link.
 */
async function saidTwice(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const textOf = (value: { value?: unknown } | undefined) =>
    typeof value?.value === 'string' ? value.value.trim().toLowerCase() : '';
  const shown = nodes.filter(({ ignored }) => !ignored);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): typeof nodes =>
    (byId.get(id)?.childIds ?? []).flatMap((child) => {
      const node = byId.get(child);
      return node ? [node, ...below(child)] : [];
    });
  const described = shown.filter(
    ({ name, description }) => textOf(name) !== '' && textOf(name) === textOf(description),
  );
  const repeated = shown
    .filter(({ role }) => textOf(role) === 'link' || textOf(role) === 'button')
    .filter(({ nodeId, name }) =>
      below(nodeId).some(
        (part) =>
          !part.ignored &&
          textOf(part.role) === 'image' &&
          textOf(part.name) !== '' &&
          textOf(name).split(textOf(part.name)).length > 2,
      ),
    );
  return [...described, ...repeated].map(({ role, name }) => `${textOf(role)} «${textOf(name)}»`);
}

test('no name is said twice to a screen reader (UI-06)', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/',
    '/explore',
    '/explore?show=tools',
    '/deal/minutewren-lifetime',
    '/tool/minutewren',
    '/community',
  ]) {
    await page.goto(path);
    expect(await saidTwice(page), path).toEqual([]);
  }
  await signInAs(page, 'admin');
  for (const path of [
    '/dashboard/account/collections',
    '/dashboard/admin/contacts',
    '/dashboard/admin/organizations',
    '/network/members',
    '/store-client',
  ]) {
    await visit(page, path);
    expect(await saidTwice(page), path).toEqual([]);
  }
});

// The main menu is shut there.
test(
  'in forced colours what is current differs from the rest, in tabs, menus and filters (UI-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await arriveAs(page, 'insider', '/explore');
    const looks = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((entries) =>
          entries.map((entry) => `${getComputedStyle(entry).backgroundColor} ${getComputedStyle(entry).color}`),
        );
    const expectOneApart = async (entries: string) => {
      const [current] = await looks(`${entries}[aria-current]`);
      expect(
        (await looks(entries)).filter((look) => look === current),
        entries,
      ).toHaveLength(1);
    };
    await expectOneApart('header nav li > a');
    await expectOneApart('main nav:has(a[href*="show=tools"]) a');
    // A transparent line is drawn there: under a tab that is not chosen it has the ground's colour.
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const other = page.locator('main nav a[href*="show=tools"]');
    expect(await other.evaluate((tab) => getComputedStyle(tab).borderBlockEndColor)).toBe(ground);
    await page.goto('/dashboard/account');
    await expectOneApart('[data-sidebar] a');
    await page.goto('/dashboard/account/collections');
    const open = page.getByRole('main').locator('li > button[aria-current]');
    expect(
      await open.evaluate(
        (entry) => new Set([entry, ...entry.querySelectorAll('*')].map((part) => getComputedStyle(part).color)).size,
      ),
    ).toBe(1);
  },
);
