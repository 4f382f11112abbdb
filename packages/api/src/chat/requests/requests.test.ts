import { rooms } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { there } from '#testing/there.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';

const WITHIN = { timeout: 10_000, interval: 50 };
const WORDS = 'Quinquereme of Nineveh';

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) => makeUser(api.database, { name });
  [ana, ben, cleo] = [await make('Ana'), await make('Ben'), await make('Cleo')];
  const roomId = uuidv4();
  await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
  for (const user of [ana, ben, cleo]) await chat(user).open({ roomId });
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const begin = async (user: SessionUser, ...others: SessionUser[]) =>
  (await chat(user).direct({ userIds: others.map(({ id }) => id) })).room;
const say = (user: SessionUser, roomId: string, text = WORDS) => chat(user).send({ roomId, id: uuidv4(), text });
const requestsTo = async (user: SessionUser) => (await chat(user).requests({})).requests;
const isListedTo = async (user: SessionUser, roomId: string) =>
  (await chat(user).rooms()).rooms.some(({ id }) => id === roomId);

/** Ana has written to Ben, who does not know her. */
async function ask(): Promise<string> {
  const { id } = await begin(ana, ben);
  await say(ana, id);
  return id;
}
async function makeTeammates(...people: SessionUser[]): Promise<void> {
  const organizationId = uuidv4();
  await api.database.db.insert(organizations).values({ id: organizationId, name: 'Harbour' });
  await api.database.db
    .insert(organizationMembers)
    .values(people.map(({ id }) => ({ organizationId, userId: id, role: 'member' as const })));
}

describe('a conversation begun by a stranger', () => {
  it('is a request with its first message, and nothing else before it is accepted (LIVE-16)', async () => {
    const { id: roomId, request } = await begin(ana, ben);
    expect(request).toBe('open');
    // Nothing is said yet.
    expect(await requestsTo(ben)).toEqual([]);
    await say(ana, roomId);
    const { requests } = await chat(ben).requests({});
    expect(requests).toEqual([
      {
        roomId,
        from: { id: ana.id, name: 'Ana', avatar: null },
        others: [],
        text: WORDS,
        sentAt: expect.stringMatching(/Z$/),
      },
    ]);
    const heard = await chat(ben).heard();
    expect(heard.requests).toBe(1);
    expect(heard.rooms.some(({ id }) => id === roomId)).toBe(false);
    expect(await isListedTo(ben, roomId)).toBe(false);
    expect((await chat(ben).search({ q: 'Quinquereme' })).messages).toEqual([]);
    expect((await api.as(ben).notifications.list({})).items).toEqual([]);
    for (const refused of [
      () => chat(ben).open({ roomId }),
      () => chat(ben).before({ roomId, number: 2 }),
      () => chat(ben).read({ roomId, number: 1 }),
      () => chat(ben).typing({ roomId }),
      () => chat(ben).mute({ roomId, isMuted: true }),
      () => chat(ben).door({ roomId }),
    ])
      expect(await failure(refused())).toBe('404 not_found');
  });

  it('holds one message until it is answered, without files and reactions, that can be corrected and taken back (LIVE-16)', async () => {
    const roomId = await ask();
    const { room, messages } = await chat(ana).open({ roomId });
    expect(room).toMatchObject({
      request: 'waiting',
      waitsFor: [ben.id],
      may: { write: false, attach: false },
      people: [{ name: 'Ana' }, { name: 'Ben' }],
    });
    expect(await failure(say(ana, roomId))).toBe('403 request_waiting');
    expect(await failure(chat(ana).typing({ roomId }))).toBe('403 request_waiting');
    const message = { roomId, id: there(messages[0]).id };
    expect(await failure(chat(ana).react({ ...message, emoji: '👍', on: true }))).toBe('403 request_waiting');
    expect(await failure(chat(ana).open({ threadOf: message.id }))).toBe('403 request_waiting');
    await chat(ana).edit({ ...message, text: 'Corrected' });
    expect(await requestsTo(ben)).toMatchObject([{ text: 'Corrected' }]);
    await chat(ana).remove(message);
    expect(await requestsTo(ben)).toEqual([]);
    expect((await chat(ben).heard()).requests).toBe(0);
    expect(await failure(chat(ben).answerRequest({ roomId, answer: 'accept' }))).toBe('404 not_found');
    await chat(ana).restore(message);
    expect(await requestsTo(ben)).toHaveLength(1);
  });

  it('takes one of two first messages sent at once (LIVE-16)', async () => {
    const { id: roomId } = await begin(ana, ben);
    const sent = await Promise.allSettled([say(ana, roomId), say(ana, roomId), say(ana, roomId)]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(say(ana, roomId))).toBe('403 request_waiting');
  });

  it('is a conversation once it is accepted, or answered in words (LIVE-16)', async () => {
    const accepted = await ask();
    await chat(ben).answerRequest({ roomId: accepted, answer: 'accept' });
    // The first answer holds.
    await chat(ben).answerRequest({ roomId: accepted, answer: 'decline' });
    expect((await chat(ben).open({ roomId: accepted })).room).toMatchObject({ request: null, waitsFor: [], unread: 1 });
    await say(ana, accepted);
    expect(await requestsTo(ben)).toEqual([]);
    const { id: written } = await begin(cleo, ben);
    await say(cleo, written);
    await say(ben, written, 'an answer');
    expect((await chat(cleo).open({ roomId: written })).messages).toHaveLength(2);
    expect(await isListedTo(ben, written)).toBe(true);
  });

  it('tells its sender nothing of being declined, and stays declined, unless that is taken back or the other writes (LIVE-16)', async () => {
    const roomId = await ask();
    const seenByAna = async () => JSON.stringify((await chat(ana).open({ roomId })).room);
    const before = await seenByAna();
    await chat(ben).answerRequest({ roomId, answer: 'decline' });
    expect(await requestsTo(ben)).toEqual([]);
    expect(await seenByAna()).toBe(before);
    expect(await failure(say(ana, roomId))).toBe('403 request_waiting');
    expect((await begin(ana, ben)).request).toBe('waiting');
    expect(await requestsTo(ben)).toEqual([]);
    await chat(ben).answerRequest({ roomId, answer: 'accept' });
    expect(await failure(chat(ben).open({ roomId }))).toBe('404 not_found');
    await chat(ben).answerRequest({ roomId, answer: 'wait' });
    expect(await requestsTo(ben)).toHaveLength(1);
    await chat(ben).answerRequest({ roomId, answer: 'decline' });
    expect((await begin(ben, ana)).request).toBeNull();
    await say(ana, roomId);
  });

  it('that is accepted and declined at once is one or the other to both (LIVE-16)', async () => {
    const roomId = await ask();
    await Promise.all(
      (['accept', 'decline', 'accept'] as const).map((answer) => chat(ben).answerRequest({ roomId, answer })),
    );
    const isIn = await isListedTo(ben, roomId);
    expect((await chat(ana).open({ roomId })).room.request).toBe(isIn ? null : 'waiting');
  });

  it('becomes the one of both who begin at once (LIVE-16)', async () => {
    const [one, other] = await Promise.all([begin(ana, ben), begin(ben, ana)]);
    expect(one.id).toBe(other.id);
    await say(ana, one.id);
    await say(ana, one.id);
    await say(ben, one.id);
    expect([...(await requestsTo(ana)), ...(await requestsTo(ben))]).toEqual([]);
  });

  it('is not there while one of the two blocks the other, and can be reported (LIVE-16)', async () => {
    const roomId = await ask();
    await chat(ben).block({ userId: ana.id });
    expect(await requestsTo(ben)).toEqual([]);
    expect((await chat(ben).heard()).requests).toBe(0);
    expect(await failure(chat(ben).answerRequest({ roomId, answer: 'accept' }))).toBe('404 not_found');
    expect(await failure(chat(ben).reportRequest({ roomId }))).toBe('404 not_found');
    await chat(ben).unblock({ userId: ana.id });
    await chat(ben).reportRequest({ roomId });
    expect(await requestsTo(ben)).toEqual([]);
    const { rows } = await api.as(cleo, ['admin.chat']).admin.moderation.flagged({ q: WORDS });
    expect(rows).toHaveLength(1);
  });

  it('is answered by who was asked alone (LIVE-16)', async () => {
    const roomId = await ask();
    for (const other of [ana, cleo]) {
      expect(await requestsTo(other)).toEqual([]);
      expect(await failure(chat(other).reportRequest({ roomId }))).toBe('404 not_found');
    }
    expect(await failure(chat(cleo).answerRequest({ roomId, answer: 'accept' }))).toBe('404 not_found');
  });

  it('comes by the stream as news of the rooms alone, and what follows once it is accepted (LIVE-16)', async () => {
    let sent = '';
    const following = there(
      await api.rooms.follow(
        {
          userId: ben.id,
          send: (bytes) => void (sent += bytes.toString()),
          drained: async () => {},
          end() {},
          actor: async () => callAs(api, ben, ['sidebar.view']).actor,
        },
        new Map(),
      ),
    );
    following.start();
    await vi.waitFor(() => expect(sent).toContain('event: here'), WITHIN);
    const { id: roomId } = await begin(ana, ben);
    sent = '';
    await say(ana, roomId);
    await vi.waitFor(() => expect(sent).toContain('"type":"rooms"'), WITHIN);
    expect(sent).not.toContain(roomId);
    await chat(ben).answerRequest({ roomId, answer: 'accept' });
    await chat(ana).send({ roomId, id: uuidv4(), text: 'the second' });
    await vi.waitFor(() => expect(sent).toContain('the second'), WITHIN);
    following.stop();
  });
});

describe('nobody is a stranger', () => {
  it('of the same team, after a conversation, or who looks after the community (LIVE-16)', async () => {
    await makeTeammates(ana, ben);
    expect((await begin(ana, ben)).request).toBeNull();
    const roomId = (await begin(ana, cleo)).id;
    await say(ana, roomId);
    await chat(cleo).answerRequest({ roomId, answer: 'accept' });
    // The three together are another conversation.
    expect((await begin(ana, ben, cleo)).waitsFor).toEqual([]);
    const staff = api.as(ben, ['sidebar.view', 'admin.chat']).chat;
    expect((await staff.direct({ userIds: [cleo.id] })).room.request).toBeNull();
  });
});

describe('a conversation of several', () => {
  it('is one of those who know each other, and a request to each stranger (LIVE-16)', async () => {
    await makeTeammates(ana, ben);
    const { id: roomId, request, waitsFor } = await begin(ana, ben, cleo);
    expect({ request, waitsFor }).toEqual({ request: null, waitsFor: [cleo.id] });
    await say(ana, roomId);
    await say(ben, roomId, 'and more');
    await say(ana, roomId, 'and more');
    expect(await requestsTo(cleo)).toMatchObject([{ text: WORDS, from: { name: 'Ana' }, others: [{ name: 'Ben' }] }]);
    expect(await failure(chat(cleo).open({ roomId }))).toBe('404 not_found');
    await chat(cleo).answerRequest({ roomId, answer: 'accept' });
    expect((await chat(cleo).open({ roomId })).messages).toHaveLength(3);
  });

  it('of strangers alone waits for the first of them (LIVE-16)', async () => {
    const { id: roomId } = await begin(ana, ben, cleo);
    await say(ana, roomId);
    expect(await failure(say(ana, roomId))).toBe('403 request_waiting');
    await chat(cleo).answerRequest({ roomId, answer: 'accept' });
    await say(ana, roomId, 'welcome');
    expect(await requestsTo(ben)).toMatchObject([{ text: WORDS }]);
  });
});

describe('requests', () => {
  it('are listed by pages, the newest first (LIVE-16)', async () => {
    const many = await Promise.all(Array.from({ length: 22 }, (_, n) => makeUser(api.database, { name: `Many ${n}` })));
    const lounge = uuidv4();
    await api.database.db.insert(rooms).values({ id: lounge, kind: 'community', name: 'Hall' });
    await chat(ben).open({ roomId: lounge });
    for (const one of many) {
      await chat(one).open({ roomId: lounge });
      await say(one, (await begin(one, ben)).id);
    }
    const first = await chat(ben).requests({});
    expect(first.requests[0]?.from.name).toBe('Many 21');
    expect(first.requests).toHaveLength(20);
    const second = await chat(ben).requests({ cursor: first.nextCursor });
    expect(second.requests.map(({ from }) => from.name)).toEqual(['Many 1', 'Many 0']);
    expect(second.nextCursor).toBeNull();
  });
});
