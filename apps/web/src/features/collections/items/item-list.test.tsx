import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { refusal } from '#testing/refusal.ts';
import { type FakeServer, makeCollection, makeItem, pretendLayout } from '../testing.ts';
import { deal, handle, isShown, rows, sent as sentTo, serverWithItems, showList, shown } from './list-testing.tsx';

const onLeave = vi.fn<() => void>();
let server: FakeServer;
const show = (isManual = true) => showList(server, { isManual, onLeave });
const sent = (kind: string) => sentTo(server, kind);
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeAll(async () => {
  await Promise.all([
    loadPart('collections', 'en'),
    import('#lib/toasts/toast-stack.tsx'),
    import('../moving/move-dialog.tsx'),
    import('../item/item-menu.tsx'),
  ]);
});
beforeEach(() => {
  onLeave.mockReset();
  server = serverWithItems();
});
afterEach(() => void vi.restoreAllMocks());

describe('a list of items', () => {
  it('renders only the visible ones of five thousand, and says how many there are (COL-05)', async () => {
    const ids = Array.from({ length: 5000 }, (_, index) => `i${index}`);
    server.collections = [makeCollection('1', 'Nice Find', { items: ['a', ...ids].map((id) => makeItem(id)) })];
    await show();
    expect(rows().length).toBeLessThan(50);
    expect([rows()[0]?.getAttribute('aria-setsize'), rows()[1]?.getAttribute('aria-posinset')]).toEqual(['5001', '2']);
    expect(server.calls.filter((path) => path === 'catalog.cards')).toHaveLength(1);
  });
});

describe('selecting', () => {
  const box = (id: string) => screen.getByRole('checkbox', { name: `Select Deal ${id}` });
  const begin = () => userEvent.click(screen.getByRole('button', { name: 'Select' }));

  it('removes several at once, with one call (COL-16)', async () => {
    await show();
    await begin();
    await userEvent.click(box('a'));
    await userEvent.click(box('c'));
    expect(screen.getByText('2 selected')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await isShown('bd');
    await waitFor(() => expect(sent('removeItems')).toEqual([{ collectionId: '1', entities: [deal('a'), deal('c')] }]));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('takes a range with Shift, by mouse and by keyboard (COL-16)', async () => {
    await show();
    await begin();
    await userEvent.click(box('d'));
    fireEvent.click(box('b'), { shiftKey: true });
    expect(screen.getByText('3 selected')).toBeDefined();
    act(() => box('a').focus());
    fireEvent.keyDown(box('a'), { key: ' ', shiftKey: true });
    fireEvent.click(box('a'));
    fireEvent.keyUp(box('a'), { key: ' ' });
    expect(screen.getByText('4 selected')).toBeDefined();
  });

  it('selects all that are shown, and none again (COL-16)', async () => {
    await show();
    await begin();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await userEvent.click(box('b'));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(screen.getByText('4 selected')).toBeDefined();
    await userEvent.click(all);
    expect(screen.getByText('0 selected')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', true);
  });

  it('ends with Escape, which does not close the panel as well (COL-16)', async () => {
    await show();
    await begin();
    await userEvent.click(box('b'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Select');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Items' })).toBeNull();
  });

  it('selects a row instead of opening its page (COL-16)', async () => {
    await show();
    await begin();
    await userEvent.click(screen.getByRole('link', { name: 'Deal c' }));
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('moves several to another collection, with one call; what is there already stays (COL-11) (COL-16)', async () => {
    await show();
    await begin();
    for (const id of ['a', 'b', 'd']) await userEvent.click(box(id));
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move 3 items to…' });
    await userEvent.click(
      await within(dialog).findByRole('button', { name: /^Worth a Shot ?1 of 3 are there already$/ }),
    );
    await isShown('bc');
    await waitFor(() =>
      expect(sent('moveItems')).toEqual([
        {
          fromCollectionId: '1',
          toCollectionId: '2',
          runs: [{ after: null, entities: [deal('a'), deal('b'), deal('d')] }],
          skipsExisting: true,
        },
      ]),
    );
    await screen.findByText('2 items moved to «Worth a Shot». 1 was there already and stayed here.');
  });
});

describe('moving by keyboard', () => {
  const lift = async (id: string) => {
    act(() => handle(id).focus());
    await userEvent.keyboard(' ');
  };

  it('lifts, moves and drops, and says so (COL-16)', async () => {
    await show();
    expect(handle('b').getAttribute('aria-describedby')).not.toBeNull();
    await lift('b');
    expect(screen.getByText('Deal b picked up.')).toBeDefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Position 3 of 4.')).toBeDefined();
    await userEvent.keyboard('{ArrowDown} ');
    await isShown('acdb');
    await screen.findByText('Deal b moved to position 4 of 4.');
    expect(focused()).toBe('Move Deal b');
    await waitFor(() =>
      expect(sent('moveItems')).toEqual([
        { fromCollectionId: '1', toCollectionId: '1', runs: [{ after: deal('d'), entities: [deal('b')] }] },
      ]),
    );
  });

  it('announces a move once it is made, and not when it fails (COL-16)', async () => {
    server.before = (path) => {
      if (path === 'collections.moveItems') throw refusal('unavailable');
    };
    pretendLayout();
    await show();
    await lift('b');
    await userEvent.keyboard('{ArrowDown} ');
    await screen.findByText('The service is busy. Try again in a moment.');
    await isShown('abcd');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Deal a' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await waitFor(() => expect(sent('moveItems')).toHaveLength(2));
    await isShown('abcd');
    expect(screen.queryByText(/[Mm]oved to position/)).toBeNull();
  });

  it('puts back with Escape, and when the focus leaves (COL-16)', async () => {
    await show();
    await lift('b');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    expect(screen.getByText('Nothing was moved.')).toBeDefined();
    await lift('c');
    await userEvent.keyboard('{ArrowUp}{Tab}');
    expect(handle('c').getAttribute('aria-pressed')).toBe('false');
    expect(shown()).toBe('abcd');
    expect(sent('moveItems')).toEqual([]);
  });

  it('reaches other collections by the left and right keys (COL-11) (COL-16)', async () => {
    await show();
    await lift('a');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Into «Worth a Shot».')).toBeDefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Into «Must-Have!».')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await isShown('bcd');
    await waitFor(() => expect(server.entityIds('3')).toEqual(['a']));
  });

  it('has no positions when the list is sorted (COL-16)', async () => {
    await show(false);
    await lift('a');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Into «Worth a Shot».')).toBeDefined();
  });

  it('moves an item from its menu, too (COL-16)', async () => {
    pretendLayout();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Deal c' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await isShown('cabd');
    expect(await screen.findByText('Moved to position 1 of 4.')).toBeDefined();
  });
});
