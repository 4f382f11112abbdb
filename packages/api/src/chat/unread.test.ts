import { rooms } from '@onceware/db/schema/chat';
import fc from 'fast-check';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { makeUser } from '#testing/factories.ts';
import { mentioning } from '#testing/mentioning.ts';
import { callAs, createTestApi, type TestApi } from '#testing/test-api.ts';
import type { StreamEvent } from './chat.contract.ts';
import { createRoomHub, type RoomHub } from './stream/room-hub.ts';

let api: TestApi;
let people: SessionUser[];
const open: RoomHub[] = [];
beforeAll(async () => {
  api = await createTestApi();
  people = await Promise.all(['Ana', 'Ben', 'Cy'].map((name) => makeUser(api.database, { name })));
});
afterAll(async () => {
  await Promise.all(open.map((hub) => hub.close()));
  await api.close();
});

/** Two processes that hear each other. */
function createHubs(): RoomHub[] {
  const hearers: ((word: string) => void)[] = [];
  return [0, 1].map((n) =>
    createRoomHub({
      database: api.database,
      listener: api.listener,
      pubsub: {
        send: (word) => hearers[1 - n]?.(word),
        on: (hear) => void (hearers[n] = hear),
      },
      onError: (error) => {
        throw error;
      },
    }),
  );
}

/** A browser at one of the processes: where the reader's mark is, and how far somebody else has read. */
async function openBrowser(hub: RoomHub, user: SessionUser) {
  const heard = { read: 0, seen: 0, newest: 0 };
  const take = (chunk: string) => {
    const [, data = ''] = /^data: (.+)$/m.exec(chunk) ?? [];
    const event = data === '' ? null : (JSON.parse(data) as StreamEvent);
    if (event?.type === 'read') heard.read = event.number;
    if (event?.type === 'seen' && event.userId !== user.id) heard.seen = Math.max(heard.seen, event.number);
    if (event?.type !== 'message' || event.message.number <= heard.newest) return;
    heard.newest = event.message.number;
    // Writers have read.
    if (event.message.author?.id === user.id) heard.read = event.message.number;
  };
  let isLive = false;
  const following = await hub.follow(
    {
      userId: user.id,
      send(bytes) {
        isLive ||= bytes.includes('event: here');
        for (const chunk of bytes.toString().split('\n\n')) take(chunk);
      },
      drained: async () => {},
      end: () => undefined,
      actor: async () => callAs(api, user, ['sidebar.view']).actor,
    },
    new Map(),
  );
  following?.start();
  await vi.waitFor(() => expect(isLive).toBe(true), { timeout: 10_000, interval: 5 });
  return heard;
}

interface Said {
  id: string;
  author: number;
  named: number[];
  isDeleted: boolean;
}

it('unread messages, marks and mentions of three people with a browser at each of two processes are those of a model (LIVE-14, T68)', async () => {
  const step = fc.record({
    do: fc.constantFrom('send', 'send', 'send', 'read', 'read', 'unread', 'remove', 'restore'),
    who: fc.nat(2),
    hub: fc.nat(1),
    at: fc.nat(30),
    names: fc.array(fc.nat(2), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      for (const hub of open.splice(0)) await hub.close();
      const hubs = createHubs();
      open.push(...hubs);
      const roomId = uuidv4();
      await api.database.db.insert(rooms).values({ id: roomId, kind: 'community', name: 'Lounge' });
      const chatOf = (who: number, hub: number) =>
        api.as(people[who] as SessionUser, ['sidebar.view'], { rooms: hubs[hub] as RoomHub }).chat;
      await Promise.all(people.map((_, who) => chatOf(who, 0).open({ roomId })));
      const browsers = await Promise.all(
        people.flatMap((user, who) => hubs.map(async (hub) => ({ who, heard: await openBrowser(hub, user) }))),
      );
      const heardOf = (by: number) => browsers.filter(({ who }) => who === by).map(({ heard }) => heard);
      const polling = { timeout: 5_000, interval: 5 };
      const allHear = async (newest: number) => {
        await expect.poll(() => browsers.map(({ heard }) => heard.newest), polling).toEqual(browsers.map(() => newest));
      };
      const said: Said[] = [];
      const marks = [0, 0, 0];
      /** The furthest that a mark of each was ever set, which is what others are told. */
      const seen = [0, 0, 0];

      for (const { do: what, who, hub, at, names } of steps) {
        const chat = chatOf(who, hub);
        const number = said.length === 0 ? 0 : (at % said.length) + 1;
        const message = said[number - 1];
        if (what === 'send') {
          const id = uuidv4();
          const named = [...new Set(names)];
          await chat.send({ roomId, id, ...mentioning(named.flatMap((one) => people[one] ?? [])) });
          said.push({ id, author: who, named: named.filter((one) => one !== who), isDeleted: false });
          marks[who] = said.length;
          // Marks come after everybody has heard of it.
          await allHear(said.length);
        } else if (what === 'read') {
          await chat.read({ roomId, number });
          if (number > (marks[who] ?? 0)) seen[who] = Math.max(seen[who] ?? 0, number);
          marks[who] = Math.max(marks[who] ?? 0, number);
        } else if (what === 'unread' && number > 0) {
          await chat.unread({ roomId, number });
          // The mark that is told reaches the messages before it.
          seen[who] = Math.max(seen[who] ?? 0, number - 1);
          marks[who] = number - 1;
        } else if (message?.author === who && message.isDeleted === (what === 'restore')) {
          await chat[what === 'restore' ? 'restore' : 'remove']({ roomId, id: message.id });
          message.isDeleted = what !== 'restore';
        }
      }

      for (const [who, mark] of marks.entries()) {
        const behind = said.slice(mark).filter(({ isDeleted }) => !isDeleted);
        const mentions = behind.filter(({ named }) => named.includes(who)).length;
        for (const hub of [0, 1]) {
          const room = (await chatOf(who, hub).rooms()).rooms.find(({ id }) => id === roomId);
          expect(room).toMatchObject({ read: mark, unread: behind.length, mentions, newest: said.length });
        }
        const others = Math.max(0, ...seen.filter((_, other) => other !== who));
        const all = { read: mark, seen: others, newest: said.length };
        await expect.poll(() => heardOf(who), polling).toEqual([all, all]);
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 120_000);
