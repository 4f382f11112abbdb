import { connect } from 'node:net';
import { randomUUID } from 'node:crypto';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { streamLimits } from '@onceware/api/chat/chat.limits';
import { parsePosition } from '@onceware/api/chat/stream/position.contract';
import { purgeRoomEvents } from '@onceware/api/chat/stream/purge.service';
import { makeKey } from '@onceware/api/testing/factories';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openStream, type StreamReader } from '../../testing/stream-reader.ts';
import { createTestServer, type TestBrowser, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let url: string;
const open: StreamReader[] = [];
beforeAll(async () => {
  server = await createTestServer();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const reader of open) reader.close();
  await server.close();
});

const pool = () => server.services.database.pool;
const WITHIN = { timeout: 10_000, interval: 10 };

/** A room of a new team of these people. */
async function makeRoom(...people: { user: { id: string } }[]): Promise<{ id: string; ordinal: number; team: string }> {
  const team = randomUUID();
  await pool().query(`insert into organizations (id, name) values ($1, 'A team')`, [team]);
  for (const { user } of people)
    await pool().query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')`, [
      team,
      user.id,
    ]);
  const { rows } = await pool().query<{ id: string; ordinal: number }>(
    'select id, ordinal from rooms where organization_id = $1',
    [team],
  );
  return { id: rows[0]?.id ?? '', ordinal: rows[0]?.ordinal ?? 0, team };
}

/** A stream behind its first heartbeat. */
async function follow({ cookie }: { cookie: string }, after?: string, headers: Record<string, string> = {}) {
  const reader = await openStream(url, { headers: { cookie, ...headers }, ...(after !== undefined && { after }) });
  open.push(reader);
  expect(reader.answer.statusCode).toBe(200);
  await vi.waitFor(() => expect(reader.positions.length).toBeGreaterThan(0), WITHIN);
  return reader;
}

const say = async (browser: TestBrowser, room: { id: string }, text: string) => {
  const answer = await browser.mutate('chat.send', { roomId: room.id, id: randomUUID(), text });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
};
const hears = (reader: StreamReader, texts: string[]) =>
  vi.waitFor(() => expect(reader.texts()).toEqual(texts), WITHIN);

it('sends server-sent events that no proxy buffers, and resumes from Last-Event-ID or `after` (LIVE-04)', async () => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const room = await makeRoom(ann, ben);
  const first = await follow(ann);
  expect(first.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
  });
  expect(first.answer.headers['content-encoding']).toBeUndefined();
  expect(first.state.retryMs).toBeGreaterThanOrEqual(1_000);
  await say(ben, room, 'one');
  await hears(first, ['one']);
  first.close();

  await say(ben, room, 'two');
  await say(ann, room, 'three');
  // From the heartbeat before it was cut: what came since comes again.
  const [position = ''] = first.positions;
  const again = await follow(ann, position);
  const browser = await follow(ann, undefined, { 'last-event-id': position });
  const raised = `${position}-${room.ordinal.toString(36)}.1`;
  const raisedByEvents = await follow(ann, raised);
  await hears(again, ['one', 'two', 'three']);
  await hears(browser, ['one', 'two', 'three']);
  await hears(raisedByEvents, ['two', 'three']);
  // Without a position, from now on.
  const fresh = await follow(ann);
  await say(ben, room, 'four');
  await hears(fresh, ['four']);
  await hears(raisedByEvents, ['two', 'three', 'four']);
  expect(again.events.map((event) => 'seq' in event && event.seq)).toEqual([1, 2, 3, 4]);
  expect(parsePosition(again.positions.at(-1) ?? '')?.get(room.ordinal)).toBe(3);
});

it('tells a client that missed too much, or followed another database, to reload (LIVE-04)', async () => {
  const ann = await server.signedIn();
  const room = await makeRoom(ann);
  await say(ann, room, 'one');
  await say(ann, room, 'two');
  const ordinal = room.ordinal.toString(36);
  const ahead = await follow(ann, `${ordinal}.9`);
  expect(ahead.events).toEqual([{ type: 'reset' }]);
  await pool().query('delete from room_events where room_id = $1 and seq = 1', [room.id]);
  const behind = await follow(ann, `${ordinal}.0`);
  expect(behind.events).toEqual([{ type: 'reset' }]);
  await say(ann, room, 'three');
  await hears(behind, ['three']);
  expect((await follow(ann, `${ordinal}.1`)).texts()).toEqual(['two', 'three']);
});

it.each([
  ['their session ends', 'delete from sessions where user_id = $1'],
  ['they are suspended', 'update users set suspended_at = now() where id = $1'],
  ['their account goes', 'delete from users where id = $1'],
])('ends at once when %s (LIVE-04)', async (_when, statement) => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const room = await makeRoom(ann, ben);
  const [reader, other] = [await follow(ann), await follow(ben)];
  await pool().query(statement, [ann.user.id]);
  await vi.waitFor(() => expect(reader.state.isOver).toBe(true), WITHIN);
  await say(ben, room, 'alone');
  await hears(other, ['alone']);
  expect(reader.texts()).toEqual([]);
});

it('ends with its session or key when that runs out by time, and sends nothing after (LIVE-04, T55)', async () => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const room = await makeRoom(ann, ben);
  const key = await makeKey(server.services.database, ann.user, [], ['chat.read']);
  // One that is in use is renewed, up to an age.
  await pool().query(
    `update sessions set created_at = now() - make_interval(days => $2) + interval '2 seconds' where user_id = $1`,
    [ann.user.id, authLimits.sessionMaxDays],
  );
  await pool().query(`update api_keys set expires_at = now() + interval '2 seconds' where user_id = $1`, [ann.user.id]);
  server.services.sessions.forget(ann.user.id);
  const ofKey = await openStream(url, { headers: { authorization: `Bearer ${key}` } });
  const [reader, other] = [await follow(ann), await follow(ben)];
  open.push(ofKey);
  const begun = Date.now();
  await vi.waitFor(() => expect([reader.state.isOver, ofKey.state.isOver]).toEqual([true, true]), WITHIN);
  expect(Date.now() - begun).toBeLessThan(4_000);
  await say(ben, room, 'alone');
  await hears(other, ['alone']);
  expect([...reader.texts(), ...ofKey.texts()]).toEqual([]);
});

it('of an API key ends when the key is revoked or may no longer read the chat (LIVE-04, LIVE-12)', async () => {
  const { user } = await server.signedIn();
  const keys = await Promise.all([1, 2].map(() => makeKey(server.services.database, user, [], ['chat.read'])));
  const readers = await Promise.all(
    keys.map((key) => openStream(url, { headers: { authorization: `Bearer ${key}` } })),
  );
  open.push(...readers);
  await vi.waitFor(() => readers.forEach(({ positions }) => expect(positions).toHaveLength(1)), WITHIN);
  await pool().query(`update api_keys set scopes = '{}' where user_id = $1`, [user.id]);
  await vi.waitFor(() => readers.forEach(({ state }) => expect(state.isOver).toBe(true)), WITHIN);
});

it('leaves a room when its reader leaves the team or loses the permission, and sends nothing more of it (LIVE-04)', async () => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const [room, kept] = [await makeRoom(ann, ben), await makeRoom(ann, ben)];
  const reader = await follow(ann);
  await pool().query('delete from organization_members where organization_id = $1 and user_id = $2', [
    room.team,
    ann.user.id,
  ]);
  await vi.waitFor(() => expect(reader.events).toEqual([{ type: 'rooms' }]), WITHIN);
  await vi.waitFor(() => expect(reader.positions).toHaveLength(2), WITHIN);
  expect(parsePosition(reader.positions.at(-1) ?? '')?.has(room.ordinal)).toBe(false);
  await say(ben, room, 'without her');
  await say(ben, kept, 'with her');
  await hears(reader, ['with her']);

  await pool().query('delete from user_roles where user_id = $1', [ann.user.id]);
  await vi.waitFor(() => expect(reader.events.at(-1)).toEqual({ type: 'rooms' }), WITHIN);
  expect([...(parsePosition(reader.positions.at(-1) ?? '')?.keys() ?? [])]).toEqual([kept.ordinal]);
});

it('of a reader who does not read is cut off, and resumes where they were; the others do not wait (LIVE-04)', async () => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const room = await makeRoom(ann, ben);
  const reader = await follow(ben);
  const [position = ''] = (await follow(ann)).positions;
  const slow = connect(Number(new URL(url).port), '127.0.0.1');
  slow.on('error', () => {});
  const before = server.services.rooms.counts().streams;
  slow.write(`GET /api/chat/stream HTTP/1.1\r\nhost: x\r\ncookie: ${ann.cookie}\r\n\r\n`);
  slow.pause();
  await vi.waitFor(() => expect(server.services.rooms.counts().streams).toBe(before + 1), WITHIN);
  // More than the kernel holds and we keep: some megabytes.
  let sent = 0;
  while (server.services.rooms.counts().streams > before) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => say(ben, room, `${sent + n} ${'x'.repeat(9_900)}`)));
    sent += 20;
    expect(sent).toBeLessThan(2_000);
  }
  slow.destroy();
  await vi.waitFor(() => expect(reader.texts()).toHaveLength(sent), WITHIN);
  const again = await follow(ann, position);
  expect(again.texts()).toEqual(reader.texts());
});

/** Inserts the rows that `count` messages leave behind. */
const fill = (room: { id: string }, author: { user: { id: string } }, count: number) =>
  pool().query(
    `with given as (
       update rooms set last_seq = last_seq + $3, message_count = message_count + $3 where id = $1
       returning last_seq - $3 as seq, message_count - $3 as number
     ), said as (
       insert into messages (id, room_id, number, seq, author_id, text, named)
       select gen_random_uuid(), $1, number + n, seq + n, $2, 'message ' || n, '{"users":[],"deals":[],"tools":[]}'
       from given, generate_series(1, $3::int) n returning id, seq
     )
     insert into room_events (room_id, seq, kind, payload)
     select $1, seq, 'message', jsonb_build_object('messageId', id) from said`,
    [room.id, author.user.id, count],
  );

it('of a laptop that slept through 3,000 events sends all of them in order while more happen; after more it starts over (LIVE-04)', async () => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const room = await makeRoom(ann, ben);
  await fill(room, ben, 3_000);
  const asleep = `${room.ordinal.toString(36)}.0`;
  const talking = (async () => {
    for (let n = 0; n < 20; n += 1) await say(ben, room, 'meanwhile');
  })();
  const reader = await follow(ann, asleep);
  await talking;
  const seqs = Array.from({ length: 3_020 }, (_, n) => n + 1);
  await vi.waitFor(
    () => expect(reader.events.flatMap((event) => ('seq' in event ? [event.seq] : []))).toEqual(seqs),
    WITHIN,
  );
  await fill(room, ben, 1_500);
  expect((await follow(ann, asleep)).events.at(-1)).toEqual({ type: 'reset' });
});

it('has events for a week; later clients start over (LIVE-04)', async () => {
  const ann = await server.signedIn();
  const room = await makeRoom(ann);
  await fill(room, ann, 3);
  await pool().query(
    `update room_events set created_at = now() - interval '7 days 1 minute' where room_id = $1 and seq <= 2`,
    [room.id],
  );
  await purgeRoomEvents(server.services.database);
  const ordinal = room.ordinal.toString(36);
  expect((await follow(ann, `${ordinal}.1`)).events).toEqual([{ type: 'reset' }]);
  expect((await follow(ann, `${ordinal}.2`)).texts()).toEqual(['message 3']);
  const { rows } = await pool().query('select count(*)::int as messages from messages where room_id = $1', [room.id]);
  expect(rows).toEqual([{ messages: 3 }]);
});

it('beyond the limit for one person ends the oldest one, which is told to reconnect slowly (LIVE-04)', async () => {
  const ann = await server.signedIn();
  const readers: StreamReader[] = [];
  for (let n = 0; n <= streamLimits.streamsOfOneUser; n += 1) readers.push(await follow(ann));
  await vi.waitFor(
    () => expect(readers.map(({ state }) => state.isOver)).toEqual(readers.map((_, n) => n === 0)),
    WITHIN,
  );
  expect(readers[0]?.state.retryMs).toBe(60_000);
});

it('ends at once when the process does, also where somebody does not read (LIVE-04, OPS-02)', async () => {
  const stopping = await createTestServer();
  const { cookie } = await stopping.signedIn();
  const own = await stopping.app.listen({ host: '127.0.0.1', port: 0 });
  const reader = await openStream(own, { headers: { cookie } });
  const deaf = connect(Number(new URL(own).port), '127.0.0.1').pause();
  deaf.write(`GET /api/chat/stream HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
  await vi.waitFor(() => expect(stopping.services.rooms.counts().streams).toBe(2), WITHIN);
  const told = performance.now();
  await stopping.close();
  expect(performance.now() - told).toBeLessThan(5_000);
  await vi.waitFor(() => expect(reader.state.isOver).toBe(true), WITHIN);
  expect(stopping.services.rooms.counts().streams).toBe(0);
  deaf.destroy();
});

it('tells a member’s other browsers at once what a browser, a tool or an import changed of their collections (LIVE-04, COL-12)', async () => {
  const [ann, ben] = [await server.signedIn(), await server.signedIn()];
  const [reader, stranger] = [await follow(ann), await follow(ben)];
  const tool = await server.tool(ann.user);
  const collectionId = randomUUID();
  const changes = [
    () => ann.mutate('collections.create', { id: collectionId, name: 'Kept' }),
    () => tool.change('patch', `/api/collections/${collectionId}`, { name: 'Kept here' }),
    () => tool.act('ensure_defaults'),
    () => ann.mutate('collections.import', { collections: [{ name: 'Kept', items: [] }] }),
  ];
  for (const [index, change] of changes.entries()) {
    expect((await change()).statusCode).toBe(200);
    await vi.waitFor(
      () => expect(reader.events).toEqual(changes.slice(0, index + 1).map(() => ({ type: 'collections' }))),
      WITHIN,
    );
  }
  expect((await tool.change('delete', `/api/collections/${randomUUID()}`)).statusCode).toBe(404);
  await ann.query('collections.list');
  const room = await makeRoom(ann, ben);
  // Each stream follows the room from when it heard of it.
  for (const { events } of [reader, stranger])
    await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'rooms' }), WITHIN);
  await say(ann, room, 'after');
  await hears(stranger, ['after']);
  expect(reader.events.filter(({ type }) => type === 'collections')).toHaveLength(changes.length);
  expect(stranger.events.some(({ type }) => type === 'collections')).toBe(false);
});

it('says before it is live how long ago the collections changed, so that no change after a read is missed (COL-01, COL-12)', async () => {
  const ann = await server.signedIn();
  const ask = async () => {
    const reader = await openStream(url, { headers: { cookie: ann.cookie }, collections: '1' });
    open.push(reader);
    await vi.waitFor(() => expect(reader.positions.length).toBeGreaterThan(0), WITHIN);
    return z.tuple([z.object({ type: z.literal('collections'), agoMs: z.number() })]).parse(reader.events)[0].agoMs;
  };
  const readAt = performance.now();
  await ann.query('collections.load');
  // Nothing since: the read need not be made again.
  expect(await ask()).toBeGreaterThanOrEqual(Math.floor(performance.now() - readAt));
  await ann.mutate('collections.create', { id: randomUUID(), name: 'In between' });
  expect(await ask()).toBeLessThan(performance.now() - readAt);
});
