import { health } from '#openapi/answers.ts';
import { defineRoute } from '../define-route.ts';

const OK = { status: 'ok' };

const open = { method: 'get', tag: 'Service', access: 'public', answer: health } as const;

export const healthRoutes = [
  defineRoute({
    ...open,
    path: '/health/live',
    operationId: 'isLive',
    summary: 'The process answers.',
    isAlone: true,
    handler: () => OK,
  }),
  defineRoute({
    ...open,
    path: '/health/ready',
    operationId: 'isReady',
    summary: 'Its database also takes changes and has room for them.',
    async handler(_services, _input, { site }) {
      await site.ready();
      return OK;
    },
  }),
];
