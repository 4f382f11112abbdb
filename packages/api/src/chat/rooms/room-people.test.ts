import { roomMembers } from '@onceware/db/schema/chat';
import { organizationMembers } from '@onceware/db/schema/organizations';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { hashToken } from '#identity/auth/sessions/lucia.ts';
import { logged } from '#testing/admin.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { mentioning } from '#testing/mentioning.ts';
import { makeTeam, makeWebhook } from '#testing/teams.ts';
import { sentencesTo } from '#testing/told.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { findWebhook } from '../webhooks/webhooks.repo.ts';

let api: TestApi;
let owner: SessionUser;
let ana: SessionUser;
let ben: SessionUser;
let stranger: SessionUser;
let organizationId: string;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) => makeUser(api.database, { name });
  [owner, ana, ben, stranger] = [await make('Owner'), await make('Ana'), await make('Ben'), await make('Stranger')];
  organizationId = (await makeTeam(api.database, [owner.id, ana.id, ben.id])).teamId;
  await setRole(owner, 'owner');
  roomId = uuidv4();
  await chat(owner).createRoom({ id: roomId, organizationId, name: 'Pay', isMembersOnly: true });
  await chat(owner).send({ roomId, id: uuidv4(), text: 'between these walls' });
});

const setRole = (user: SessionUser, role: 'owner' | 'manager' | 'member') =>
  api.database.db.update(organizationMembers).set({ role }).where(eq(organizationMembers.userId, user.id));
const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const change = (by: SessionUser, user = ana) => ({
  add: () => chat(by).addToRoom({ roomId, userId: user.id }),
  remove: () => chat(by).removeFromRoom({ roomId, userId: user.id }),
});

/** All that somebody is told of the room by what they ask for. */
const seenBy = async (user: SessionUser) => {
  const asked = [
    (await chat(user).rooms()).rooms.some(({ id }) => id === roomId),
    (await chat(user).heard()).rooms.some(({ id }) => id === roomId),
    (await chat(user).search({ q: 'between these walls' })).messages.length > 0,
    await chat(user)
      .open({ roomId })
      .then(
        () => true,
        () => false,
      ),
    await chat(user)
      .door({ roomId })
      .then(
        () => true,
        () => false,
      ),
  ];
  return new Set(asked).size === 1 ? asked[0] : asked;
};

describe('a private room of a team', () => {
  it('keeps its threads to those who see it, and its people are not those of a thread (LIVE-06, LIVE-17)', async () => {
    const messageId = uuidv4();
    await chat(owner).send({ roomId, id: messageId, text: 'Who is paid?' });
    const thread = (await chat(owner).open({ threadOf: messageId })).room.id;
    await change(owner, ben).add();
    await chat(ben).send({ roomId: thread, id: uuidv4(), text: 'a reply between these walls' });
    const repliesOf = async (user: SessionUser) => ({
      opened: await chat(user)
        .open({ roomId: thread })
        .then(({ messages }) => messages.length, String),
      found: (await chat(user).search({ q: 'reply between' })).messages.length,
      listed: (await chat(user).threads({ isNew: false })).threads.length,
      named: await chat(user)
        .people({ roomId: thread, q: '' })
        .then(({ people }) => people.map(({ name }) => name), String),
    });
    expect(await repliesOf(owner)).toEqual({ opened: 1, found: 1, listed: 1, named: ['Ben', 'Owner'] });
    expect(await repliesOf(ana)).toMatchObject({
      opened: expect.stringContaining('no such thing'),
      found: 0,
      listed: 0,
    });
    expect(await failure(chat(owner).addToRoom({ roomId: thread, userId: ana.id }))).toBe('403 forbidden');
    await change(owner, ben).remove();
    expect(await repliesOf(ben)).toMatchObject({
      opened: expect.stringContaining('no such thing'),
      found: 0,
      listed: 0,
    });
    expect(await failure(chat(ben).send({ roomId: thread, id: uuidv4(), text: 'x' }))).toBe('404 not_found');
  });

  it('is seen by those who were added and by who looks after the team, and by nobody else (LIVE-17)', async () => {
    await setRole(ben, 'manager');
    expect([await seenBy(owner), await seenBy(ana), await seenBy(ben), await seenBy(stranger)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    for (const _ of [1, 2]) await change(owner).add();
    expect(await seenBy(ana)).toBe(true);
    expect((await chat(ana).open({ roomId })).room).toMatchObject({
      isMembersOnly: true,
      peopleCount: 2,
      may: { write: true, moderate: false, attach: true },
    });
    const { people } = await chat(ana).people({ roomId });
    expect(people.map(({ name }) => name)).toEqual(['Ana', 'Owner']);
    expect(await sentencesTo(api, ana)).toEqual(['You were let into Pay']);
    await change(owner).remove();
    expect([await seenBy(ana), await sentencesTo(api, ana)]).toEqual([false, ['A moderator took you out of Pay']]);
    expect(await failure(chat(ana).send({ roomId, id: uuidv4(), text: 'x' }))).toBe('404 not_found');
    for (const action of ['room.person_add', 'room.person_remove'] as const)
      expect(await logged(api.database, action, 1)).toMatchObject([
        { actorId: owner.id, target: `user ${ana.id}`, after: { roomId, room: 'Pay' } },
      ]);
  });

  it('tells nobody outside of it who is mentioned there (LIVE-17)', async () => {
    await change(owner).add();
    await chat(owner).send({ roomId, id: uuidv4(), ...mentioning([ana, ben], 'both of you') });
    expect(await sentencesTo(api, ben)).toEqual([]);
    expect((await sentencesTo(api, ana)).length).toBe(2);
  });

  it('is looked after by its maker too, whatever they are in the team by now (LIVE-17)', async () => {
    await setRole(ben, 'owner');
    await setRole(owner, 'member');
    await change(owner).add();
    expect((await chat(owner).open({ roomId })).room.may.moderate).toBe(true);
    expect(await failure(change(ana, ben).add())).toBe('403 forbidden');
    expect(await failure(change(ana, owner).remove())).toBe('403 forbidden');
    expect(await failure(change(ben, owner).remove())).toBe('409 looks_after_room');
    expect(await failure(change(stranger).add())).toBe('404 not_found');
    expect(await failure(change(owner, stranger).add())).toBe('404 not_found');
    await chat(ana).leave({ roomId });
    expect(await seenBy(ana)).toBe(false);
  });

  it('is lost with the team, webhooks with it, and had back with an undo alone (LIVE-17)', async () => {
    await change(owner).add();
    const { webhookToken } = await makeWebhook(api.database, roomId);
    const made = (by: SessionUser) =>
      api.database.pool.query('update room_webhooks set created_by = $1 where room_id = $2', [by.id, roomId]);
    await made(ana);
    expect(await findWebhook(api.database.db, hashToken(webhookToken))).toBeUndefined();
    await made(owner);
    expect(await findWebhook(api.database.db, hashToken(webhookToken))).toBeDefined();
    const { team } = chat(owner);
    await team.remove({ organizationId, userId: ana.id });
    expect(await api.database.db.$count(roomMembers, eq(roomMembers.userId, ana.id))).toBe(0);
    await team.restore({ organizationId, userId: ana.id });
    expect(await seenBy(ana)).toBe(true);
    await team.remove({ organizationId, userId: ana.id });
    await api.as(owner).admin.organizations.setMember({ organizationId, email: ana.email, role: 'member' });
    expect(await seenBy(ana)).toBe(false);
  });

  it('is a room of a team alone, takes no requests, and is the only one whose people are added (LIVE-17)', async () => {
    const staff = api.as(owner, ['sidebar.view', 'admin.chat']).chat;
    const wrong = { id: uuidv4(), name: 'x', isMembersOnly: true };
    expect(await failure(staff.createRoom(wrong))).toBe('400 invalid_input');
    expect(await failure(staff.createRoom({ ...wrong, organizationId, isAsking: true }))).toBe('400 invalid_input');
    expect(await failure(chat(owner).updateRoom({ roomId, isAsking: true }))).toBe('403 forbidden');
    const open = uuidv4();
    await chat(owner).createRoom({ id: open, organizationId, name: 'Open' });
    expect(await failure(chat(owner).addToRoom({ roomId: open, userId: ana.id }))).toBe('403 forbidden');
    expect(await failure(chat(owner).removeFromRoom({ roomId: open, userId: ana.id }))).toBe('403 forbidden');
  });
});

describe('a room with join requests', () => {
  it('is left by who is removed from it, and asked for anew (LIVE-17)', async () => {
    const staff = api.as(owner, ['sidebar.view', 'admin.chat']).chat;
    roomId = uuidv4();
    await staff.createRoom({ id: roomId, name: 'Back room', isAsking: true });
    await chat(ana).join({ roomId });
    await staff.answerJoin({ roomId, userId: ana.id, answer: 'accept' });
    expect(await failure(change(ana, ben).remove())).toBe('403 forbidden');
    await staff.removeFromRoom({ roomId, userId: ana.id });
    expect(await failure(chat(ana).open({ roomId }))).toBe('404 not_found');
    expect((await chat(ana).door({ roomId })).door.standing).toBe('outside');
    expect(await failure(staff.addToRoom({ roomId, userId: ana.id }))).toBe('403 forbidden');
  });

  it('keeps out who is put out of it until a time, by the database’s clock, or until that is ended (LIVE-17)', async () => {
    const staff = api.as(owner, ['sidebar.view', 'admin.chat']).chat;
    roomId = uuidv4();
    await staff.createRoom({ id: roomId, name: 'Back room', isAsking: true });
    const putOut = (minutes?: number) => staff.removeFromRoom({ roomId, userId: ana.id, ...(minutes && { minutes }) });
    // Nobody is put out who never asked.
    await putOut(60);
    expect(await chat(ana).join({ roomId })).toEqual({ standing: 'asking' });
    await staff.answerJoin({ roomId, userId: ana.id, answer: 'accept' });
    await putOut(60);
    expect(await failure(chat(ana).open({ roomId }))).toBe('404 not_found');
    const { door } = await chat(ana).door({ roomId });
    expect(door).toMatchObject({ standing: 'banned', bannedUntil: expect.stringMatching(/Z$/) });
    expect(Date.parse(door.bannedUntil ?? '') - Date.now()).toBeGreaterThan(55 * 60_000);
    const { people } = await staff.banned({ roomId });
    expect(people).toEqual([{ id: ana.id, name: ana.name, avatar: null, until: door.bannedUntil }]);
    expect(await failure(chat(ana).banned({ roomId }))).toBe('404 not_found');
    expect(await failure(chat(ana).join({ roomId }))).toBe('409 room_banned');
    // To go is not a way to ask anew, nor is the room's opening and closing.
    await chat(ana).leave({ roomId });
    await staff.updateRoom({ roomId, isAsking: false });
    await staff.updateRoom({ roomId, isAsking: true });
    expect(await failure(chat(ana).join({ roomId }))).toBe('409 room_banned');
    expect(await logged(api.database, 'room.person_remove')).toMatchObject([
      { actorId: owner.id, target: `user ${ana.id}`, after: { roomId, until: door.bannedUntil } },
    ]);
    await api.database.db
      .update(roomMembers)
      .set({ until: sql`now() - interval '1 second'` })
      .where(eq(roomMembers.userId, ana.id));
    expect((await chat(ana).door({ roomId })).door).toMatchObject({ standing: 'outside', bannedUntil: null });
    expect((await staff.banned({ roomId })).people).toEqual([]);
    expect(await chat(ana).join({ roomId })).toEqual({ standing: 'asking' });
    await putOut(60);
    const told = await sentencesTo(api, ana);
    expect(told).toEqual([
      expect.stringMatching(/^A moderator took you out of Back room. You can ask to come back from .+ on$/),
    ]);
    await putOut();
    expect(await sentencesTo(api, ana)).toEqual(['A moderator took you out of Back room']);
    expect(await chat(ana).join({ roomId })).toEqual({ standing: 'asking' });
    expect(await failure(putOut(0.5))).toBe('400 invalid_input');
    expect(await failure(putOut(31 * 24 * 60))).toBe('400 invalid_input');
  });
});
