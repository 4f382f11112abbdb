import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { purgeFiles } from '@onceware/api/chat/files/files.service';
import { makeUser } from '@onceware/api/testing/factories';
import { addTeamMember, makeTeam } from '@onceware/api/testing/teams';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, ORIGIN, type TestBrowser, type TestServer } from '#testing/test-server.ts';

type Member = Awaited<ReturnType<TestServer['signedIn']>>;

let server: TestServer;
let ana: Member;
let ben: Member;
let stranger: Member;
let roomId: string;
let teamId: string;
let port: number;

beforeAll(async () => {
  server = await createTestServer();
  [ana, ben, stranger] = await Promise.all([server.signedIn(), server.signedIn(), server.signedIn()]);
  ({ teamId, roomId } = await makeTeam(server.services.database, [ana.user.id, ben.user.id]));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(server.app.listeningOrigin).port);
});
afterAll(() => server.close());

const upload = (
  bytes: Buffer,
  { name = 'notes.txt', id = uuidv4(), room = roomId, browser = ana, type = 'application/octet-stream' } = {},
) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/chat/rooms/${room}/files/${id}?name=${encodeURIComponent(name)}`,
    headers: { cookie: browser.cookie, origin: ORIGIN, 'content-type': type },
    payload: bytes,
  });

/** Uploads and answers what was kept. */
async function kept(bytes: Buffer, options?: Parameters<typeof upload>[1]) {
  const answer = await upload(bytes, options);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ file: { id: string; name: string; size: number; type: string; width: number | null } }>().file;
}
const failureOf = (answer: { statusCode: number; json(): { error: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error.code}`;
const send = async (files: string[], browser: TestBrowser = ana) => {
  const id = uuidv4();
  const answer = await browser.mutate('chat.send', { roomId, id, text: '', files });
  expect(answer.statusCode).toBe(200);
  return id;
};
const fetched = (id: string, browser: TestBrowser = ben, headers: Record<string, string> = {}, part = '') =>
  server.app.inject({ url: `/api/chat/files/${id}${part}`, headers: { cookie: browser.cookie, ...headers } });
const count = async (statement: string, values: unknown[] = []) => {
  const { rows } = await server.services.database.pool.query<{ n: number }>(statement, values);
  return rows[0]?.n;
};
const stored = () => count('select count(distinct file_id)::int as n from file_chunks');
const onDisk = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('onceware-file-'));
/** From a file, since by now this process reads pictures from nothing else. */
async function metadataOf(picture: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-picture-'));
  try {
    await writeFile(join(folder, 'picture'), picture);
    return await sharp(join(folder, 'picture')).metadata();
  } finally {
    await rm(folder, { recursive: true });
  }
}
const drawn = (format: 'png' | 'jpeg' | 'webp' | 'avif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .toFormat(format)
    .toBuffer();

describe('a file in a team’s room', () => {
  it('is fetched by its members, byte for byte and to be saved only, once its message is sent (LIVE-07)', async () => {
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

  it('is had in parts, from where a download broke off, and only of the same bytes (LIVE-07)', async () => {
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

  it('is nobody else’s: not a stranger’s, not who left, not by another room, message or id (LIVE-07, T11)', async () => {
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
      failureOf2(await browser.mutate('chat.send', { roomId: room, id: uuidv4(), text: 'take', files: [file] }));
    expect(await refused(ana, other.roomId, mine.id)).toBe(404);
    expect(await refused(ben, roomId, mine.id)).toBe(404);
    expect(await refused(ana, roomId, id)).toBe(404);
    const leaving = await server.signedIn();
    await addTeamMember(server.services.database, teamId, leaving.user.id);
    expect((await fetched(id, leaving)).statusCode).toBe(200);
    await server.services.database.pool.query('delete from organization_members where user_id = $1', [leaving.user.id]);
    expect((await fetched(id, leaving)).statusCode).toBe(404);
  });

  it('cannot be sent to a room that is everybody’s (LIVE-07)', async () => {
    const community = await server.services.database.pool.query<{ id: string }>(
      `select id from rooms where kind = 'community' limit 1`,
    );
    const refused = await upload(Buffer.from('x'), { room: community.rows[0]?.id ?? '' });
    expect(failureOf(refused)).toBe('403 forbidden');
  });

  it('that is sent again under its id is the same, alone or at the same moment (LIVE-07)', async () => {
    const id = uuidv4();
    const [first] = await Promise.all([kept(Buffer.from('one'), { id }), upload(Buffer.from('one'), { id })]);
    expect(await kept(Buffer.from('another'), { id })).toEqual(first);
    await send([id]);
    expect((await fetched(id)).body).toBe('one');
    expect(await count('select count(*)::int as n from attachments where id = $1', [id])).toBe(1);
  });

  it('is not to be had while its message is deleted, and is again once that is restored (LIVE-06, LIVE-07)', async () => {
    const { id } = await kept(await drawn('png'), { name: 'a.png' });
    const messageId = await send([id]);
    expect((await fetched(id, ben, {}, '/preview')).statusCode).toBe(200);
    await ana.mutate('chat.remove', { roomId, id: messageId });
    for (const browser of [ana, ben]) expect((await fetched(id, browser)).statusCode).toBe(404);
    expect((await fetched(id, ben, {}, '/preview')).statusCode).toBe(404);
    await ana.mutate('chat.restore', { roomId, id: messageId });
    expect((await fetched(id)).statusCode).toBe(200);
  });

  it('keeps nothing of an empty one, of one that is too large, of a form’s, and of one that breaks off (LIVE-07)', async () => {
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

const failureOf2 = ({ statusCode }: { statusCode: number }) => statusCode;

describe('what a file is', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s picture is drawn anew without where it was taken, with a small one (LIVE-07)',
    async (format) => {
      const sent = await drawn(format);
      expect(sent.includes('SECRET-PLACE')).toBe(true);
      // Its name says something else.
      const file = await kept(sent, { name: 'holiday.html' });
      expect(file).toMatchObject({
        type: `image/${format}`,
        width: 900,
        height: 600,
        name: expect.stringMatching(/^holiday\.html\.\w+$/),
      });
      await send([file.id]);
      const picture = await fetched(file.id);
      expect(picture.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-disposition': expect.stringMatching(/^inline; /),
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(picture.rawPayload.includes('SECRET-PLACE')).toBe(false);
      expect((await metadataOf(picture.rawPayload)).exif).toBeUndefined();
      const preview = await fetched(file.id, ben, {}, '/preview');
      expect(preview.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(preview.rawPayload.length),
      });
      expect(await metadataOf(preview.rawPayload)).toMatchObject({ format: 'webp', width: 480, height: 320 });
    },
  );

  it('an animation goes on moving, its small picture stands still; a turned photo is turned (LIVE-07)', async () => {
    const frames = [50, 100, 150].map((grey) => Buffer.alloc(60 * 40 * 3, grey));
    const gif = await sharp(Buffer.concat(frames), { raw: { width: 60, height: 120, channels: 3, pageHeight: 40 } })
      .gif()
      .toBuffer();
    const file = await kept(gif, { name: 'dance.gif' });
    expect(file).toMatchObject({ type: 'image/gif', width: 60, height: 40 });
    expect((await metadataOf((await fetched(file.id, ana)).rawPayload)).pages).toBe(3);
    expect((await metadataOf((await fetched(file.id, ana, {}, '/preview')).rawPayload)).pages).toBeUndefined();
    const turned = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c96' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await kept(turned, { name: 'turned.jpg' })).toMatchObject({ width: 200, height: 300 });
  });

  it('a page, a drawing or a script that says it is a picture is only to be saved (LIVE-07)', async () => {
    const lies: [string, string, string][] = [
      ['photo.png', '<!doctype html><script>alert(document.domain)</script>', 'text/plain'],
      ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'text/plain'],
      [
        'logo.svg',
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        'application/xml',
      ],
      ['report.pdf', '%PDF-1.7 <script>', 'application/pdf'],
    ];
    for (const [name, text, type] of lies) {
      const file = await kept(Buffer.from(text), { name });
      expect(file).toMatchObject({ name, type, width: null });
      const answer = await fetched(file.id, ana);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
      });
      expect((await fetched(file.id, ana, {}, '/preview')).statusCode).toBe(404);
    }
  });

  it('of a picture that is a page as well only the picture is left (LIVE-07)', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script>');
    const png = await drawn('png', 20, 20);
    const jpeg = await drawn('jpeg', 20, 20);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
    for (const both of [
      Buffer.concat([png, script]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    ]) {
      const file = await kept(both, { name: 'both.html' });
      expect(file.width).toBe(20);
      expect((await fetched(file.id, ana)).rawPayload.includes('script')).toBe(false);
    }
  });

  it('a picture that is damaged, or huge for its bytes, is refused, and the next one is drawn (LIVE-07, T46)', async () => {
    const whole = await drawn('jpeg');
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const lying = Buffer.from(await drawn('png', 20, 20));
    // 60,000 pixels each way, says its header.
    lying.writeUInt32BE(60_000, 16);
    lying.writeUInt32BE(60_000, 20);
    for (const [picture, name] of [
      [whole.subarray(0, whole.length / 2), 'half.jpg'],
      [bomb, 'bomb.png'],
      [lying, 'lying.png'],
    ] as const)
      expect([name, failureOf(await upload(picture, { name }))]).toEqual([name, '400 picture_unreadable']);
    await kept(whole, { name: 'whole.jpg' });
  });
});

describe('room for files', () => {
  it('ends at what a member may keep, also for 50 at the same moment, and comes back with what is deleted (LIVE-07)', async () => {
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
  it('are swept with their bytes, by several processes at once, and no others are (LIVE-07)', async () => {
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
