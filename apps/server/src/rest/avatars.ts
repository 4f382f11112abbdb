import { pictureInput } from '@onceware/api/account/account.contract';
import { readPicture } from '@onceware/api/account/picture.service';
import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance } from 'fastify';

/** A picture never changes under its id. Whatever else hides in it may do nothing, opened by itself or not. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
};

/** GET /api/avatars/{id} (ACC-01). */
export function registerAvatars(app: FastifyInstance, services: Services): void {
  app.get('/api/avatars/:id', async (request, reply) => {
    const { type, image } = await readPicture(services, pictureInput.parse(request.params));
    return reply.headers(HEADERS).type(type).send(image);
  });
}
