import { messages, rooms } from '@onceware/db/schema/chat';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSemaphore } from '#kernel/semaphore.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { statementsOf } from '#testing/buffers.ts';
import { makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { eq } from 'drizzle-orm';
import { streamLimits } from '../chat.limits.ts';
import type { Head } from './follower.ts';
import { createMissedEvents } from './missed-events.ts';

let api: TestApi;
let ada: SessionUser;
beforeAll(async () => {
  // One connection, whose statements are counted.
  api = await createTestApi({ poolSize: 1 });
  ada = await makeUser(api.database, { name: 'Ada' });
});
afterAll(() => api.close());

const createReader = () => createMissedEvents({ db: api.database.db, semaphore: createSemaphore(4) });

/** A room in which so much was said, and its beginning as a place. */
async function makeRoom(count: number): Promise<Head> {
  const { db, pool } = api.database;
  const id = uuidv7();
  const [made] = await db
    .insert(rooms)
    .values({ id, kind: 'community', name: 'Lounge', lastSeq: count, messageCount: count })
    .returning({ ordinal: rooms.ordinal });
  await pool.query(
    `with said as (
       insert into messages (id, room_id, number, seq, author_id, text, named)
       select gen_random_uuid(), $1, n, n, $3, 'message ' || n, '{"users":[],"deals":[],"tools":[]}'
       from generate_series(1, $2::int) n returning id, number)
     insert into room_events (room_id, seq, kind, payload)
     select $1, number, 'message', jsonb_build_object('messageId', id) from said`,
    [id, count, ada.id],
  );
  return { roomId: id, ordinal: made?.ordinal ?? 0, seq: 0 };
}

const seqsOf = ({ events }: { events: readonly { seq: number }[] }) => events.map(({ seq }) => seq);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

it('reads what many missed by one statement, and makes what they are sent once (LIVE-04)', async () => {
  const [one, other] = [await makeRoom(30), await makeRoom(5)];
  const missedBehind = createReader();
  const asked: Head[] = [...Array.from({ length: 500 }, () => one), { ...one, seq: 20 }, other, { ...one, seq: 30 }];
  let found: Awaited<ReturnType<typeof missedBehind>>[] = [];
  const statements = await statementsOf(api.database, async () => {
    found = await Promise.all(asked.map(missedBehind));
  });
  expect(statements).toHaveLength(1);
  expect(new Set(found.slice(0, 500).map(({ handed }) => handed.bytes)).size).toBe(1);
  expect(found.slice(499).map(seqsOf)).toEqual([upTo(1, 30), upTo(21, 30), upTo(1, 5), []]);
  const bytes = found[501]?.handed.bytes.toString() ?? '';
  expect(bytes.match(/"text":"message \d"/g)).toEqual(upTo(1, 5).map((n) => `"text":"message ${n}"`));
  expect(bytes).toContain(`"ordinal":${other.ordinal}`);
});

it('gets every reader to the end, however much was missed in all rooms together (LIVE-04)', async () => {
  const counts = [streamLimits.missedBatch + 50, ...Array.from({ length: 59 }, () => 40)];
  const places: Head[] = [];
  for (const count of counts) places.push(await makeRoom(count));
  const missedBehind = createReader();
  const readOn = async (place: Head, count: number, seen: number[] = []): Promise<number[]> => {
    const found = seqsOf(await missedBehind({ ...place, seq: seen.length }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(streamLimits.missedBatch);
    const all = [...seen, ...found];
    return all.length < count ? readOn(place, count, all) : all;
  };
  const read = await Promise.all(places.map((place, n) => readOn(place, counts[n] ?? 0)));
  expect(read).toEqual(counts.map((count) => upTo(1, count)));
});

it('reads anew for whoever asks later, so that nobody is told what was deleted meanwhile (LIVE-04, T57)', async () => {
  const room = await makeRoom(1);
  const missedBehind = createReader();
  const first = missedBehind(room);
  expect((await first).events[0]?.message?.text).toBe('message 1');
  await api.database.db
    .update(messages)
    .set({ deletedAt: new Date(), deletedBy: ada.id })
    .where(eq(messages.roomId, room.roomId));
  expect((await missedBehind(room)).events[0]?.message).toMatchObject({ text: '', deletedAt: expect.any(String) });
});

it('tells all who wait that a read failed, and reads again for the next (LIVE-04)', async () => {
  const room = await makeRoom(2);
  const missedBehind = createReader();
  await api.database.pool.query('alter table room_events rename to away');
  const failed = await Promise.allSettled([missedBehind(room), missedBehind(room)]);
  await api.database.pool.query('alter table away rename to room_events');
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(seqsOf(await missedBehind(room))).toEqual([1, 2]);
});
