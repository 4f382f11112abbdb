import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pretendLayout } from '../chat-testing.tsx';
import { heldRoom } from '../room-testing.tsx';
import { person, room, said, showRooms } from '../rooms/rooms-testing.tsx';
import { message } from '../testing.ts';

afterEach(() => localStorage.clear());

const LOUNGE = room({ name: 'Lounge' });
const THREAD = '0190c0de-1111-7000-8000-000000000001';
const summary = {
  roomId: THREAD,
  count: 2,
  people: [person('Ben'), person('Cleo')],
  lastAt: '2026-03-10T12:05:00.000Z',
};
const counted = { isMuted: false, isSilent: false, newest: 2, read: 0, seq: 2, mentions: 1, unread: 2 };
const title = () => screen.getByRole('heading', { level: 3 }).textContent?.replaceAll(/[\u2066-\u2069]/g, '');
const line = () => screen.findByRole('button', { name: /2 replies/ });

/** The Lounge with a message of Felix's, and a thread of two replies below it. */
async function show({ isFollowed = true, isDeleted = false } = {}) {
  pretendLayout();
  const first = message({ id: 'm1', text: 'Which kiln?', isDeleted, thread: summary });
  const lounge = heldRoom({
    room: { id: LOUNGE.id, kind: 'community' },
    group: { name: 'Lounge', members: [] },
    messages: [first, message({ id: 'm2', text: 'Another' })],
  });
  const thread = heldRoom({
    room: { id: THREAD, kind: 'community', thread: { roomId: LOUNGE.id, messageId: 'm1', isFollowed } },
    group: { name: 'Lounge', members: [] },
    first,
    messages: [message({ id: 'r1', text: 'The small one' })],
  });
  const inputs: [string, unknown][] = [];
  const shown = await showRooms({
    rooms: [LOUNGE],
    sources: { [LOUNGE.id]: lounge.source, [THREAD]: thread.source },
    answer(path, input) {
      inputs.push([path, input]);
      if (path === 'chat.open') return { room: { id: THREAD } };
      if (path === 'chat.heard')
        return { rooms: isFollowed ? [{ id: THREAD, isThread: true, ...counted }] : [], requests: 0 };
      if (path === 'chat.follow') return { ok: true };
      if (path !== 'chat.threads') return undefined;
      const { isNew } = input as { isNew: boolean };
      const all = { id: THREAD, room: { id: LOUNGE.id, kind: 'community', name: 'Lounge', isPrivate: false } };
      const top = { ...said('Which kiln?', { number: 1 }), thread: summary };
      return { threads: isNew ? [] : [{ ...all, first: top, unread: 2, mentions: 0 }], nextCursor: null };
    },
  });
  await waitFor(() => expect(title()).toBe('Lounge'));
  return { ...shown, lounge, thread, inputs };
}

describe('a thread', () => {
  beforeAll(() => import('../overlay/message-menu.tsx'));

  it('shows at its message how many replied and what is new, opens in the room’s place, and leads back to the message (LIVE-06)', async () => {
    const { inputs } = await show();
    const button = await line();
    await waitFor(() => expect(button.textContent).toContain('2 unread messages'));
    await userEvent.click(button);
    await waitFor(() => expect(title()).toBe('Thread in Lounge'));
    expect(inputs).toContainEqual(['chat.open', { threadOf: 'm1' }]);
    const first = screen.getByRole('region', { name: 'First message' });
    expect(within(first).getByText('Which kiln?')).toBeDefined();
    expect(within(first).getByText('2 replies')).toBeDefined();
    expect(within(screen.getByRole('log')).getByText('The small one')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toBe('Lounge');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-message')).toBe('m1'));
  });

  it('is begun from the menu of a message, and not of one that is in a thread (LIVE-06)', async () => {
    const { inputs } = await show();
    const openMenu = async () => {
      act(() => screen.getAllByRole('article').at(-1)?.focus());
      await userEvent.keyboard('{Enter}');
      return screen.findByRole('menu');
    };
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Reply in thread' }));
    await waitFor(() => expect(title()).toBe('Thread in Lounge'));
    expect(inputs).toContainEqual(['chat.open', { threadOf: 'm2' }]);
    expect(within(await openMenu()).queryByRole('menuitem', { name: 'Reply in thread' })).toBeNull();
  });

  it('stays to be reached where its message is deleted, and says so (LIVE-06)', async () => {
    await show({ isDeleted: true });
    await userEvent.click(await line());
    const first = await screen.findByRole('region', { name: 'First message' });
    expect(within(first).getByText('Message deleted')).toBeDefined();
    expect(within(first).queryByText('Which kiln?')).toBeNull();
  });

  it.each([
    [true, 'Unfollow thread', 'You no longer follow this thread.'],
    [false, 'Follow thread', 'You follow this thread. New replies are counted.'],
  ])('that is followed (%s) has an entry to %s (LIVE-13)', async (isFollowed, entry, done) => {
    const { inputs, thread } = await show({ isFollowed });
    await userEvent.click(await line());
    await userEvent.click(await screen.findByRole('button', { name: 'Thread menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(inputs).toContainEqual(['chat.follow', { roomId: THREAD, on: !isFollowed }]);
    expect(thread.source.reload).toHaveBeenCalled();
  });
});

describe('the followed threads', () => {
  it('stand above the rooms with what is new in them, and lead into each and back (LIVE-13)', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
    const entry = await screen.findByRole('button', { name: /^Threads/ });
    await waitFor(() => expect(entry.textContent).toContain('2 unread messages'));
    await userEvent.click(entry);
    expect(title()).toBe('Threads');
    expect(await screen.findByText('Nothing new in your threads')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.click(await screen.findByRole('button', { name: /Which kiln/ }));
    await waitFor(() => expect(title()).toBe('Thread in Lounge'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toBe('Threads');
    await userEvent.keyboard('{Escape}');
    expect(title()).toBe('Rooms');
  });
});
