import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { rooms } from '@onceware/db/schema/chat';
import { notificationDeliveries } from '@onceware/db/schema/notifications';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeLounge } from '#testing/lounge.ts';
import { mentioning } from '#testing/mentioning.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits } from '../chat.limits.ts';
import { followedRooms } from '../rooms/rooms.repo.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { there } from '#testing/there.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let lounge: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ ana, ben, cleo, lounge } = await makeLounge(api.database));
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
async function say(user: SessionUser, roomId: string, users: SessionUser[] = [], replyTo?: string): Promise<string> {
  const id = uuidv4();
  await chat(user).send({ roomId, id, ...mentioning(users), ...(replyTo && { replyTo }) });
  return id;
}
/** The count of one room, or of all. */
async function heard(user: SessionUser, roomId?: string) {
  const all = (await chat(user).heard()).rooms.filter(({ id }) => roomId === undefined || id === roomId);
  return {
    unread: all.reduce((sum, { unread, isMuted }) => sum + (isMuted ? 0 : unread), 0),
    mentions: all.reduce((sum, { mentions, isSilent }) => sum + (isSilent ? 0 : mentions), 0),
  };
}
async function makeTeam(owner: SessionUser, ...people: SessionUser[]): Promise<string> {
  const { db } = api.database;
  const id = uuidv4();
  await db.insert(organizations).values({ id, name: 'Team' });
  for (const { id: userId } of [owner, ...people])
    await db
      .insert(organizationMembers)
      .values({ organizationId: id, userId, role: userId === owner.id ? 'owner' : 'member' });
  return there((await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.organizationId, id)))[0]).id;
}
const waiting = async (user: SessionUser) =>
  (await api.database.db.select().from(notificationDeliveries).where(eq(notificationDeliveries.userId, user.id)))
    .map(({ way }) => way)
    .toSorted();

describe('what is new in a member’s rooms', () => {
  it('is counted with mentions apart, as the list of rooms has it, and falls with what is read (LIVE-13)', async () => {
    await chat(ben).open({ roomId: lounge });
    const first = await say(ana, lounge);
    await say(ana, lounge, [ben]);
    const gone = await say(ana, lounge, [ben]);
    expect(await heard(ben, lounge)).toEqual({ unread: 3, mentions: 2 });
    await chat(ana).remove({ roomId: lounge, id: gone });
    expect(await heard(ben, lounge)).toEqual({ unread: 2, mentions: 1 });
    const listed = (await chat(ben).rooms()).rooms.find(({ id }) => id === lounge);
    expect((await chat(ben).heard()).rooms.find(({ id }) => id === lounge)).toEqual({
      id: lounge,
      isThread: false,
      unread: listed?.unread,
      mentions: listed?.mentions,
      newest: 3,
      read: 0,
      seq: listed?.seq,
      isMuted: false,
      isSilent: false,
    });
    await chat(ben).read({ roomId: lounge, number: 2 });
    expect(await heard(ben, lounge)).toEqual({ unread: 0, mentions: 0 });
    await chat(ben).unread({ roomId: lounge, number: 1 });
    expect(await heard(ben, lounge)).toEqual({ unread: 2, mentions: 1 });
    expect(await heard(ana, lounge)).toEqual({ unread: 0, mentions: 0 });
    expect(first).not.toBe(gone);
  });

  it('has conversations and teams that were never opened, and no common room that was never entered (LIVE-13)', async () => {
    const team = await makeTeam(ana, ben);
    const { room } = await chat(ana).direct({ userIds: [ben.id] });
    await say(ana, team);
    await say(ana, room.id);
    await say(ana, lounge);
    expect(await heard(ben, team)).toEqual({ unread: 1, mentions: 0 });
    expect(await heard(ben, room.id)).toEqual({ unread: 1, mentions: 0 });
    expect(await heard(ben)).toEqual({ unread: 2, mentions: 0 });
    expect((await chat(ben).rooms()).rooms.find(({ id }) => id === lounge)?.unread).toBe(0);
  });

  it('has nothing of rooms that were left or closed, nor words of blocked people (LIVE-13, LIVE-16, T57)', async () => {
    const team = await makeTeam(ana, ben);
    await say(ana, team);
    await api.database.db.delete(organizationMembers).where(eq(organizationMembers.userId, ben.id));
    await chat(ben).open({ roomId: lounge });
    await say(cleo, lounge, [ben]);
    await say(ana, lounge, [ben]);
    expect(await heard(ben)).toEqual({ unread: 2, mentions: 2 });
    await chat(ben).block({ userId: cleo.id });
    expect(await heard(ben)).toEqual({ unread: 1, mentions: 1 });
    expect((await chat(ben).rooms()).rooms.find(({ id }) => id === lounge)).toMatchObject({ unread: 1, mentions: 1 });
    await api.database.db.update(rooms).set({ closedAt: new Date() }).where(eq(rooms.id, lounge));
    expect(await heard(ben)).toEqual({ unread: 0, mentions: 0 });
    expect((await api.as(ben).chat.heard()).rooms).not.toContainEqual(expect.objectContaining({ unread: 1 }));
  });
});

it('a team stays listed, followed and counted, however many conversations others begin (LIVE-13, LIVE-16)', async () => {
  const team = await makeTeam(ana, ben);
  await say(ana, team);
  await api.database.pool.query(
    `with made as (
       insert into rooms (id, kind, direct_key, message_count, last_seq, last_message_at)
       select gen_random_uuid(), 'direct', 'flood ' || n, 1, 1, now() + n * interval '1 second' from generate_series(1, 250) n returning id)
     insert into room_members (room_id, user_id, role) select made.id, one, 'member' from made, unnest($1::uuid[]) one`,
    [[ben.id, cleo.id]],
  );
  const listed = (await chat(ben).rooms()).rooms;
  expect(listed).toHaveLength(roomLimits.roomsMax);
  // The newest first, as ever.
  expect(listed[0]?.kind).toBe('direct');
  expect(listed.map(({ id }) => id)).toContain(team);
  expect(await heard(ben, team)).toEqual({ unread: 1, mentions: 0 });
  const followed = (await followedRooms(api.database.db, [ben.id])).get(ben.id);
  expect(followed?.map(({ access }) => access.id)).toContain(team);
});

describe('a room of which somebody wants to hear', () => {
  const told = async (user: SessionUser) => (await toldTo(api, user)).map(({ kind }) => kind);

  it('mentions alone is counted by them, and its answers and mentions are told (LIVE-13)', async () => {
    await chat(ben).open({ roomId: lounge });
    await chat(ben).mute({ roomId: lounge, isMuted: true });
    const mine = await say(ben, lounge);
    await say(ana, lounge);
    await say(ana, lounge, [ben]);
    await say(cleo, lounge, [], mine);
    expect(await heard(ben)).toEqual({ unread: 0, mentions: 1 });
    expect(await told(ben)).toEqual(['reply', 'mention']);
  });

  it('nothing is neither counted nor told by bell, mail or push, until that ends (LIVE-13)', async () => {
    await chat(ben).open({ roomId: lounge });
    const mine = await say(ben, lounge);
    await say(ana, lounge, [ben]);
    expect(await waiting(ben)).toEqual(['mail', 'push']);
    await chat(ben).mute({ roomId: lounge, isMuted: true, isSilent: true });
    // The bell keeps what it told, and what waited to be sent is not sent.
    expect(await told(ben)).toEqual(['mention']);
    expect(await waiting(ben)).toEqual([]);
    const id = await say(ana, lounge, [ben], mine);
    await chat(cleo).send({ roomId: lounge, id: uuidv4(), text: 'x', replyTo: mine });
    const plain = await say(cleo, lounge);
    await chat(cleo).edit({
      roomId: lounge,
      id: plain,
      ...mentioning([ben], 'and you'),
    });
    await chat(cleo).react({ roomId: lounge, id: mine, emoji: '🎉', on: true });
    expect(await heard(ben)).toEqual({ unread: 0, mentions: 0 });
    expect(await told(ben)).toEqual(['mention']);
    // It is still named in the message.
    const { messages } = await chat(ben).open({ roomId: lounge });
    expect(messages.find((message) => message.id === id)?.named.users).toHaveLength(1);
    await chat(ben).mute({ roomId: lounge, isMuted: false });
    expect(await heard(ben)).toEqual({ unread: 4, mentions: 3 });
    await say(ana, lounge, [ben]);
    expect(await told(ben)).toEqual(['mention', 'mention']);
  });
});

describe('a message in a conversation', () => {
  it('is told to its other people once for many, until they have read it there (LIVE-13, NOTE-02)', async () => {
    await Promise.all([ana, ben, cleo].map((user) => chat(user).read({ roomId: lounge, number: 0 })));
    await makeTeam(ana, ben, cleo);
    const { room } = await chat(ana).direct({ userIds: [ben.id, cleo.id] });
    await say(ana, room.id);
    expect(await sentencesTo(api, ben)).toEqual(['Ana wrote to you']);
    expect(await waiting(ben)).toEqual(['mail', 'push']);
    const named = await say(cleo, room.id, [ben]);
    await say(cleo, room.id);
    expect(await sentencesTo(api, ben)).toEqual([
      '2 new messages in your conversation, the last by Cleo',
      'Cleo mentioned you in your conversation',
    ]);
    expect(await sentencesTo(api, ana)).toEqual(['2 new messages in your conversation, the last by Cleo']);
    await chat(ben).read({ roomId: room.id, number: 2 });
    const unread = async () => (await api.as(ben).notifications.unread()).inbox;
    // The mention was read, the message behind it was not.
    expect(await unread()).toBe(1);
    await chat(ben).read({ roomId: room.id, number: 3 });
    expect(await unread()).toBe(0);
    expect((await toldTo(api, ben)).map(({ path }) => path)).toContain(`/dashboard?room=${room.id}&message=${named}`);
    await say(ana, room.id);
    expect(await unread()).toBe(1);
  });

  it('is told to nobody who hears of mentions alone, nor to who blocked its author (LIVE-13, LIVE-16)', async () => {
    await Promise.all([ana, ben, cleo].map((user) => chat(user).read({ roomId: lounge, number: 0 })));
    await makeTeam(ana, ben, cleo);
    const { room } = await chat(ana).direct({ userIds: [ben.id, cleo.id] });
    await chat(ben).mute({ roomId: room.id, isMuted: true });
    await chat(cleo).block({ userId: ana.id });
    await say(ana, room.id);
    expect(await toldTo(api, ben)).toEqual([]);
    expect(await toldTo(api, cleo)).toEqual([]);
    await say(ana, room.id, [ben]);
    expect(await sentencesTo(api, ben)).toEqual(['Ana mentioned you in your conversation']);
  });
});
