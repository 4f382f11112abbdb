import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { deal, rows, sent, serverWithItems, showList } from '../items/list-testing.tsx';
import { type FakeServer, makeCollection, makeItem } from '../testing.ts';

let server: FakeServer;

beforeAll(async () => {
  await Promise.all([
    loadPart('collections', 'en'),
    import('#lib/toasts/toast-stack.tsx'),
    import('./tags-dialog.tsx'),
    import('../item/item-menu.tsx'),
  ]);
});
beforeEach(() => {
  server = serverWithItems();
  server.collections[0] = makeCollection('1', 'Nice Find', {
    items: [
      makeItem('a', { tags: ['Design', 'Later'], is_favorite: false }),
      ...['b', 'c', 'd'].map((id) => makeItem(id)),
    ],
  });
  server.others = (path) => {
    if (path === 'collections.tags') return { tags: [{ tag: 'Fonts', count: 2 }] };
    throw new Error(path);
  };
});

const tagsOf = (row: number) =>
  within(rows()[row] ?? document.body)
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .slice(1);
const choose = async (...ids: string[]) => {
  await showList(server);
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  for (const id of ids) await userEvent.click(screen.getByRole('checkbox', { name: `Select Deal ${id}` }));
};
const dialog = () => screen.findByRole('dialog');
const field = () => screen.getByRole('combobox', { name: 'Add a tag' });

describe('tags of several items', () => {
  it('are added to all and removed from all at once, and restored as they were (CAT-13)', async () => {
    await choose('a', 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Tags' }));
    await dialog();
    // On one of the two, until it is given to both.
    await userEvent.click(screen.getByRole('button', { name: /on 1 of 2 ?Add «Design» to all/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove tag «Later»' }));
    await userEvent.type(field(), 'Fonts, design{Enter}New');
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await waitFor(() =>
      expect([tagsOf(0), tagsOf(1)]).toEqual([
        ['Design', 'Fonts', 'New'],
        ['Design', 'Fonts', 'New'],
      ]),
    );
    await waitFor(() =>
      expect(sent(server, 'tagItems')).toEqual([
        { collectionId: '1', entities: [deal('a'), deal('b')], add: ['Design', 'Fonts', 'New'], remove: ['Later'] },
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect([tagsOf(0), tagsOf(1)]).toEqual([['Design', 'Later'], []]));
  });

  it('are reverted when the server refuses, with a message (COL-12)', async () => {
    server.before = (path) => {
      if (path === 'collections.favoriteItems') throw refusal('item_not_found');
    };
    await choose('b');
    await userEvent.click(screen.getByRole('button', { name: 'Favorite' }));
    await screen.findByText('Item not found in collection');
    expect(within(rows()[1] ?? document.body).queryByText('Favorite')).toBeNull();
  });

  it('says what is too long or too many before anything is sent (CAT-13)', async () => {
    await choose('a');
    await userEvent.click(screen.getByRole('button', { name: 'Tags' }));
    await dialog();
    const save = screen.getByRole('button', { name: 'Save tags' });
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(51));
    expect(screen.getByText('A tag has at most 50 characters.')).toBeDefined();
    expect(save).toHaveProperty('disabled', true);
    await userEvent.clear(field());
    await userEvent.paste(Array.from({ length: 29 }, (_, n) => `t${n}`).join(','));
    expect(screen.getByText('An item has at most 30 tags.')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(sent(server, 'tagItems')).toEqual([]);
  });
});
