import { gravatarInput } from '@onceware/api/identity/gravatar/gravatar.contract';
import { gravatar } from '../openapi/answers.ts';
import { defineRoute } from './define-route.ts';

/** API-05 */
export const hasGravatar = defineRoute({
  method: 'get',
  path: '/api/gravatar/exists',
  operationId: 'hasGravatar',
  tag: 'Account',
  summary: 'Whether an e-mail address, named by its MD5 or SHA-256, has a Gravatar.',
  access: 'public',
  input: gravatarInput,
  answer: gravatar,
  isAlone: true,
  failures: ['too_many_requests'],
  handler: async ({ gravatar: lookup, limits }, { hash, s }, { request }) => ({
    exists: await lookup.exists(hash, s, () => limits.countCaller('gravatar', request.ip)),
  }),
});
