import type { Browser, Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { newEmail, PASSWORD, toast } from './support/collecting.ts';
import { arriveAs, fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';

const DEAL = '/deal/regexicon-lifetime';
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** Somebody who signed up on a device of their own, at a page. */
async function newMember(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const json = { name, email: newEmail(), password: PASSWORD };
  const answer = await page.request.post('/trpc/auth.signUp', { data: { json }, headers: fromHere() });
  expect(answer.ok()).toBe(true);
  await page.goto(path);
  return page;
}

test(
  'a member reviews a deal by keyboard, changes, deletes and restores it; another reports it, and staff remove it with a sentence (CAT-07)',
  { tag: '@desktop' },
  async ({ page: staff, browser }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const author = await newMember(browser, `Writer ${mark}`, DEAL);
    await reviews(author).getByRole('button', { name: 'Write a review' }).press('Enter');
    await reviews(author).getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(reviews(author).getByText('Choose one to five stars.')).toBeVisible();
    await expect(reviews(author).getByRole('radio', { name: '1 star' })).toBeFocused();
    await author.keyboard.press('Space');
    await author.keyboard.press('ArrowRight');
    await expect(reviews(author).getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(await audit(author)).toEqual([]);
    await reviews(author).getByLabel('What is it like?').fill(`Not for me ${mark} <b>at all</b>`);
    await reviews(author).getByRole('button', { name: 'Publish' }).press('Enter');
    await expect(reviews(author).getByText(`Not for me ${mark} <b>at all</b>`)).toBeVisible();
    await expect(reviews(author).locator('[data-own]').getByRole('img', { name: '2 stars' })).toBeVisible();

    await reviews(author).getByRole('button', { name: 'Edit' }).click();
    await reviews(author).getByRole('radio', { name: '3 stars' }).check({ force: true });
    await reviews(author).getByRole('button', { name: 'Save' }).click();
    await expect(reviews(author).locator('[data-own]').getByText('edited')).toBeVisible();
    await reviews(author).getByRole('button', { name: 'Delete' }).click();
    await expect(reviews(author).getByRole('button', { name: 'Write a review' })).toBeVisible();
    await toast(author, 'Your review was deleted.').getByRole('button', { name: 'Undo' }).click();
    await expect(reviews(author).getByText(`Not for me ${mark}`)).toBeVisible();

    const reader = await newMember(browser, `Reader ${mark}`, DEAL);
    await reviews(reader)
      .getByRole('button', { name: `Report the review by Writer ${mark}` })
      .click();
    await expect(toast(reader, 'Staff will look at this review.')).toBeVisible();

    await arriveAs(staff, 'admin', '/dashboard/admin/reviews');
    await staff.getByLabel('Search by text or author').fill(mark);
    await staff.getByRole('button', { name: `Review by Writer ${mark}` }).click();
    await staff.getByRole('button', { name: 'Remove …' }).click();
    await staff.getByLabel('Why, in a sentence').fill('It is about another tool.');
    await staff.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(staff, 'The review was removed.')).toBeVisible();
    await author.reload();
    await expect(reviews(author).getByText('Staff have removed your review: It is about another tool.')).toBeVisible();
    await reader.reload();
    await expect(reviews(reader)).toBeVisible();
    await expect(reader.getByText(`Not for me ${mark}`)).toHaveCount(0);
  },
);

test(
  'a visitor reads who bought it and what the vendor answers, and is led to sign in for a review of their own (CAT-07)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/deal/minutewren-lifetime');
    const bought = reviews(page).getByRole('listitem').filter({ hasText: 'Ines Sadiq' });
    await expect(bought.getByText('Bought this')).toBeVisible();
    await expect(reviews(page).getByText('Answer from the vendor')).toBeVisible();
    await expect(reviews(page).getByRole('button', { name: /^5 stars/ })).toHaveCount(0);
    expect(await audit(page)).toEqual([]);
    await expect(reviews(page).getByRole('link', { name: 'Sign in to write one' })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Fdeal%2Fminutewren-lifetime%23reviews',
    );
  },
);

test(
  'a visitor reads two voices at the head of a deal, and narrows its reviews by stars (CAT-07, CAT-15)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/deal/kolorado-lifetime');
    const voices = page.getByRole('region', { name: 'What members say' });
    await expect(voices.getByRole('figure')).toHaveCount(2);
    await expect(voices.getByText('Priya Raman')).toBeVisible();
    await expect(voices.getByText('Tom Okafor')).toBeVisible();
    await reviews(page)
      .getByRole('button', { name: /^5 stars/ })
      .click();
    await expect(reviews(page).getByRole('listitem').getByRole('img', { name: '4 stars' })).toHaveCount(0);
    await expect(reviews(page).getByRole('listitem').getByRole('img', { name: '5 stars' }).first()).toBeVisible();
    await voices.getByRole('link', { name: 'All reviews' }).click();
    await expect(page).toHaveURL(/#reviews$/);
    expect(await audit(page)).toEqual([]);
  },
);

test(
  'a member writes pros and cons by keyboard; another finds the review helpful and takes it back (CAT-15)',
  { tag: '@desktop' },
  async ({ browser }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const path = '/deal/portside-lifetime';
    const author = await newMember(browser, `Writer ${mark}`, path);
    await reviews(author).getByRole('button', { name: 'Write a review' }).press('Enter');
    await reviews(author).getByRole('radio', { name: '4 stars' }).focus();
    await author.keyboard.press('Space');
    await author.keyboard.press('Tab');
    await author.keyboard.type(`Steady ${mark}`);
    await author.keyboard.press('Tab');
    await author.keyboard.type('Fixed addresses\nNo outages');
    await author.keyboard.press('Tab');
    await author.keyboard.type('Three are few');
    await reviews(author).getByLabel('Your plan (optional)').selectOption('Harbour');
    await reviews(author).getByLabel('Months of use (optional)').fill('2');
    expect(await audit(author)).toEqual([]);
    await reviews(author).getByLabel('Months of use (optional)').press('Enter');
    const own = reviews(author).locator('[data-own]');
    await expect(own.getByRole('list', { name: 'Good', exact: true }).getByRole('listitem')).toHaveText([
      'Fixed addresses',
      'No outages',
    ]);
    await expect(own.getByText('Used for 2 months')).toBeVisible();

    const reader = await newMember(browser, `Reader ${mark}`, path);
    const review = reviews(reader)
      .getByRole('listitem')
      .filter({ hasText: `Steady ${mark}` });
    await expect(review.getByText('Harbour')).toBeVisible();
    const helpful = review.getByRole('button', { name: `Helpful: the review by Writer ${mark}` });
    await helpful.press('Enter');
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(review.getByText('1 person finds this helpful')).toBeVisible();
    expect(await audit(reader)).toEqual([]);
    await author.reload();
    await expect(own.getByText('1 person finds this helpful')).toBeVisible();
    await reader.reload();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    await expect(review.getByText('1 person finds this helpful')).toHaveCount(0);
    await author.reload();
    await expect(own).toBeVisible();
    await expect(own.getByText('1 person finds this helpful')).toHaveCount(0);
  },
);
