import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { heldRoom } from '../room-testing.tsx';
import { requestRoom } from './requested-room.ts';
import { person, READER, room, said, showRooms } from './rooms-testing.tsx';

afterEach(() => localStorage.clear());

const rows = () => within(screen.getByRole('list', { name: /Rooms|Teams and conversations/ })).getAllByRole('listitem');
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const title = () => screen.getByRole('heading', { level: 3 }).textContent;
const goBack = () => userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
const isList = () => screen.queryByRole('searchbox', { name: 'Find a room' }) !== null;
const openList = async () => {
  // Until it is known which room is the first.
  await waitFor(() => expect(isList() || title() !== 'Rooms').toBe(true));
  if (!isList()) await goBack();
};

describe('the rooms of the chat', () => {
  it('behind a great many are shown on demand, each once (LIVE-16)', async () => {
    const lounge = room({ name: 'Lounge' });
    await showRooms({
      rooms: [lounge],
      nextCursor: lounge.id,
      answer: (path, input) =>
        path === 'chat.rooms' && input !== undefined
          ? { rooms: [lounge, room({ name: 'Long ago' })], nextCursor: null }
          : undefined,
    });
    await openList();
    expect(rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(row('Long ago')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('begin in the community’s first room, and have the sample last in the list (LIVE-01)', async () => {
    const rooms = [
      room({ kind: 'deal', name: 'A deal', ordinal: 1 }),
      room({ name: 'Deal talk', ordinal: 3 }),
      room({ name: 'Closed', ordinal: 1, isClosed: true }),
      room({ name: 'Lounge', ordinal: 2 }),
    ];
    await showRooms({ rooms });
    await waitFor(() => expect(title()).toBe('Lounge'));
    expect(document.activeElement).toBe(document.body);
    await openList();
    expect(rows()).toHaveLength(5);
    expect(rows().at(-1)?.textContent).toMatch(/^Try it out/);
    await userEvent.click(row('Try it out'));
    expect(title()).toBe('Deal desk');
  });

  it('begin with the list where the community has no room, and in private mode (LIVE-01)', async () => {
    const first = await showRooms({ rooms: [room({ kind: 'team', name: 'Harbour' })] });
    await screen.findByRole('searchbox', { name: 'Find a room' });
    first.unmount();
    await showRooms({ rooms: [room({ name: 'Lounge' })], isPrivate: true });
    expect(title()).toBe('Teams and conversations');
  });

  it('say in an empty room of the community what it is for, and offer first words (LIVE-01)', async () => {
    const lounge = room({ name: 'Lounge' });
    const { source } = heldRoom({ room: { id: lounge.id, kind: 'community' }, group: { name: 'Lounge', members: [] } });
    await showRooms({ rooms: [lounge], sources: { [lounge.id]: source } });
    expect(await screen.findByText('This room is for everybody')).toBeDefined();
    const words = within(screen.getByRole('list', { name: 'First words' }));
    await userEvent.click(words.getByRole('button', { name: 'Hello everybody!' }));
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect(field).toHaveProperty('value', 'Hello everybody!');
    expect(document.activeElement).toBe(field);
    // Keeps what is written already.
    await userEvent.click(words.getByRole('button', { name: /^Look what/ }));
    expect(field).toHaveProperty('value', 'Hello everybody!');
    expect(source.send).not.toHaveBeenCalled();
  });

  it('name the room of a hidden deal by its kind, in the list and open (CAT-11, LIVE-01)', async () => {
    await showRooms({ rooms: [room({ kind: 'deal', name: null, people: [person('Ben')] })] });
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: /^Room of a deal/ }));
    expect(title()).toBe('Room of a deal');
  });

  it('open again at the one that was open last, in each mode, and not for another (LIVE-01)', async () => {
    const rooms = [room({ name: 'Lounge' }), room({ kind: 'team', name: 'Harbour' })];
    const first = await showRooms({ rooms });
    await openList();
    await userEvent.click(row('Lounge'));
    first.unmount();
    const second = await showRooms({ rooms });
    expect(title()).toBe('Lounge');
    expect(document.activeElement).toBe(document.body);
    second.unmount();
    await showRooms({ rooms, isPrivate: true });
    expect(title()).toBe('Teams and conversations');
  });

  it('list what was said last, what is unread and mentions apart, the sample last; back gives the row its focus (LIVE-01)', async () => {
    const lastMessage = { number: 12, author: 'Ben', text: 'Hello<br>there', sentAt: new Date().toISOString() };
    await showRooms({
      rooms: [
        room({ name: 'Lounge', newest: 12, read: 9, mentions: 1, lastMessage }),
        room({ name: 'Deal talk', newest: 500, read: 0 }),
        room({ name: 'Quiet', newest: 5, read: 1, mentions: 2, isMuted: true }),
      ],
    });
    await openList();
    await screen.findByText('Lounge');
    const texts = rows().map(({ textContent }) => textContent);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toMatch(/^LoungeCommunity room.*Ben: Hello there@You were mentioned33 unread messages$/);
    expect(texts[1]).toContain('99+500 unread messages');
    expect(texts[2]).toMatch(/Muted.*You were mentioned 2 times$/);
    expect(texts[3]).toMatch(/^Try it out/);
    await userEvent.click(row('Deal talk'));
    expect(title()).toBe('Deal talk');
    await goBack();
    expect(document.activeElement).toBe(row('Deal talk'));
  });

  it('forget at once what was deleted, in the last line and in the count, and have it back (LIVE-01, LIVE-11)', async () => {
    const lastMessage = { number: 12, author: 'Ben', text: 'A secret', sentAt: new Date().toISOString() };
    const lounge = room({ name: 'Lounge', newest: 12, read: 9, lastMessage });
    const { tell } = await showRooms({ rooms: [lounge] });
    await openList();
    await screen.findByText(/A secret/);
    const told = (seq: number, change: Partial<ReturnType<typeof said>>, number = 12) =>
      tell({
        type: 'message',
        roomId: lounge.id,
        ordinal: 1,
        seq,
        message: { ...said('A secret', { number }), seq, ...change },
      });
    const shows = (words: RegExp) => waitFor(() => expect(row('Lounge').textContent).toMatch(words));
    const gone = { text: '', deletedAt: new Date().toISOString() };
    told(13, gone);
    await shows(/The last message was deleted22 unread messages$/);
    // It comes twice, and a moderator removes it as well.
    told(13, gone);
    told(14, gone);
    await shows(/22 unread messages$/);
    told(15, {});
    await shows(/Ben: A secret33 unread messages$/);
    told(16, { ...gone }, 11);
    await shows(/Ben: A secret22 unread messages$/);
    told(17, { text: 'Reworded', editedAt: new Date().toISOString() });
    await shows(/Ben: Reworded22 unread messages$/);
    told(18, gone, 9);
    await shows(/22 unread messages$/);
    told(19, { text: 'Another' }, 13);
    await shows(/Ben: Another33 unread messages$/);
  });

  it('count what was read in another browser as read, and ask anew where it was marked as unread (LIVE-14)', async () => {
    const lounge = room({ name: 'Lounge', newest: 12, read: 2, mentions: 1 });
    const { tell, asked } = await showRooms({ rooms: [lounge] });
    await openList();
    const shows = (words: RegExp) => waitFor(() => expect(row('Lounge').textContent).toMatch(words));
    await shows(/You were mentioned1010 unread messages$/);
    tell({ type: 'read', roomId: lounge.id, number: 9 });
    await shows(/33 unread messages$/);
    tell({ type: 'read', roomId: lounge.id, number: 12 });
    await shows(/No messages yet$/);
    const before = asked.filter((path) => path === 'chat.rooms').length;
    tell({ type: 'read', roomId: lounge.id, number: 4 });
    await waitFor(() => expect(asked.filter((path) => path === 'chat.rooms')).toHaveLength(before + 1));
  });

  it('name a conversation by its other people, and find it by them; the rooms of the other mode are not listed (LIVE-01)', async () => {
    const people = [READER, person('Felix'), person('Mei')];
    await showRooms({
      isPrivate: true,
      rooms: [
        room({ name: 'Lounge' }),
        room({ kind: 'direct', name: null, people }),
        room({ kind: 'team', name: 'Harbour' }),
      ],
    });
    await openList();
    await screen.findByText('Felix, Mei');
    expect(screen.queryByText('Lounge')).toBeNull();
    const box = screen.getByRole('searchbox', { name: 'Find a room' });
    await userEvent.type(box, 'mei');
    expect(rows()).toHaveLength(1);
    await userEvent.type(box, 'x');
    expect(screen.getByText('No room is called that')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show all rooms' }));
    expect(rows()).toHaveLength(3);
  });

  it('explain teams and offer to begin a conversation, when there is neither (LIVE-01)', async () => {
    await showRooms({ isPrivate: true, rooms: [room({ name: 'Lounge' })] });
    await openList();
    expect(await screen.findByText('No team yet')).toBeDefined();
    expect(screen.getByText(/An administrator makes a team/)).toBeDefined();
    expect(screen.getByText('No conversation yet')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'New conversation' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'New room' })).toBeNull();
  });

  it('are heard wholly, for mentions or not at all, by the row’s menu, which says so at once (LIVE-01, LIVE-13)', async () => {
    const muted: unknown[] = [];
    const { listed } = await showRooms({
      rooms: [room({ name: 'Lounge', newest: 3, mentions: 1 })],
      answer: (path, input) => {
        if (path !== 'chat.mute') return undefined;
        muted.push(input);
        const { isMuted, isSilent } = input as { isMuted: boolean; isSilent: boolean };
        listed.rooms = listed.rooms.map((known) => ({ ...known, isMuted, isSilent }));
        return { ok: true };
      },
    });
    await openList();
    expect(await screen.findByText('3 unread messages')).toBeDefined();
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'More for Lounge' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
    };
    await choose('Mentions of me');
    await waitFor(() => expect(screen.queryByText('3 unread messages')).toBeNull());
    expect(await screen.findByText('Only mentions of you are counted.')).toBeDefined();
    expect(screen.getByText('You were mentioned')).toBeDefined();
    await choose('Nothing');
    await waitFor(() => expect(screen.queryByText('You were mentioned')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'More for Lounge' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Nothing', checked: true })).toBeDefined();
    const roomId = listed.rooms[0]?.id;
    expect(muted).toEqual([
      { roomId, isMuted: true, isSilent: false },
      { roomId, isMuted: true, isSilent: true },
    ]);
  });

  it('follow the stream: a new message counts, a mention apart, and brings its room to the top (LIVE-01) (LIVE-04)', async () => {
    const [lounge, talk] = [room({ name: 'Lounge' }), room({ name: 'Deal talk' })];
    const { tell, asked } = await showRooms({ rooms: [lounge, talk] });
    await openList();
    await screen.findByText('Lounge');
    tell({
      type: 'message',
      roomId: talk.id,
      ordinal: talk.ordinal,
      seq: 1,
      message: said('Hello @Ines', { number: 1, names: READER }),
    });
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Deal talk'));
    expect(rows()[0]?.textContent).toMatch(/Hello @Ines.*You were mentioned11 unread message$/);
    const before = asked.filter((path) => path === 'chat.rooms').length;
    tell({ type: 'rooms' });
    await waitFor(() => expect(asked.filter((path) => path === 'chat.rooms')).toHaveLength(before + 1));
  });

  it('that could not be loaded say so with Try again, and the sample is there all the same (LIVE-01)', async () => {
    let isBroken = true;
    await showRooms({
      rooms: [room({ name: 'Lounge' })],
      answer: (path) => {
        if (path === 'chat.rooms' && isBroken) throw new Error('no network');
        return undefined;
      },
    });
    // In the place of the first room, and in the list.
    await screen.findByRole('button', { name: 'Try again' });
    await goBack();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The rooms could not be loaded.')).toBeDefined();
    expect(rows()).toHaveLength(1);
    isBroken = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lounge')).toBeDefined();
  });

  it('of the other mode are shown there when a link asks for them (LIVE-01)', async () => {
    const harbour = room({ kind: 'team', name: 'Harbour' });
    const { onSwitch } = await showRooms({ rooms: [harbour] });
    act(() => requestRoom({ roomId: harbour.id }));
    await waitFor(() => expect(onSwitch).toHaveBeenCalledOnce());
    expect(localStorage.getItem(`chat-room:private:${READER.id}`)).toBe(harbour.id);
    expect(localStorage.getItem(`chat-room:public:${READER.id}`)).toBeNull();
  });

  it('that may no longer be read say so, lead to the list, and are not opened again (LIVE-01)', async () => {
    const lounge = room({ name: 'Lounge' });
    const held = heldRoom({ room: { id: lounge.id, kind: 'community' }, group: { name: 'Lounge', members: [] } });
    await showRooms({
      rooms: [lounge],
      sources: { [lounge.id]: held.source },
      answer: (path) => {
        if (path === 'chat.door') throw new Error('not there');
        return undefined;
      },
    });
    await openList();
    await userEvent.click(row('Lounge'));
    held.change({ status: 'failed', failure: 'not_found' });
    expect(await screen.findByText('You can no longer open this room')).toBeDefined();
    expect(localStorage.getItem(`chat-room:public:${READER.id}`)).toBeNull();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'All rooms' }));
    expect(title()).toBe('Rooms');
  });

  it('a conversation of several is left from its menu, and there again by undo (LIVE-16)', async () => {
    const talk = room({
      kind: 'direct',
      name: null,
      people: [person('Ben'), person('Cleo'), READER],
      peopleCount: 3,
      newest: 5,
      read: 4,
    });
    const { source } = heldRoom({ room: { id: talk.id, kind: 'direct' }, group: { name: 'Ben, Cleo', members: [] } });
    const calls: unknown[] = [];
    await showRooms({
      rooms: [talk],
      isPrivate: true,
      sources: { [talk.id]: source },
      answer: (path, input) => {
        if (path !== 'chat.leave' && path !== 'chat.comeBack') return undefined;
        calls.push([path, input]);
        return { ok: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Ben/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Room menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave conversation' }));
    await waitFor(() => expect(isList()).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You are back.')).toBeDefined();
    expect(calls).toEqual([
      ['chat.leave', { roomId: talk.id }],
      ['chat.comeBack', { roomId: talk.id, read: 4, isMuted: false, isSilent: false }],
    ]);
  });

  it('with join requests have an entrance screen, where one asks, waits, and may withdraw (LIVE-10)', async () => {
    const club = room({ name: 'Club' });
    let standing = 'outside';
    const held = heldRoom({ room: { id: club.id }, status: 'failed', failure: 'not_found' });
    await showRooms({
      rooms: [club],
      sources: { [club.id]: held.source },
      answer: (path) => {
        if (path === 'chat.join') standing = 'asking';
        if (path === 'chat.leave') standing = 'outside';
        if (path === 'chat.door')
          return { door: { id: club.id, kind: 'community', name: 'Club', peopleCount: 4, standing } };
        return path === 'chat.join' || path === 'chat.leave' ? { standing } : undefined;
      },
    });
    expect(await screen.findByText('4 people are in it.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeDefined();
  });
});
