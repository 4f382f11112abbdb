import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '#testing/refusal.ts';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { ALL_LOADED, type ChatMessage, FOLDED, SELF } from '../chat-source.ts';
import { type MessageActions, MessageActionsContext } from '../message-actions.ts';
import { LONG_PRESS_MS } from '../message/use-long-press.ts';
import { RoomContext } from '../room-facts.ts';
import { numbered, showRoom } from '../room-testing.tsx';
import { PinnedList } from './pinned-list.tsx';

// They come with the panel, or when asked for, and are compiled here first.
beforeAll(() =>
  Promise.all([import('./message-menu.tsx'), import('./mute-dialog.tsx'), import('#lib/toasts/toast-stack.tsx')]),
);

const MAY = { write: true, moderate: true, attach: false };
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
async function openMenu(): Promise<HTMLElement> {
  act(() => screen.getAllByRole('article')[0]?.focus());
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
}
async function choose(name: string): Promise<void> {
  await userEvent.click(within(await openMenu()).getByRole('menuitem', { name }));
}

describe('the menu of a message in a room', () => {
  it('offers a reader without write access what they may do (LIVE-06)', async () => {
    await showRoom({ messages: numbered(1, 1), room: { may: { write: false, moderate: false, attach: false } } });
    expect(namesIn(await openMenu())).toEqual([
      'Copy text',
      'Flag',
      'Ghost',
      'Mark as unread',
      'Remind me…',
      'Report Felix Brandt',
      'Block Felix Brandt',
    ]);
  });

  it('pins in common rooms for who looks after them alone, in others for who may write (LIVE-17)', async () => {
    const may = { write: true, moderate: false, attach: false };
    await showRoom({ messages: numbered(1, 1), room: { kind: 'deal', may } });
    expect(namesIn(await openMenu())).not.toContain('Pin');
    cleanup();
    await showRoom({ messages: numbered(1, 1), room: { kind: 'team', may } });
    expect(namesIn(await openMenu())).toContain('Pin');
  });

  it('moves messages of a team alone to its tools (LIVE-12)', async () => {
    await showRoom({ messages: numbered(1, 1), room: { kind: 'team' } });
    expect(namesIn(await openMenu())).toContain('Move Message');
  });

  it('tells the moderators, and says so (LIVE-06)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1) });
    source.toggleFlag.mockResolvedValue();
    await choose('Flag');
    expect(source.toggleFlag).toHaveBeenCalledWith('m1', 'flagged');
    expect(await screen.findByText('Thank you. The moderators will look at this message.')).toBeDefined();
  });

  it('makes a message and all behind it unread again, and says so (LIVE-14)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 3) });
    source.markUnread.mockResolvedValue();
    await choose('Mark as unread');
    expect(source.markUnread).toHaveBeenCalledWith('m1');
    expect(await screen.findByText('Marked as unread')).toBeDefined();
  });

  it('says why a pin was refused (LIVE-06)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1), room: { may: MAY } });
    source.toggleFlag.mockRejectedValue(refusal('room_closed'));
    await choose('Pin');
    expect(await screen.findByText(/^This room is closed/)).toBeDefined();
  });

  it('blocks its author, says so, and offers to undo it; a tool or a former member cannot be blocked (LIVE-16)', async () => {
    const asked = vi.fn<(path: string, input: unknown) => unknown>(() => ({ ok: true }));
    const author = { userId: 'ben', userName: 'Ben' };
    const { change } = await showRoom({ messages: numbered(1, 1, author) }, asked);
    await choose('Block Ben');
    expect(asked).toHaveBeenCalledWith('chat.block', { userId: 'ben' });
    expect(await screen.findByText(/^You blocked .*Ben/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Ben.* is no longer blocked/)).toBeDefined();
    expect(asked).toHaveBeenCalledWith('chat.unblock', { userId: 'ben' });
    for (const userId of ['', 'webhook']) {
      change({ messages: numbered(1, 1, { ...author, userId }) });
      const menu = await openMenu();
      expect(namesIn(menu).some((name) => name?.startsWith('Block'))).toBe(false);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('is not there for a message of somebody blocked, which is folded until it is asked for (LIVE-16)', async () => {
    const folded = { isFolded: true, userId: FOLDED, userName: '', text: '' } as const;
    const { source, change } = await showRoom({
      messages: [...numbered(1, 1, folded), ...numbered(2, 2, { replyTo: 'm1', text: 'I see' })],
    });
    const [row, answer] = screen.getAllByRole('article');
    expect(row?.getAttribute('aria-label')).toContain('Somebody you blocked');
    expect(row?.textContent).toContain('Message hidden');
    expect(answer?.textContent).toContain('Message hidden');
    expect(within(row ?? document.body).queryByRole('button', { name: 'More actions' })).toBeNull();
    source.reveal.mockImplementation(async () => {
      change({ messages: numbered(1, 2) });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(source.reveal).toHaveBeenCalledWith('m1');
    expect(await screen.findByText('No. 1')).toBeDefined();
    expect(document.activeElement?.getAttribute('data-message')).toBe('m1');
  });

  it('lets a moderator remove a message for all, and undo that (LIVE-11)', async () => {
    const { source, change } = await showRoom({ messages: numbered(1, 2), room: { may: MAY } });
    source.remove.mockImplementation(async () => {
      change({ messages: [...numbered(1, 1, { isDeleted: true }), ...numbered(2, 2)] });
    });
    await choose('Remove for all');
    expect(await screen.findByText('Message removed for all')).toBeDefined();
    expect(document.activeElement?.getAttribute('data-message')).toBe('m1');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(source.restore).toHaveBeenCalledWith('m1');
  });

  it('lets them mute its author for a time, with a reason (LIVE-11)', async () => {
    const asked = vi.fn<(path: string, input: unknown) => unknown>(() => ({ until: '2026-03-10T12:00:00.000Z' }));
    await showRoom({ messages: numbered(1, 1), room: { may: MAY } }, asked);
    await choose('Mute author');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute \u2068Felix Brandt\u2069' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    expect(dialog.getByText('Give a reason.')).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '1 day');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising');
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    expect(asked).toHaveBeenCalledWith('chat.silence', {
      roomId: 'room-1',
      userId: 'felix',
      minutes: 1440,
      reason: 'Advertising',
    });
    expect(await screen.findByText('\u2068Felix Brandt\u2069 cannot write here for now.')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: /^Mute/ })).toBeNull();
  });

  it('offers moderation only of others, and muting only of existing accounts (LIVE-11)', async () => {
    const { change } = await showRoom({ messages: numbered(1, 1, { userId: SELF, out: true }), room: { may: MAY } });
    expect(namesIn(await openMenu()).slice(-2)).toEqual(['Edit', 'Delete']);
    await userEvent.keyboard('{Escape}');
    change({ messages: numbered(1, 1, { userId: '' }) });
    expect(namesIn(await openMenu()).at(-1)).toBe('Remove for all');
  });
});

describe('the edit history', () => {
  it('is asked for, says that it comes, and that it failed (CHAT-09) (LIVE-06)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1, { edited: true }) });
    const answer = Promise.withResolvers<[]>();
    source.history.mockReturnValueOnce(answer.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Edited' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit history' }));
    expect(dialog.getByRole('status', { name: 'Loading' })).toBeDefined();
    answer.reject(refusal('not_found'));
    expect(await dialog.findByText('This is not here any more.')).toBeDefined();
    const version = { id: 'v', previousText: 'Before', editedAt: '2026-03-10T12:00:00Z', editedBy: 'Felix Brandt' };
    source.history.mockResolvedValueOnce([version]);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect((await dialog.findByRole('listitem')).textContent).toContain('Before');
  });
});

describe('who reacted', () => {
  const users = Array.from({ length: 14 }, (_, index) => `Person ${index}`);
  const given = { reactions: [{ emoji: '🎉', count: 14, users, reacted: false }] };

  it('is shown for ten people while pointed at, and for all from the menu (LIVE-06)', async () => {
    await showRoom({ messages: numbered(1, 1, given) });
    await userEvent.hover(screen.getByRole('button', { name: '🎉, 14 reactions' }));
    const card = await screen.findByRole('group', { name: 'Reacted with 🎉' });
    expect(card.textContent).toBe(`${users.slice(0, 10).join('')}and 4 more`);
    await choose('Who reacted');
    expect(within(screen.getByRole('dialog', { name: 'Who reacted' })).getAllByRole('listitem')).toHaveLength(14);
  });

  it('is shown to a finger that rests, without reacting (LIVE-06)', async () => {
    const { source } = await showRoom({ messages: numbered(1, 1, given) });
    vi.useFakeTimers();
    const button = screen.getByRole('button', { name: '🎉, 14 reactions' });
    fireEvent.pointerDown(button, { pointerType: 'touch', isPrimary: true, clientX: 9, clientY: 9 });
    await act(() => vi.advanceTimersByTimeAsync(LONG_PRESS_MS));
    vi.useRealTimers();
    expect(await screen.findByRole('dialog', { name: 'Who reacted' })).toBeDefined();
    expect(source.react).not.toHaveBeenCalled();
  });
});

describe('the pinned messages', () => {
  const actions = { jumpTo: vi.fn<() => void>(), toggleFlag: vi.fn<() => void>() } as unknown as MessageActions;
  async function show(messages: ChatMessage[], mayWrite = true) {
    await loadPart('chat', 'en');
    const onClose = vi.fn<() => void>();
    const room = { ...ALL_LOADED.room, may: { ...ALL_LOADED.room.may, write: mayWrite } };
    renderApp(
      <WithWords part="chat">
        <RoomContext value={room}>
          <MessageActionsContext value={actions}>
            <PinnedList messages={messages} onClose={onClose} />
          </MessageActionsContext>
        </RoomContext>
      </WithWords>,
      { session },
    );
    return { onClose, dialog: within(screen.getByRole('dialog', { name: 'Pinned messages' })) };
  }

  it('are listed, lead to their place and can be unpinned (LIVE-06)', async () => {
    const { onClose, dialog } = await show(numbered(1, 2, { pinned: true }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Unpin' })[1] ?? document.body);
    expect(actions.toggleFlag).toHaveBeenCalledWith('m2', 'pinned');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Go to message' })[0] ?? document.body);
    expect(actions.jumpTo).toHaveBeenCalledWith('m1');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('say when there are none (LIVE-06)', async () => {
    const { dialog } = await show([]);
    expect(dialog.getByText(/^Nothing is pinned\./)).toBeDefined();
  });

  it('cannot be unpinned by a reader without write access (LIVE-06)', async () => {
    const { dialog } = await show(numbered(1, 1), false);
    expect(dialog.getByRole('button', { name: 'Go to message' })).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Unpin' })).toBeNull();
  });
});
