import { expect } from '@playwright/test';
import { field, holdClock, message, openChat, panel, scrollUpTo, test } from '../support/chatting.ts';
import { isPhone } from '../support/members.ts';

test(
  '@ suggests people by name or username 150 ms later; the keys choose (CHAT-14)',
  { tag: '@phone' },
  async ({ page }) => {
    await openChat(page);
    await holdClock(page);
    const list = panel(page).getByRole('listbox', { name: 'People' });
    const options = list.getByRole('option');
    const chosen = list.getByRole('option', { selected: true });
    await field(page).pressSequentially('@');
    await page.clock.runFor(140);
    await expect(list).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(options).toHaveCount(7);
    await field(page).pressSequentially('EL');
    await page.clock.runFor(160);
    await expect(options).toHaveText([/Elise Moreau.*@elise/, /Felix Brandt.*@felix/]);
    await expect(field(page)).toHaveRole('combobox');
    await expect(chosen).toHaveText(/@elise/);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(/@felix/);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(/@elise/);
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveText(/@felix/);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    await expect(field(page)).toHaveValue('@EL');

    await field(page).fill('');
    await field(page).pressSequentially('@felix b');
    await page.clock.runFor(160);
    await expect(options).toHaveText([/Felix Brandt/]);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('@felix ');
    await field(page).pressSequentially('and @ama');
    await page.clock.runFor(160);
    await expect(chosen).toHaveText(/@amara/);
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('@felix and @amara ');
    await expect(field(page)).toBeFocused();
  },
);

test('# suggests posts by title, and what was chosen is kept: people with a card, posts with a card and a link (CHAT-14)', async ({
  page,
}) => {
  await openChat(page);
  await field(page).pressSequentially('@noor see #BREAD');
  const list = panel(page).getByRole('listbox', { name: 'Posts' });
  await expect(list.getByRole('option')).toHaveText([/Bread archive.*by \u2068Luca Ferraro\u2069/]);
  await list.getByRole('option').click();
  await expect(field(page)).toHaveValue('@noor see #Bread archive ');
  await field(page).press('Home');
  for (let step = 0; step < 5; step += 1) await field(page).press('ArrowRight');
  // Suggestions found for the beginning of the word stay until there is more to show.
  const people = panel(page).getByRole('listbox', { name: 'People' }).getByRole('option');
  await expect(people).toHaveText([/@noor/]);
  await people.click();
  await field(page).press('Enter');
  await page.clock.runFor(5000);
  const row = message(page, 'see #Bread archive');
  const person = row.getByRole('button', { name: '@noor' });
  const post = row.getByRole('link', { name: '#Bread archive' });
  await expect(post).toHaveAttribute('href', '/project/bread-archive');

  await person.click();
  await expect(page.getByRole('dialog', { name: 'About نور الهادي' })).toContainText(
    'Writes documentation people finish',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'About نور الهادي' })).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await post.click();
  await expect(page).toHaveURL('/project/bread-archive');
  await expect(panel(page)).toHaveCount(isPhone() ? 0 : 1);
});

// Fingers do not hover.
test(
  'the card of a person or a post opens after 300 ms and closes after 100 (CHAT-14)',
  { tag: '@desktop' },
  async ({ page }) => {
    await openChat(page);
    await holdClock(page);
    for (const [text, tagged, about] of [
      ['asks to join us', '#Print shop orders', 'About Print shop orders'],
      ['All forty jobs ran last night', '@lijun', 'About 李俊'],
    ] as const) {
      const card = page.getByRole('group', { name: about });
      await (await scrollUpTo(page, text)).getByText(tagged).hover();
      await page.clock.runFor(290);
      await expect(card).toHaveCount(0);
      await page.clock.runFor(20);
      await expect(card).toBeVisible();
      // Moves the pointer out of any card's reach, because a card under the pointer stays.
      await panel(page).getByRole('heading', { name: 'Deal desk' }).hover();
      await page.clock.runFor(90);
      await expect(card).toBeVisible();
      await page.clock.runFor(20);
      await expect(card).toHaveCount(0);
    }
  },
);
