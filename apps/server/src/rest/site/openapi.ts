import { defineRoute } from '../define-route.ts';

/** API-06 */
export const getOpenApi = defineRoute({
  method: 'get',
  path: '/api/openapi.json',
  operationId: 'getOpenApi',
  tag: 'Service',
  summary: 'This document.',
  access: 'public',
  answer: { 'application/json': null },
  isCacheable: true,
  isAlone: true,
  handler: (_services, _input, { site }) => site.document(),
});
