import { addTeamMember, makeTeam } from '@onceware/api/testing/teams';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestBrowser, type TestServer } from '#testing/test-server.ts';

const EMOJI = encodeURIComponent('👩🏽‍🏭');

let server: TestServer;
let ana: TestBrowser & { user: NonNullable<TestBrowser['user']> };
let ben: typeof ana;
/** A tool of Ana's, by her key. */
let tool: TestBrowser;
let teamId: string;
let room: string;
beforeAll(async () => {
  server = await createTestServer();
  [ana, ben] = [await server.signedIn({ name: 'Ana Bell' }), await server.signedIn({ name: 'Ben Ash' })];
  tool = await server.tool(ana.user, [], ['chat.read', 'chat.write']);
  const { database } = server.services;
  let roomId: string;
  ({ teamId, roomId } = await makeTeam(database, [ana.user.id]));
  await addTeamMember(database, teamId, ben.user.id);
  room = `/api/chat/rooms/${roomId}`;
});
afterAll(() => server.close());

const said = async (path = `${room}/messages`, by = tool) =>
  (await by.get(path)).json<{ messages: { number: number; text: string }[] }>().messages.map(({ text }) => text);

describe('a tool with a key', () => {
  it('sends, reads, edits, answers below, reacts to and deletes messages, as its member would (LIVE-12)', async () => {
    const id = uuidv7();
    const named = { users: [ben.user.id] };
    const sent = await tool.post(`${room}/messages`, { id, text: 'Deployed, @Ben Ash', named });
    expect(sent.json()).toEqual({
      message: { id, number: 1, seq: 1, sentAt: expect.stringMatching(/Z$/) },
    });
    const message = `${room}/messages/${id}`;
    const one = async (by: TestBrowser = ben) => (await by.get(message)).json().message;
    expect(await one()).toMatchObject({ author: { name: 'Ana Bell' }, named: { users: [{ name: 'Ben Ash' }] } });
    const { rooms } = (await ben.get('/api/chat/rooms')).json();
    expect(rooms).toContainEqual(
      expect.objectContaining({
        kind: 'team',
        unread: 1,
        mentions: 1,
        lastMessage: expect.objectContaining({ number: 1 }),
      }),
    );
    await tool.change('patch', message, { text: 'Deployed twice' });
    await ben.change('put', `${message}/reactions/${EMOJI}`, {});
    expect(await one(tool)).toMatchObject({ text: 'Deployed twice', reactions: [{ people: [{ name: 'Ben Ash' }] }] });
    await ben.change('delete', `${message}/reactions/${EMOJI}`);
    expect((await ben.get(`${message}/thread`)).json()).toMatchObject({ roomId: null, messages: [] });
    const { roomId: thread } = (await ben.post(`${message}/thread`, {})).json();
    await ben.post(`/api/chat/rooms/${thread}/messages`, { text: 'Which one?' });
    expect((await tool.get(`${message}/thread`)).json()).toMatchObject({
      roomId: thread,
      messages: [{ text: 'Which one?' }],
    });
    expect(await one()).toMatchObject({ reactions: [], thread: { count: 1 } });
    expect((await ben.post(`${room}/read`, { number: 1 })).json()).toEqual({ ok: true });
    expect((await ben.get(room)).json().room).toMatchObject({ unread: 0, mentions: 0 });
    expect((await ben.change('delete', message)).statusCode).toBe(403);
    await tool.change('delete', message);
    expect(await one()).toMatchObject({ text: '', deletedAt: expect.any(String) });
    await tool.post(`${message}/restore`, {});
    expect(await said()).toEqual(['Deployed twice']);
  });

  it('has what it sends again there once, by its id or its Idempotency-Key (LIVE-12)', async () => {
    const before = await said();
    const send = (by: TestBrowser, key: string, to = room) =>
      by.post(`${to}/messages`, { text: 'Nightly' }, { 'idempotency-key': key });
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(tool, 'build 7')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    // Others have keys of their own, and so has each room.
    await send(ben, 'build 7');
    await send(tool, 'build 8');
    expect(await said()).toEqual([...before, 'Nightly', 'Nightly', 'Nightly']);
    expect((await send(tool, 'x'.repeat(256))).statusCode).toBe(400);
    const message = { id: uuidv7(), text: 'Once' };
    await tool.post(`${room}/messages`, message);
    await tool.post(`${room}/messages`, message);
    expect((await said()).filter((text) => text === 'Once')).toHaveLength(1);
    expect((await ben.post(`${room}/messages`, message)).json().error.code).toBe('id_taken');
  });

  it('reads a room in both directions by number, without entering it, and has every room once (LIVE-12)', async () => {
    const { database } = server.services;
    const many = await Promise.all(Array.from({ length: 53 }, () => makeTeam(database, [ana.user.id])));
    const [first] = many;
    await database.pool.query(
      `insert into messages (id, room_id, number, seq, author_id, text, named)
       select gen_random_uuid(), $1, n, n, $2, n::text, '{"users":[],"deals":[],"tools":[]}' from generate_series(1, 120) n`,
      [first?.roomId, ana.user.id],
    );
    await database.pool.query('update rooms set message_count = 120, last_seq = 120 where id = $1', [first?.roomId]);
    const messages = `/api/chat/rooms/${first?.roomId}/messages`;
    const numbers = async (query: string) => (await said(`${messages}${query}`)).map(Number);
    expect([await numbers(''), await numbers('?before=71')].map((page) => [page.length, page[0], page.at(-1)])).toEqual(
      [
        [50, 71, 120],
        [50, 21, 70],
      ],
    );
    expect([await numbers('?after=0'), await numbers('?after=100')].map((page) => [page[0], page.at(-1)])).toEqual([
      [1, 50],
      [101, 120],
    ]);
    expect((await tool.get(`${messages}?after=1&before=9`)).statusCode).toBe(400);
    expect(
      (await database.pool.query('select from reads where user_id = $1 and room_id = $2', [ana.user.id, first?.roomId]))
        .rows,
    ).toEqual([]);

    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { rooms: { id: string }[]; nextCursor: string | null } = (
        await tool.get(`/api/chat/rooms${cursor && `?cursor=${cursor}`}`)
      ).json();
      found.push(...page.rooms.map(({ id }) => id));
      // The room of the other end becomes the newest meanwhile.
      await tool.post(`/api/chat/rooms/${many.at(-1)?.roomId}/messages`, { text: 'Hello' });
      cursor = page.nextCursor;
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(many.map(({ roomId }) => roomId)));
  });

  it('is held by the limits of the chat together with its member’s browser (LIVE-12, LIVE-11)', async () => {
    const slow = await createTestServer({ limits: { messagesInTenSeconds: 4 } });
    try {
      const member = await slow.signedIn();
      const key = await slow.tool(member.user, [], ['chat.write']);
      const { roomId } = await makeTeam(slow.services.database, [member.user.id]);
      const send = async (n: number) => {
        const by = n % 2 === 0;
        return by
          ? key.post(`/api/chat/rooms/${roomId}/messages`, { text: 'x' })
          : member.mutate('chat.send', { roomId, id: uuidv7(), text: 'x' });
      };
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await send(n)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      expect((await key.get(`/api/chat/rooms/${roomId}/messages`)).json().error.code).toBe('scope_required');
    } finally {
      await slow.close();
    }
  });
});
