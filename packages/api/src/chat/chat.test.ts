import { users } from '@onceware/db/schema/auth';
import { roomEvents, rooms } from '@onceware/db/schema/chat';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { mentioning } from '#testing/mentioning.ts';
import { countStatements, createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let roomId: string;
beforeAll(async () => {
  api = await createTestApi();
  [ana, ben] = await Promise.all([makeUser(api.database, { name: 'Ana' }), makeUser(api.database, { name: 'Ben' })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const moderator = () => api.as(ana, ['sidebar.view', 'admin.chat']).chat;
const say = async (user: SessionUser, text: string, more: object = {}) => {
  const id = uuidv4();
  await chat(user).send({ roomId, id, text, ...more });
  return id;
};
const texts = async (user: SessionUser) => (await chat(user).open({ roomId })).messages.map(({ text }) => text);

describe('a room', () => {
  it('numbers its messages 1, 2, 3 … in the order in which they can be read, also of many at once (LIVE-03)', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => say(n % 2 ? ana : ben, String(n))));
    const { messages, room } = await chat(ana).open({ roomId });
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(room.newest).toBe(40);
  });

  it('keeps one message when the same one is sent twice, in turn or at the same moment (LIVE-03)', async () => {
    const id = uuidv4();
    const sent = await Promise.all(Array.from({ length: 8 }, () => chat(ana).send({ roomId, id, text: 'once' })));
    expect(new Set(sent.map(({ message }) => message.number))).toEqual(new Set([1]));
    expect(await texts(ben)).toEqual(['once']);
    expect(await failure(chat(ben).send({ roomId, id, text: 'mine' }))).toBe('409 id_taken');
    const events = await api.database.db.select().from(roomEvents).where(eq(roomEvents.roomId, roomId));
    expect(events).toHaveLength(1);
  });

  it('answers every change with the current message, even when nothing changed (LIVE-06)', async () => {
    const id = uuidv4();
    const { message: sent } = await chat(ana).send({ roomId, id, text: 'helo' });
    const { message: edited } = await chat(ana).edit({ roomId, id, text: 'hello' });
    expect(edited).toMatchObject({ id, number: sent.number, seq: sent.seq + 1, text: 'hello', sentAt: sent.sentAt });
    expect((await chat(ana).edit({ roomId, id, text: 'hello' })).message).toEqual(edited);
    const { message: reacted } = await chat(ben).react({ roomId, id, emoji: '👍', on: true });
    expect(reacted).toMatchObject({ seq: 3, reactions: [{ emoji: '👍', people: [{ id: ben.id, name: 'Ben' }] }] });
  });

  it('refuses a message written under another account (LIVE-05)', async () => {
    expect(await failure(say(ben, 'Ana’s', { senderId: ana.id }))).toBe('401 unauthenticated');
    await say(ana, 'Ana’s', { senderId: ana.id });
    expect(await texts(ben)).toEqual(['Ana’s']);
  });

  it('takes one statement to store a message (LIVE-03)', async () => {
    await say(ana, 'warm');
    expect(await countStatements(api.database, () => say(ana, 'counted'))).toBe(1);
  });

  it('takes edits with their history, reactions, pins of who looks after it, deleting with a trace, and undo (LIVE-06, LIVE-17)', async () => {
    const id = await say(ana, 'helo');
    const reply = await say(ben, 'hi', { replyTo: id });
    await chat(ana).edit({ roomId, id, text: 'hello' });
    await chat(ben).react({ roomId, id, emoji: '🎉', on: true });
    await chat(ben).react({ roomId, id, emoji: '🎉', on: true });
    expect(await failure(chat(ben).pin({ roomId, id, on: true }))).toBe('403 forbidden');
    await moderator().pin({ roomId, id, on: true });
    const [message] = (await chat(ana).open({ roomId })).messages;
    expect(message).toMatchObject({
      text: 'hello',
      editedAt: expect.stringMatching(/Z$/),
      pinnedAt: expect.stringMatching(/Z$/),
      reactions: [{ emoji: '🎉', people: [{ id: ben.id, name: 'Ben' }] }],
    });
    expect(await failure(chat(ben).remove({ roomId, id }))).toBe('403 forbidden');
    await chat(ana).remove({ roomId, id });
    expect((await chat(ana).open({ roomId })).messages).toMatchObject([
      { id, text: '', reactions: [], deletedAt: expect.any(String) },
      { id: reply, replyTo: id },
    ]);
    await chat(ana).restore({ roomId, id });
    expect(await texts(ben)).toEqual(['hello', 'hi']);
    const seqs = await api.database.db
      .select({ seq: roomEvents.seq })
      .from(roomEvents)
      .where(eq(roomEvents.roomId, roomId))
      .orderBy(roomEvents.seq);
    expect(seqs.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows earlier versions of a message, newest first, and none of a deleted message (LIVE-06)', async () => {
    const id = await say(ana, 'one');
    const other = await say(ben, 'unchanged');
    for (const text of ['two', 'three']) await chat(ana).edit({ roomId, id, text });
    const { versions } = await chat(ben).history({ roomId, id });
    expect(versions).toMatchObject([
      { previousText: 'two', editedBy: 'Ana', editedAt: expect.stringMatching(/Z$/) },
      { previousText: 'one', editedBy: 'Ana' },
    ]);
    expect((await chat(ben).history({ roomId, id: other })).versions).toEqual([]);
    await chat(ana).remove({ roomId, id });
    expect(await failure(chat(ana).history({ roomId, id }))).toBe('404 not_found');
  });

  it('counts the people who opened it, each once, until their account is gone (LIVE-01)', async () => {
    const leaving = await makeUser(api.database);
    for (const user of [ana, ben, leaving, ana]) await chat(user).open({ roomId });
    await say(ben, 'hello');
    const count = async () => (await chat(ana).open({ roomId })).room.peopleCount;
    expect(await count()).toBe(3);
    await api.database.db.delete(users).where(eq(users.id, leaving.id));
    expect(await count()).toBe(2);
  });

  it('takes what was deleted or removed out of others’ lists and counts, and puts it back (LIVE-01, LIVE-11)', async () => {
    const listed = async (user = ben) => {
      const found = (await chat(user).rooms()).rooms.find(({ id }) => id === roomId);
      return { unread: found?.unread, mentions: found?.mentions, last: found?.lastMessage };
    };
    const staff = await makeUser(api.database, { name: 'Staff' });
    await chat(ben).open({ roomId });
    await say(ana, 'one');
    const two = await say(ana, 'two', mentioning([ben], 'two'));
    const three = await say(ana, 'three');
    expect(await listed()).toMatchObject({ unread: 3, mentions: 1, last: { number: 3, text: 'three' } });
    await chat(ana).remove({ roomId, id: three });
    expect(await listed()).toMatchObject({ unread: 2, mentions: 1, last: { number: 2, text: 'two @Ben' } });
    await api.as(staff, ['sidebar.view', 'admin.chat']).chat.remove({ roomId, id: two });
    expect(await listed()).toMatchObject({ unread: 1, mentions: 0, last: { number: 1, text: 'one' } });
    await chat(ana).restore({ roomId, id: three });
    expect(await listed()).toMatchObject({ unread: 2, last: { number: 3, text: 'three' } });
    await chat(ben).read({ roomId, number: 2 });
    expect(await listed()).toMatchObject({ unread: 1 });
    await chat(ana).remove({ roomId, id: three });
    expect(await listed()).toMatchObject({ unread: 0 });
    expect(await listed(ana)).toMatchObject({ unread: 0 });
  });
});
