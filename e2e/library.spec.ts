import { audit } from './support/audit.ts';
import { arriveAsMember, arriveWithDeals, chooseForItem, toast } from './support/collecting.ts';
import { fromHere } from './support/members.ts';
import { expect, test } from './support/test.ts';

test(
  'saved items are tagged, searched, filtered, and duplicates merged, each with undo (CAT-13)',
  { tag: '@desktop' },
  async ({ page }) => {
    const [first = '', second = '', third = ''] = await arriveWithDeals(page, 3);
    await chooseForItem(page, second, 'Edit tags');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Add a tag' }).fill('For the studio, Later');
    await dialog.getByRole('button', { name: 'Save tags' }).click();
    await page.getByRole('link', { name: 'Later', exact: true }).click();

    // A tag leads to all that has it.
    const everything = page.getByRole('list', { name: 'Everything you saved' });
    const titles = everything.getByRole('link', { name: /./ }).and(page.locator('[href^="/deal/"]'));
    await expect(titles).toHaveText([second]);
    await page.getByRole('button', { name: /^Later/ }).click();
    await expect(titles).toHaveCount(3);
    await page.getByRole('searchbox', { name: /^Search titles/ }).fill('studio');
    await expect(titles).toHaveText([second]);
    await expect(page).toHaveURL(/q=studio/);
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await dialog.getByLabel('Name').fill('Studio things');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('searchbox', { name: /^Search titles/ }).fill('');
    await expect(titles).toHaveCount(3);

    // Several at once, and back.
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: `Select ${first}` }).check();
    await page.getByRole('checkbox', { name: `Select ${third}` }).check();
    await page.getByRole('button', { name: 'Favorite', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Favorites' }).check();
    await expect(titles).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Favorites' }).uncheck();
    await page.getByRole('button', { name: 'Studio things', exact: true }).click();
    await expect(titles).toHaveText([second]);
    expect(await audit(page)).toEqual([]);

    // The same deal in a second collection is found there, and one of the two stays.
    const { collections } = (await (await page.request.get('/api/user-collections')).json()) as {
      collections: { id: string; name: string; items: { entity_id: string; tags?: string[] }[] }[];
    };
    const from = collections.find(({ name }) => name === 'Nice Find');
    const to = collections.find(({ name }) => name === 'Must-Have!');
    const entityId = from?.items.find(({ tags }) => tags?.length)?.entity_id;
    const data = { action: 'add_item', collectionId: to?.id, entityType: 'deal', entityId };
    expect((await page.request.post('/api/user-collections', { data, headers: fromHere() })).ok()).toBe(true);
    await page.getByRole('link', { name: 'Duplicates' }).click();
    const groups = page
      .getByRole('list', { name: 'Saved more than once' })
      .getByRole('group', { name: 'Which one to keep' });
    await expect(groups).toHaveCount(1);
    await groups.getByRole('radio').nth(1).check();
    await groups.getByRole('button', { name: 'Keep this one, remove the other' }).click();
    await expect(page.getByText('Nothing is saved more than once.')).toBeVisible();
    const tagsThere = async () => {
      const answer = await page.request.get(`/api/user-collections/items?collectionId=${to?.id}`);
      return ((await answer.json()) as { items: { tags?: string[] }[] }).items[0]?.tags;
    };
    await expect.poll(tagsThere).toEqual(['For the studio', 'Later']);
    // Another toast may still offer to undo what came before.
    await toast(page, 'Merged').getByRole('button', { name: 'Undo' }).click();
    await expect(groups).toHaveCount(1);
  },
);

test(
  '⌘K finds saved items with their collections, by keyboard alone (CAT-13, NAV-15)',
  { tag: '@desktop' },
  async ({ page }) => {
    await arriveAsMember(page, '/');
    const collections = [
      { name: 'Clay and fire', items: [{ url: 'https://glazes.example/', title: 'Samovar glazes' }] },
    ];
    const imported = await page.request.post('/trpc/collections.import', {
      data: { json: { collections } },
      headers: fromHere(),
    });
    expect(imported.ok()).toBe(true);
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', { name: /Search/ });
    await dialog.getByRole('textbox').fill('samovra');
    const found = dialog.getByRole('link', { name: 'Samovar glazes Clay and fire' });
    await expect(found).toHaveAttribute('href', 'https://glazes.example/');
    await expect(dialog.getByText('Showing results for “samovar”.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(found).toBeFocused();
  },
);
