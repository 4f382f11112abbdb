import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { purgeFiles } from '@onceware/api/chat/files/files.service';
import { makeUser } from '@onceware/api/testing/factories';
import { addTeamMember, makeTeam } from '@onceware/api/testing/teams';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTeamRoom, drawn, failureOf, filesIn, type TeamRoom } from '#testing/team-files.ts';
import { ORIGIN, type TestBrowser } from '#testing/test-server.ts';

let here: TeamRoom;
let server: TeamRoom['server'];
let ana: TeamRoom['ana'];
let ben: TeamRoom['ben'];
let stranger: TeamRoom['stranger'];
let teamId: string;
let roomId: string;
let port: number;
const { upload, kept, send, fetched } = filesIn(() => here);

beforeAll(async () => {
  here = await createTeamRoom();
  ({ server, ana, ben, stranger, teamId, roomId } = here);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.app.listeningOrigin).port);
});
afterAll(() => server.close());

const count = async (statement: string, values: unknown[] = []) => {
  const { rows } = await server.services.database.pool.query<{ n: number }>(statement, values);
  return rows[0]?.n;
};
const stored = () => count('select count(distinct file_id)::int as n from file_chunks');
const onDisk = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('onceware-file-'));

describe('a file in a team’s room', () => {
  it('is served to its members, byte for byte and as a download only, once its message is sent (LIVE-07)', async () => {
    const bytes = randomBytes(600_000);
    const file = await kept(bytes, { name: 'plan.bin' });
    expect(file).toMatchObject({ name: 'plan.bin', size: 600_000, type: 'application/octet-stream', width: null });
    expect((await fetched(file.id, ben)).statusCode).toBe(404);
    expect((await fetched(file.id, ana)).statusCode).toBe(200);
    const message = await send([file.id]);
    const opened = (await ben.query('chat.open', { roomId })).json().result.data.json;
    expect(opened.messages.at(-1)).toMatchObject({
      id: message,
      files: [{ id: file.id, name: 'plan.bin', size: 600_000 }],
    });
    const answer = await fetched(file.id);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '600000',
      'content-disposition': `attachment; filename="plan.bin"; filename*=UTF-8''plan.bin`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is served in ranges, from where a download broke off, and only of the same bytes (LIVE-07)', async () => {
    const bytes = randomBytes(300_000);
    const { id } = await kept(bytes);
    await send([id]);
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { statusCode, headers, rawPayload } = await fetched(id, ben, { range, ...more });
      return { statusCode, range: headers['content-range'], rawPayload };
    };
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=262000-262300', 262_000, 262_300],
      ['bytes=299990-', 299_990, 299_999],
      ['bytes=-10', 299_990, 299_999],
      ['bytes=299000-999999', 299_000, 299_999],
    ] as const)
      expect(await part(range)).toEqual({
        statusCode: 206,
        range: `bytes ${start}-${end}/300000`,
        rawPayload: bytes.subarray(start, end + 1),
      });
    expect(await part('bytes=300000-')).toMatchObject({ statusCode: 416, range: 'bytes */300000' });
    expect(await part('bytes=-0')).toMatchObject({ statusCode: 416 });
    for (const whole of ['bytes=5-4', 'bytes=0-1,3-4', 'items=0-1', 'bytes=-', 'bytes=a-b'])
      expect(await part(whole)).toMatchObject({ statusCode: 200 });
    const { headers } = await fetched(id);
    expect(await part('bytes=0-9', { 'if-range': String(headers.etag) })).toMatchObject({ statusCode: 206 });
    expect(await part('bytes=0-9', { 'if-range': '"others"' })).toMatchObject({ statusCode: 200 });
    const head = await server.app.inject({
      method: 'HEAD',
      url: `/api/chat/files/${id}`,
      headers: { cookie: ben.cookie },
    });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '300000', '']);
  });

  it('is refused to strangers and former members, and by another room, message or id (LIVE-07, T11)', async () => {
    const { id } = await kept(Buffer.from('for us'));
    await send([id]);
    expect((await fetched(id, stranger)).statusCode).toBe(404);
    expect((await fetched(id, server.visitor)).statusCode).toBe(401);
    expect(failureOf(await upload(Buffer.from('x'), { browser: stranger }))).toBe('404 not_found');
    expect(failureOf(await upload(Buffer.from('x'), { room: uuidv4() }))).toBe('404 not_found');
    // The id of somebody else's, and one's own in another room.
    expect(failureOf(await upload(Buffer.from('x'), { id, browser: ben }))).toBe('409 id_taken');
    const other = await makeTeam(server.services.database, [ana.user.id, stranger.user.id]);
    expect(failureOf(await upload(Buffer.from('x'), { id, room: other.roomId }))).toBe('409 id_taken');
    // Neither sent from another room, nor by somebody else, nor twice.
    const mine = await kept(Buffer.from('mine'));
    const refused = async (browser: TestBrowser, room: string, file: string) =>
      (await browser.mutate('chat.send', { roomId: room, id: uuidv4(), text: 'take', files: [file] })).statusCode;
    expect(await refused(ana, other.roomId, mine.id)).toBe(404);
    expect(await refused(ben, roomId, mine.id)).toBe(404);
    expect(await refused(ana, roomId, id)).toBe(404);
    const leaving = await server.signedIn();
    await addTeamMember(server.services.database, teamId, leaving.user.id);
    expect((await fetched(id, leaving)).statusCode).toBe(200);
    await server.services.database.pool.query('delete from organization_members where user_id = $1', [leaving.user.id]);
    expect((await fetched(id, leaving)).statusCode).toBe(404);
  });

  it('cannot be sent to a public room (LIVE-07)', async () => {
    const community = await server.services.database.pool.query<{ id: string }>(
      `select id from rooms where kind = 'community' limit 1`,
    );
    const refused = await upload(Buffer.from('x'), { room: community.rows[0]?.id ?? '' });
    expect(failureOf(refused)).toBe('403 forbidden');
  });

  it('that is sent again under its id is the same, in turn or at the same moment (LIVE-07)', async () => {
    const id = uuidv4();
    const [first] = await Promise.all([kept(Buffer.from('one'), { id }), upload(Buffer.from('one'), { id })]);
    expect(await kept(Buffer.from('another'), { id })).toEqual(first);
    await send([id]);
    expect((await fetched(id)).body).toBe('one');
    expect(await count('select count(*)::int as n from attachments where id = $1', [id])).toBe(1);
  });

  it('is not served while its message is deleted, and is again once that is restored (LIVE-06, LIVE-07)', async () => {
    const { id } = await kept(await drawn('png'), { name: 'a.png' });
    const messageId = await send([id]);
    expect((await fetched(id, ben, {}, '/preview')).statusCode).toBe(200);
    await ana.mutate('chat.remove', { roomId, id: messageId });
    for (const browser of [ana, ben]) expect((await fetched(id, browser)).statusCode).toBe(404);
    expect((await fetched(id, ben, {}, '/preview')).statusCode).toBe(404);
    await ana.mutate('chat.restore', { roomId, id: messageId });
    expect((await fetched(id)).statusCode).toBe(200);
  });

  it('is not stored when it is empty, too large, sent by a form or broken off (LIVE-07)', async () => {
    const others = await onDisk();
    const before = [await stored(), await count('select count(*)::int as n from attachments')];
    expect(failureOf(await upload(Buffer.alloc(0)))).toBe('400 file_empty');
    expect(failureOf(await upload(Buffer.alloc(25 * 1024 * 1024 + 1)))).toBe('413 file_too_large');
    expect(failureOf(await upload(Buffer.from('x'), { type: 'multipart/form-data' }))).toBe('415 not_json');
    // Without a length, byte by byte; and one whose sender leaves in the middle.
    const streamed = (chunks: number, isLeaving: boolean) =>
      new Promise<number>((resolve) => {
        const request = httpRequest({
          port,
          host: '127.0.0.1',
          method: 'PUT',
          path: `/api/chat/rooms/${roomId}/files/${uuidv4()}?name=x`,
          headers: { cookie: ana.cookie, origin: ORIGIN, 'content-type': 'application/octet-stream' },
        });
        request.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
        request.on('error', () => resolve(0));
        const chunk = Buffer.alloc(1024 * 1024);
        const next = (left: number): unknown => {
          if (left > 0) return request.write(chunk, () => next(left - 1));
          return isLeaving ? request.destroy() : request.end();
        };
        next(chunks);
      });
    expect([0, 413]).toContain(await streamed(30, false));
    expect(await streamed(3, true)).toBe(0);
    await expect.poll(async () => (await onDisk()).filter((name) => !others.includes(name))).toEqual([]);
    expect([await stored(), await count('select count(*)::int as n from attachments')]).toEqual(before);
  });

  it('has a name that is safe to show and to save, however hostile it was (LIVE-07)', async () => {
    for (const [sent, name] of [
      ['../../etc/passwd', 'passwd'],
      [String.raw`C:\Users\me\report.pdf`, 'report.pdf'],
      ['photo\u202Egnp.exe', 'photognp.exe'],
      ['a\0b\r\nSet-Cookie: x=1.txt', 'abSet-Cookie x=1.txt'],
      ['"quoted"; filename=x.html', 'quoted ; filename=x.html'],
      ['…', '…'],
      ['...', 'file'],
      ['', 'file'],
      ['تقرير نهائي.pdf', 'تقرير نهائي.pdf'],
      ['👩‍👩‍👧.txt', '👩‍👩‍👧.txt'],
      [`${'x'.repeat(300)}.tar`, `${'x'.repeat(196)}.tar`],
    ] as const) {
      const file = await kept(Buffer.from('hello'), { name: sent });
      expect(file.name).toBe(name);
      const { headers } = await fetched(file.id, ana);
      expect(String(headers['content-disposition'])).toMatch(
        /^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.%!~-]+$/,
      );
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('storage space', () => {
  it('ends at a member’s quota, also for 50 at the same moment, and is freed by deleting (LIVE-07)', async () => {
    const { pool } = server.services.database;
    const crowded = await server.signedIn();
    const team = await makeTeam(server.services.database, [crowded.user.id]);
    const room = team.roomId;
    // All but 10 kB of 500 MB.
    await pool.query(
      `insert into attachments (id, room_id, user_id, file_id, name, size, type, stored_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'large', $3, 'x', now())`,
      [room, crowded.user.id, 500 * 1024 * 1024 - 10_000],
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => upload(randomBytes(1_000), { browser: crowded, room })),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(10);
    expect(new Set(answers.filter((answer) => !taken.includes(answer)).map(failureOf))).toEqual(
      new Set(['409 quota_reached']),
    );
    // A team's is its own: another member of a full one has room elsewhere.
    await pool.query('update attachments set size = $2 where room_id = $1 and size > 1000', [room, 2_000_000_000]);
    await pool.query(
      `insert into attachments (id, room_id, file_id, name, size, type, stored_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'large', 1800000000, 'x', now() from generate_series(1, 2)`,
      [room],
    );
    await addTeamMember(server.services.database, team.teamId, ben.user.id);
    expect(failureOf(await upload(Buffer.from('x'), { browser: ben, room }))).toBe('409 quota_reached');
    await kept(Buffer.from('x'), { browser: ben });
    // A team that was deleted keeps nothing of its members' room.
    const elsewhere = await makeTeam(server.services.database, [crowded.user.id]);
    const again = () => upload(Buffer.from('x'), { browser: crowded, room: elsewhere.roomId });
    expect(failureOf(await again())).toBe('409 quota_reached');
    await pool.query('update organizations set deleted_at = now() where id = $1', [team.teamId]);
    expect((await again()).statusCode).toBe(200);
    await pool.query('delete from organizations where id = $1', [team.teamId]);
  });
});

describe('files that nobody can reach any more', () => {
  it('are deleted with their bytes, by several processes at once, and no others are (LIVE-07)', async () => {
    const { database, storage } = server.services;
    const { pool } = database;
    const gone = await makeTeam(database, [ana.user.id]);
    const leaver = await makeUser(database);
    const [unsent, sent, deleted, restorable, ofGone] = await Promise.all(
      [roomId, roomId, roomId, roomId, gone.roomId].map((room) => kept(Buffer.from('swept?'), { room })),
    );
    const ids = [unsent, sent, deleted, restorable, ofGone].map((file) => file?.id ?? '');
    await send([ids[1] ?? '']);
    const removed = [await send([ids[2] ?? '']), await send([ids[3] ?? ''])];
    for (const id of removed) await ana.mutate('chat.remove', { roomId, id });
    await pool.query(`update messages set deleted_at = now() - interval '11 minutes' where id = $1`, [removed[0]]);
    const { rows } = await pool.query<{ id: string }>(
      `insert into rooms (id, kind, direct_key, created_at) values (gen_random_uuid(), 'direct', 'swept', now() - interval '2 days') returning id`,
    );
    await pool.query(`insert into room_members (room_id, user_id, role) values ($1, $2, 'member')`, [
      rows[0]?.id,
      leaver.id,
    ]);
    await pool.query('delete from users where id = $1', [leaver.id]);
    await pool.query('delete from organizations where id = $1', [gone.teamId]);
    await pool.query(`update attachments set created_at = now() - interval '25 hours' where id = any($1)`, [
      [ids[0], ids[1], ids[3], ids[4]],
    ]);
    const left = async () => {
      const found = await pool.query<{ id: string }>(
        'select id from attachments where id = any($1) and exists (select from file_chunks c where c.file_id = attachments.file_id)',
        [ids],
      );
      return found.rows.map(({ id }) => id).toSorted();
    };
    expect(await left()).toEqual(ids.toSorted());
    const before = (await stored()) ?? 0;
    await Promise.all(Array.from({ length: 4 }, () => purgeFiles({ database, storage })));
    expect(await left()).toEqual([ids[1] ?? '', ids[3] ?? ''].toSorted());
    expect(await count('select count(*)::int as n from attachments where id = any($1)', [ids])).toBe(2);
    expect((await stored()) ?? 0).toBeLessThanOrEqual(before - 3);
    expect(await count(`select count(*)::int as n from rooms where direct_key = 'swept'`)).toBe(0);
  });
});
