import { AppError } from '@onceware/api/core/errors';
import { defineRoute } from '../define-route.ts';

/** For `npm install` (OPS-07); there if it was built. */
export const getClient = defineRoute({
  method: 'get',
  path: '/client/onceware-client.tgz',
  operationId: 'getClient',
  tag: 'Service',
  summary: 'The typed client that fits this server, as a package for npm.',
  access: 'public',
  answer: { 'application/gzip': null },
  isAlone: true,
  failures: ['not_found'],
  handler(_services, _input, { reply, site }) {
    if (!site.clientPackage) throw new AppError('not_found');
    return reply.header('cache-control', 'public, max-age=60').type('application/gzip').send(site.clientPackage);
  },
});
