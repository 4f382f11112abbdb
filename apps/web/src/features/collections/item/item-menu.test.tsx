import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { useCollections } from '../data/use-collections.ts';
import { useItemPages } from '../data/use-item-pages.ts';
import { FakeServer, makeCollection, makeItem, pretendLayout } from '../testing.ts';
import { ItemMenu } from './item-menu.tsx';

type Props = Parameters<typeof ItemMenu>[0];

const onEditNotes = vi.fn<() => void>();
const onSelect = vi.fn<() => void>();
const onMoveTo = vi.fn<() => void>();
const onMove = vi.fn<Props['onMove']>();
const onClose = vi.fn<() => void>();

function Host({ position }: Pick<Props, 'position'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const { collections = [] } = useCollections();
  const [collection] = collections;
  const { isReady } = useItemPages('c');
  const item = isReady ? collection?.items[0] : undefined;
  return (
    <>
      <button ref={anchor} type="button">
        {collection?.items.length} items
      </button>
      {collection && item && (
        <ItemMenu
          id="menu"
          anchor={anchor}
          isOpen
          onClose={onClose}
          item={item}
          collection={collection}
          position={position}
          onEditNotes={onEditNotes}
          onEditPage={() => undefined}
          onEditTags={() => undefined}
          onSelect={onSelect}
          onMoveTo={onMoveTo}
          onMove={onMove}
        />
      )}
    </>
  );
}

describe('menu of an item', () => {
  let server: FakeServer;
  beforeAll(() => loadPart('collections', 'en'));
  beforeEach(() => {
    pretendLayout();
    for (const call of [onEditNotes, onSelect, onMoveTo, onMove, onClose]) call.mockReset();
  });
  afterEach(() => void vi.restoreAllMocks());
  const show = async (position: Partial<Props['position']> = {}, notes: string | null = null) => {
    server = new FakeServer([makeCollection('c', 'Mine', { items: [makeItem('x', { notes }), makeItem('y')] })]);
    renderApp(
      <WithWords part="collections">
        <Host position={{ isManual: true, isFirst: false, isLast: false, isAll: true, ...position }} />
      </WithWords>,
      { session, answer: server.answer },
    );
    await screen.findByRole('menuitem', { name: 'Remove Item' });
  };
  const names = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

  it('offers what can be done with it, removal last (COL-05)', async () => {
    await show();
    expect(names()).toEqual([
      'Add note',
      'Edit tags',
      'Mark as favorite',
      'Move to…',
      'Move to top',
      'Move up',
      'Move down',
      'Move to bottom',
      'Select',
      'Remove Item',
    ]);
  });

  it('does not offer to move an item to a collection that has it (COL-16)', async () => {
    await show({ isFirst: true });
    expect(names()).toEqual([
      'Add note',
      'Edit tags',
      'Mark as favorite',
      'Move to…',
      'Move down',
      'Move to bottom',
      'Select',
      'Remove Item',
    ]);
  });

  it('does not offer to move the last item down (COL-16)', async () => {
    await show({ isLast: true });
    expect(names().filter((name) => name?.startsWith('Move'))).toEqual(['Move to…', 'Move to top', 'Move up']);
  });

  it('offers no moves within the list when another order is shown (COL-16)', async () => {
    await show({ isManual: false });
    expect(names()).toEqual(['Add note', 'Edit tags', 'Mark as favorite', 'Move to…', 'Select', 'Remove Item']);
  });

  it.each([
    ['Move to top', 'top'],
    ['Move up', 'up'],
    ['Move down', 'down'],
    ['Move to bottom', 'bottom'],
  ] as const)('asks for «%s» (COL-16)', async (name, to) => {
    await show();
    await choose(name);
    expect(onMove.mock.calls).toEqual([[to]]);
    expect(onClose).toHaveBeenCalled();
  });

  it.each([
    ['Edit note', onEditNotes],
    ['Select', onSelect],
    ['Move to…', onMoveTo],
  ])('hands on «%s» (COL-16)', async (name, call) => {
    await show({}, 'A note.');
    await choose(name);
    expect(call).toHaveBeenCalledOnce();
  });

  it('removes it at once (COL-10)', async () => {
    await show();
    await choose('Remove Item');
    expect(await screen.findByRole('button', { name: '1 items' })).toBeDefined();
    await waitFor(() => expect(server.entityIds('c')).toEqual(['y']));
    expect(server.calls).toContain('collections.removeItem');
  });
});
