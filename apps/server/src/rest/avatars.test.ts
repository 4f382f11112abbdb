import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('serves a picture to everybody, cacheable for an hour, and sandboxed (ACC-01)', async () => {
  const mine = await server.signedIn();
  // A picture that is a page as well: told to be a picture, and shut in, it stays one.
  const image = Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1');
  const put = await mine.mutate('account.setPicture', { image: image.toString('base64') });
  const { avatar } = put.json().result.data.json.profile;
  const answer = await server.visitor.get(avatar);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(image);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600, s-maxage=300, must-revalidate',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

it('appears in the session from the next call on (ACC-01)', async () => {
  const mine = await server.signedIn();
  const avatarOf = async () => (await mine.query('auth.session')).json().result.data.json.user.avatar;
  expect(await avatarOf()).toBeNull();
  const put = await mine.mutate('account.setPicture', {
    image: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64'),
  });
  await expect.poll(avatarOf).toBe(put.json().result.data.json.profile.avatar);
});

it('has a new address for each picture, and soon leaves the caches that kept the one before (ACC-01)', async () => {
  const mine = await server.signedIn();
  const put = async (bytes: string) => {
    const answer = await mine.mutate('account.setPicture', { image: Buffer.from(bytes, 'latin1').toString('base64') });
    return String(answer.json().result.data.json.profile.avatar);
  };
  const first = await put('\x89PNG\r\n\x1a\none');
  const kept = await server.visitor.get(first);
  const ask = () => server.visitor.get(first, { 'if-none-match': String(kept.headers.etag) });
  const same = await ask();
  expect([same.statusCode, same.body, same.headers['cache-control']]).toEqual([304, '', kept.headers['cache-control']]);
  const second = await put('\x89PNG\r\n\x1a\ntwo');
  expect(second).not.toBe(first);
  const gone = await ask();
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await server.visitor.get(second)).rawPayload.toString('latin1')).toContain('two');
});

it('answers an unknown picture with a 404 that is not cached (ACC-01)', async () => {
  const unknown = await server.visitor.get(`/api/avatars/${uuidv7()}`);
  expect([unknown.statusCode, unknown.json().error.code, unknown.headers['cache-control']]).toEqual([
    404,
    'not_found',
    'no-store',
  ]);
  const wrong = await server.visitor.get('/api/avatars/..%2f..%2fetc');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([400, 'invalid_input']);
});
