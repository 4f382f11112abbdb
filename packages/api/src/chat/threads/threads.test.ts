import { reads, roomMembers, rooms } from '@onceware/db/schema/chat';
import { and, eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { failure } from '#testing/failure.ts';
import { makeLounge } from '#testing/lounge.ts';
import { mentioning } from '#testing/mentioning.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { sentencesTo, toldTo } from '#testing/told.ts';
import { roomLimits } from '../chat.limits.ts';
import { purgeFiles } from '../files/files.service.ts';
import { followedRooms } from '../rooms/rooms.repo.ts';

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
async function say(user: SessionUser, roomId: string, { users = [] as SessionUser[], text = 'hello' } = {}) {
  const id = uuidv4();
  await chat(user).send({ roomId, id, ...mentioning(users, text) });
  return id;
}
const threadOf = async (user: SessionUser, messageId: string) =>
  (await chat(user).open({ threadOf: messageId })).room.id;
/** A thread below a message of Ana's, in which Ben has replied. */
async function makeThread(): Promise<{ first: string; thread: string }> {
  const first = await say(ana, lounge, { text: 'Which kiln?' });
  const thread = await threadOf(ben, first);
  await say(ben, thread, { text: 'The small one' });
  return { first, thread };
}
const shown = async (user: SessionUser, id: string) =>
  (await chat(user).open({ roomId: lounge })).messages.find((message) => message.id === id);
const heardOf = async (user: SessionUser, roomId: string) =>
  (await chat(user).heard()).rooms.find(({ id }) => id === roomId);
const threadsOf = async (user: SessionUser, isNew = true) =>
  (await chat(user).threads({ isNew })).threads.map(({ id, unread, mentions }) => ({ id, unread, mentions }));

describe('a thread', () => {
  it('shows at its message how many replied, who, and when; its replies stay out of the room (LIVE-06)', async () => {
    const { first, thread } = await makeThread();
    await say(cleo, thread, { text: 'The big one' });
    const { messages: replies, first: top, room } = await chat(ana).open({ roomId: thread });
    expect(replies.map(({ text, number }) => [number, text])).toEqual([
      [1, 'The small one'],
      [2, 'The big one'],
    ]);
    expect(top?.text).toBe('Which kiln?');
    expect(room).toMatchObject({ name: 'Lounge', kind: 'community', peopleCount: 2 });
    expect(room.thread).toEqual({ roomId: lounge, messageId: first, isFollowed: true });
    expect(await shown(ana, first)).toMatchObject({
      thread: { roomId: thread, count: 2, people: [{ name: 'Cleo' }, { name: 'Ben' }], lastAt: replies[1]?.sentAt },
    });
    expect((await chat(ana).open({ roomId: lounge })).messages).toHaveLength(1);
    expect((await chat(ana).rooms()).rooms.map(({ id }) => id)).not.toContain(thread);
  });

  it('is one, whoever begins it at the same moment, and shows nothing before its first reply (LIVE-06)', async () => {
    const first = await say(ana, lounge);
    const made = await Promise.all([ben, cleo, ben, ana].map((user) => threadOf(user, first)));
    expect(new Set(made).size).toBe(1);
    expect((await shown(ana, first))?.thread).toBeNull();
    expect(await threadsOf(ana, false)).toEqual([]);
    await Promise.all([ben, cleo, ben, ana].map((user) => say(user, made[0] ?? '')));
    expect((await shown(ana, first))?.thread?.count).toBe(4);
  });

  it('gives a replying message a new number in its room, as often as a reply comes or goes (LIVE-06)', async () => {
    const { first, thread } = await makeThread();
    const before = await shown(ana, first);
    const gone = await say(cleo, thread);
    const after = await shown(ana, first);
    expect(after?.seq).toBeGreaterThan(before?.seq ?? 0);
    await chat(cleo).remove({ roomId: thread, id: gone });
    const later = await shown(ana, first);
    expect(later?.seq).toBeGreaterThan(after?.seq ?? 0);
    expect(later?.thread).toMatchObject({ count: 1, people: [{ name: 'Ben' }] });
    await chat(cleo).restore({ roomId: thread, id: gone });
    expect((await shown(ana, first))?.thread?.count).toBe(2);
  });

  it('stays to be reached when its first message is deleted, which nobody replies to anew (LIVE-06)', async () => {
    const { first, thread } = await makeThread();
    await chat(ana).remove({ roomId: lounge, id: first });
    expect(await shown(ben, first)).toMatchObject({ text: '', thread: { roomId: thread, count: 1 } });
    expect((await chat(cleo).open({ threadOf: first })).first).toMatchObject({ id: first, text: '' });
    await say(cleo, thread);
    const alone = await say(ana, lounge);
    await chat(ana).remove({ roomId: lounge, id: alone });
    expect(await failure(threadOf(ben, alone))).toMatch(/ not_found$/);
  });

  it('has no threads in it, and is no room to manage or to ask for (LIVE-06)', async () => {
    const { thread } = await makeThread();
    const reply = await say(cleo, thread);
    expect(await failure(threadOf(ana, reply))).toMatch(/ not_found$/);
    expect(await failure(threadOf(ana, uuidv4()))).toMatch(/ not_found$/);
    const staff = api.as(cleo, ['sidebar.view', 'admin.chat']).chat;
    expect(await failure(staff.updateRoom({ roomId: thread, name: 'Mine' }))).toMatch(/ forbidden$/);
    expect(await failure(staff.createWebhook({ roomId: thread, name: 'Mine' }))).toMatch(/ forbidden$/);
    expect(await failure(chat(ana).follow({ roomId: lounge, on: true }))).toMatch(/ not_found$/);
  });

  it('goes with a room that is closed, asks to be entered, or mutes somebody (LIVE-06)', async () => {
    const { first, thread } = await makeThread();
    const other = await say(ana, lounge);
    const { db } = api.database;
    const set = (values: Partial<typeof rooms.$inferInsert>) =>
      db.update(rooms).set(values).where(eq(rooms.id, lounge));
    const staff = api.as(cleo, ['sidebar.view', 'admin.chat']).chat;

    await staff.silence({ roomId: thread, userId: ben.id, minutes: 5, reason: 'Enough' });
    expect(await failure(say(ben, thread))).toMatch(/ silenced$/);
    expect(await failure(say(ben, lounge))).toMatch(/ silenced$/);
    await staff.unsilence({ roomId: thread, userId: ben.id });

    await set({ closedAt: sql`now()` as unknown as Date });
    expect(await failure(say(ben, thread))).toMatch(/ room_closed$/);
    expect(await failure(threadOf(ben, other))).toMatch(/ room_closed$/);
    expect(await threadOf(ben, first)).toBe(thread);

    await set({ closedAt: null, isAsking: true });
    await db.insert(roomMembers).values({ roomId: lounge, userId: ana.id, role: 'member' });
    for (const call of [
      () => chat(ben).open({ roomId: thread }),
      () => chat(ben).open({ threadOf: first }),
      () => say(ben, thread),
      () => chat(ben).around({ roomId: thread, messageId: first }),
      () => chat(ben).people({ roomId: thread }),
      () => chat(ben).follow({ roomId: thread, on: true }),
      () => chat(ben).join({ roomId: thread }),
    ])
      expect(await failure(call())).toMatch(/ not_found$/);
    await say(ana, thread);
    expect(await heardOf(ben, thread)).toBeUndefined();
    expect(await threadsOf(ben, false)).toEqual([]);
    const found = async (user: SessionUser) =>
      (await chat(user).search({ q: 'small' })).messages.some(({ room }) => room.id === thread);
    expect(await Promise.all([ana, ben].map(found))).toEqual([true, false]);
  });

  it('counts towards the slow mode of its room (LIVE-11)', async () => {
    const { thread } = await makeThread();
    await api.database.db.update(rooms).set({ slowModeSeconds: 60 }).where(eq(rooms.id, lounge));
    for (const roomId of [thread, lounge]) expect(await failure(say(ben, roomId))).toMatch(/ slow_mode$/);
    await say(cleo, thread);
    for (const roomId of [thread, lounge]) expect(await failure(say(cleo, roomId))).toMatch(/ slow_mode$/);
  });

  it('lists no faces of people who are hidden from the reader (LIVE-16)', async () => {
    const { first } = await makeThread();
    await chat(ana).block({ userId: ben.id });
    expect((await shown(ana, first))?.thread).toMatchObject({ count: 1, people: [] });
    expect((await shown(cleo, first))?.thread?.people).toMatchObject([{ name: 'Ben' }]);
  });

  it('is found by search, in all rooms and in its own, and leads into the thread (LIVE-18)', async () => {
    const { thread } = await makeThread();
    const found = await chat(ana).search({ q: 'small', roomId: lounge });
    expect(found.messages).toMatchObject([{ room: { id: thread, name: 'Lounge' }, author: { name: 'Ben' } }]);
    for (const q of ['small', 'small in:lounge from:Ben'])
      expect((await chat(ana).search({ q })).messages[0]).toMatchObject({ room: { id: thread }, number: 1 });
  });

  it('is swept a day later where nobody replied (LIVE-06)', async () => {
    const { db } = api.database;
    const { thread } = await makeThread();
    const empty = await threadOf(ben, await say(ana, lounge));
    const young = await threadOf(ben, await say(ana, lounge));
    await db
      .update(rooms)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(sql`${rooms.id} in (${thread}, ${empty})`);
    await purgeFiles({ database: api.database, storage: api.storage });
    const left = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.parentRoomId, lounge));
    expect(left.map(({ id }) => id).toSorted()).toEqual([thread, young].toSorted());
  });
});

describe('whoever takes part in a thread', () => {
  it('follows it: its first author, who replied, and who is mentioned (LIVE-13)', async () => {
    const { thread } = await makeThread();
    expect(await heardOf(ana, thread)).toMatchObject({ isThread: true, unread: 1, mentions: 0 });
    expect(await heardOf(ben, thread)).toMatchObject({ unread: 0 });
    expect(await heardOf(cleo, thread)).toBeUndefined();
    await say(ana, thread, { users: [cleo] });
    expect(await threadsOf(ben)).toEqual([{ id: thread, unread: 1, mentions: 0 }]);
    expect(await threadsOf(cleo)).toEqual([{ id: thread, unread: 1, mentions: 1 }]);
    expect(await heardOf(cleo, lounge)).toBeUndefined();
    await chat(cleo).read({ roomId: thread, number: 2 });
    expect(await threadsOf(cleo)).toEqual([]);
    expect(await threadsOf(cleo, false)).toEqual([{ id: thread, unread: 0, mentions: 0 }]);
  });

  it('is told of replies in one line, and of a mention as one, until they have read it (LIVE-13)', async () => {
    const { thread } = await makeThread();
    await say(ben, thread);
    expect(await sentencesTo(api, ana)).toEqual(['2 replies in a thread of Lounge, the last by Ben']);
    await say(cleo, thread, { users: [ben] });
    expect(await sentencesTo(api, ben)).toEqual(['Cleo mentioned you in Lounge']);
    expect(await sentencesTo(api, ana)).toEqual(['3 replies in a thread of Lounge, the last by Cleo']);
    expect(await sentencesTo(api, cleo)).toEqual([]);
    await chat(ana).read({ roomId: thread, number: 3 });
    await say(ben, thread);
    expect((await sentencesTo(api, ana))[0]).toBe('Ben replied in a thread of Lounge');
  });

  it('hears of it as they wish, and no more once they unfollow it, until they reply again (LIVE-13)', async () => {
    const { thread } = await makeThread();
    await chat(ana).read({ roomId: thread, number: 1 });
    await chat(ana).follow({ roomId: thread, on: false });
    await say(ben, thread);
    expect(await heardOf(ana, thread)).toBeUndefined();
    expect(await sentencesTo(api, ana)).toEqual(['Ben replied in a thread of Lounge']);
    await say(ana, thread);
    await say(ben, thread);
    expect(await heardOf(ana, thread)).toMatchObject({ unread: 1 });
    await chat(ana).mute({ roomId: thread, isMuted: true });
    await chat(cleo).follow({ roomId: thread, on: true });
    expect(await heardOf(cleo, thread)).toMatchObject({ unread: 0, newest: 4 });
    const told = (await toldTo(api, ana)).length;
    await say(ben, thread);
    expect((await toldTo(api, ana)).length).toBe(told);
    expect(await sentencesTo(api, cleo)).toEqual(['Ben replied in a thread of Lounge']);
  });

  it('only looked into it, and neither follows it nor is told; the stream tells them of it for a while (LIVE-13)', async () => {
    const { thread } = await makeThread();
    const { db } = api.database;
    await chat(cleo).open({ roomId: thread });
    await chat(cleo).read({ roomId: thread, number: 1 });
    await say(ben, thread);
    expect(await heardOf(cleo, thread)).toBeUndefined();
    expect(await sentencesTo(api, cleo)).toEqual([]);
    const follows = async () =>
      (await followedRooms(db, [cleo.id])).get(cleo.id)?.some(({ access }) => access.id === thread);
    expect(await follows()).toBe(true);
    await db
      .update(reads)
      .set({ createdAt: sql`now() - make_interval(hours => ${roomLimits.openThreadHours + 1})` })
      .where(and(eq(reads.roomId, thread), eq(reads.userId, cleo.id)));
    expect(await follows()).toBe(false);
    await chat(cleo).open({ roomId: thread });
    expect(await follows()).toBe(true);
  });

  it('is not made to follow by a mention in a room of which they hear nothing (LIVE-13)', async () => {
    const { thread } = await makeThread();
    await chat(cleo).mute({ roomId: lounge, isMuted: true, isSilent: true });
    await say(ben, thread, { users: [cleo] });
    expect(await heardOf(cleo, thread)).toBeUndefined();
    expect(await sentencesTo(api, cleo)).toEqual([]);
  });

  it('finds what is new by pages, the newest first, and no page of another list (LIVE-13)', async () => {
    const made: string[] = [];
    for (let at = 0; at < roomLimits.threadsPage + 2; at += 1) {
      const thread = await threadOf(ben, await say(ana, lounge));
      await say(ben, thread);
      made.unshift(thread);
    }
    const first = await chat(ana).threads({});
    const second = await chat(ana).threads({ cursor: first.nextCursor });
    expect([...first.threads, ...second.threads].map(({ id }) => id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
    expect(await failure(chat(ana).threads({ cursor: 'x' }))).toMatch(/ invalid_input$/);
  });
});
