import { openDatabase } from '@onceware/db/client';
import { fillRoom, type LargeRoom } from '@onceware/db/testing/large-room';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { buffersOf } from '#testing/buffers.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits, streamLimits } from './chat.limits.ts';
import { eventsBehind, movedRooms } from './stream/stream.repo.ts';
import { followedRooms } from './rooms/rooms.repo.ts';

/** The times of a million stand in docs/bench.md. */
const MESSAGES = 60_000;
const READERS = 10_000;
const UNREAD = 10_000;

let api: TestApi;
let room: LargeRoom;
let reader: SessionUser;
beforeAll(async () => {
  // One connection: it tells at once what it has read.
  api = await createTestApi({ poolSize: 1 });
  const { db, close } = openDatabase({ url: api.url, poolSize: 1, statementTimeoutMs: 0 });
  room = await fillRoom(db, { messages: MESSAGES, readers: READERS });
  await close();
  reader = { id: room.readerId, name: 'Member 1', email: 'member-1@large.example', avatar: null };
}, 120_000);
afterAll(() => api.close());

const chat = () => api.as(reader, ['sidebar.view']).chat;

async function idOf(number: number): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from messages where room_id = $1 and number = $2',
    [room.roomId, number],
  );
  return rows[0]?.id ?? '';
}

/** Rows that sequential scans have read so far, of each table that grows. */
async function scanned(): Promise<unknown[]> {
  await api.database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await api.database.pool.query(
    `select relname, seq_tup_read from pg_stat_user_tables where relname in ('messages', 'room_events', 'reads', 'reactions', 'mentions', 'users', 'rooms', 'attachments', 'message_edits') order by 1`,
  );
  return rows;
}

/** Buffers that `work` reads; and that it reads no table from end to end, also with the plan that does without the values. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const buffers = await buffersOf(api.database, work);
  const before = await scanned();
  for (let time = 0; time < 6; time += 1) await work();
  expect(await scanned()).toEqual(before);
  return buffers;
}

it(`a room of ${MESSAGES} messages and ${READERS} readers opens, scrolls back and jumps by reading only what it shows (LIVE-09)`, async () => {
  const { roomId } = room;
  const [first, middle, last] = await Promise.all([1, MESSAGES / 2, MESSAGES].map(idOf));
  expect(await costOf(() => chat().open({ roomId }))).toBeLessThan(1_500);
  for (const number of [30, MESSAGES / 2, MESSAGES])
    expect(await costOf(() => chat().before({ roomId, number }))).toBeLessThan(600);
  for (const messageId of [first ?? '', middle ?? '', last ?? ''])
    expect(await costOf(() => chat().around({ roomId, messageId }))).toBeLessThan(1_200);
  for (const q of ['', 'member-none', 'member 99', 'em'])
    expect(await costOf(() => chat().people({ roomId, q }))).toBeLessThan(3_000);
  const around = await chat().around({ roomId, messageId: middle ?? '' });
  expect(around.messages.map(({ number }) => number)).toEqual(
    Array.from({ length: 2 * roomLimits.page + 1 }, (_, n) => MESSAGES / 2 - roomLimits.page + n),
  );
});

it('a search for a rare or a common word, in one room or in all, reads only what it finds (LIVE-09)', async () => {
  const { roomId, words } = room;
  for (const q of [words.common, words.rare, `${words.common} ${words.rare}`, 'nowhere'])
    for (const where of [{ roomId }, {}])
      expect(await costOf(() => chat().search({ q, ...where }))).toBeLessThan(3_000);
  const { messages } = await chat().search({ q: words.rare, roomId });
  expect(messages.map(({ number }) => number)).toEqual([MESSAGES - 7, MESSAGES / 2, 7]);
});

it('a search by author, room, day, link or file, and a jump to a day, read only what they find (LIVE-18)', async () => {
  const { roomId, words } = room;
  const day = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
  const queries = [
    'from:"member 7"',
    `${words.common} from:"member 7"`,
    'from:nobody',
    `in:"room 0" ${words.common}`,
    'in:"room 1"',
    `${words.common} before:${day}`,
    `${words.rare} before:${day}`,
    `before:${day}`,
    `after:${day} ${words.rare}`,
    'has:link',
    'has:file',
    `has:file before:${day}`,
    `"${words.common} ${words.rare}"`,
  ];
  for (const q of queries)
    for (const where of [{ roomId }, {}])
      expect(
        await costOf(() => chat().search({ q, ...where })),
        `${q} ${where.roomId ? 'in a room' : 'everywhere'}`,
      ).toBeLessThan(10_000);
  expect(await costOf(() => chat().day({ roomId, day }))).toBeLessThan(200);
});

it(`a list of 200 rooms stays quick when one has ${UNREAD} unread messages, and marking them read skips them (LIVE-01, LIVE-06)`, async () => {
  const { roomId } = room;
  const listed = async () => (await chat().rooms()).rooms.find(({ id }) => id === roomId);
  expect(await listed()).toMatchObject({ newest: MESSAGES, read: MESSAGES - UNREAD, mentions: UNREAD / 100 });
  expect(await costOf(() => chat().rooms())).toBeLessThan(4_500);
  expect(await costOf(() => chat().read({ roomId, number: MESSAGES }))).toBeLessThan(50);
  expect(await listed()).toMatchObject({ read: MESSAGES, mentions: 0 });
  expect((await chat().rooms()).rooms).toHaveLength(roomLimits.roomsMax);
});

it('sending a message that thousands follow touches only its own rows (LIVE-03, LIVE-04)', async () => {
  const { roomId } = room;
  const say = () => chat().send({ roomId, id: uuidv4(), text: 'And another one' });
  expect(await costOf(say)).toBeLessThan(60);
  // To plan it anew each time would take longer than to do it.
  const { rows } = await api.database.pool.query(
    `select generic_plans > 0 as planned from pg_prepared_statements where name like 'send_plain%'`,
  );
  expect(rows).toEqual([{ planned: true }]);
  const { db } = api.database;
  const places = [{ roomId, seq: MESSAGES }];
  expect(await costOf(() => eventsBehind(db, places, streamLimits.batch))).toBeLessThan(150);
  expect(await costOf(() => movedRooms(db, places))).toBeLessThan(20);
  expect(await costOf(() => followedRooms(db, [reader.id]))).toBeLessThan(1_500);
});
