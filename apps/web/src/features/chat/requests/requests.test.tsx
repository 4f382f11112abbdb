import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { heldRoom } from '../room-testing.tsx';
import { person, room, showRooms } from '../rooms/rooms-testing.tsx';

afterEach(() => localStorage.clear());

const request = {
  roomId: '0190c0de-0000-7000-8000-00000000000a',
  from: person('Ben'),
  others: [person('Cleo')],
  text: 'Do you still use **Brineshield**? https://example.com',
  sentAt: '2026-11-28T10:00:00.000Z',
};

/** The list with Ben's request, which is gone once it is answered. */
async function show() {
  const given: unknown[] = [];
  const isWaiting = () => given.length === 0 || JSON.stringify(given.at(-1)).includes('wait');
  const { source: conversation } = heldRoom({
    room: { id: request.roomId, kind: 'direct' },
    group: { name: 'Conversation', members: [] },
  });
  await showRooms({
    rooms: [room({ kind: 'direct', people: [person('Dana')], name: null })],
    isPrivate: true,
    sources: { [request.roomId]: conversation },
    answer: (path, input) => {
      if (path === 'chat.requests') return { requests: isWaiting() ? [request] : [], nextCursor: null };
      if (path === 'chat.heard') return { rooms: [], requests: 0 };
      if (!['chat.answerRequest', 'chat.reportRequest', 'chat.block'].includes(path)) return undefined;
      given.push([path, input]);
      return { ok: true };
    },
  });
  await userEvent.click(within(await screen.findByRole('region', { name: 'Requests' })).getByRole('button'));
  return { given };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull());

it('a request shows its words as plain text and who else is there, and opens the conversation once it is accepted (LIVE-16)', async () => {
  const { given } = await show();
  expect(screen.getByRole('heading', { level: 3, name: 'Ben' })).toBe(document.activeElement);
  expect(screen.getByText('Do you still use Brineshield? https://example.com').tagName).toBe('BLOCKQUOTE');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/One more person is in this conversation/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Accept');
  expect(given).toEqual([['chat.answerRequest', { roomId: request.roomId, answer: 'accept' }]]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Conversation'));
});

it('a request that is declined is gone, and comes back by undo (LIVE-16)', async () => {
  const { given } = await show();
  await press('Decline');
  await isGone();
  await press('Undo');
  await screen.findByRole('region', { name: 'Requests' });
  expect(given.at(-1)).toEqual(['chat.answerRequest', { roomId: request.roomId, answer: 'wait' }]);
});

it.each([
  ['Block', ['chat.block', { userId: request.from.id }]],
  ['Report', ['chat.reportRequest', { roomId: request.roomId }]],
])('a request is gone by %s too (LIVE-16)', async (name, call) => {
  const { given } = await show();
  await press(name);
  await isGone();
  expect(given).toEqual([call]);
});
