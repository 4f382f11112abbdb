import { AppError } from '@onceware/api/kernel/errors';
import { defineRoute } from '../define-route.ts';

/** API-07 */
export const getMetrics = defineRoute({
  method: 'get',
  path: '/metrics',
  operationId: 'getMetrics',
  tag: 'Service',
  summary: 'Numbers for Prometheus, where the setting METRICS_TOKEN is there.',
  access: 'metrics',
  answer: { 'text/plain': null },
  isAlone: true,
  failures: ['not_found'],
  async handler(_services, _input, { request, reply, site }) {
    if (!site.metrics) throw new AppError('not_found');
    const { type, text } = await site.metrics(request.headers.authorization);
    return reply.type(type).send(text);
  },
});
