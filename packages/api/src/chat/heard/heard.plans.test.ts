import { rooms } from '@onceware/db/schema/chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { buffersOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits } from '../chat.limits.ts';
import { countNews, findMarks } from './heard.repo.ts';

const MEMBERS = 2_000;
const ROOMS = 3_000;

let api: TestApi;
let usual: SessionUser;
let busy: SessionUser;
beforeAll(async () => {
  api = await createTestApi();
  const { pool } = api.database;
  [usual, busy] = [await makeUser(api.database), await makeUser(api.database)];
  await pool.query(
    `with people as (
       insert into users (id, name, email, password_hash)
       select gen_random_uuid(), 'Person ' || n, 'heard-' || n || '@example.com', '' from generate_series(1, $1::int) n returning id
     ), made as (
       insert into rooms (id, kind, name, last_seq, message_count)
       select gen_random_uuid(), 'community', 'Room ' || n, 400, 400 from generate_series(1, $2::int) n returning id, name
     ), said as (
       insert into messages (id, room_id, number, seq, text, named)
       select gen_random_uuid(), id, n, n, 'message', '{"users":[],"deals":[],"tools":[]}'
       from generate_series(1, 400) n, made where name in ('Room 1', 'Room 2', 'Room 3')
     ), everybody as (
       insert into reads (user_id, room_id, number)
       select p.id, m.id, 400 from people p, made m where m.name in ('Room 1', 'Room 2', 'Room 3') order by random()
     ), own as (
       insert into reads (user_id, room_id, number)
       select $3::uuid, id, 400 from made where name in ('Room 1', 'Room 2')
     )
     insert into reads (user_id, room_id, number) select $4::uuid, id, 0 from made`,
    [MEMBERS, ROOMS, usual.id, busy.id],
  );
  await pool.query('vacuum (analyze) users, rooms, messages, reads, room_members, organization_members, blocks');
}, 60_000);
afterAll(() => api.close());

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;

it(`a member with nothing new costs a few buffers among ${MEMBERS} members and ${ROOMS} rooms (LIVE-13, T71)`, async () => {
  const { db } = api.database;
  expect((await chat(usual).heard()).rooms.map(({ unread }) => unread)).toEqual([0, 0]);
  expect(await buffersOf(api.database, () => findMarks(db, usual.id))).toBeLessThanOrEqual(10);
  expect(await buffersOf(api.database, () => chat(usual).heard())).toBeLessThanOrEqual(10);
});

it('what is new is counted by a few buffers for each room that has something (LIVE-13, T71)', async () => {
  const { db } = api.database;
  const [room] = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.name, 'Room 1'));
  const id = room?.id ?? '';
  await api.database.pool.query('update reads set number = 100 where user_id = $1 and room_id = $2', [usual.id, id]);
  expect((await chat(usual).heard()).rooms[0]).toMatchObject({ id, unread: 300, read: 100 });
  expect(await buffersOf(api.database, () => countNews(db, usual.id, [id]))).toBeLessThanOrEqual(30);
});

it(`a member of ${ROOMS} rooms is answered with some of them, at a cost that has an end (LIVE-13, T71)`, async () => {
  const { rooms: some } = await chat(busy).heard();
  expect(some).toHaveLength(roomLimits.roomsMax);
  expect(some.every(({ unread }) => unread === 400)).toBe(true);
  const buffers = await buffersOf(api.database, () => chat(busy).heard());
  expect(buffers).toBeLessThanOrEqual(roomLimits.heardMax * 4 + roomLimits.roomsMax * 30);
});
