import type { BrowserContext, Page } from '@playwright/test';
import { field, log, message, panel, say } from '../support/chatting.ts';
import { DEMO_PASSWORD, type Server, startServer } from '../support/product.ts';
import { quietRoom } from '../support/rooms.ts';
import { SLOWNESS } from '../support/slowness.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visiting.ts';

// Beside the product of all journeys: a second process on its database.
let second: Server;
test.beforeAll(async () => {
  second = await startServer(process.env.E2E_DATABASE_URL ?? '');
});
test.afterAll(() => second.stop());

async function signIn(context: BrowserContext, url: string, role: string): Promise<void> {
  const data = { json: { email: `${role}@onceware.example`, password: DEMO_PASSWORD } };
  const answer = await context.request.post(`${url}/trpc/auth.signIn`, { data, headers: { origin: url } });
  expect(answer.ok()).toBe(true);
}

const said = (page: Page) => log(page).getByRole('article').locator('p:not([hidden])').allInnerTexts();

test(
  'two people on two processes talk while one of these is killed, and lose nothing (LIVE-03, LIVE-04, LIVE-05)',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const first = baseURL ?? '';
    const staff = await browser.newContext();
    await signIn(staff, first, 'admin');
    const [ada, ines] = [await staff.newPage(), await (await browser.newContext()).newPage()];
    const { roomId, title } = await quietRoom(ada);
    await signIn(ines.context(), second.url, 'insider');
    for (const [page, url] of [
      [ada, first],
      [ines, second.url],
    ] as const) {
      await visit(page, `${url}/?room=${roomId}`);
      await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(title);
    }
    await say(ines, 'one');
    await expect(message(ada, 'one')).toBeVisible();
    await say(ada, 'two');
    await expect(message(ines, 'two')).toBeVisible();

    await second.kill();
    await say(ines, 'four');
    await say(ines, 'five');
    await say(ada, 'three');
    await expect(message(ada, 'three')).toBeVisible();
    await expect(message(ines, 'five')).toBeVisible();
    await expect(message(ines, 'three')).toHaveCount(0);

    second = await startServer(process.env.E2E_DATABASE_URL ?? '', Number(new URL(second.url).port));
    for (const page of [ada, ines])
      await expect
        .poll(() => said(page), { timeout: 60_000 * SLOWNESS })
        .toEqual(['one', 'two', 'three', 'four', 'five']);
    await expect(field(ines)).toHaveValue('');
    await Promise.all([ada.context().close(), ines.context().close()]);
  },
);
