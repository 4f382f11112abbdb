import { roomMembers, rooms } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { and, eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { there } from '#testing/there.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits } from '../chat.limits.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let teamRoomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) => makeUser(api.database, { name });
  [ana, ben, cleo] = [await make('Ana'), await make('Ben'), await make('Cleo')];
  const organizationId = uuidv4();
  const { db } = api.database;
  await db.insert(organizations).values({ id: organizationId, name: 'Harbour' });
  await db
    .insert(organizationMembers)
    .values([ana, ben, cleo].map(({ id }) => ({ organizationId, userId: id, role: 'member' as const })));
  const [team] = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.organizationId, organizationId));
  teamRoomId = there(team).id;
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const begin = async (user: SessionUser, ...others: SessionUser[]) =>
  (await chat(user).direct({ userIds: others.map(({ id }) => id) })).room;
const say = (user: SessionUser, roomId: string, text: string) => chat(user).send({ roomId, id: uuidv4(), text });
const listed = async (user: SessionUser, roomId: string) =>
  (await chat(user).rooms()).rooms.find(({ id }) => id === roomId);

/** The time in which one can come back is over. */
const passTime = (roomId: string, { id }: SessionUser) =>
  api.database.db
    .update(roomMembers)
    .set({ createdAt: sql`now() - make_interval(mins => ${roomLimits.restoreMinutes + 1})` })
    .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.userId, id)));

describe('a conversation of several', () => {
  it('is left by one, who reads and hears no more of it, and goes on among the others (LIVE-16)', async () => {
    const { id: roomId } = await begin(ana, ben, cleo);
    await say(ana, roomId, 'hello');
    await chat(cleo).leave({ roomId });
    expect(await listed(cleo, roomId)).toBeUndefined();
    expect(await failure(chat(cleo).open({ roomId }))).toBe('404 not_found');
    await say(ben, roomId, 'she left');
    expect((await chat(cleo).search({ q: 'left' })).messages).toEqual([]);
    expect(JSON.stringify((await api.as(cleo).notifications.list({})).items)).not.toContain('she left');
    expect(await listed(ana, roomId)).toMatchObject({ peopleCount: 2, people: [{ name: 'Ana' }, { name: 'Ben' }] });
    // Beginning it again does not bring her back.
    expect((await begin(ana, ben, cleo)).id).toBe(roomId);
    expect(await listed(cleo, roomId)).toBeUndefined();
    await chat(ben).leave({ roomId });
    await say(ana, roomId, 'alone');
  });

  it('is there again by undo for a while, with what was read, and later if she begins it herself (LIVE-16)', async () => {
    const { id: roomId } = await begin(ana, ben, cleo);
    await say(ana, roomId, 'one');
    await chat(cleo).read({ roomId, number: 1 });
    await say(ana, roomId, 'two');
    const before = there(await listed(cleo, roomId));
    await chat(cleo).leave({ roomId });
    await chat(cleo).comeBack({ roomId, read: before.read });
    await chat(cleo).comeBack({ roomId, read: before.read });
    expect(await listed(cleo, roomId)).toMatchObject({ read: 1, unread: 1, peopleCount: 3 });
    await chat(cleo).leave({ roomId });
    await passTime(roomId, cleo);
    expect(await failure(chat(cleo).comeBack({ roomId, read: 0 }))).toBe('404 not_found');
    await begin(cleo, ana, ben);
    expect(await listed(cleo, roomId)).toMatchObject({ peopleCount: 3 });
  });
});

describe('a conversation of two, and a team’s common room', () => {
  it('are not left (LIVE-16)', async () => {
    const { id: roomId } = await begin(ana, ben);
    expect(await failure(chat(ana).leave({ roomId }))).toBe('403 forbidden');
    expect(await failure(chat(ana).leave({ roomId: teamRoomId }))).toBe('403 forbidden');
  });
});

describe('a room', () => {
  it('that is open is there again by undo as it was (LIVE-16)', async () => {
    const roomId = uuidv4();
    await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
    for (const user of [ana, ben]) await chat(user).open({ roomId });
    await say(ben, roomId, 'unread');
    await chat(ana).mute({ roomId, isMuted: true });
    await chat(ana).leave({ roomId });
    await chat(ana).comeBack({ roomId, read: 0, isMuted: true });
    expect(await listed(ana, roomId)).toMatchObject({ read: 0, unread: 1, isMuted: true });
  });

  it('that asks lets a member back for a while, and nobody who was never in, or was put out (LIVE-16)', async () => {
    const roomId = uuidv4();
    await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Back room', isAsking: true });
    const members = [ana, ben, cleo].map(({ id }) => ({ roomId, userId: id, role: 'member' as const }));
    await api.database.db.insert(roomMembers).values(members.slice(0, 2));
    const back = (user: SessionUser) => chat(user).comeBack({ roomId, read: 0 });
    expect(await failure(back(cleo))).toBe('404 not_found');
    await chat(ana).leave({ roomId });
    expect((await listed(ana, roomId))?.standing).toBe('outside');
    await back(ana);
    expect((await listed(ana, roomId))?.standing).toBe('in');
    const staff = api.as(cleo, ['sidebar.view', 'admin.chat']).chat;
    await chat(ben).leave({ roomId });
    await staff.removeFromRoom({ roomId, userId: ben.id, minutes: 60 });
    expect(await failure(back(ben))).toBe('404 not_found');
    await chat(ana).leave({ roomId });
    await passTime(roomId, ana);
    expect(await failure(back(ana))).toBe('404 not_found');
    expect(await chat(ana).join({ roomId })).toEqual({ standing: 'asking' });
  });
});
