import { users } from '@onceware/db/schema/auth';
import { rooms } from '@onceware/db/schema/chat';
import { organizationMembers, organizations } from '@onceware/db/schema/organizations';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { there } from '#testing/there.ts';
import { mentioning } from '#testing/mentioning.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { StreamEvent } from '../chat.contract.ts';

const WITHIN = { timeout: 10_000, interval: 50 };
/** Names that stand in nothing else, so that they are found in any answer. */
const [ANA, BEN] = ['Anacreontic', 'Benedictine'];

let api: TestApi;
let ana: SessionUser;
let ben: SessionUser;
let cleo: SessionUser;
let roomId: string;
let teamRoomId: string;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const make = (name: string) => makeUser(api.database, { name });
  [ana, ben, cleo] = [await make(ANA), await make(BEN), await make('Cleo')];
  roomId = uuidv4();
  const { db } = api.database;
  await db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
  const organizationId = uuidv4();
  await db.insert(organizations).values({ id: organizationId, name: 'Harbour' });
  await db
    .insert(organizationMembers)
    .values([ana, ben, cleo].map(({ id }) => ({ organizationId, userId: id, role: 'member' as const })));
  const [team] = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.organizationId, organizationId));
  teamRoomId = there(team).id;
  for (const user of [ana, ben, cleo]) for (const room of [roomId, teamRoomId]) await chat(user).open({ roomId: room });
});

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
async function say(user: SessionUser, text: string, more: object = {}): Promise<string> {
  const id = uuidv4();
  await chat(user).send({ roomId, id, text, ...more });
  return id;
}

/** Follows as a browser does, and answers what it was sent. */
async function follow(user: SessionUser) {
  let sent = '';
  const following = there(
    await api.rooms.follow(
      {
        userId: user.id,
        send: (bytes) => void (sent += bytes.toString()),
        drained: async () => {},
        end() {},
        actor: async () => callAs(api, user, ['sidebar.view']).actor,
      },
      new Map(),
    ),
  );
  following.start();
  const events = (): StreamEvent[] =>
    Array.from(sent.matchAll(/^data: (.+)$/gm), ([, data = '']) => JSON.parse(data) as StreamEvent);
  await vi.waitFor(() => expect(sent).toContain('event: here'), WITHIN);
  return { events, text: () => sent, forget: () => void (sent = ''), stop: () => following.stop() };
}

describe('after one has blocked the other', () => {
  it.each([
    ['who blocked', () => [ana, ben, BEN] as const],
    ['who is blocked', () => [ben, ana, ANA] as const],
  ])(
    'no list of people names the other to %s, and no conversation of the two is there (LIVE-16, T69)',
    async (_, of) => {
      const { room: direct } = await chat(ana).direct({ userIds: [ben.id] });
      const { room: group } = await chat(cleo).direct({ userIds: [ana.id, ben.id] });
      await chat(ana).send({ roomId: direct.id, id: uuidv4(), text: 'hello you' });
      await chat(ana).block({ userId: ben.id });
      const [reader, other, name] = of();
      const said = JSON.stringify([
        await chat(reader).rooms(),
        await chat(reader).open({ roomId }),
        await chat(reader).open({ roomId: teamRoomId }),
        await chat(reader).open({ roomId: group.id }),
        await chat(reader).acquaintances({}),
        await chat(reader).acquaintances({ q: name.slice(0, 5) }),
        await chat(reader).people({ roomId }),
        await chat(reader).people({ roomId: teamRoomId, q: name }),
        await chat(reader).people({ roomId: group.id }),
        await chat(reader).search({ q: 'hello' }),
        await api.as(reader).notifications.list({}),
      ]);
      expect(said).not.toContain(name);
      expect(said).not.toContain(other.id);
      expect(said).not.toContain(direct.id);
      for (const call of [
        () => chat(reader).direct({ userIds: [other.id] }),
        () => chat(reader).direct({ userIds: [cleo.id, other.id] }),
        () => chat(reader).open({ roomId: direct.id }),
        () => chat(reader).send({ roomId: direct.id, id: uuidv4(), text: 'still there?' }),
        () => chat(reader).search({ q: 'hello', roomId: direct.id }),
      ])
        expect(await failure(call())).toBe('404 not_found');
      expect(JSON.stringify(await chat(cleo).people({ roomId: group.id }))).toContain(other.id);
    },
  );

  it('neither is named by a mention, a reply or a reaction of the other, nor told of them (LIVE-16, T69)', async () => {
    const [of, by] = [await say(ana, 'words of one'), await say(ben, 'words of the other')];
    await chat(ana).block({ userId: ben.id });
    for (const [user, theirs, other] of [
      [ana, by, ben],
      [ben, of, ana],
    ] as const) {
      await say(user, '', mentioning([other, cleo], 'to'));
      await say(user, 'an answer', { replyTo: theirs });
      await chat(user).react({ roomId, id: theirs, emoji: '🎉', on: true });
      const own = await say(user, 'plain');
      await chat(user).edit({ roomId, id: own, ...mentioning([other], 'now to') });
    }
    for (const user of [ana, ben]) {
      expect((await api.as(user).notifications.list({})).items).toEqual([]);
      const { room } = await chat(user).open({ roomId });
      expect(room.mentions).toBe(0);
    }
    const shown = (await chat(ben).open({ roomId })).messages.find(({ id }) => id === by);
    expect(shown?.reactions).toEqual([]);
    expect((await chat(cleo).open({ roomId })).messages.find(({ id }) => id === by)?.reactions).toMatchObject([
      { people: [{ id: ana.id }] },
    ]);
    const named = (await chat(cleo).open({ roomId })).messages.flatMap(({ named: { users: people } }) => people);
    expect(named.map(({ id }) => id)).toEqual([cleo.id, cleo.id]);
  });

  it('what they had told each other before is named in no notification any more (LIVE-16, T69)', async () => {
    await say(ben, '', mentioning([ana], 'to you'));
    const list = async () => (await api.as(ana).notifications.list({})).items;
    expect(JSON.stringify(await list())).toContain(BEN);
    await chat(ana).block({ userId: ben.id });
    expect(await list()).toEqual([]);
  });

  it('the words of who is blocked are folded for who blocked, in every reading, until they ask for one (LIVE-16, T69)', async () => {
    const before = await say(ben, 'something rude');
    await api.as(cleo, ['sidebar.view', 'admin.chat']).chat.pin({ roomId, id: before, on: true });
    await chat(ana).block({ userId: ben.id });
    const { messages, pinned } = await chat(ana).open({ roomId });
    const folded = { id: before, isFolded: true, author: null, text: '', reactions: [], files: [] };
    expect(messages.at(-1)).toMatchObject(folded);
    expect(pinned).toMatchObject([folded]);
    const { messages: around } = await chat(ana).around({ roomId, messageId: before });
    expect(around.at(-1)).toMatchObject(folded);
    expect((await chat(ana).before({ roomId, number: 100 })).messages.at(-1)).toMatchObject(folded);
    const { message } = await chat(ana).react({ roomId, id: before, emoji: '👀', on: true });
    expect(message).toMatchObject(folded);
    expect((await chat(ana).search({ q: 'rude' })).messages).toEqual([]);
    const own = (await chat(ana).rooms()).rooms.find(({ id }) => id === roomId);
    expect(own?.lastMessage).toBeNull();
    const { message: shown } = await chat(ana).reveal({ roomId, id: before });
    expect(shown).toMatchObject({ text: 'something rude', author: { name: BEN } });
    expect(shown.isFolded).toBeUndefined();
    // Words to all are not hidden from one alone, who would learn of the block by that.
    await say(ana, 'to all');
    expect((await chat(ben).open({ roomId })).messages.at(-1)).toMatchObject({ text: 'to all', author: { name: ANA } });
  });
});

describe('the stream', () => {
  it('names neither to the other as present or typing, and folds what is said from the moment of the block (LIVE-16, T69)', async () => {
    const [anas, bens, cleos] = [await follow(ana), await follow(ben), await follow(cleo)];
    await chat(ana).block({ userId: ben.id });
    await vi.waitFor(() => {
      for (const one of [anas, bens]) expect(one.events().some(({ type }) => type === 'rooms')).toBe(true);
    }, WITHIN);
    // Presence that was told before is told again, without the other.
    const presentTo = (one: typeof anas) =>
      one.events().findLast((event) => event.type === 'presence' && event.roomId === roomId);
    await vi.waitFor(() => {
      expect(presentTo(anas)).toMatchObject({ userIds: [ana.id, cleo.id].toSorted() });
      expect(presentTo(bens)).toMatchObject({ userIds: [ben.id, cleo.id].toSorted() });
    }, WITHIN);
    for (const one of [anas, bens, cleos]) one.forget();
    await chat(ben).typing({ roomId });
    await chat(ana).typing({ roomId });
    const id = await say(ben, 'to all of you');
    await chat(ana).react({ roomId, id, emoji: '🎉', on: true });
    const last = await say(cleo, 'the last');
    await vi.waitFor(() => {
      for (const one of [anas, bens, cleos]) expect(one.text()).toContain(last);
    }, WITHIN);
    expect(anas.text()).not.toContain(BEN);
    expect(anas.text()).not.toContain(ben.id);
    expect(anas.text()).not.toContain('to all of you');
    expect(bens.text()).not.toContain(ANA);
    expect(bens.text()).not.toContain(ana.id);
    expect(cleos.text()).toContain(ana.id);
    expect(cleos.text()).toContain('to all of you');
    for (const one of [anas, bens, cleos]) one.stop();
  });

  it('replays to who comes back what was missed, folded the same way (LIVE-16, T69)', async () => {
    await chat(ana).block({ userId: ben.id });
    const { room, seq } = await chat(ana).open({ roomId });
    await say(ben, 'missed words');
    let sent = '';
    const following = there(
      await api.rooms.follow(
        {
          userId: ana.id,
          send: (bytes) => void (sent += bytes.toString()),
          drained: async () => {},
          end() {},
          actor: async () => callAs(api, ana, ['sidebar.view']).actor,
        },
        new Map([[room.ordinal, seq]]),
      ),
    );
    following.start();
    await vi.waitFor(() => expect(sent).toContain('"isFolded":true'), WITHIN);
    expect(sent).not.toContain('missed words');
    expect(sent).not.toContain(BEN);
    following.stop();
  });
});

describe('a block', () => {
  it('is listed to who made it alone, and ends where it was made: all is as it was (LIVE-16)', async () => {
    const { room } = await chat(ana).direct({ userIds: [ben.id] });
    await say(ben, 'hello');
    await chat(ana).block({ userId: ben.id });
    await chat(ana).block({ userId: ben.id });
    const listed = await chat(ana).blocked({});
    expect(listed).toEqual({
      people: [{ id: ben.id, name: BEN, avatar: null, since: expect.stringMatching(/Z$/) }],
      nextCursor: null,
    });
    expect((await chat(ben).blocked({})).people).toEqual([]);
    // The blocked one cannot end it.
    await chat(ben).unblock({ userId: ana.id });
    expect(await failure(chat(ben).open({ roomId: room.id }))).toBe('404 not_found');
    await chat(ana).unblock({ userId: ben.id });
    await chat(ana).unblock({ userId: ben.id });
    expect((await chat(ana).open({ roomId: room.id })).room.people).toHaveLength(2);
    expect((await chat(ana).open({ roomId })).messages.at(-1)).toMatchObject({ text: 'hello' });
  });

  it('pages through many, the newest first, and is of nobody who is not there (LIVE-16)', async () => {
    const many = await Promise.all(Array.from({ length: 52 }, (_, n) => makeUser(api.database, { name: `Many ${n}` })));
    for (const { id } of many) await chat(ana).block({ userId: id });
    const first = await chat(ana).blocked({});
    expect(first.people).toHaveLength(50);
    expect(first.people[0]?.id).toBe(many.at(-1)?.id);
    const second = await chat(ana).blocked({ cursor: first.nextCursor });
    expect(second.people.map(({ id }) => id)).toEqual([many[1]?.id, many[0]?.id]);
    expect(second.nextCursor).toBeNull();
    expect(await failure(chat(ana).block({ userId: ana.id }))).toBe('404 not_found');
    expect(await failure(chat(ana).block({ userId: uuidv4() }))).toBe('404 not_found');
  });

  it('goes with either account (LIVE-16)', async () => {
    await chat(ana).block({ userId: ben.id });
    await api.database.db.delete(users).where(eq(users.id, ben.id));
    expect((await chat(ana).blocked({})).people).toEqual([]);
  });
});
