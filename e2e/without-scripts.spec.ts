import { expect, test } from './support/test.ts';

const FORMS = ['/signin', '/signup', '/reset-password', '/contact', '/account/members/import-members'];

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
      await expect(field).toHaveValue('somebody@example.com');
      expect([page.url(), sent]).toEqual([`${baseURL}${path}`, [`${baseURL}${path}`]]);
      await context.close();
    });
  }
});
