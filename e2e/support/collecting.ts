import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { fromHere, isPhone } from './members.ts';
import { visit } from './visiting.ts';

export const PASSWORD = 'a password for walking';
export const newEmail = () => `walker-${randomUUID()}@example.com`;

/** Somebody new, signed in past the page. */
export async function signUp(page: Page, name = 'Walker'): Promise<void> {
  const answer = await page.request.post('/trpc/auth.signUp', {
    data: { json: { name, email: newEmail(), password: PASSWORD } },
    headers: fromHere(),
  });
  expect(answer.ok()).toBe(true);
}

/** Somebody new, signed in, on `path`. */
export async function arriveAsMember(page: Page, path: string): Promise<void> {
  await signUp(page);
  await visit(page, path);
}

interface Saved {
  collection: string;
  collectionId: string;
  entityId: string;
}

/** Reads the saved items from the server, by its REST interface. */
export async function savedOnServer(page: Page): Promise<Saved[]> {
  const { collections } = (await (await page.request.get('/api/user-collections')).json()) as {
    collections: { id: string; name: string }[];
  };
  const lists = await Promise.all(
    collections.map(async ({ id, name }) => {
      const { items } = (await (await page.request.get(`/api/user-collections/items?collectionId=${id}`)).json()) as {
        items: { entity_id: string }[];
      };
      return items.map((item) => ({ collection: name, collectionId: id, entityId: item.entity_id }));
    }),
  );
  return lists.flat();
}

export async function collectionId(page: Page, name: string): Promise<string> {
  let found: { id: string; name: string } | undefined;
  // The page of a new member makes the first collections a moment after it is there.
  const find = async () => {
    const { collections } = (await (await page.request.get('/api/user-collections')).json()) as {
      collections: { id: string; name: string }[];
    };
    found = collections.find((collection) => collection.name === name);
    return found?.name;
  };
  await expect.poll(find).toBe(name);
  return found?.id ?? '';
}

/** Adds past the page, as another tab or device would. */
export async function addElsewhere(page: Page, collection: string, entityId: string): Promise<void> {
  const data = { action: 'add_item', collectionId: await collectionId(page, collection), entityType: 'deal', entityId };
  expect((await page.request.post('/api/user-collections', { data, headers: fromHere() })).ok()).toBe(true);
}

export const dealCards = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Save/ }) });
export const saveButton = (card: Locator): Locator => card.getByRole('button', { name: /^Saved?[: ]/ });
export const choice = (page: Page, name: string): Locator => page.getByRole('menuitemcheckbox', { name });

/** On narrow screens it covers the page, beside it otherwise. */
export const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Collections' }).or(page.getByRole('dialog', { name: 'Collections' }));

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Collections', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: /^Nice Find/ })).toBeVisible();
}

interface OnServer {
  id: string;
  name: string;
  is_favorite: boolean;
  items: { entity_type: string; entity_id: string; notes: string | null }[];
}

/** A query past the page. */
export async function ask<Answer>(page: Page, procedure: string, input: unknown): Promise<Answer> {
  const answer = await page.request.get(
    `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
  );
  return ((await answer.json()) as { result: { data: { json: Answer } } }).result.data.json;
}

/** The member's collections as the server has them now, each with its items in order. */
export async function collectionsOnServer(page: Page): Promise<OnServer[]> {
  return ((await (await page.request.get('/api/user-collections')).json()) as { collections: OnServer[] }).collections;
}

export async function onServer(page: Page, name: string): Promise<OnServer> {
  const found = (await collectionsOnServer(page)).find((collection) => collection.name === name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
}

/** Puts so many running deals into a collection, past the page. @returns their titles, as they then stand: the last is first */
export async function fill(page: Page, collection: string, count: number): Promise<string[]> {
  const { items } = await ask<{ items: { id: string; title: string }[] }>(page, 'catalog.searchDeals', {
    limit: count,
  });
  for (const deal of items) await addElsewhere(page, collection, deal.id);
  return items.map(({ title }) => title).toReversed();
}

/** A member with so many deals in 'Nice Find', on the page of their collections. @returns the deals' titles in order */
export async function arriveWithDeals(page: Page, count: number): Promise<string[]> {
  await signUp(page);
  await page.request.post('/api/user-collections', { data: { action: 'ensure_defaults' }, headers: fromHere() });
  const titles = await fill(page, 'Nice Find', count);
  await visit(page, '/dashboard/account/collections');
  if (isPhone()) await page.getByRole('button', { name: /^Nice Find/ }).click();
  await expect(itemLinks(page)).toHaveCount(count);
  return titles;
}

export const itemList = (page: Page): Locator => page.getByRole('list', { name: /^Items of/ });
export const itemLinks = (page: Page): Locator => itemList(page).getByRole('link');
export const entry = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Your collections' }).getByRole('button', { name: new RegExp(`^${name}`) });
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
export const undo = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Undo', exact: true });

export async function chooseForItem(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function chooseForCollection(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Collection menu' }).last().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
