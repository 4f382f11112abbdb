import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { heldRoom } from '../room-testing.tsx';
import { requestRoom } from '../rooms/requested-room.ts';
import { person, room, showRooms } from '../rooms/rooms-testing.tsx';
import { TeamDialog } from './team-dialog.tsx';

const team = { id: 'team-1', name: 'Harbour' };
const at = '2026-01-02T00:00:00.000Z';
const invitation = { id: 'i1', person: null, email: 'mei@example.com', at };
const of = (name: string, role: string, mayRemove = false) => ({ person: person(name), role, since: at, mayRemove });

/** The dialog, and what it asks the server to change. */
async function show(role: 'owner' | 'manager' | 'member', members: readonly object[]) {
  await loadPart('chat', 'en');
  const asked: [string, unknown][] = [];
  const may = { invite: role !== 'member', setRoles: role === 'owner' };
  const invitations = may.invite ? [invitation] : [];
  renderApp(
    <>
      <WithWords part="chat">
        <TeamDialog team={team} onLeft={() => asked.push(['left', null])} onClose={() => undefined} />
      </WithWords>
      <ToastHost />
    </>,
    {
      session,
      answer: (path, input) => {
        if (path === 'chat.team.get') return { team: { ...team, role, memberCount: members.length, may, invitations } };
        if (path === 'chat.team.members') return { members, nextCursor: null };
        if (path === 'chat.acquaintances') return { people: [person('Zoe')] };
        asked.push([path, input]);
        return { ok: true };
      },
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbour' }));
  await dialog.findByText('Ben');
  return { dialog, asked };
}

describe('the team’s dialog', () => {
  it('has its owner invite, change roles and remove with undo (LIVE-17)', async () => {
    const { dialog, asked } = await show('owner', [of('Ana', 'owner'), of('Ben', 'member', true)]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Invite by e-mail address' }), 'kim@example.com{Enter}');
    await screen.findByText(/kim@example\.com.* was invited/);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find people you know' }), 'zo');
    await userEvent.click(await dialog.findByRole('button', { name: 'Invite Zoe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw mei@example.com' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role of Ben' }), 'Manager');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ben from the team' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const [organizationId, userId] = [team.id, 'id of Ben'];
    await waitFor(() =>
      expect(asked).toEqual([
        ['chat.team.invite', { organizationId, email: 'kim@example.com' }],
        ['chat.team.invite', { organizationId, userId: 'id of Zoe' }],
        ['chat.team.withdraw', { organizationId, invitationId: 'i1' }],
        ['chat.team.setRole', { organizationId, userId, role: 'manager' }],
        ['chat.team.remove', { organizationId, userId }],
        ['chat.team.restore', { organizationId, userId }],
      ]),
    );
  });

  it('shows members who is in it, and lets them leave (LIVE-17)', async () => {
    const { dialog, asked } = await show('member', [of('Ana', 'owner'), of('Ben', 'member')]);
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave team' }));
    const leaving = { organizationId: team.id, userId: session.user.id };
    await waitFor(() =>
      expect(asked).toEqual([
        ['chat.team.remove', leaving],
        ['left', null],
      ]),
    );
  });
});

describe('an invitation into a team', () => {
  const invited = { id: 'i1', team, roomId: 'room of Harbour', by: person('Ana'), at };

  it('stands above the private rooms, and opens the team’s room once accepted (LIVE-17)', async () => {
    const answers: unknown[] = [];
    const harbour = room({ id: 'room of Harbour', kind: 'team', name: 'Harbour' });
    const { listed } = await showRooms({
      isPrivate: true,
      answer: (path, input) => {
        if (path === 'chat.team.invitations') return { invitations: answers.length === 0 ? [invited] : [] };
        if (path !== 'chat.team.answer') return undefined;
        answers.push(input);
        listed.rooms = [harbour];
        return { ok: true };
      },
    });
    expect((await screen.findByText(/Ana.* invited you to .*Harbour/)).textContent).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Harbour' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Harbour'));
    expect(answers).toEqual([{ invitationId: 'i1', answer: 'accept' }]);
  });

  it('stands in the place of the room where the bell leads, and loads the room once accepted (LIVE-17)', async () => {
    const { source, change } = heldRoom({
      room: { id: invited.roomId, kind: 'team' },
      group: { name: '', members: [] },
    });
    change({ status: 'failed', failure: 'not_found' });
    const { asked } = await showRooms({
      isPrivate: true,
      sources: { [invited.roomId]: source },
      answer: (path) => {
        if (path === 'chat.team.invitations') return { invitations: [invited] };
        if (path === 'chat.door') throw new Error('not found');
        return path === 'chat.team.answer' ? { ok: true } : undefined;
      },
    });
    act(() => requestRoom({ roomId: invited.roomId }));
    expect(await screen.findByText('You see its rooms and people once you accept.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Harbour' }));
    await waitFor(() => expect(source.reload).toHaveBeenCalledOnce());
    expect(asked).toContain('chat.team.answer');
  });
});
