import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { act, choose, field, log, message, openMenu, pressChat, status } from '../support/chatting.ts';
import { fromHere, header } from '../support/members.ts';
import { quietRoom, textsOf } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visiting.ts';

const PASSWORD = 'talks about deals all day';

/** Somebody new, in a browser of their own. */
async function arrive(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  const data = { json: { name, email: `${randomUUID()}@example.com`, password: PASSWORD } };
  expect((await page.request.post('/trpc/auth.signUp', { data, headers: fromHere() })).ok()).toBe(true);
  return page;
}

async function enter(page: Page, roomId: string): Promise<void> {
  await visit(page, `/dashboard?room=${roomId}`);
  await expect(field(page)).toBeEditable();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

/** Lines of all messages, in order, as a reader sees them. */
const lines = (page: Page) => log(page).getByRole('article').locator('p');
const waits = (page: Page) => log(page).getByText('Waiting to be sent');

test(
  'three people talk: words, edits, reactions and deletions at once for all; one is offline and comes back; one reloads while words wait (LIVE-03, LIVE-04, LIVE-05, LIVE-06)',
  { tag: '@desktop' },
  async ({ browser }) => {
    const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext()));
    const [ana, ben, cy] = await Promise.all(
      contexts.map((context, n) => arrive(context, ['Ana Talks', 'Ben Talks', 'Cy Talks'][n] ?? '')),
    );
    if (!ana || !ben || !cy) throw new Error('three are needed');
    const { roomId } = await quietRoom(ana);
    const people = [ana, ben, cy];
    await Promise.all(people.map((page) => enter(page, roomId)));
    const allSee = (check: (page: Page) => Promise<void>) => Promise.all(people.map(check));

    await say(ana, 'Shall we by it?');
    await allSee((page) => expect(message(page, 'Shall we by it?')).toBeVisible());
    await field(ben).pressSequentially('Yes');
    await expect(status(ana)).toHaveText(/Ben Talks.* is typing\.\.\.$/);
    await say(ben, 'Yes, at that price');
    await allSee((page) => expect(lines(page)).toHaveText(['Shall we by it?', 'Yes, at that price']));

    await choose(ana, message(ana, 'Shall we by it?'), 'Edit');
    await log(ana).getByRole('textbox', { name: 'Edit message' }).fill('Shall we buy it?');
    await ana.keyboard.press('Control+Enter');
    await allSee((page) => expect(lines(page)).toHaveText(['Shall we buy it?', 'Yes, at that price']));

    await act(cy, message(cy, 'Shall we buy it?'), 'Add reaction');
    const picker = cy.getByRole('dialog', { name: 'Emoji' });
    await picker.getByRole('searchbox').fill('party popper');
    await picker
      .getByRole('gridcell', { name: /party popper/i })
      .first()
      .click();
    await allSee((page) =>
      expect(message(page, 'Shall we buy it?').getByRole('button', { name: /, 1 reaction/ })).toBeVisible(),
    );
    // Pins of a room that all come into are for who looks after it.
    await openMenu(cy, message(cy, 'Yes, at that price'));
    await expect(cy.getByRole('menuitem', { name: 'Flag' })).toBeVisible();
    await expect(cy.getByRole('menuitem', { name: 'Pin' })).toBeHidden();
    await cy.keyboard.press('Escape');
    await expect(cy.getByRole('menu')).toHaveCount(0);

    // Without a network Cy goes on writing; the others go on too.
    await contexts[2]?.setOffline(true);
    await say(cy, 'From the train');
    await say(cy, 'Still there?');
    await expect(waits(cy)).toHaveCount(2);
    await say(ana, 'Cy is quiet');
    await choose(ben, message(ben, 'Yes, at that price'), 'Delete');
    await expect(message(ana, 'Yes, at that price')).toHaveCount(0);
    await contexts[2]?.setOffline(false);
    await expect(waits(cy)).toHaveCount(0);
    await allSee((page) => expect(message(page, 'Still there?')).toBeVisible());
    await expect(message(cy, 'Yes, at that price')).toHaveCount(0);

    // The server is not to be had for Ben's words: they wait, also after a reload.
    await ben.route(/chat\.send/, (route) => route.abort());
    await say(ben, 'One of two');
    await say(ben, 'Two of two');
    await field(ben).fill('Half a thou');
    await enter(ben, roomId);
    await expect(waits(ben)).toHaveCount(2);
    await expect(field(ben)).toHaveValue('Half a thou');
    await ben.unroute(/chat\.send/);
    await ben.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(waits(ben)).toHaveCount(0);
    await allSee((page) => expect(message(page, 'Two of two')).toBeVisible());

    const seen = await Promise.all(people.map((page) => lines(page).allInnerTexts()));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    const words = seen[0]?.filter((line) => !line.includes('deleted'));
    expect(words).toEqual([
      'Shall we buy it?',
      'Cy is quiet',
      'From the train',
      'Still there?',
      'One of two',
      'Two of two',
    ]);
    await Promise.all(contexts.map((context) => context.close()));
  },
);

test(
  'seven tabs have one stream, and another takes over when its tab is closed (LIVE-04)',
  { tag: '@desktop' },
  async ({ browser }) => {
    const [own, others] = [await browser.newContext(), await browser.newContext()];
    const streams = new Set<Request>();
    own.on('request', (request) => request.url().includes('/api/chat/stream') && streams.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      own.on(end as 'requestfailed', (request) => streams.delete(request));
    const open = () => [...streams].filter((request) => !request.frame().page().isClosed());

    const first = await arrive(own, 'Seven Tabs');
    const other = await arrive(others, 'Other Person');
    const { roomId } = await quietRoom(first);
    const tabs = [first];
    while (tabs.length < 7) tabs.push(await own.newPage());
    for (const tab of tabs) await enter(tab, roomId);
    await enter(other, roomId);
    await say(other, 'To all seven');
    for (const tab of tabs) await expect(message(tab, 'To all seven')).toHaveCount(1);
    expect(open()).toHaveLength(1);

    await open()[0]?.frame().page().close();
    const left = tabs.filter((tab) => !tab.isClosed());
    await say(other, 'To the six');
    for (const tab of left) await expect(message(tab, 'To the six')).toHaveCount(1);
    expect([left.length, open().length]).toEqual([6, 1]);

    // Messages that one tab writes without a network are sent once, whichever tab sends them.
    const [one, two] = left;
    if (!one || !two) throw new Error('six are left');
    await own.setOffline(true);
    await say(one, 'Written in one');
    await expect(message(two, 'Written in one')).toHaveCount(1);
    await own.setOffline(false);
    await expect(message(other, 'Written in one')).toHaveCount(1);
    for (const tab of left) {
      await expect(message(tab, 'Written in one')).toHaveCount(1);
      await expect(waits(tab)).toHaveCount(0);
    }
    await Promise.all([own.close(), others.close()]);
  },
);

test(
  'waiting messages are sent from the next page without the panel, and nothing written is left after signing out (LIVE-05)',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const mine = await arrive(context, 'Dora Waits');
    const { roomId } = await quietRoom(mine);
    await page.close();
    await enter(mine, roomId);
    await mine.route(/\/trpc\/chat\.send/, (route) => route.abort());
    await say(mine, 'Sent from another page');
    await expect(waits(mine)).toHaveCount(1);
    await field(mine).fill('Half a sentence');
    await pressChat(mine);
    await mine.unroute(/\/trpc\/chat\.send/);
    await visit(mine, '/about');
    await expect.poll(() => textsOf(mine, roomId)).toEqual(['Sent from another page']);

    const kept = () =>
      mine.evaluate(() => Object.keys(localStorage).filter((key) => /^chat-(draft|waiting)/.test(key)));
    await visit(mine, '/about');
    // Leaving before the answer came sends once more, which adds nothing.
    await expect.poll(kept).toEqual([expect.stringMatching(/^chat-draft/)]);
    expect(await textsOf(mine, roomId)).toEqual(['Sent from another page']);
    await header(mine)
      .getByRole('button', { name: /Dora Waits/ })
      .click();
    await mine.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(mine.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    await expect.poll(kept).toEqual([]);
  },
);
