import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process answers. `/health/ready`: it also reaches its database. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    await services.database.pool.query('select 1');
    return { status: 'ok' };
  });
}
