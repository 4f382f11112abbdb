import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { person, room, showRooms } from '../rooms/rooms-testing.tsx';
import { BannedDialog } from './banned-dialog.tsx';
import { MutedDialog } from './muted-dialog.tsx';
import { PeopleDialog } from './people-dialog.tsx';

const team = { id: 'team-1', name: 'Harbour' };
const moderating = { write: true, moderate: true, attach: true };
const nothing = () => undefined;

/** A dialog, and what it asks the server to change. */
async function show(dialog: React.ReactNode, known: Record<string, unknown>) {
  await loadPart('chat', 'en');
  const asked: [string, unknown][] = [];
  renderApp(
    <>
      <WithWords part="chat">{dialog}</WithWords>
      <ToastHost />
    </>,
    {
      session,
      answer: (path, input) => {
        if (path in known) return known[path];
        asked.push([path, input]);
        return { ok: true };
      },
    },
  );
  return { asked, dialog: within(await screen.findByRole('dialog')) };
}

// Loaded when they are opened, and compiled here first.
beforeAll(() => Promise.all([import('#lib/people/report-person-dialog.tsx'), loadPart('people', 'en')]));

describe('the people of a room', () => {
  const people = { 'chat.people': { people: [person('Ben')], nextCursor: null } };

  it('of a private one of a team are added from the team, and removed with undo (LIVE-17)', async () => {
    const own = room({ kind: 'team', name: 'Pay', team, isMembersOnly: true, may: moderating });
    const members = [person('Ben'), person('Zoe')].map((one) => ({
      person: one,
      role: 'member',
      since: '',
      mayRemove: true,
    }));
    const { dialog, asked } = await show(
      <PeopleDialog roomId={own.id} room={own} onlineIds={new Set()} onClose={nothing} />,
      { ...people, 'chat.team.members': { members, nextCursor: null } },
    );
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Add people of the team' }), 'e');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Zoe' }));
    expect(dialog.queryByRole('button', { name: 'Add Ben' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben from the room' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked).toEqual([
        ['chat.addToRoom', { roomId: own.id, userId: 'id of Zoe' }],
        ['chat.removeFromRoom', { roomId: own.id, userId: 'id of Ben' }],
        ['chat.addToRoom', { roomId: own.id, userId: 'id of Ben' }],
      ]),
    );
  });

  it('of one that asks are removed, for a time in which they cannot ask again (LIVE-17)', async () => {
    const own = room({ name: 'Back room', isAsking: true, may: moderating });
    const { asked, dialog } = await show(
      <PeopleDialog roomId={own.id} room={own} onlineIds={new Set()} onClose={nothing} />,
      people,
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ben from the room' }));
    const form = within(await screen.findByRole('dialog', { name: 'Remove Ben from the room' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'They can ask again' }), 'After 7 days');
    await userEvent.click(form.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(asked).toEqual([['chat.removeFromRoom', { roomId: own.id, userId: 'id of Ben', minutes: 7 * 24 * 60 }]]),
    );
  });

  it('are neither added nor removed by who does not look after it (LIVE-17)', async () => {
    const own = room({ kind: 'team', name: 'Pay', team, isMembersOnly: true });
    const { dialog } = await show(
      <PeopleDialog roomId={own.id} room={own} onlineIds={new Set()} onClose={nothing} />,
      people,
    );
    await dialog.findByText('Ben');
    expect(dialog.queryByRole('searchbox', { name: 'Add people of the team' })).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('a person of a room', () => {
  it('is reported to staff for a reason (LIVE-17)', async () => {
    const own = room({ name: 'Lounge' });
    const { asked, dialog } = await show(
      <PeopleDialog roomId={own.id} room={own} onlineIds={new Set()} onClose={nothing} />,
      { 'chat.people': { people: [person('Ben')], nextCursor: null } },
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Report Ben' }));
    const form = within(await screen.findByRole('dialog', { name: /Report .Ben/ }));
    await userEvent.click(form.getByRole('button', { name: 'Report' }));
    await form.findByText('Say why.');
    await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Sells keys');
    await userEvent.click(form.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(asked).toEqual([['chat.reportPerson', { userId: 'id of Ben', reason: 'Sells keys' }]]));
  });
});

describe('a private room', () => {
  it('is made as one that nobody asks to join (LIVE-17)', async () => {
    let made: unknown;
    await showRooms({
      isPrivate: true,
      rooms: [room({ kind: 'team', name: 'Harbour', team, may: moderating })],
      answer: (path, input) => {
        if (path !== 'chat.createRoom') return undefined;
        made = input;
        return { ok: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New room' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New room' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pay');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'People ask to join' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Private' }));
    expect(dialog.queryByRole('checkbox', { name: 'People ask to join' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Make room' }));
    await waitFor(() => expect(made).toMatchObject({ name: 'Pay', isMembersOnly: true, isAsking: false }));
  });
});

describe('who is banned from a room', () => {
  it('is listed with until when, and let ask again there (LIVE-17)', async () => {
    const people = [{ id: 'ben', name: 'Ben', avatar: null, until: '2026-11-30T10:00:00.000Z' }];
    const { dialog, asked } = await show(<BannedDialog roomId="r1" onClose={nothing} />, {
      'chat.banned': { people },
    });
    expect(await dialog.findByText(/^Cannot ask again until /)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Lift Ben' }));
    expect(await screen.findByText(/can ask to enter again\.$/)).toBeDefined();
    expect(asked).toContainEqual(['chat.removeFromRoom', { roomId: 'r1', userId: 'ben' }]);
  });
});

describe('who is muted in a room', () => {
  const mute = { id: 'm1', person: person('Ben'), room: null, until: '2026-03-01T12:00:00.000Z', reason: 'Spam' };

  it('is listed with until when, why and by whom, and unmuted there (LIVE-17)', async () => {
    const silences = [{ ...mute, by: person('Ana'), since: mute.until }];
    const { dialog, asked } = await show(<MutedDialog roomId="r1" onClose={nothing} />, {
      'chat.silences': { silences },
    });
    expect((await dialog.findByText(/^Muted until .+, by .*Ana/)).textContent).toContain('2026');
    expect(dialog.getByText('Spam')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Unmute Ben' }));
    await screen.findByText(/Ben.* can write here again\./);
    expect(asked).toEqual([['chat.unsilence', { roomId: 'r1', userId: 'id of Ben' }]]);
  });

  it('says that nobody is (LIVE-17)', async () => {
    const { dialog } = await show(<MutedDialog roomId="r1" onClose={nothing} />, { 'chat.silences': { silences: [] } });
    expect(await dialog.findByText('Nobody is muted here')).toBeDefined();
  });
});
