import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { person, room, showRooms } from '../rooms/rooms-testing.tsx';

afterEach(() => localStorage.clear());

const openList = async () => {
  await screen.findByRole('searchbox', { name: 'Find a room' });
};
const title = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('a new conversation', () => {
  it('is begun with up to seven people, and opened (LIVE-01)', async () => {
    const people = Array.from({ length: 9 }, (_, index) => person(`Person ${index + 1}`));
    const direct = room({ kind: 'direct', name: 'Person 1, Person 2' });
    let begun: unknown;
    const { listed } = await showRooms({
      isPrivate: true,
      answer: (path, input) => {
        if (path === 'chat.acquaintances') return { people };
        if (path !== 'chat.direct') return undefined;
        begun = input;
        listed.rooms = [direct];
        return { room: direct };
      },
    });
    await openList();
    const [button] = await screen.findAllByRole('button', { name: 'New conversation' });
    await userEvent.click(button ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }));
    const begin = dialog.getByRole('button', { name: 'Begin' });
    expect(begin).toHaveProperty('disabled', true);
    for (const box of (await dialog.findAllByRole('checkbox')).slice(0, 7)) await userEvent.click(box);
    expect(dialog.getByRole('status').textContent).toBe('A conversation can have at most 7 other people.');
    expect(dialog.getByRole('checkbox', { name: 'Person 9' })).toHaveProperty('disabled', true);
    for (const name of ['Person 3', 'Person 4', 'Person 5', 'Person 6', 'Person 7'])
      await userEvent.click(dialog.getByRole('button', { name: `Remove ${name}` }));
    await userEvent.click(begin);
    await waitFor(() => expect(title()).toBe('Person 1, Person 2'));
    expect(begun).toEqual({ userIds: ['id of Person 1', 'id of Person 2'] });
  });

  it('says that there is nobody to write to, and how to find people (LIVE-01)', async () => {
    await showRooms({
      isPrivate: true,
      answer: (path) => (path === 'chat.acquaintances' ? { people: [] } : undefined),
    });
    await openList();
    const [button] = await screen.findAllByRole('button', { name: 'New conversation' });
    await userEvent.click(button ?? document.body);
    expect(await screen.findByText('Nobody to write to yet')).toBeDefined();
  });
});

describe('a team’s room', () => {
  const own = { kind: 'team', name: 'Harbour', team: { id: 'team-1', name: 'Harbour' } } as const;
  const moderating = { write: true, moderate: true, attach: true };

  it('is made by managers of the team, with one id however often it is sent (LIVE-01)', async () => {
    const ids: unknown[] = [];
    await showRooms({
      isPrivate: true,
      rooms: [room({ ...own, may: moderating })],
      answer: (path, input) => {
        if (path !== 'chat.createRoom') return undefined;
        ids.push(input);
        if (ids.length === 1) throw new Error('no answer');
        return { ok: true };
      },
    });
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'New room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New room' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Design ');
    await userEvent.click(dialog.getByRole('button', { name: 'Make room' }));
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Make room' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ids[0]).toMatchObject({ organizationId: 'team-1', name: 'Design', isAsking: false });
    expect(ids[1]).toEqual(ids[0]);
  });

  it('has settings for its moderators, and for nobody else (LIVE-10) (LIVE-11)', async () => {
    const [harbour, other] = [room({ ...own, may: moderating }), room({ kind: 'team', name: 'Other' })];
    let saved: unknown;
    await showRooms({
      isPrivate: true,
      rooms: [harbour, other],
      answer: (path, input) => {
        if (path === 'chat.updateRoom') saved = input;
        return path === 'chat.updateRoom' ? { ok: true } : undefined;
      },
    });
    await openList();
    await userEvent.click(screen.getByRole('button', { name: /^Other/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Room menu' }));
    await screen.findByRole('menuitem', { name: 'People' });
    expect(screen.queryByRole('menuitem', { name: 'Room settings' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
    await userEvent.click(screen.getByRole('button', { name: /^Harbour/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Room menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Room settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Room settings' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Slow mode' }), '30 seconds');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'People ask to join' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Room settings saved')).toBeDefined();
    const fields = { hasPreviews: true, name: 'Harbour', slowModeSeconds: 30, isAsking: true, isClosed: false };
    expect(saved).toEqual({ roomId: harbour.id, ...fields });
  });
});
