import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const JSON_UTF8 = 'application/json; charset=utf-8';

/** Compares `if-none-match` with an ETag (RFC 9110 §13.1.2). */
export const matchesEtag = (held: string | undefined, etag: string): boolean =>
  held !== undefined && held.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/**
 * Public JSON, or what is to become it, or text of another type, that may be kept for a minute, with an ETag; 304 to
 * clients that have it already.
 *
 * @param cacheControl how long it may be kept instead; set here, because a 304 leaves at once
 * @returns what the handler answers
 */
export function cacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  value: object | string,
  type = JSON_UTF8,
  cacheControl = 'public, max-age=60',
): string | FastifyReply {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(type);
  return body;
}
