import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'a password for walking';
export const newEmail = () => `walker-${randomUUID()}@example.com`;

/** The server refuses changes that come from elsewhere, and a request of the tests comes from nowhere. */
const fromHere = (page: Page) => ({ origin: new URL(page.url()).origin });

/** Somebody new, signed in, on `path`. */
export async function arriveAsMember(page: Page, path: string): Promise<void> {
  await page.goto('/signup');
  const answer = await page.request.post('/trpc/auth.signUp', { data: { json: { name: 'Walker', email: newEmail(), password: PASSWORD } }, headers: fromHere(page) });
  expect(answer.ok()).toBe(true);
  await page.goto(path);
}

interface Saved {
  collection: string;
  collectionId: string;
  entityId: string;
}

/** What the server holds, by its REST interface. */
export async function savedOnServer(page: Page): Promise<Saved[]> {
  const { collections } = (await (await page.request.get('/api/user-collections')).json()) as { collections: { id: string; name: string }[] };
  const lists = await Promise.all(
    collections.map(async ({ id, name }) => {
      const { items } = (await (await page.request.get(`/api/user-collections/items?collectionId=${id}`)).json()) as { items: { entity_id: string }[] };
      return items.map((item) => ({ collection: name, collectionId: id, entityId: item.entity_id }));
    }),
  );
  return lists.flat();
}

export async function collectionId(page: Page, name: string): Promise<string> {
  const { collections } = (await (await page.request.get('/api/user-collections')).json()) as { collections: { id: string; name: string }[] };
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found.id;
}

/** Adds past the page, as another tab or device would. */
export async function addElsewhere(page: Page, collection: string, entityId: string): Promise<void> {
  const data = { action: 'add_item', collectionId: await collectionId(page, collection), entityType: 'deal', entityId };
  expect((await page.request.post('/api/user-collections', { data, headers: fromHere(page) })).ok()).toBe(true);
}

export const dealCards = (page: Page): Locator => page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Save/ }) });
export const saveButton = (card: Locator): Locator => card.getByRole('button', { name: /^Saved?[: ]/ });
export const choice = (page: Page, name: string): Locator => page.getByRole('menuitemcheckbox', { name });

/** On narrow screens it covers the page, beside it otherwise. */
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Collections' }).or(page.getByRole('dialog', { name: 'Collections' }));

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Collections', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: /Nice Find/ })).toBeVisible();
}
