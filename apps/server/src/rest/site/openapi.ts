import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../../openapi/document.ts';
import { sendCacheable } from '../files/cacheable.ts';

/** GET /api/openapi.json (API-06); made when it is first asked for. */
export function registerOpenApi(app: FastifyInstance, options: Parameters<typeof openApiDocument>[0]): void {
  let document: object | undefined;
  app.get('/api/openapi.json', async (request, reply) =>
    sendCacheable(request, reply, (document ??= openApiDocument(options))),
  );
}
