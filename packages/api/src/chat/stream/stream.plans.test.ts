import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { streamLimits } from '../chat.limits.ts';
import { eventsBehind, type Place, type ReadEvent } from './stream.repo.ts';

const ROOMS = 1_000;
const EVENTS_OF_ROOM = 300;
const MESSAGES_OF_ROOM = 10;

let api: TestApi;
let ends: Place[];
beforeAll(async () => {
  // One connection, so that its settings hold for every statement.
  api = await createTestApi({ poolSize: 1 });
  const { pool } = api.database;
  const author = await makeUser(api.database);
  const { rows } = await pool.query<Place>(
    `with made as (
       insert into rooms (id, kind, last_seq, message_count)
       select gen_random_uuid(), 'community', $2, $3 from generate_series(1, $1::int) returning id, last_seq
     ), said as (
       insert into messages (id, room_id, number, seq, author_id, text, named)
       select gen_random_uuid(), id, n, $2::int - $3::int + n, $4, 'message ' || n, '{"users":[],"deals":[],"tools":[]}'
       from generate_series(1, $3::int) n, made returning id, room_id, number
     ), kept as (
       insert into room_events (room_id, seq, kind, payload)
       select room_id, seq, 'message', jsonb_build_object('messageId', said.id)
       from generate_series(1, $2::int) seq join said on said.number = 1 + (seq - 1) % $3
     ) select id as "roomId", last_seq as seq from made`,
    [ROOMS, EVENTS_OF_ROOM, MESSAGES_OF_ROOM, author.id],
  );
  ends = rows;
  await pool.query('vacuum (analyze) users, rooms, messages, room_events');
}, 60_000);
afterAll(() => api.close());

/** Literal of SQL, for values that need no quoting: EXPLAIN of a prepared statement takes no parameters. */
const literal = (value: unknown) => (Array.isArray(value) ? `'{${value.join()}}'` : String(value));

/** Buffers that reading the events reads, with the plan for these values, and with that for any. */
async function buffersOfReading(places: Place[]): Promise<number[]> {
  const { db, pool } = api.database;
  const [{ text, values } = { text: '', values: [] }] = await statementsOf(api.database, () =>
    eventsBehind(db, places, streamLimits.batch),
  );
  const buffers: number[] = [];
  await pool.query(`prepare reading as ${text}`);
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await pool.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, timing off, format json) execute reading (${values.map(literal).join()})`,
    );
    const { Plan: plan = {} } = rows[0]?.['QUERY PLAN'][0] ?? {};
    buffers.push((plan['Shared Hit Blocks'] ?? NaN) + (plan['Shared Read Blocks'] ?? NaN));
  }
  await pool.query('deallocate reading');
  await pool.query('reset plan_cache_mode');
  return buffers;
}

const before = (place: Place, count: number): Place => ({ ...place, seq: place.seq - count });

it(`a new message is read by its room alone where ${ROOMS * EVENTS_OF_ROOM} events are kept, and as quickly in many rooms (T71)`, async () => {
  const [first, ...others] = ends as [Place, ...Place[]];
  // Its event 4, the message with its author, reactions and files the others.
  expect(Math.max(...(await buffersOfReading([before(first, 1)])))).toBeLessThan(18);
  // Nothing new in the other rooms, which others were told of before.
  const woken = [before(first, 1), ...others.slice(0, 49)];
  expect(Math.max(...(await buffersOfReading(woken)))).toBeLessThan(16 + 49 * 4);
  // Rooms behind the limit are not read.
  const all = ends.map((place) => before(place, EVENTS_OF_ROOM));
  expect(Math.max(...(await buffersOfReading(all)))).toBeLessThan(streamLimits.batch * 14);
});

it('events of many rooms come room by room, in order, none left out before the limit (LIVE-04)', async () => {
  const read = (limit: number) =>
    eventsBehind(
      api.database.db,
      ends.slice(0, 40).map((place, n) => before(place, n % 4)),
      limit,
    );
  const places = ends
    .slice(0, 40)
    .map((place, n) => before(place, n % 4))
    .toSorted((a, b) => (a.roomId < b.roomId ? -1 : 1));
  const expected = places.flatMap(({ roomId, seq }) =>
    Array.from({ length: EVENTS_OF_ROOM - seq }, (_, n) => `${roomId} ${seq + n + 1}`),
  );
  const named = (events: ReadEvent[]) => events.map(({ roomId, seq }) => `${roomId} ${seq}`);
  const events = await read(streamLimits.batch);
  expect(named(events)).toEqual(expected);
  expect(events.every(({ seq, message }) => message?.text === `message ${1 + ((seq - 1) % MESSAGES_OF_ROOM)}`)).toBe(
    true,
  );
  expect(named(await read(7))).toEqual(expected.slice(0, 7));
});
