import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTeamRoom, drawn, failureOf, filesIn, type TeamRoom } from '#testing/team-files.ts';

let here: TeamRoom;
const { upload, kept, send, fetched } = filesIn(() => here);

beforeAll(async () => {
  here = await createTeamRoom();
});
afterAll(() => here.server.close());

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

describe('the type of a file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s picture is re-encoded without its location, with a thumbnail (LIVE-07)',
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
      const preview = await fetched(file.id, here.ben, {}, '/preview');
      expect(preview.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(preview.rawPayload.length),
      });
      expect(await metadataOf(preview.rawPayload)).toMatchObject({ format: 'webp', width: 480, height: 320 });
    },
  );

  it('an animation stays animated, its thumbnail is still; a rotated photo is turned upright (LIVE-07)', async () => {
    const frames = [50, 100, 150].map((grey) => Buffer.alloc(60 * 40 * 3, grey));
    const gif = await sharp(Buffer.concat(frames), { raw: { width: 60, height: 120, channels: 3, pageHeight: 40 } })
      .gif()
      .toBuffer();
    const file = await kept(gif, { name: 'dance.gif' });
    expect(file).toMatchObject({ type: 'image/gif', width: 60, height: 40 });
    expect((await metadataOf((await fetched(file.id, here.ana)).rawPayload)).pages).toBe(3);
    expect((await metadataOf((await fetched(file.id, here.ana, {}, '/preview')).rawPayload)).pages).toBeUndefined();
    const turned = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c96' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await kept(turned, { name: 'turned.jpg' })).toMatchObject({ width: 200, height: 300 });
  });

  it('HTML, SVG or a script that claims to be a picture is offered as a download only (LIVE-07)', async () => {
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
      const answer = await fetched(file.id, here.ana);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
      });
      expect((await fetched(file.id, here.ana, {}, '/preview')).statusCode).toBe(404);
    }
  });

  it('a picture that is also an HTML page is stored as the picture alone (LIVE-07)', async () => {
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
      expect((await fetched(file.id, here.ana)).rawPayload.includes('script')).toBe(false);
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
