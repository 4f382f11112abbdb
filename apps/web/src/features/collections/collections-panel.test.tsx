import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { FakeServer, makeCollection, makeDeal, makeDefaults, makeItem, pretendLayout } from './testing.ts';
import { CollectionsPanel } from './collections-panel.tsx';
import { addItems, collectionForm } from './pieces/dialogs.ts';

describe('collections in the panel', () => {
  let server: FakeServer;
  const onLeave = vi.fn<() => void>();
  beforeAll(() =>
    Promise.all([
      loadPart('collections', 'en'),
      ...[addItems, collectionForm].map(({ preload }) => preload()),
      import('./detail/collection-menu-items.tsx'),
      import('./list/list-menu-items.tsx'),
      import('#lib/toasts/toast-stack.tsx'),
    ]),
  );
  beforeEach(() => {
    pretendLayout();
    localStorage.clear();
    onLeave.mockReset();
    const [nice, ...others] = makeDefaults();
    server = new FakeServer([
      {
        ...(nice ?? makeCollection('nice', 'Nice Find')),
        description: 'Worth a look.',
        items: [makeItem('x', { notes: 'ملاحظة' }), makeItem('gone')],
      },
      ...others,
    ]);
    server.deals = [makeDeal('x', 'Mailwell Lifetime')];
  });
  const panel = () => (
    <WithWords part="collections">
      <CollectionsPanel onLeave={onLeave} />
      <ToastHost />
    </WithWords>
  );
  const show = () => renderApp(panel(), { session, answer: server.answer });
  const entries = () =>
    within(screen.getByRole('list'))
      .getAllByRole('button', { name: /items?$/ })
      .map((button) => button.textContent);
  const menuOf = async (name: RegExp) =>
    userEvent.click(within(await entry(name)).getByRole('button', { name: /^Collection menu/ }));
  const entry = async (name: RegExp) => {
    const button = await screen.findByRole('button', { name });
    const item = button.closest('li');
    if (!item) throw new Error('It stands in no list.');
    return item;
  };
  const openFirst = async () => userEvent.click(await screen.findByRole('button', { name: /^Nice Find/ }));

  it('says Loading... until they are there, and asks once (COL-01) (COL-07)', async () => {
    show();
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(await screen.findByRole('button', { name: /Nice Find 2 items/ })).toBeDefined();
    expect(server.calls.filter((path) => path === 'collections.load')).toHaveLength(1);
  });

  it('loads nothing for a visitor (COL-01)', () => {
    renderApp(panel(), { session: null, answer: server.answer });
    expect(server.calls).toEqual([]);
  });

  it.each([
    { code: 'internal', words: 'Failed to fetch collections' },
    { code: 'defaults_failed', words: 'Failed to ensure default collections' },
  ] as const)(
    'says «$words» when that failed, and tries again when asked (COL-07) (COL-13)',
    async ({ code, words }) => {
      let isBroken = true;
      server.before = () => {
        if (isBroken) throw refusal(code);
      };
      show();
      expect(await screen.findByText('Failed to load collections')).toBeDefined();
      expect(screen.getByText(words)).toBeDefined();
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('button', { name: /^Nice Find/ })).toBeDefined();
    },
  );

  it('says that there are none yet (COL-07)', async () => {
    server.collections = [];
    show();
    expect(await screen.findByText('No collections yet')).toBeDefined();
  });

  it('finds collections by name, and says when there is none (COL-04) (COL-07)', async () => {
    show();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search collections...' }), 'must');
    expect(entries()).toEqual(['Must-Have!0 items']);
    await userEvent.type(screen.getByRole('searchbox'), 'zz');
    expect(screen.getByText('No collections found')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(entries()).toHaveLength(3);
  });

  it('remembers grid or list (COL-04)', async () => {
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Grid view' }));
    unmount();
    show();
    expect((await screen.findByRole('button', { name: 'Grid view' })).getAttribute('aria-pressed')).toBe('true');
  });

  it('reads everything again when asked to (COL-04)', async () => {
    show();
    await screen.findByRole('button', { name: /^Nice Find/ });
    server.collections.push(makeCollection('mine', 'From my phone', { is_default: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Collections' }));
    expect(await screen.findByRole('button', { name: /^From my phone/ })).toBeDefined();
  });

  it('shows a collection with its facts, and goes back to where it came from (COL-05)', async () => {
    show();
    await openFirst();
    expect(screen.getByRole('heading', { name: /Nice Find Default/ })).toBeDefined();
    expect(screen.getByText('Worth a look.')).toBeDefined();
    expect(screen.getByText('2 items')).toBeDefined();
    expect(screen.getByText(/^updated .+ ago$/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '← Back' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Nice Find/ })));
  });

  it('shows an item’s deal, linked, with its note, and «deal: id» where there is none (COL-08)', async () => {
    show();
    await openFirst();
    expect((await screen.findByRole('link', { name: 'Mailwell Lifetime' })).getAttribute('href')).toBe('/deal/x-slug');
    expect(screen.getByText('$49')).toBeDefined();
    expect(screen.getByText('ملاحظة').getAttribute('dir')).toBe('auto');
    expect(screen.getByText('deal: gone')).toBeDefined();
    expect(server.calls.filter((path) => path === 'catalog.cards')).toHaveLength(1);
  });

  it('names items «deal: id» when their data cannot be read (COL-08)', async () => {
    server.before = (path) => {
      if (path === 'catalog.cards') throw refusal('invalid_input');
    };
    show();
    await openFirst();
    expect(await screen.findByText('deal: x')).toBeDefined();
  });

  it('removes an item from its menu and keeps the focus in the panel (COL-05) (COL-10)', async () => {
    show();
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Mailwell Lifetime' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove Item' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mailwell Lifetime' })).toBeNull());
    expect(screen.getByText('1 item')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Nice Find'));
  });

  it('offers the catalogue where a collection is empty (COL-07) (COL-15)', async () => {
    server.others = () => ({ items: [makeDeal('y', 'Formkeep')], nextCursor: null, correctedQuery: null });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Must-Have!/ }));
    expect(screen.getByText('No items in this collection yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add First Item' }));
    expect(await screen.findByRole('dialog', { name: 'Add to «Must-Have!»' })).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Formkeep' }));
    await waitFor(() => expect(server.entityIds('3-must')).toEqual(['y']));
  });

  describe('the menu of a collection', () => {
    const mine = () => makeCollection('9-mine', 'Mine', { is_default: false });

    it('marks as favourite, which comes first and is marked, and takes that back, the focus on its button (COL-15)', async () => {
      show();
      await menuOf(/^Must-Have!/);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as Favorite' }));
      await waitFor(() => expect(entries()[0]).toBe('Must-Have!Favorite0 items'));
      await waitFor(async () => expect((await entry(/^Must-Have!/)).contains(document.activeElement)).toBe(true));
      await menuOf(/^Must-Have!/);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from Favorites' }));
      await waitFor(() => expect(entries()[2]).toBe('Must-Have!0 items'));
    });

    it('adds items from the catalogue (COL-15)', async () => {
      server.others = () => ({ items: [makeDeal('y', 'Formkeep')], nextCursor: null, correctedQuery: null });
      show();
      await menuOf(/^Must-Have!/);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Item' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add Formkeep' }));
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await screen.findByRole('button', { name: 'Must-Have! 1 item' })).toBeDefined();
    });

    it('renames and describes (COL-15)', async () => {
      show();
      await menuOf(/^Must-Have!/);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'Bought{Enter}');
      expect(await screen.findByRole('button', { name: /^Bought/ })).toBeDefined();
    });

    it('never deletes a default collection (COL-15)', async () => {
      show();
      await menuOf(/^Must-Have!/);
      expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
        'Add Item',
        'Mark as Favorite',
        'Edit details',
        'Share…',
        'Publish…',
        'Export as JSON',
        'Export as CSV',
      ]);
    });

    it('deletes at once, and brings back by Undo (COL-15)', async () => {
      server.collections.push(mine());
      show();
      await menuOf(/^Mine/);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Collection' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your collections' })));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByRole('button', { name: /^Mine/ })).toBeDefined();
    });

    it('deletes what is open, and shows the list (COL-15)', async () => {
      server.collections.push(mine());
      show();
      await userEvent.click(await screen.findByRole('button', { name: /^Mine/ }));
      await userEvent.click(screen.getByRole('button', { name: /^Collection menu/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Collection' }));
      await waitFor(() => expect(entries()).toHaveLength(3));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your collections' })));
    });

    it('exports it as a file (COL-18)', async () => {
      show();
      await menuOf(/^Nice Find/);
      expect((await screen.findByRole('menuitem', { name: 'Export as CSV' })).getAttribute('href')).toBe(
        '/api/user-collections/export?format=csv&collectionId=1-nice',
      );
    });
  });

  it('makes a collection and opens it (COL-15)', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'New collection' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'For work{Enter}');
    expect(await screen.findByRole('heading', { name: /For work/ })).toBeDefined();
    expect(server.collections.map(({ name }) => name)).toContain('For work');
  });

  it('marks what is shared (COL-17)', async () => {
    server.collections.push(
      makeCollection('9-mine', 'Mine', { share: { token: 'T'.repeat(24), shows_notes: false, is_indexed: false } }),
    );
    show();
    expect(await screen.findByRole('button', { name: 'Mine Shared 0 items' })).toBeDefined();
  });

  it('leads to the page, and exports everything (COL-18)', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    expect((await screen.findByRole('menuitem', { name: 'Export all as JSON' })).getAttribute('href')).toBe(
      '/api/user-collections/export?format=json',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open as page' }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/dashboard/account/collections');
  });

  it('shows what it knows in the same moment when it is opened again (COL-01)', async () => {
    function Reopening() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(!isOpen)}>
            Panel
          </button>
          {isOpen && panel()}
        </>
      );
    }
    renderApp(<Reopening />, { session, answer: server.answer });
    await screen.findByRole('button', { name: /^Nice Find/ });
    act(() => screen.getByRole('button', { name: 'Panel' }).click());
    expect(screen.queryByRole('button', { name: /^Nice Find/ })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Panel' }).click());
    expect(screen.getByRole('button', { name: /^Nice Find/ })).toBeDefined();
  });
});
