import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStream } from '../../testing/stream-reader.ts';
import { createTestServer, type TestBrowser, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await createTestServer();
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const pool = () => server.services.database.pool;

/** A room of a new team with this one member. */
async function makeRoom({ user }: { user: { id: string } }): Promise<{ id: string; ordinal: number }> {
  const team = randomUUID();
  await pool().query(`insert into organizations (id, name) values ($1, 'A team')`, [team]);
  await pool().query(`insert into organization_members (organization_id, user_id, role) values ($1, $2, 'member')`, [
    team,
    user.id,
  ]);
  const { rows } = await pool().query<{ id: string; ordinal: number }>(
    'select id, ordinal from rooms where organization_id = $1',
    [team],
  );
  if (!rows[0]) throw new Error('There is no room.');
  return rows[0];
}

const send = (browser: TestBrowser, input: object) => browser.mutate('chat.send', { id: randomUUID(), ...input });

it('a client that slept through 3,000 events gets each of them once and in order (LIVE-04)', async () => {
  const EVENTS = 3_000;
  const ann = await server.signedIn();
  const room = await makeRoom(ann);
  await pool().query(
    `with said as (
       insert into messages (id, room_id, number, seq, author_id, text, named)
       select gen_random_uuid(), $1, n, n, $2, 'said ' || n, '{"users":[],"deals":[],"tools":[]}' from generate_series(1, $3::int) n returning *
     ), event as (
       insert into room_events (room_id, seq, kind, payload)
       select room_id, seq, 'message', jsonb_build_object('messageId', id) from said
     ) update rooms set last_seq = $3, message_count = $3 where id = $1`,
    [room.id, ann.user.id, EVENTS],
  );
  const reader = await openStream(url, { headers: { cookie: ann.cookie }, after: `${room.ordinal.toString(36)}.0` });
  await vi.waitFor(() => expect(reader.texts()).toHaveLength(EVENTS), { timeout: 15_000, interval: 50 });
  expect(reader.texts()).toEqual(Array.from({ length: EVENTS }, (_, n) => `said ${n + 1}`));
  reader.close();
});

it('a text comes back as it was sent, whatever it holds, or is refused (LIVE-03, T11)', async () => {
  const ann = await server.signedIn();
  const room = await makeRoom(ann);
  const kept = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '\u202Eevil.exe\u202C and back \u2066isolated\u2069',
    `Z${'\u0301'.repeat(9_000)}`,
    "'; drop table messages; -- $1 %s {{x}} ${y}",
    '\u200F\u0627\u0644\u0633\u0644\u0627\u0645 \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \uFEFF.',
    '{"type":"message"}\\n\\ndata: {"type":"reset"}\n\ndata: x\n\nid: 1.1\n\n',
  ];
  const reader = await openStream(url, { headers: { cookie: ann.cookie } });
  await expect.poll(() => reader.positions.length).toBeGreaterThan(0);
  for (const text of kept) expect((await send(ann, { roomId: room.id, text })).statusCode).toBe(200);
  for (const text of ['a NUL \0 within', 'half a pair \ud800 of it'])
    expect([200, 400]).toContain((await send(ann, { roomId: room.id, text })).statusCode);
  await expect.poll(() => reader.texts().slice(0, kept.length)).toEqual(kept);
  expect(reader.events.every(({ type }) => type === 'message' || type === 'presence')).toBe(true);
  const { rows } = await pool().query<{ text: string }>(
    'select text from messages where room_id = $1 order by number',
    [room.id],
  );
  expect(rows.slice(0, kept.length).map(({ text }) => text)).toEqual(kept);
  reader.close();
});

it('a sender cannot use the room, message or id of another (LIVE-03, T11)', async () => {
  const [ann, eve] = [await server.signedIn(), await server.signedIn()];
  const [room, own] = [await makeRoom(ann), await makeRoom(eve)];
  const id = randomUUID();
  expect((await send(ann, { roomId: room.id, id, text: 'mine' })).statusCode).toBe(200);
  const refused = async (answer: ReturnType<TestBrowser['mutate']>) => {
    const { statusCode, body } = await answer;
    expect(body).not.toContain('mine');
    return statusCode;
  };
  expect(await refused(send(eve, { roomId: room.id, text: 'let me in' }))).toBe(404);
  expect(await refused(send(eve, { roomId: own.id, id, text: 'over it' }))).toBe(409);
  expect(await refused(send(eve, { roomId: own.id, text: 'an answer', replyTo: id }))).toBe(404);
  for (const [procedure, more] of [
    ['chat.edit', { text: 'changed' }],
    ['chat.remove', {}],
    ['chat.react', { emoji: '🎉', on: true }],
    ['chat.pin', { on: true }],
  ] as const)
    for (const roomId of [room.id, own.id])
      expect(await refused(eve.mutate(procedure, { roomId, id, ...more }))).toBe(404);
  const { rows } = await pool().query('select text, pinned_at, deleted_at, edited_at from messages where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ text: 'mine', pinned_at: null, deleted_at: null, edited_at: null }]);
});
