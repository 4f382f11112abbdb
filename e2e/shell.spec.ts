import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arriveAs, header, isPhone } from './support/members.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visiting.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const sidebar = (page: Page) => page.locator('[data-sidebar]');
const progress = (page: Page) => page.locator('[data-scroll-progress]');

/** On a phone the main menu slides in. */
async function openMainMenu(page: Page): Promise<void> {
  if (isPhone()) await header(page).getByRole('button', { name: 'Open menu' }).click();
}

test('the layout follows the first part of the path (NAV-01)', async ({ page }) => {
  for (const path of [
    '/dashboard/nowhere',
    '/account',
    '/network',
    '/projects',
    '/public-profile/projects',
    '/store-admin',
    '/store-client',
    '/dark-sidebar',
  ]) {
    await page.goto(path);
    await expect(sidebar(page)).toBeAttached();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  for (const path of ['/', '/about', '/project/nowhere', '/networks']) {
    await page.goto(path);
    await expect(sidebar(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  for (const path of ['/signin', '/signup', '/reset-password', '/change-password', '/verify-email', '/auth']) {
    await page.goto(path);
    await expect(header(page).getByRole('link')).toHaveCount(1);
  }
});

// A narrow screen has no room for it.
test(
  'the sidebar is 280 px wide, or 68 with names on hover and focus, and stays so after a reload (NAV-02)',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/projects');
    const width = async () => (await sidebar(page).boundingBox())?.width;
    expect(await width()).toBe(280);
    await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click();
    expect(await width()).toBe(68);
    await sidebar(page).getByRole('link', { name: 'My Purchases' }).hover();
    await expect(sidebar(page).locator('[aria-hidden]', { hasText: 'My Purchases' })).toBeVisible();
    await sidebar(page).getByRole('button', { name: 'Demo' }).hover();
    await expect(sidebar(page).getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
    await page.reload({ waitUntil: 'commit' });
    await expect(sidebar(page)).toBeVisible();
    expect(await width()).toBe(68);
    await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).click();
    expect(await width()).toBe(280);
  },
);

test('the logo leads home from everywhere (NAV-03)', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/about', '/network', '/signin']) {
    await page.goto(path);
    await header(page)
      .getByRole('link', { name: /Onceware/ })
      .click();
    await expect(page).toHaveURL('/');
  }
});

// The heading says it there.
test(
  'on /account a breadcrumb stands in the place of the main menu (NAV-04)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/account/members/teams');
    await expect(mainMenu(page)).toHaveCount(0);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByText('Teams')).toHaveAttribute('aria-current', 'page');
    await crumbs.getByRole('link').click();
    await expect(page).toHaveURL('/account');
  },
);

test('the main menu leads to its pages and marks the current one (NAV-05, CAT-04)', async ({ page }) => {
  await visit(page, '/');
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Blog', '/blog'],
    ['LTD Explorer', '/explore'],
    ['Community', '/community'],
    ['Home', '/'],
  ] as const) {
    await openMainMenu(page);
    await mainMenu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const current = mainMenu(page).getByRole('link', { name, exact: true });
    // A path change closes the menu, also one that was opened a moment before the new page is drawn.
    await expect(async () => {
      if (!(await current.isVisible())) await openMainMenu(page);
      await expect(current).toHaveAttribute('aria-current', 'page', { timeout: 2000 });
    }).toPass();
    if (isPhone()) await page.getByRole('button', { name: 'Close menu' }).click();
  }
});

test(
  'a mega-menu opens by key, a disabled entry cannot be followed, a link outside opens a tab of its own (NAV-05, NAV-06)',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/');
    await openMainMenu(page);
    const network = mainMenu(page).getByRole('button', { name: 'Network' });
    await network.focus();
    await page.keyboard.press('Enter');
    await expect(network).toHaveAttribute('aria-expanded', 'true');
    const events = mainMenu(page).getByRole('link', { name: 'Events Soon' });
    await expect(events).toHaveAttribute('aria-disabled', 'true');
    await events.click({ force: true });
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Tab');
    await expect(events).not.toBeFocused();
    const hub = mainMenu(page).getByRole('link', { name: /Community hub/ });
    await expect(hub).toHaveAttribute('target', '_blank');
    await expect(hub).toHaveAttribute('rel', 'noopener noreferrer');
    await mainMenu(page).getByRole('link', { name: 'Members' }).click();
    await expect(page).toHaveURL('/network/members');
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  },
);

test('entries of the sidebar fold and unfold (NAV-07)', async ({ page }) => {
  await visit(page, '/network');
  if (isPhone()) await header(page).getByRole('button', { name: 'Open sidebar menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Sidebar menu' });
  const invitations = menu.getByRole('link', { name: 'Invitations' });
  await expect(invitations).toHaveCount(0);
  await menu.getByRole('button', { name: 'Show 2 more' }).click();
  await invitations.click();
  await expect(page).toHaveURL('/network/invitations');
});

// There they stand open.
test(
  'both slide-in menus of a narrow screen close on any change of path (NAV-08)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    await visit(page, '/projects');
    for (const [button, name] of [
      ['Open menu', 'Main menu'],
      ['Open sidebar menu', 'Sidebar menu'],
    ] as const) {
      await header(page).getByRole('button', { name: button }).click();
      const slideIn = page.getByRole('dialog', { name });
      await expect(slideIn).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(slideIn).toBeHidden();
      await expect(header(page).getByRole('button', { name: button })).toBeFocused();
    }
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
    // The menu closes with the press; until the page is there, Back would leave the one before.
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the scroll progress shows where it should, and fills as one scrolls (NAV-10)', async ({ page }) => {
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (const path of ['/', '/explore', '/community', '/deals']) {
    await page.goto(path);
    await toEnd();
    await expect(progress(page)).toHaveCount(0);
  }
  for (const path of ['/deal/minutewren-lifetime', '/tool/minutewren']) {
    await page.goto(path);
    await expect(progress(page)).toBeAttached();
  }
  await page.goto('/about');
  await expect(progress(page)).toHaveCount(0);
  await toEnd();
  await expect
    .poll(() =>
      progress(page)
        .locator('div')
        .evaluate((bar) => bar.getBoundingClientRect().width / innerWidth),
    )
    .toBeGreaterThan(0.95);
});

test(
  'the links of the user menu lead where they say, and its submenus open by key (NAV-12, NAV-13, CAT-17)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAs(page, 'admin');
    const open = () =>
      header(page)
        .getByRole('button', { name: /^Account of/ })
        .click();
    for (const [name, path] of [
      ['Overview', '/dashboard'],
      ['Get Started', '/dashboard/account/home/get-started'],
      ['Profile Settings', '/dashboard/account'],
      ['My Purchases', '/dashboard/account/purchases'],
      ['Notifications', '/account/notifications'],
      ['Security & Login', '/dashboard/account/security'],
      ['Public Profile', '/public-profile/profiles/default'],
    ] as const) {
      await open();
      await page.getByRole('menuitem', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(/ · Onceware$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await open();
    await page.getByRole('menuitem', { name: 'System Admin' }).press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'Organizations' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('menuitem', { name: 'System Admin' })).toBeFocused();
    await page.getByRole('menuitem', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: /العربية/ }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  },
);

test(
  'pages of the administration open by permission and not by menu: 403 without it, sign-in for a visitor (NAV-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    const sections = ['organizations', 'users', 'contacts', 'logs', 'orders', 'roles', 'moderation'];
    for (const section of sections) {
      expect((await page.request.get(`/dashboard/admin/${section}`, { maxRedirects: 0 })).headers()['location']).toBe(
        `/signin?redirect=%2Fdashboard%2Fadmin%2F${section}`,
      );
    }
    await arriveAs(page, 'insider');
    for (const section of sections) expect((await page.request.get(`/dashboard/admin/${section}`)).status()).toBe(403);
    await header(page)
      .getByRole('button', { name: /^Account of/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'My Purchases' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'System Admin' })).toHaveCount(0);
    await page.goto('/dashboard/admin/roles');
    await expect(page.getByText('403')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Ask an administrator');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await arriveAs(page, 'admin', '/dashboard/admin/roles');
    await expect(page.getByRole('heading', { level: 1, name: 'User Roles' })).toBeVisible();
  },
);

test('signing in for a guarded page leads there (NAV-21)', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dashboard/account/purchases?from=mail');
  await expect(page).toHaveURL('/signin?redirect=%2Fdashboard%2Faccount%2Fpurchases%3Ffrom%3Dmail');
  await arriveAs(page, 'member', page.url());
  await expect(page).toHaveURL('/dashboard/account/purchases?from=mail');
});

test('the demo links of the account exist (NAV-14)', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/account/api-keys',
    '/account/members/teams',
    '/account/members/import-members',
    '/account/security/privacy-settings',
  ]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('search, apps and collections are for dev.feature, chat for sidebar.view, notifications for every member (NAV-20, NOTE-01)', async ({
  page,
}) => {
  const names = ['Search', 'Notifications', 'Apps', 'Collections', 'Chat'];
  const seen = async () => {
    await expect(header(page).getByRole('button', { name: /^Account of/ })).toBeVisible();
    const more = isPhone() ? ['Apps'] : [];
    const shown = await Promise.all(
      names.map(async (name) =>
        (await header(page)
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .first()
          .isVisible())
          ? name
          : null,
      ),
    );
    return shown.filter((name) => name !== null && !more.includes(name));
  };
  await arriveAs(page, 'member');
  expect(await seen()).toEqual(['Notifications', 'Chat']);
  await arriveAs(page, 'insider');
  expect(await seen()).toEqual(isPhone() ? ['Search', 'Notifications', 'Collections', 'Chat'] : names);
});

test('a 404 page has the search of the catalogue (NAV-22)', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search deals and tools' }).fill('invoice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?q=invoice');
});

test(
  'on a path that only resembles sign-in, Log in and Save lead to the sign-in page and back (AUTH-02, NAV-19)',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/blog/signin-tips');
    await header(page).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/signin?redirect=%2Fblog%2Fsignin-tips');
  },
);

test('unknown paths are 404 pages with a way home (NAV-22)', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/blog/nowhere',
    '/project/nowhere',
    '/public-profile/profiles/nobody',
    '/account/nowhere',
    '/%2fevil',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
  }
});

test('a name of 200 letters is refused with a reason; the longest one, or emoji alone, leaves the header as it is (NAV-12, UI-02)', async ({
  page,
}) => {
  await page.goto('/signin');
  const { origin } = new URL(page.url());
  const signUp = (name: string) => {
    const json = { name, email: `name-${randomUUID()}@example.com`, password: 'a password for walking' };
    return page.request.post('/trpc/auth.signUp', { data: { json }, headers: { origin } });
  };
  expect((await signUp('W'.repeat(200))).status()).toBe(400);
  for (const name of ['W'.repeat(100), '🦔🦔🦔']) {
    expect((await signUp(name)).ok()).toBe(true);
    await visit(page, '/dashboard/account');
    await header(page)
      .getByRole('button', { name: /^Account of/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.context().clearCookies();
  }
});
