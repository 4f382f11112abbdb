import { changedTags } from '@onceware/api/collections/library/tags.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp } from '#testing/render.tsx';
import { refusal } from '#testing/refusal.ts';
import { FakeServer } from '../testing.ts';
import { applyToTags } from './apply-to-tags.ts';
import { TagManager } from './tag-manager.tsx';

let server: FakeServer;
/** The tags of each item. */
let items: string[][];
const onReplaced = vi.fn<(tags: readonly string[], to: string | null) => void>();

beforeAll(async () => {
  await Promise.all([loadPart('collections', 'en'), loadPart('library', 'en'), import('#lib/toasts/toast-stack.tsx')]);
});
beforeEach(() => {
  onReplaced.mockClear();
  server = new FakeServer();
  items = [['Fonts'], ['Fonts', 'Type'], ['Type'], ['Later']];
  const before = new Map<string, string[][]>();
  server.others = (path, input) => {
    if (path === 'collections.tags') {
      const all = items.flat();
      const sorted = [...new Set(all)].toSorted();
      return { tags: sorted.map((tag) => ({ tag, count: all.filter((one) => one === tag).length })) };
    }
    const { id, tags, to } = input as { id: string; tags: string[]; to: string | null };
    if (path === 'collections.undoTags') {
      items = before.get(id) ?? items;
      return { items: 1, isDone: true };
    }
    if (!before.has(id)) before.set(id, items);
    items = items.map((one) =>
      changedTags(one, one.some((tag) => tags.includes(tag)) && to !== null ? [to] : [], tags),
    );
    return { items: 2, isDone: server.calls.filter((call) => call === 'collections.replaceTags').length > 1 };
  };
});

const show = async () => {
  renderApp(
    <>
      <WithWords part="collections">
        <WithWords part="library">
          <TagManager onReplaced={onReplaced} onClose={() => undefined} />
        </WithWords>
      </WithWords>
      <ToastHost />
    </>,
    { answer: server.answer },
  );
  await screen.findByRole('list', { name: 'Your tags' });
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Your tags' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('the dialog of all tags', () => {
  it('renames one, going on until the server has done all, and undoes it (CAT-13)', async () => {
    await show();
    expect(rows()).toEqual(['Fonts2 items', 'Later1 item', 'Type2 items']);
    await userEvent.click(button('Rename «Later» everywhere'));
    const field = screen.getByRole('textbox', { name: 'New name of «Later»' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('Soon{Enter}');
    await screen.findByText('«Later» is now «Soon» on 2 items');
    expect(server.calls.filter((call) => call === 'collections.replaceTags')).toHaveLength(2);
    expect(rows()).toEqual(['Fonts2 items', 'Soon1 item', 'Type2 items']);
    expect(document.activeElement).toBe(button('Rename «Soon» everywhere'));
    expect(onReplaced).toHaveBeenCalledWith(['Later'], 'Soon');
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(rows()).toEqual(['Fonts2 items', 'Later1 item', 'Type2 items']));
  });

  it('warns that an existing name merges two tags, and cancels by Escape (CAT-13)', async () => {
    await show();
    await userEvent.click(button('Rename «Type» everywhere'));
    await userEvent.keyboard('fonts');
    await screen.findByText('«Fonts» is already on 2 items. Both become one tag.');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Rename «Type» everywhere'));
    await userEvent.click(button('Rename «Type» everywhere'));
    await userEvent.keyboard('fonts');
    await userEvent.click(button('Merge'));
    await screen.findByText('Merged into «Fonts»: 2 items changed');
    await waitFor(() => expect(rows()).toEqual(['Fonts3 items', 'Later1 item']));
    expect(server.log.find(({ path }) => path === 'collections.replaceTags')?.input).toMatchObject({
      tags: ['Type'],
      to: 'Fonts',
    });
  });

  it('merges and deletes chosen ones, and says when nothing is left (CAT-13)', async () => {
    await show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose «Fonts»' }));
    expect(button('Merge…')).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose «Type»' }));
    await userEvent.click(button('Merge…'));
    await userEvent.keyboard('Letters');
    await screen.findByText('2 tags become «Letters». No item has it twice.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Later1 item', 'Letters3 items']));
    await userEvent.click(button('Delete «Later» everywhere'));
    await screen.findByText('«Later» deleted from 2 items');
    expect(onReplaced).toHaveBeenLastCalledWith(['Later'], null);
    await userEvent.click(button('Delete «Letters» everywhere'));
    await screen.findByText('No tags yet');
  });

  it('shows a tag again that could not be deleted, and says why (COL-12)', async () => {
    server.before = (path) => {
      if (path === 'collections.replaceTags') throw refusal('forbidden');
    };
    await show();
    await userEvent.click(button('Delete «Later» everywhere'));
    await screen.findByText(/permission/);
    expect(rows()).toEqual(['Fonts2 items', 'Later1 item', 'Type2 items']);
    expect(onReplaced).not.toHaveBeenCalled();
  });
});

it('a merged tag meanwhile shows at least as many items as the most used of its tags (COL-12)', () => {
  const data = {
    tags: [
      { tag: 'A', count: 2 },
      { tag: 'b', count: 5 },
      { tag: 'c', count: 1 },
    ],
  };
  const after = (tags: string[], to: string | null) =>
    applyToTags(data, { kind: 'replaceTags', input: { id: '1', tags, to } }).tags;
  expect(after(['a', 'B'], 'Z')).toEqual([
    { tag: 'c', count: 1 },
    { tag: 'Z', count: 5 },
  ]);
  expect(after(['c'], 'a')).toEqual([
    { tag: 'A', count: 2 },
    { tag: 'b', count: 5 },
  ]);
  expect(after(['b'], null)).toEqual([
    { tag: 'A', count: 2 },
    { tag: 'c', count: 1 },
  ]);
  expect(after(['nowhere'], 'x')).toBe(data.tags);
});
