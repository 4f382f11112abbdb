import { organizations, organizationMembers } from '@onceware/db/schema/organizations';
import { messages, rooms } from '@onceware/db/schema/chat';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { RoomMessage, StreamEvent } from '../chat.contract.ts';
import { streamLimits } from '../chat.limits.ts';
import { parsePosition, type Position } from './position.contract.ts';
import { createRoomHub, type RoomHub } from './room-hub.ts';

let api: TestApi;
let people: SessionUser[];
beforeAll(async () => {
  api = await createTestApi();
  people = await Promise.all([1, 2, 3].map(() => makeUser(api.database)));
});
afterAll(() => api.close());

/**
 * A reader as a browser is one: keeps the newest state of each message, and goes on from where it was.
 *
 * @param isKnown settles when its rights may be looked up
 */
function createReader(user: SessionUser, roomId: string, ordinal: number, isKnown: () => unknown = () => {}) {
  const events: StreamEvent[] = [];
  const states = new Map<string, RoomMessage>();
  const heard: StreamEvent['type'][] = [];
  let position: Position = new Map([[ordinal, 0]]);
  /** Position in the last heartbeat. */
  let told: Position = new Map();
  const seqs: number[] = [];
  let stop: (() => void) | undefined;
  /** Connection that the reader receives from. */
  let connection: object | null = null;
  let isEnded = false;
  const take = (chunk: string) => {
    const [, id] = /^id: (.*)$/m.exec(chunk) ?? [];
    if (id !== undefined) told = parsePosition(id) ?? told;
    const [, data = ''] = /^data: (.*)$/m.exec(chunk) ?? [];
    if (data === '') return;
    const event = JSON.parse(data) as StreamEvent;
    events.push(event);
    heard.push(event.type);
    if (event.type !== 'message' || event.roomId !== roomId) return;
    seqs.push(event.seq);
    const known = states.get(event.message.id);
    if (!known || known.seq < event.message.seq) states.set(event.message.id, event.message);
    position = new Map([[ordinal, event.seq]]);
  };
  return {
    heard,
    events,
    /** Sequence numbers of all events received, over all connections. */
    seqs,
    /** Rooms that the last heartbeat named. */
    follows: () => told.has(ordinal),
    /** Event of the room up to which the last heartbeat said that everything was sent. */
    toldSeq: () => told.get(ordinal),
    isEnded: () => isEnded,
    async connect(hub: RoomHub) {
      const own = {};
      connection = own;
      const following = await hub.follow(
        {
          userId: user.id,
          send: (bytes) => {
            if (connection === own) for (const chunk of bytes.toString().split('\n\n')) take(chunk);
          },
          drained: async () => {},
          end: () => void (isEnded = true),
          async actor() {
            await isKnown();
            return callAs(api, user, ['sidebar.view']).actor;
          },
        },
        position,
      );
      if (connection !== own) return following?.stop();
      stop = () => following?.stop();
      following?.start();
    },
    cut() {
      connection = null;
      stop?.();
    },
    texts: () =>
      [...states.values()].toSorted((a, b) => a.number - b.number).map(({ number, text }) => `${number} ${text}`),
  };
}

async function makeRoom(fields: Partial<typeof rooms.$inferInsert> = {}) {
  const [room] = await api.database.db
    .insert(rooms)
    .values({ id: uuidv4(), kind: 'community', ...fields })
    .returning();
  if (!room) throw new Error('no room');
  return room;
}

/** Two processes, which hear each other where `hears` says so; and has both know that they missed something. */
function createHubs(hears: () => boolean): [RoomHub, RoomHub, miss: () => void] {
  const hearers: ((word: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const hubOf = (n: 0 | 1) =>
    createRoomHub({
      database: api.database,
      listener: api.listener,
      pubsub: {
        send: (word) => void (hears() && hearers[1 - n]?.(word)),
        on(hear, onGap) {
          hearers[n] = hear;
          gaps[n] = onGap;
        },
      },
      onError: (error) => {
        throw error;
      },
    });
  return [hubOf(0), hubOf(1), () => gaps.forEach((onGap) => onGap())];
}

it('hands every reader every message once and in order, over two processes, with cut connections and lost announcements (LIVE-03, LIVE-04)', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('send' as const), who: fc.nat(2), hub: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), who: fc.nat(2), hub: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), who: fc.nat(2), hub: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), who: fc.nat(2), hub: fc.nat(1) }) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.array(fc.boolean()),
      async (steps, announced) => {
        let n = 0;
        const [first, second] = createHubs(() => announced[(n += 1) % Math.max(announced.length, 1)] ?? true);
        const hubs = [first, second];
        const room = await makeRoom();
        const readers = people.map((user) => createReader(user, room.id, room.ordinal));
        await Promise.all(readers.map((reader, i) => reader.connect(hubs[i % 2] as RoomHub)));
        const sent: string[] = [];
        await Promise.all(
          steps.map(async ({ do: what, who, hub }, i) => {
            const call = api.as(people[who] as SessionUser, ['sidebar.view'], { rooms: hubs[hub] }).chat;
            const own = sent.at(-1) ?? '';
            if (what === 'cut') {
              readers[who]?.cut();
              return readers[who]?.connect(hubs[hub] as RoomHub);
            }
            if (what === 'send') {
              const id = uuidv4();
              await call.send({ roomId: room.id, id, text: `${i}` });
              return void sent.push(id);
            }
            // Changes to another user's message are refused, which is fine here.
            const change =
              what === 'edit'
                ? call.edit({ roomId: room.id, id: own, text: `edited ${i}` })
                : call.remove({ roomId: room.id, id: own });
            await change.catch(() => {});
          }),
        );
        const truth = await api.database.db
          .select({ number: messages.number, seq: messages.seq, text: messages.text, deletedAt: messages.deletedAt })
          .from(messages)
          .where(eq(messages.roomId, room.id))
          .orderBy(messages.number);
        const expected = truth.map(({ number, text, deletedAt }) => `${number} ${deletedAt ? '' : text}`);
        expect(truth.map(({ number }) => number)).toEqual(truth.map((_, i) => i + 1));
        for (const reader of readers)
          await vi.waitFor(() => expect(reader.texts()).toEqual(expected), { timeout: 10_000, interval: 20 });
        // Not only the messages: each event once, in order, whatever was cut.
        const events = Array.from({ length: Math.max(0, ...truth.map(({ seq }) => seq)) }, (_, i) => i + 1);
        for (const reader of readers) expect(reader.seqs).toEqual(events);
        await Promise.all(hubs.map((hub) => hub.close()));
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);

it('stops streaming a room that a person may no longer follow, and says when a room is added or removed (LIVE-04)', async () => {
  const [person] = people as [SessionUser];
  const team = uuidv4();
  await api.database.db.insert(organizations).values({ id: team, name: 'Nimbus' });
  const room = await makeRoom({ kind: 'team', organizationId: team });
  const [hub, other] = createHubs(() => true);
  const reader = createReader(person, room.id, room.ordinal);
  await reader.connect(hub);
  expect(reader.follows()).toBe(false);

  await api.database.db.insert(organizationMembers).values({ organizationId: team, userId: person.id, role: 'member' });
  await expect.poll(() => reader.heard).toContain('rooms');
  const send = (text: string) =>
    api.as(person, ['sidebar.view'], { rooms: other }).chat.send({ roomId: room.id, id: uuidv4(), text });
  await send('inside');
  await expect.poll(reader.texts).toEqual(['1 inside']);

  await api.database.db
    .delete(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, team), eq(organizationMembers.userId, person.id)));
  await expect.poll(() => reader.heard.filter((type) => type === 'rooms')).toHaveLength(2);
  await expect(send('outside')).rejects.toThrow('There is no such thing here');
  expect(reader.follows()).toBe(false);
  await Promise.all([hub.close(), other.close()]);
  expect(reader.isEnded()).toBe(true);
});

/** A team's room with these people, of whom `remove` takes one out again. */
async function makeTeamRoom(...members: SessionUser[]) {
  const team = uuidv4();
  const { db } = api.database;
  await db.insert(organizations).values({ id: team, name: 'Nimbus' });
  const room = await makeRoom({ kind: 'team', organizationId: team });
  await db
    .insert(organizationMembers)
    .values(members.map(({ id }) => ({ organizationId: team, userId: id, role: 'member' as const })));
  const isOf = (id: string) => and(eq(organizationMembers.organizationId, team), eq(organizationMembers.userId, id));
  return {
    ...room,
    remove: ({ id }: SessionUser) => db.delete(organizationMembers).where(isOf(id)),
    change: ({ id }: SessionUser) => db.update(organizationMembers).set({ role: 'manager' }).where(isOf(id)),
  };
}

/** A door before the look-up of rights: who comes to it waits while it is closed. */
function createDoor() {
  let isOpen = Promise.withResolvers<void>();
  let waiting = 0;
  isOpen.resolve();
  return {
    close: () => void (isOpen = Promise.withResolvers()),
    open: () => isOpen.resolve(),
    waiting: () => waiting,
    async pass() {
      waiting += 1;
      await isOpen.promise;
      waiting -= 1;
    },
  };
}

it('holds messages for whose rights are re-checked alone, and sends them none of a room that they lost (LIVE-04, T71)', async () => {
  const [ann, ben, eve] = people as [SessionUser, SessionUser, SessionUser];
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const [hub, other] = createHubs(() => true);
  vi.useRealTimers();
  const [lost, kept, another] = [
    await makeTeamRoom(ann, ben),
    await makeTeamRoom(ann, ben),
    await makeTeamRoom(ben, eve),
  ];
  const door = createDoor();
  const readers = {
    annOfLost: createReader(ann, lost.id, lost.ordinal, door.pass),
    annOfKept: createReader(ann, kept.id, kept.ordinal, door.pass),
    benOfLost: createReader(ben, lost.id, lost.ordinal),
    eveOfAnother: createReader(eve, another.id, another.ordinal),
  };
  const { annOfLost, annOfKept, benOfLost, eveOfAnother } = readers;
  for (const reader of Object.values(readers)) await reader.connect(hub);
  await expect.poll(() => Object.values(readers).every((reader) => reader.follows())).toBe(true);
  const say = (room: { id: string }, text: string) =>
    api.as(ben, ['sidebar.view'], { rooms: hub }).chat.send({ roomId: room.id, id: uuidv4(), text });

  await say(lost, 'before');
  await expect.poll(annOfLost.texts).toEqual(['1 before']);
  door.close();
  await lost.remove(ann);
  await expect.poll(door.waiting).toBeGreaterThan(0);
  await say(lost, 'without her');
  await say(kept, 'with her');
  await say(another, 'of others');
  // Nobody else waits: neither in another room nor in the same one.
  await expect.poll(eveOfAnother.texts).toEqual(['1 of others']);
  await expect.poll(benOfLost.texts).toEqual(['1 before', '2 without her']);
  expect([annOfLost.texts(), annOfKept.texts()]).toEqual([['1 before'], []]);
  door.open();
  await expect.poll(() => [annOfLost, annOfKept].map(({ heard }) => heard.includes('rooms'))).toEqual([true, true]);
  expect(annOfKept.texts()).toEqual(['1 with her']);
  expect(annOfLost.texts()).toEqual(['1 before']);
  expect(annOfLost.follows()).toBe(false);
  await say(lost, 'still without her');
  await expect.poll(benOfLost.texts).toHaveLength(3);
  expect(annOfLost.texts()).toEqual(['1 before']);
  await Promise.all([hub.close(), other.close()]);
});

it('looks up the rooms of fifty people by one statement, tells each their own, and tries again where a connection was lost (LIVE-04, T71)', async () => {
  const [hub, other] = createHubs(() => true);
  const many = await Promise.all(Array.from({ length: 60 }, () => makeUser(api.database)));
  const halves = await Promise.all(
    [many.slice(0, 30), many.slice(30)].map(async (members) => ({ members, room: await makeTeamRoom(...members) })),
  );
  const readers = halves.flatMap(({ members, room }) =>
    members.flatMap((user) => [1, 2].map(() => createReader(user, room.id, room.ordinal))),
  );
  for (const reader of readers) await reader.connect(hub);
  await expect.poll(() => readers.every((reader) => reader.follows()), { timeout: 10_000 }).toBe(true);

  const pool = api.database.pool;
  const query = pool.query;
  const asked: unknown[] = [];
  pool.query = ((...args: unknown[]) => {
    const { text = '', values = [] } = args[0] as { text?: string; values?: unknown[] };
    if (text.includes('follower')) {
      asked.push((args[1] as unknown[] | undefined)?.[0] ?? values[0]);
      if (asked.length === 1) return Promise.reject(new Error('Connection terminated unexpectedly'));
    }
    return Reflect.apply(query, pool, args);
  }) as typeof query;
  try {
    const room = await makeRoom();
    await pool.query(`select pg_notify('session_change', '*')`);
    const isTold = () => readers.every(({ heard }) => heard.filter((type) => type === 'rooms').length === 1);
    await expect.poll(isTold, { timeout: 10_000 }).toBe(true);
    expect(room.kind).toBe('community');
  } finally {
    pool.query = query;
  }
  // Once again for the first that failed; the other hub follows nobody.
  expect(asked.length).toBe(Math.ceil(many.length / streamLimits.usersOfOneLookUp) + 1);
  expect(readers.some((reader) => reader.isEnded())).toBe(false);
  const [first, second] = halves;
  const send = (to: (typeof halves)[number] | undefined, text: string) =>
    api
      .as(to?.members[0] ?? null, ['sidebar.view'], { rooms: hub })
      .chat.send({ roomId: to?.room.id ?? '', id: uuidv4(), text });
  await send(first, 'to the first');
  await send(second, 'to the second');
  const heard = () => readers.map((reader) => reader.texts().join());
  const expected = [...Array<string>(60).fill('1 to the first'), ...Array<string>(60).fill('1 to the second')];
  await expect.poll(heard, { timeout: 10_000 }).toEqual(expected);
  const foreign = readers.flatMap(({ events }, n) =>
    events.filter((event) => event.type === 'message' && event.roomId !== halves[n < 60 ? 0 : 1]?.room.id),
  );
  expect(foreign).toEqual([]);
  await Promise.all([hub.close(), other.close()]);
});

it('says no position beyond messages that wait for a re-check, sends them once, and cuts off where too many wait (LIVE-04)', async () => {
  const [ann, ben] = people as [SessionUser, SessionUser];
  // Heartbeats come when the test says.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const [hub, other] = createHubs(() => true);
    const room = await makeTeamRoom(ann, ben);
    const door = createDoor();
    const annes = createReader(ann, room.id, room.ordinal, door.pass);
    const bens = createReader(ben, room.id, room.ordinal);
    await Promise.all([annes.connect(hub), bens.connect(hub)]);
    await expect.poll(() => annes.follows() && bens.follows()).toBe(true);
    const say = (text: string) =>
      api.as(ben, ['sidebar.view'], { rooms: hub }).chat.send({ roomId: room.id, id: uuidv4(), text });
    await say('before');
    await expect.poll(annes.texts).toEqual(['1 before']);

    door.close();
    await room.change(ann);
    await expect.poll(door.waiting).toBe(1);
    await say('meanwhile');
    await say('and again');
    await expect.poll(bens.texts).toHaveLength(3);
    vi.advanceTimersByTime(streamLimits.heartbeatMs);
    expect([bens.toldSeq(), annes.toldSeq()]).toEqual([3, 1]);
    door.open();
    await expect.poll(annes.texts).toEqual(['1 before', '2 meanwhile', '3 and again']);
    vi.advanceTimersByTime(streamLimits.heartbeatMs);
    expect(annes.toldSeq()).toBe(3);
    expect(annes.seqs).toEqual([1, 2, 3]);

    door.close();
    await room.remove(ann);
    await expect.poll(door.waiting).toBe(1);
    for (let size = 0; size <= streamLimits.waitingBytesMax; size += 9_000) await say('x'.repeat(9_000));
    await expect.poll(annes.isEnded).toBe(true);
    expect(annes.seqs).toEqual([1, 2, 3]);
    door.open();
    await Promise.all([hub.close(), other.close()]);
  } finally {
    vi.useRealTimers();
  }
});

it('tells only people in the room who is present and who types, over two processes (LIVE-06)', async () => {
  const [ann, ben, eve] = people as [SessionUser, SessionUser, SessionUser];
  const team = uuidv4();
  await api.database.db.insert(organizations).values({ id: team, name: 'Nimbus' });
  await api.database.db
    .insert(organizationMembers)
    .values([ann, ben].map(({ id }) => ({ organizationId: team, userId: id, role: 'member' as const })));
  const room = await makeRoom({ kind: 'team', organizationId: team });
  const [hub, other] = createHubs(() => true);
  const [annes, bens, eves] = [ann, ben, eve].map((user) => createReader(user, room.id, room.ordinal)) as [
    ReturnType<typeof createReader>,
    ReturnType<typeof createReader>,
    ReturnType<typeof createReader>,
  ];
  await Promise.all([annes.connect(hub), bens.connect(other), eves.connect(hub)]);
  const hereFor = ({ events }: typeof annes) =>
    events.findLast((event) => event.type === 'presence' && event.roomId === room.id);
  const present = (...users: SessionUser[]) => ({
    type: 'presence',
    roomId: room.id,
    userIds: users.map(({ id }) => id).toSorted(),
  });
  const within = { timeout: 10_000, interval: 20 };
  await vi.waitFor(() => expect([annes, bens].map(hereFor)).toEqual([present(ann, ben), present(ann, ben)]), within);
  // Latecomers are told at once.
  const again = createReader(ann, room.id, room.ordinal);
  await again.connect(hub);
  await vi.waitFor(() => expect(hereFor(again)).toEqual(present(ann, ben)), within);

  const chat = api.as(ann, ['sidebar.view'], { rooms: hub }).chat;
  await chat.typing({ roomId: room.id });
  await chat.typing({ roomId: room.id });
  const typing = { type: 'typing', roomId: room.id, person: { id: ann.id, name: ann.name } };
  await vi.waitFor(() => expect(bens.events).toContainEqual(typing), within);
  expect(bens.heard.filter((type) => type === 'typing')).toHaveLength(1);
  await expect(api.as(eve, ['sidebar.view'], { rooms: hub }).chat.typing({ roomId: room.id })).rejects.toThrow(
    'There is no such thing here',
  );

  bens.cut();
  await vi.waitFor(() => expect(hereFor(annes)).toEqual(present(ann)), within);
  expect(eves.events.filter((event) => 'roomId' in event && event.roomId === room.id)).toEqual([]);
  await Promise.all([hub.close(), other.close()]);
});

it('tells a member’s browsers in every process that their collections changed, and all browsers when announcements may have been lost (LIVE-04, COL-12)', async () => {
  const [ann, ben] = people as [SessionUser, SessionUser];
  const room = await makeRoom();
  let isHeard = true;
  const [hub, other, miss] = createHubs(() => isHeard);
  const [here, there, another] = [ann, ann, ben].map((user) => createReader(user, room.id, room.ordinal)) as [
    ReturnType<typeof createReader>,
    ReturnType<typeof createReader>,
    ReturnType<typeof createReader>,
  ];
  await Promise.all([here.connect(hub), there.connect(other), another.connect(other)]);
  const toldOf = () => [here, there, another].map(({ heard }) => heard.filter((type) => type === 'collections').length);
  await expect.poll(() => [here, there, another].every((reader) => reader.follows())).toBe(true);
  const change = (name: string) =>
    api.as(ann, [], { rooms: hub }).collections.create({ id: uuidv4(), name, description: '' });

  await change('Kept');
  expect(toldOf()).toEqual([1, 1, 0]);
  await expect(change('')).rejects.toThrow('not valid');
  await api.as(ann, [], { rooms: hub }).collections.list();
  expect(toldOf()).toEqual([1, 1, 0]);
  isHeard = false;
  await change('Unheard');
  expect(toldOf()).toEqual([2, 1, 0]);
  miss();
  expect(toldOf()).toEqual([3, 2, 1]);
  await Promise.all([hub.close(), other.close()]);
});
