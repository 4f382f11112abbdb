import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { roomEvents, roomMembers, rooms } from '@onceware/db/schema/chat';
import { and, eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits } from '../chat.limits.ts';

let api: TestApi;
let owner: SessionUser;
let guest: SessionUser;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [owner, guest] = [await makeUser(api.database, { name: 'Owner' }), await makeUser(api.database, { name: 'Guest' })];
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Back room', isAsking: true });
  await api.database.db.insert(roomMembers).values({ roomId, userId: owner.id, role: 'owner' });
  await chat(owner).send({ roomId, id: uuidv4(), text: 'between us' });
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const answer = (by: SessionUser, given: 'accept' | 'decline') =>
  chat(by).answerJoin({ roomId, userId: guest.id, answer: given });
const listed = async (user = guest) => (await chat(user).rooms()).rooms.find(({ id }) => id === roomId);
const asking = async () => (await chat(owner).open({ roomId })).asking.map(({ name }) => name);

describe('a room with join requests', () => {
  it('shows outsiders only that it exists (LIVE-10)', async () => {
    expect(await listed()).toMatchObject({
      name: 'Back room',
      standing: 'outside',
      isAsking: true,
      people: [],
      newest: 0,
      unread: 0,
      lastMessage: null,
      may: { write: false, moderate: false },
    });
    expect((await chat(guest).door({ roomId })).door).toMatchObject({ name: 'Back room', standing: 'outside' });
    expect(await failure(chat(guest).open({ roomId }))).toBe('404 not_found');
    expect(await failure(chat(guest).send({ roomId, id: uuidv4(), text: 'knock' }))).toBe('404 not_found');
    expect(await failure(api.as(guest, []).chat.door({ roomId }))).toBe('404 not_found');
    expect(await failure(api.as(guest, []).chat.join({ roomId }))).toBe('404 not_found');
  });

  it('shows its owners the requests, and admits the people they accept, once (LIVE-10)', async () => {
    for (const _ of [1, 2]) expect(await chat(guest).join({ roomId })).toEqual({ standing: 'asking' });
    expect(await asking()).toEqual(['Guest']);
    expect(await failure(chat(guest).open({ roomId }))).toBe('404 not_found');
    expect(await failure(answer(guest, 'accept'))).toBe('404 not_found');
    await Promise.all([answer(owner, 'accept'), answer(owner, 'accept')]);
    // The first answer holds.
    await answer(owner, 'decline');
    expect(await asking()).toEqual([]);
    expect((await chat(guest).open({ roomId })).messages.map(({ text }) => text)).toEqual(['between us']);
    expect(await listed()).toMatchObject({ standing: 'in', read: 1 });
    expect(await failure(answer(guest, 'accept'))).toBe('403 forbidden');
    // One for asking, one for the answer: those who follow the room look at it anew.
    const events = await api.database.db
      .select({ kind: roomEvents.kind })
      .from(roomEvents)
      .where(and(eq(roomEvents.roomId, roomId), eq(roomEvents.kind, 'people')));
    expect(events).toHaveLength(2);
    expect(await logged(api.database, 'room.join_accept', 2)).toMatchObject([
      { actorId: owner.id, target: `user ${guest.id}`, after: { roomId, room: 'Back room' } },
    ]);
  });

  it('keeps out declined people for some days, and people who never asked (LIVE-10)', async () => {
    await answer(owner, 'accept');
    expect(await failure(chat(guest).open({ roomId }))).toBe('404 not_found');
    await chat(guest).join({ roomId });
    await answer(owner, 'decline');
    expect((await listed())?.standing).toBe('declined');
    expect(await failure(chat(guest).join({ roomId }))).toBe('409 join_declined');
    // To go is not a way to ask anew.
    await chat(guest).leave({ roomId });
    expect(await failure(chat(guest).join({ roomId }))).toBe('409 join_declined');
    await api.database.db
      .update(roomMembers)
      .set({ createdAt: sql`now() - make_interval(days => ${roomLimits.askAgainDays}, mins => 1)` })
      .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, guest.id)));
    expect((await listed())?.standing).toBe('outside');
    expect(await chat(guest).join({ roomId })).toEqual({ standing: 'asking' });
    expect(await asking()).toEqual(['Guest']);
  });

  it('requires a new request after leaving, and lets a waiting request be withdrawn (LIVE-10)', async () => {
    await chat(guest).join({ roomId });
    await chat(guest).leave({ roomId });
    expect(await asking()).toEqual([]);
    await chat(guest).join({ roomId });
    await answer(owner, 'accept');
    await chat(guest).leave({ roomId });
    expect(await failure(chat(guest).open({ roomId }))).toBe('404 not_found');
    expect((await listed())?.standing).toBe('outside');
  });

  it('keeps its members when join requests are turned on (LIVE-10)', async () => {
    const staff = api.as(await makeUser(api.database), ['sidebar.view', 'admin.chat']).chat;
    const open = uuidv4();
    await staff.createRoom({ id: open, name: 'Open' });
    await chat(guest).open({ roomId: open });
    await staff.updateRoom({ roomId: open, isAsking: true });
    expect((await chat(guest).open({ roomId: open })).room.standing).toBe('in');
    expect(await failure(chat(owner).open({ roomId: open }))).toBe('404 not_found');
  });
});

describe('a team', () => {
  it('admits people its owner accepts, when it takes requests and they have its room’s address (LIVE-10)', async () => {
    const organizationId = uuidv4();
    await api.database.db.insert(organizations).values({ id: organizationId, name: 'Acme' });
    const put = (userId: string, role: 'owner' | 'member') =>
      api.database.db.insert(organizationMembers).values({ organizationId, userId, role });
    const member = await makeUser(api.database);
    await Promise.all([put(owner.id, 'owner'), put(member.id, 'member')]);
    const [room] = await api.database.db.select().from(rooms).where(eq(rooms.organizationId, organizationId));
    roomId = room?.id ?? '';
    expect(await failure(chat(guest).join({ roomId }))).toBe('404 not_found');
    await chat(owner).updateRoom({ roomId, isAsking: true });
    expect(await listed()).toBeUndefined();
    expect((await chat(guest).door({ roomId })).door).toMatchObject({ kind: 'team', name: 'Acme', peopleCount: 2 });
    expect(await chat(guest).join({ roomId })).toEqual({ standing: 'asking' });
    expect((await chat(member).open({ roomId })).asking).toEqual([]);
    expect(await asking()).toEqual(['Guest']);
    expect(await failure(answer(member, 'accept'))).toBe('403 forbidden');
    await answer(owner, 'accept');
    expect(await listed()).toMatchObject({ standing: 'in', peopleCount: 3 });
    expect(await logged(api.database, 'organization.member')).toMatchObject([
      { actorId: owner.id, target: `organization ${organizationId}`, after: { userId: guest.id, role: 'member' } },
    ]);
    // Out of the team is out of the room, and nothing of having asked is left.
    await api.database.db.delete(organizationMembers).where(eq(organizationMembers.userId, guest.id));
    expect(await failure(chat(guest).open({ roomId }))).toBe('404 not_found');
    await api.database.db.update(organizations).set({ deletedAt: new Date() });
    expect(await failure(chat(guest).join({ roomId }))).toBe('404 not_found');
  });
});
