import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { deal, handle, isShown, rows, sent, serverWithItems, showList, shown } from '../items/list-testing.tsx';
import type { FakeServer } from '../testing.ts';

let server: FakeServer;
/** Element under the pointer. */
let under: Element | null;

/** The small DOM has no layout: each row is 40 px high, and what is under the pointer is what the test says. */
function pretendPlaces(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 40));
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => under });
}

beforeAll(async () => {
  await Promise.all([loadPart('collections', 'en'), import('#lib/toasts/toast-stack.tsx')]);
});
beforeEach(() => {
  server = serverWithItems();
  under = null;
  pretendPlaces();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const row = (id: string) => rows().find(({ dataset }) => dataset.key === `deal:${id}`) ?? null;
const move = (clientY: number) =>
  act(async () => void fireEvent.mouseMove(document, { clientX: 10, clientY, buttons: 1 }));
const take = async (id: string) => {
  fireEvent.mouseDown(handle(id), { button: 0, clientX: 10, clientY: 10 });
  await move(20);
};
const holdOver = async (element: Element | null, half: 'upper' | 'lower' = 'upper') => {
  under = element;
  await move(half === 'upper' ? 5 : 35);
};
const drop = () => act(async () => void fireEvent.mouseUp(document));
const place = (name: string) => screen.getAllByRole('listitem').find((entry) => entry.textContent === name) ?? null;

describe('dragging by mouse', () => {
  it('puts an item behind the row whose lower half it is held over (COL-16)', async () => {
    await showList(server);
    await take('a');
    await holdOver(row('c'), 'lower');
    expect(row('c')?.dataset.drop).toBe('after');
    await drop();
    await isShown('bcad');
    await waitFor(() =>
      expect(sent(server, 'moveItems')).toEqual([
        { fromCollectionId: '1', toCollectionId: '1', runs: [{ after: deal('c'), entities: [deal('a')] }] },
      ]),
    );
  });

  it('puts it before the row whose upper half it is held over (COL-16)', async () => {
    await showList(server);
    await take('d');
    await holdOver(row('b'));
    expect(row('b')?.dataset.drop).toBe('before');
    await drop();
    await isShown('adbc');
  });

  it('moves it to another collection, which slides in while something is held (COL-11) (COL-16)', async () => {
    await showList(server);
    expect(place('Must-Have!')).toBeNull();
    await take('c');
    expect(place('Nice Find')).toBeNull();
    await holdOver(place('Must-Have!'));
    await drop();
    await isShown('abd');
    expect(place('Must-Have!')).toBeNull();
    await waitFor(() => expect(server.entityIds('3')).toEqual(['c']));
  });

  it('takes the selected items along (COL-16)', async () => {
    await showList(server);
    await userEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const id of ['a', 'c']) await userEvent.click(screen.getByRole('checkbox', { name: `Select Deal ${id}` }));
    await take('c');
    expect(screen.getByText('2 items')).toBeDefined();
    await holdOver(row('d'), 'lower');
    await drop();
    await isShown('bdac');
    await waitFor(() => expect(sent(server, 'moveItems')).toHaveLength(1));
  });

  it('puts it back with Escape, which closes nothing else, and when it is dropped nowhere (COL-16)', async () => {
    await showList(server);
    await take('a');
    await holdOver(row('c'));
    await userEvent.keyboard('{Escape}');
    expect(row('c')?.dataset.drop).toBeUndefined();
    await drop();
    await take('a');
    await holdOver(row('c'));
    await holdOver(null);
    await drop();
    expect(shown()).toBe('abcd');
    expect(screen.getByText('Nothing was moved.')).toBeDefined();
    expect(sent(server, 'moveItems')).toEqual([]);
  });

  it('does not start with a click (COL-16)', async () => {
    await showList(server);
    fireEvent.mouseDown(handle('a'), { button: 0, clientX: 10, clientY: 10 });
    await move(13);
    expect(place('Must-Have!')).toBeNull();
    await drop();
  });

  it('has no gaps between rows when the list is sorted (COL-16)', async () => {
    await showList(server, { isManual: false });
    await take('a');
    await holdOver(row('c'));
    expect(row('c')?.dataset.drop).toBeUndefined();
    await drop();
    expect(shown()).toBe('abcd');
  });
});
