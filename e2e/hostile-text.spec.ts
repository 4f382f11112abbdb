import { choice, dealCards, openPanel, panel, saveButton } from './support/collecting.ts';
import { expect, test } from './support/test.ts';

const PAYLOADS = [
  '<script>globalThis.ran = 1</script>',
  '<img src=x onerror="globalThis.ran = 1">',
  '"><svg onload="globalThis.ran = 1">',
  "javascript:globalThis.ran=1//'",
  '</script><script>globalThis.ran = 1</script>',
  '{{constructor.constructor("globalThis.ran=1")()}}',
  '<a href="javascript:globalThis.ran=1">x</a>',
];

test(
  'script in a name, a note or a search shows as text and does not run (T14)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/signup');
    const headers = { origin: new URL(page.url()).origin };
    const name = PAYLOADS[1] ?? '';
    const account = {
      name,
      email: `hostile-${Date.now()}-${test.info().project.name}@example.com`,
      password: 'a password for walking',
    };
    expect((await page.request.post('/trpc/auth.signUp', { data: { json: account }, headers })).ok()).toBe(true);

    await page.goto('/explore');
    await saveButton(dealCards(page).first()).click();
    await choice(page, 'Nice Find').click();
    await expect(page.getByText('Item added to collection')).toBeVisible();
    const { collections } = await (await page.request.get('/api/user-collections')).json();
    const [first] = collections[0].items;
    const entity = { collectionId: collections[0].id, entityType: first.entity_type, entityId: first.entity_id };
    const act = (data: object) => page.request.post('/api/user-collections', { data, headers });

    for (const payload of PAYLOADS) {
      expect((await act({ action: 'remove_item', ...entity })).ok()).toBe(true);
      expect((await act({ action: 'add_item', ...entity, notes: payload })).ok()).toBe(true);
      await page.goto(`/explore?q=${encodeURIComponent(payload)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(payload);
      await openPanel(page);
      await panel(page)
        .getByRole('button', { name: /^Nice Find/ })
        .click();
      await expect(panel(page).getByText(payload)).toBeVisible();
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByText(name)).toBeVisible();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  },
);
