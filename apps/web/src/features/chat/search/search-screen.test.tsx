import type { FoundMessage } from '@onceware/api/chat/chat.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { heldRoom, numbered } from '../room-testing.tsx';
import { person, room, showRooms } from '../rooms/rooms-testing.tsx';

afterEach(() => localStorage.clear());

const lounge = room({ name: 'Lounge' });
const found = (id: string, text: string, marks: [number, number][]): FoundMessage => ({
  id,
  room: { id: lounge.id, kind: 'community', name: 'Lounge', dealSlug: null },
  number: 1,
  author: person('Ben'),
  sentAt: '2026-03-10T12:00:00.000Z',
  excerpt: { text, marks },
});
const box = (name = 'Search messages') => screen.getByRole('searchbox', { name });

async function showSearch(answer: (input: unknown) => unknown) {
  const held = heldRoom({ room: { id: lounge.id }, group: { name: 'Lounge', members: [] }, messages: numbered(1, 3) });
  const view = await showRooms({
    rooms: [lounge],
    sources: { [lounge.id]: held.source },
    answer: (path, input) => (path === 'chat.search' ? answer(input) : undefined),
  });
  await screen.findByRole('heading', { name: 'Lounge' });
  await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
  return view;
}
const openSearch = () => userEvent.click(screen.getByRole('button', { name: 'Search messages' }));

describe('the search in messages', () => {
  it('marks what was found, says how many, and leads to the message by keys alone (LIVE-09)', async () => {
    const inputs: unknown[] = [];
    await showSearch((input) => {
      inputs.push(input);
      const messages = [found('m2', 'The refund is quick', [[4, 10]]), found('m1', 'No refund here', [[3, 9]])];
      return { messages, nextCursor: null, hints: [] };
    });
    await openSearch();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('refund');
    const results = within(await screen.findByRole('list', { name: 'Found messages, newest first' }));
    expect(screen.getByText('2 messages found')).toBeDefined();
    expect(results.getAllByText('refund').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
    expect(results.getAllByRole('button')[0]?.textContent).toMatch(/^Ben.*Lounge.*The refund is quick$/);
    expect(inputs).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Lounge');
    expect(document.activeElement?.closest('[data-message]')?.getAttribute('data-message')).toBe('m2');
  });

  it('keeps what was found, and the focus in it, while other words are looked for (LIVE-09)', async () => {
    const later = Promise.withResolvers<unknown>();
    let asked = 0;
    await showSearch(() => {
      asked += 1;
      const messages = [found('m1', 'No refunds here', [[3, 9]])];
      return asked === 1 ? { messages, nextCursor: null, hints: [] } : later.promise;
    });
    await openSearch();
    await userEvent.keyboard('refund');
    const row = within(await screen.findByRole('list', { name: 'Found messages, newest first' })).getByRole('button');
    await userEvent.keyboard('s');
    await waitFor(() => expect(asked).toBe(2));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row);
    later.resolve({ messages: [found('m1', 'No refunds here', [[3, 10]])], nextCursor: null, hints: [] });
    expect(await screen.findByText('refunds')).toBeDefined();
    expect(document.activeElement).toBe(row);
  });

  it('takes the words of the list’s filter along, and says that nothing was found (LIVE-09)', async () => {
    await showSearch(() => ({ messages: [], nextCursor: null, hints: [] }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a room' }), 'refund');
    await userEvent.click(screen.getByRole('button', { name: /^Search messages for/ }));
    expect(box()).toHaveProperty('value', 'refund');
    expect(await screen.findByText('No message contains that')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Rooms');
  });

  it('looks in one room from its menu, and after a failure tries again (LIVE-09)', async () => {
    const inputs: unknown[] = [];
    let isBroken = true;
    await showSearch((input) => {
      inputs.push(input);
      if (isBroken) throw new Error('no network');
      return { messages: [found('m1', 'Hello', [[0, 5]])], nextCursor: null, hints: [] };
    });
    await userEvent.click(screen.getByRole('button', { name: /^Lounge/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Room menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Search in this room' }));
    await userEvent.type(box('Search in Lounge'), 'hello');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    const results = within(await screen.findByRole('list', { name: 'Found messages, newest first' }));
    expect(results.getByRole('button').textContent).not.toContain('Lounge');
    expect(inputs.at(-1)).toMatchObject({ q: 'hello', roomId: lounge.id });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Lounge');
  });

  it('writes operators by buttons, and says which one it did not understand (LIVE-18)', async () => {
    const inputs: { q: string; timeZone: string }[] = [];
    await showSearch((input) => {
      const asked = input as { q: string; timeZone: string };
      inputs.push(asked);
      const hints = asked.q.includes('before:') ? [{ operator: 'before', value: 'soon' }] : [];
      return { messages: [], nextCursor: null, hints };
    });
    await openSearch();
    const operators = within(screen.getByRole('group', { name: 'Narrow the search' }));
    expect(operators.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'from:',
      'in:',
      'before:',
      'after:',
      'has:link',
      'has:file',
      '"words in a row"',
    ]);
    await userEvent.click(operators.getByRole('button', { name: 'Insert from:: By one person; from:me is you' }));
    await userEvent.keyboard('ana');
    await userEvent.click(operators.getByRole('button', { name: /^Insert has:link/ }));
    expect(box()).toHaveProperty('value', 'from:ana has:link ');
    await userEvent.click(operators.getByRole('button', { name: /^Insert "words/ }));
    await userEvent.keyboard('big refund');
    expect(box()).toHaveProperty('value', 'from:ana has:link "big refund"');
    await waitFor(() => expect(inputs.at(-1)?.q).toBe('from:ana has:link "big refund"'));
    expect(inputs.at(-1)?.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);

    await userEvent.click(operators.getByRole('button', { name: /^Insert before:/ }));
    expect(box()).toHaveProperty('value', expect.stringMatching(/ before:\d{4}-\d\d-\d\d$/));
    await userEvent.keyboard('soon');
    expect(box()).toHaveProperty('value', 'from:ana has:link "big refund" before:soon');
    expect((await screen.findByText(/is not a day/)).textContent).toBe(
      '“\u2068soon\u2069” is not a day. Write it like \u20682026-03-01\u2069.',
    );
  });

  it('goes to a date from the menu of a room (LIVE-18)', async () => {
    const inputs: unknown[] = [];
    const held = heldRoom({
      room: { id: lounge.id },
      group: { name: 'Lounge', members: [] },
      messages: numbered(1, 3),
    });
    await showRooms({
      rooms: [lounge],
      sources: { [lounge.id]: held.source },
      answer: (path, input) => {
        if (path !== 'chat.day') return undefined;
        inputs.push(input);
        return { messageId: 'm2' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Room menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Go to a date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to a date' }));
    fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2026-03-10' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Go' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-message]')?.getAttribute('data-message')).toBe('m2'),
    );
    expect(inputs).toMatchObject([{ roomId: lounge.id, day: '2026-03-10' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
