import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Public JSON, or what is to become it, that may be kept for a minute, with an ETag; 304 to whoever has it already.
 *
 * @returns what the handler answers
 */
export function cacheable(request: FastifyRequest, reply: FastifyReply, value: object | string): string | FastifyReply {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=60');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return body;
}
