import { AppError } from '@onceware/api/kernel/errors';
import { defineRoute } from '../define-route.ts';

/** Within the year that RFC 9116 §2.5.5 allows; counted anew with every answer, because the settings are read at each start. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** RFC 9116. Without a contact there is nobody to name, so there is no such file. */
export const getSecurityContact = defineRoute({
  method: 'get',
  path: '/.well-known/security.txt',
  operationId: 'getSecurityContact',
  tag: 'Service',
  summary: 'Whom to tell of a hole (RFC 9116), where the setting SECURITY_CONTACT is there.',
  access: 'public',
  answer: { 'text/plain': null },
  isAlone: true,
  failures: ['not_found'],
  handler(_services, _input, { reply, site: { publicUrl, securityContacts } }) {
    if (securityContacts.length === 0) throw new AppError('not_found');
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  },
});
