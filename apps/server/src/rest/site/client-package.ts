import { existsSync, readFileSync } from 'node:fs';
import { AppError } from '@onceware/api/core/errors';
import type { FastifyInstance } from 'fastify';

/** GET /client/onceware-client.tgz: the typed client that fits this server, for `npm install` (OPS-07); there if it was built. */
export function registerClientPackage(app: FastifyInstance, path: string): void {
  const tarball = existsSync(path) ? readFileSync(path) : null;
  app.get('/client/onceware-client.tgz', async (_request, reply) => {
    if (!tarball) throw new AppError('not_found');
    return reply.header('cache-control', 'public, max-age=60').type('application/gzip').send(tarball);
  });
}
