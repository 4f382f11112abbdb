import { purgeFiles } from '@onceware/api/chat/files/files.service';
import { checkStorage } from '@onceware/api/platform/storage/check-storage';
import { createS3Storage } from '@onceware/api/platform/storage/s3-storage';
import { skipsS3, startS3, type TestS3 } from '@onceware/api/testing/s3/start-s3';
import { makeTeam } from '@onceware/api/testing/teams';
import { createTestServices, type TestServices } from '@onceware/api/testing/test-api';
import { makeUser } from '@onceware/api/testing/factories';
import type { FastifyInstance } from 'fastify';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { readSettings } from '#start/settings.ts';
import { ORIGIN } from '#testing/test-server.ts';

let s3: TestS3 | undefined;
let services: TestServices;
let app: FastifyInstance;
let roomId: string;
let cookie: string;

beforeAll(async () => {
  if (skipsS3) return;
  const [started, made] = await Promise.all([startS3(), createTestServices()]);
  s3 = started;
  services = { ...made, storage: createS3Storage(started.options) };
  app = await buildApp({
    services,
    settings: readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: ORIGIN }),
    web: null,
  });
  const user = await makeUser(services.database);
  ({ roomId } = await makeTeam(services.database, [user.id]));
  cookie = `onceware=${await services.sessions.create(user.id)}`;
});
afterAll(async () => {
  if (skipsS3) return;
  await app.close();
  await s3?.stop();
  await services.close();
});

const upload = (id: string, text: string) =>
  app.inject({
    method: 'PUT',
    url: `/api/chat/rooms/${roomId}/files/${id}?name=a.txt`,
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/octet-stream' },
    payload: text,
  });
const fetched = (id: string, headers = {}) =>
  app.inject({ url: `/api/chat/files/${id}`, headers: { cookie, ...headers } });
const attachments = async () => (await services.database.pool.query('select file_id from attachments')).rows.length;

it.skipIf(skipsS3)(
  'a file is stored in S3, served from there in ranges, and deleted with its row (LIVE-07)',
  async () => {
    await checkStorage(services.storage);
    const id = uuidv4();
    expect((await upload(id, 'from elsewhere')).statusCode).toBe(200);
    expect((await fetched(id)).body).toBe('from elsewhere');
    const part = await fetched(id, { range: 'bytes=5-' });
    expect([part.statusCode, part.body]).toEqual([206, 'elsewhere']);
    const { rows } = await services.database.pool.query<{ fileId: string }>(
      `update attachments set created_at = now() - interval '2 days' returning file_id as "fileId"`,
    );
    expect((await services.database.pool.query('select from file_chunks')).rows).toHaveLength(0);
    await purgeFiles(services);
    expect(await attachments()).toBe(0);
    await expect(services.storage.get(rows[0]?.fileId ?? '', { start: 0, end: 1 })).rejects.toMatchObject({
      cause: { status: 404 },
    });
  },
);

it.skipIf(skipsS3)(
  'while S3 cannot be reached files are unavailable, and none is half stored (LIVE-07, T50)',
  async () => {
    const id = uuidv4();
    await upload(id, 'before');
    await s3?.stop();
    s3 = undefined;
    const refused = await upload(uuidv4(), 'while it is away');
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'unavailable']);
    expect((await fetched(id)).statusCode).toBe(503);
    // The row of what was refused stays, unseen, until the sweep reaches the storage again.
    await services.database.pool.query(`update attachments set created_at = now() - interval '2 days'`);
    await expect(purgeFiles(services)).rejects.toMatchObject({ key: 'unavailable' });
    expect(await attachments()).toBe(2);
    const { rows } = await services.database.pool.query('select from attachments where stored_at is not null');
    expect(rows).toHaveLength(1);
  },
);
