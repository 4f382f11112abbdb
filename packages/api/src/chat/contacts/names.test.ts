import { users } from '@onceware/db/schema/auth';
import { rooms } from '@onceware/db/schema/chat';
import { eq, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { buffersOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { roomLimits } from '../chat.limits.ts';

const GUESTS = 300;

let api: TestApi;
let newcomer: SessionUser;
let regular: SessionUser;
let speaker: SessionUser;
let lounge: string;
beforeAll(async () => {
  api = await createTestApi();
  const { db, pool } = api.database;
  [newcomer, regular, speaker] = [
    await makeUser(api.database, { name: 'Nia New' }),
    await makeUser(api.database, { name: 'Rex Regular' }),
    await makeUser(api.database, { name: 'Sam Speaker' }),
  ];
  await db
    .update(users)
    .set({ createdAt: sql`now() - interval '10 days'`, emailVerifiedAt: sql`now()` })
    .where(eq(users.id, regular.id));
  lounge = uuidv4();
  await db.insert(rooms).values({ id: lounge, kind: 'community', name: 'Lounge' });
  for (const user of [newcomer, regular, speaker]) await chat(user).open({ roomId: lounge });
  await chat(speaker).send({ roomId: lounge, id: uuidv4(), text: 'hello' });
  await pool.query(
    `with people as (
       insert into users (id, name, email, password_hash)
       select gen_random_uuid(), 'Guest Quiet ' || n, 'quiet-' || n || '@example.com', '' from generate_series(1, $1::int) n returning id)
     insert into reads (user_id, room_id) select id, $2::uuid from people`,
    [GUESTS, lounge],
  );
}, 60_000);
afterAll(() => api.close());

const chat = (user: SessionUser) => api.as(user, ['sidebar.view']).chat;
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);
const peopleFor = async (user: SessionUser, q?: string) =>
  names((await chat(user).people({ roomId: lounge, ...(q !== undefined && { q }) })).people);
const contactsFor = async (user: SessionUser, q?: string) =>
  names((await chat(user).acquaintances(q === undefined ? {} : { q })).people);

it('a new account learns no name of those who only came into a common room, by no list and no letters (LIVE-16, T57)', async () => {
  const learned = new Set<string>();
  const { room } = await chat(newcomer).open({ roomId: lounge });
  const { rooms: listed } = await chat(newcomer).rooms();
  for (const { people } of [room, ...listed]) for (const name of names(people)) learned.add(name);
  for (const q of ['', 'g', 'gu', 'guest', 'quiet', 'Guest Quiet 1', ' ', '%', 'a', 'e', 's'])
    for (const name of [...(await peopleFor(newcomer, q)), ...(await contactsFor(newcomer, q))]) learned.add(name);
  expect([...learned].toSorted()).toEqual(['Nia New', 'Sam Speaker']);
});

it('others are found by the beginning of a word of their name, some of them, and never listed (LIVE-16)', async () => {
  expect(await peopleFor(regular)).toEqual(['Rex Regular', 'Sam Speaker']);
  expect(await peopleFor(regular, 'g')).toEqual([]);
  expect(await peopleFor(regular, 'uiet')).toEqual([]);
  expect(await peopleFor(regular, 'quiet')).toHaveLength(roomLimits.peopleMax);
  expect(await contactsFor(regular)).toEqual(['Sam Speaker']);
  expect(await contactsFor(regular, 'GUEST')).toHaveLength(roomLimits.contactsMax);
  expect(await contactsFor(regular, 'est')).toEqual([]);
  expect(await peopleFor(regular, 'peaker')).toEqual(['Sam Speaker']);
});

it('who spoke long ago, or whose words are deleted, is listed no more, and the cost has an end (LIVE-16, T71)', async () => {
  const gone = await makeUser(api.database, { name: 'Gus Gone' });
  const id = uuidv4();
  await chat(gone).send({ roomId: lounge, id, text: 'bye' });
  expect(await peopleFor(newcomer)).toContain('Gus Gone');
  await chat(gone).remove({ roomId: lounge, id });
  expect(await peopleFor(newcomer)).not.toContain('Gus Gone');
  await api.database.pool.query(
    `insert into messages (id, room_id, number, seq, author_id, text, named)
     select gen_random_uuid(), $1, n, n, $2, 'more', '{"users":[],"deals":[],"tools":[]}' from generate_series(10, 5000) n`,
    [lounge, regular.id],
  );
  await api.database.pool.query('update rooms set message_count = 5000, last_seq = 5000 where id = $1', [lounge]);
  await api.database.pool.query('vacuum (analyze) messages, users, reads, rooms');
  expect(await peopleFor(newcomer)).toEqual(['Nia New', 'Rex Regular']);
  expect(await buffersOf(api.database, () => chat(newcomer).people({ roomId: lounge }))).toBeLessThan(400);
});
