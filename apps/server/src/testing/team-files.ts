import { makeTeam } from '@onceware/api/testing/teams';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { expect } from 'vitest';
import { createTestServer, ORIGIN, type TestBrowser } from './test-server.ts';

/** A server with the room of a team of two, and somebody who is not of that team. */
export async function createTeamRoom() {
  const server = await createTestServer();
  const [ana, ben, stranger] = await Promise.all([server.signedIn(), server.signedIn(), server.signedIn()]);
  const { teamId, roomId } = await makeTeam(server.services.database, [ana.user.id, ben.user.id]);
  return { server, ana, ben, stranger, teamId, roomId };
}
export type TeamRoom = Awaited<ReturnType<typeof createTeamRoom>>;

/** File requests in that room: Ana uploads and Ben fetches, unless another member is named. */
export function filesIn(here: () => TeamRoom) {
  const upload = (
    bytes: Buffer,
    {
      name = 'notes.txt',
      id = uuidv4(),
      room = here().roomId,
      browser = here().ana,
      type = 'application/octet-stream',
    } = {},
  ) =>
    here().server.app.inject({
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
  /** Returns the id of the message. */
  async function send(files: string[]) {
    const { ana, roomId } = here();
    const id = uuidv4();
    const answer = await ana.mutate('chat.send', { roomId, id, text: '', files });
    expect(answer.statusCode).toBe(200);
    return id;
  }
  const fetched = (id: string, browser: TestBrowser = here().ben, headers: Record<string, string> = {}, part = '') =>
    here().server.app.inject({ url: `/api/chat/files/${id}${part}`, headers: { cookie: browser.cookie, ...headers } });
  return { upload, kept, send, fetched };
}

export const failureOf = (answer: { statusCode: number; json(): { error: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error.code}`;

/** A picture that says where it was taken. */
export const drawn = (format: 'png' | 'jpeg' | 'webp' | 'avif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .toFormat(format)
    .toBuffer();
