import { expect, test } from './support/test.ts';

const FORMS = ['/signin', '/signup', '/contact', '/account/members/import-members'];
/** Pages whose form depends on the part of the address that only the browser sees. */
const LINKED = ['/reset-password', '/verify-email'];

test.describe('without scripts', { tag: '@desktop' }, () => {
  for (const path of FORMS) {
    test(`the form of ${path} says what it needs, and sends nothing anywhere (AUTH-06, T09)`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
      });
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByText(/^This form needs JavaScript\./).first()).toBeVisible();
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.fill('somebody@example.com');
      await field.press('Enter');
      await page.getByRole('main').locator('form').getByRole('button').last().click();
      // In a field of several lines, Enter begins another.
      await expect(field).toHaveValue(/^somebody@example\.com\n?$/);
      expect([page.url(), sent]).toEqual([`${baseURL}${path}`, [`${baseURL}${path}`]]);
      await context.close();
    });
  }

  for (const path of LINKED) {
    test(`${path} says what its form needs (AUTH-06)`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByText(/^This form needs JavaScript\./)).toBeVisible();
      await context.close();
    });
  }
});
