import { entityIdInput } from '@onceware/api/catalog/catalog.contract';
import { getDeal, getTool } from '@onceware/api/catalog/catalog.service';
import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance } from 'fastify';
import { sendCacheable } from './cacheable.ts';

/** GET /api/deals/{id} and /api/tools/{id} (API-04). */
export function registerCatalog(app: FastifyInstance, services: Services): void {
  app.get('/api/deals/:id', async (request, reply) =>
    sendCacheable(request, reply, await getDeal(services, entityIdInput.parse(request.params))),
  );
  app.get('/api/tools/:id', async (request, reply) =>
    sendCacheable(request, reply, await getTool(services, entityIdInput.parse(request.params))),
  );
}
