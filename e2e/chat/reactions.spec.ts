import { expect } from '@playwright/test';
import { act, field, holdClock, message, openChat, panel, test } from '../support/chatting.ts';

test('a reaction is added and taken back, counts, and is gone at 0 (CHAT-10)', { tag: '@phone' }, async ({ page }) => {
  await openChat(page);
  const row = message(page, 'asks to join us');
  const cake = row.getByRole('button', { name: /^🍰/ });
  const rocket = row.getByRole('button', { name: /^🚀/ });
  await expect(cake).toHaveAccessibleName('🍰, 3 reactions');
  await cake.click();
  await expect(cake).toHaveAccessibleName('🍰, 4 reactions');
  await expect(cake).toHaveAttribute('aria-pressed', 'true');
  await cake.click();
  await expect(cake).toHaveAccessibleName('🍰, 3 reactions');
  await expect(cake).toHaveAttribute('aria-pressed', 'false');

  await act(page, row, 'Add reaction');
  const picker = page.getByRole('dialog', { name: 'Emoji' });
  await picker.getByRole('searchbox').fill('rocket');
  await expect(picker.getByRole('gridcell', { name: /rocket/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(rocket).toHaveAccessibleName('🚀, 1 reaction');
  await rocket.click();
  await expect(rocket).toHaveCount(0);
  await expect(cake).toBeVisible();
});

// Fingers do not hover.
test('who reacted is shown while the pointer rests there (CHAT-10)', { tag: '@desktop' }, async ({ page }) => {
  await openChat(page);
  await holdClock(page);
  const card = page.getByRole('group', { name: 'Reacted with 🍰' });
  await message(page, 'asks to join us').getByRole('button', { name: /^🍰/ }).hover();
  await page.clock.runFor(290);
  await expect(card).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(card.locator('span[dir="auto"]')).toHaveText(['Marisol Quint', 'Elise Moreau', 'Amara Okafor']);
});

test(
  'emoji are found and picked without a network, and their data loads with the picker, from this site (CHAT-10)',
  { tag: '@desktop' },
  async ({ page, context, baseURL, complaints }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openChat(page);
    expect(asked.filter((url) => /emoji/i.test(url))).toEqual([]);
    const open = panel(page).getByRole('button', { name: 'Insert emoji' });
    const picker = page.getByRole('dialog', { name: 'Emoji' });
    await field(page).fill('Well  done');
    await field(page).press('Home');
    for (let step = 0; step < 5; step += 1) await field(page).press('ArrowRight');
    await open.click();
    await expect(picker.getByRole('gridcell').first()).toBeVisible();
    expect(asked.some((url) => /\/emoji\/en\.json/.test(url))).toBe(true);
    expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(baseURL ?? ''))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);

    await context.setOffline(true);
    await open.click();
    await picker.getByRole('searchbox').fill('party popper');
    await expect(picker.getByRole('gridcell', { name: /party popper/i }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Well 🎉 done');
    await expect(field(page)).toBeFocused();
    // The tests that follow have the same browser. What the page asked for meanwhile failed, as it must.
    await context.setOffline(false);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    complaints.length = 0;
  },
);
