import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pretendLayout } from '../chat-testing.tsx';
import { heldRoom } from '../room-testing.tsx';
import { room, showRooms } from '../rooms/rooms-testing.tsx';
import { message } from '../testing.ts';

afterEach(() => localStorage.clear());

const LOUNGE = room({ name: 'Lounge' });
const DUE = '2031-03-10T09:00:00.000Z';

async function show() {
  pretendLayout();
  const lounge = heldRoom({
    room: { id: LOUNGE.id, kind: 'community' },
    group: { name: 'Lounge', members: [] },
    messages: [message({ id: 'm1', text: 'Which kiln?' })],
  });
  const asked: [string, unknown][] = [];
  let reminders = [
    { id: 'm1', dueAt: DUE, message: { roomId: LOUNGE.id, room: 'Lounge', author: 'Ben', text: 'Which kiln?' } },
    { id: 'm9', dueAt: DUE, message: null },
  ];
  await showRooms({
    rooms: [LOUNGE],
    sources: { [LOUNGE.id]: lounge.source },
    answer(path, input) {
      if (path === 'chat.reminders') return { reminders };
      if (path !== 'chat.remind' && path !== 'chat.cancelReminder') return undefined;
      asked.push([path, input]);
      if (path === 'chat.remind') return { dueAt: DUE };
      const { id } = input as { id: string };
      reminders = reminders.filter((one) => one.id !== id);
      return { ok: true };
    },
  });
  await screen.findByRole('article');
  return asked;
}

describe('reminders of messages', () => {
  beforeAll(() =>
    Promise.all([
      import('../overlay/message-menu.tsx'),
      import('./remind-menu.tsx'),
      import('./reminders-screen.tsx'),
      import('#lib/toasts/toast-stack.tsx'),
    ]),
  );

  it('are set from the menu of a message, with the time in the toast and an undo (LIVE-06)', async () => {
    const asked = await show();
    act(() => screen.getByRole('article').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remind me…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tomorrow at nine' }));
    const wanted = { roomId: LOUNGE.id, id: 'm1', at: 'tomorrow' };
    await waitFor(() => expect(asked).toMatchObject([['chat.remind', wanted]]));
    expect(await screen.findByText(/You will be reminded: .*2031/)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked[1]).toEqual(['chat.cancelReminder', { id: 'm1' }]));
  });

  it('are listed without the words of what is gone, lead to their message, and are cancelled (LIVE-06)', async () => {
    const asked = await show();
    await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reminders' }));
    const rows = within(await screen.findByRole('list', { name: 'Reminders' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/2031.*Lounge.*Ben Which kiln\?Cancel/),
      expect.stringMatching(/2031.*The message is goneCancel/),
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[1] ?? document.body);
    await waitFor(() => expect(asked).toEqual([['chat.cancelReminder', { id: 'm9' }]]));
    expect(await screen.findByText('The reminder was cancelled.')).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Which kiln/ }));
    expect(await screen.findByRole('article')).not.toBeNull();
  });
});
