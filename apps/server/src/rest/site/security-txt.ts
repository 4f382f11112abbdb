import { AppError } from '@onceware/api/core/errors';
import type { FastifyInstance } from 'fastify';

/** Within the year that RFC 9116 §2.5.5 allows; counted anew with every answer, because the settings are read at each start. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** GET /.well-known/security.txt (RFC 9116). Without a contact there is nobody to name, so there is no such file. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { publicUrl, contacts }: { publicUrl: string; contacts: readonly string[] },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (contacts.length === 0) throw new AppError('not_found');
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
