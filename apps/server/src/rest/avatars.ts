import { pictureInput } from '@onceware/api/identity/account/account.contract';
import { readPicture } from '@onceware/api/identity/account/picture.service';
import { defineRoute } from './define-route.ts';

/**
 * Each picture has an address of its own, which is gone once its owner has another: a shared cache asks again after five
 * minutes, a browser after an hour. Whatever else hides in a picture may do nothing, opened by itself or not.
 */
const HEADERS = {
  'cache-control': 'public, max-age=3600, s-maxage=300, must-revalidate',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** ACC-01 */
export const getAvatar = defineRoute({
  method: 'get',
  path: '/api/avatars/{id}',
  operationId: 'getAvatar',
  tag: 'Account',
  summary: 'A picture that a member has set.',
  access: 'public',
  input: pictureInput,
  answer: { 'image/webp': null, 'image/jpeg': null, 'image/png': null },
  isCacheable: true,
  failures: ['not_found'],
  async handler(services, { id }, { request, reply }) {
    const { type, image } = await readPicture(services, { id });
    const etag = `"${id}"`;
    reply.headers({ ...HEADERS, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(image);
  },
});
