import type { AdminRoom } from '@onceware/api/chat/moderation/moderation.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { admin } from '#testing/admin.ts';
import { refusal } from '#testing/refusal.ts';
import { renderApp } from '#testing/render.tsx';
import { RoomsPage } from './rooms-page.tsx';

const lounge: AdminRoom = {
  id: 'lounge',
  name: 'Lounge',
  isAsking: false,
  isClosed: false,
  slowModeSeconds: 45,
  messageCount: 1_200,
  peopleCount: 3,
  lastMessageAt: '2026-03-01T12:00:00.000Z',
};

describe('the community rooms', () => {
  let rooms: AdminRoom[];
  let calls: [string, unknown][];
  let refused: Error | null;
  beforeAll(() => loadPart('admin', 'en'));
  beforeEach(() => {
    rooms = [lounge];
    calls = [];
    refused = null;
  });
  const user = userEvent.setup();
  const show = () =>
    renderApp(
      <WithWords part="admin">
        <RoomsPage />
      </WithWords>,
      {
        session: admin,
        path: '/dashboard/admin/moderation/rooms',
        answer: (path, input) => {
          if (path === 'admin.moderation.rooms') return { rows: rooms, total: rooms.length, isMore: false };
          calls.push([path, input]);
          if (refused) throw refused;
          if (path === 'chat.updateRoom') rooms = rooms.map((room) => ({ ...room, ...(input as object) }));
          return { ok: true };
        },
      },
    );

  it('are made with a name, a wait and who comes in; saved again it is the same room (LIVE-01)', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'New room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New community room' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bundles');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Slow mode' }), '5 minutes');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Who comes in' }), 'Whom a moderator lets in');
    refused = refusal('too_many_rooms');
    await user.click(dialog.getByRole('button', { name: 'Make the room' }));
    expect(await dialog.findByText(/too many rooms/)).toBeDefined();
    refused = null;
    await user.click(dialog.getByRole('button', { name: 'Make the room' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]).toEqual([
      'chat.createRoom',
      { id: expect.any(String), name: 'Bundles', slowModeSeconds: 300, isAsking: true },
    ]);
    expect(calls[1]).toEqual(calls[0]);
  });

  it('are changed in what was changed alone, closed and opened (LIVE-01, LIVE-11)', async () => {
    show();
    expect(await screen.findByText('45 seconds')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change Lounge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the room' }));
    expect(dialog.getByRole('combobox', { name: 'Slow mode' })).toHaveProperty('value', '45');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Slow mode' }), 'Off');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Close Lounge' }));
    await user.click(await screen.findByRole('button', { name: 'Reopen Lounge' }));
    expect(await screen.findByRole('button', { name: 'Close Lounge' })).toBeDefined();
    expect(calls).toEqual([
      ['chat.updateRoom', { roomId: 'lounge', slowModeSeconds: 0 }],
      ['chat.updateRoom', { roomId: 'lounge', isClosed: true }],
      ['chat.updateRoom', { roomId: 'lounge', isClosed: false }],
    ]);
  });
});
