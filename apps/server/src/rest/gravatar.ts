import type { Services } from '@onceware/api/core/services';
import { gravatarInput } from '@onceware/api/gravatar/gravatar.contract';
import type { FastifyInstance } from 'fastify';

/** GET /api/gravatar/exists?hash&s (API-05). */
export function registerGravatar(app: FastifyInstance, services: Services): void {
  app.get('/api/gravatar/exists', async (request) => {
    const { hash, s } = gravatarInput.parse(request.query);
    return {
      exists: await services.gravatar.exists(hash, s, () => services.limits.countCaller('gravatar', request.ip)),
    };
  });
}
