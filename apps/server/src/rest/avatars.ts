import { pictureInput } from '@onceware/api/account/account.contract';
import { readPicture } from '@onceware/api/account/picture.service';
import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance } from 'fastify';

/**
 * Each picture has an address of its own, which is gone once its owner has another: a shared cache asks again after five
 * minutes, a browser after an hour. Whatever else hides in a picture may do nothing, opened by itself or not.
 */
const HEADERS = {
  'cache-control': 'public, max-age=3600, s-maxage=300, must-revalidate',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** GET /api/avatars/{id} (ACC-01). */
export function registerAvatars(app: FastifyInstance, services: Services): void {
  app.get('/api/avatars/:id', async (request, reply) => {
    const { id } = pictureInput.parse(request.params);
    const { type, image } = await readPicture(services, { id });
    const etag = `"${id}"`;
    reply.headers({ ...HEADERS, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(image);
  });
}
