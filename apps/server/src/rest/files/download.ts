import { Readable } from 'node:stream';
import type { Written } from '@onceware/api/collections/items/paging.service';
import { toAppError } from '@onceware/api/kernel/failures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '#plugins/error-handler.ts';
import { dispositionOf, exportName } from './disposition.ts';

const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' } as const;

export interface Download {
  /** Name of the content. */
  name: string;
  format: keyof typeof TYPES;
  /** Read no faster than it is taken. */
  pieces: AsyncIterable<string>;
}

/** Sends a file to keep while it is written. */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, format, pieces }: Download,
): FastifyReply {
  reply.header('content-disposition', dispositionOf('attachment', exportName(name, format)));
  return reply.type(TYPES[format]).send(streamOf(request, pieces));
}

/** Sends JSON that may be longer than what should be in memory at once; what is not longer is for the route to send. */
export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { start, rest }: Written,
): FastifyReply | string {
  if (!rest) return start;
  async function* pieces(following: AsyncIterable<string>) {
    yield start;
    yield* following;
  }
  return reply.type(TYPES.json).send(streamOf(request, pieces(rest)));
}

function streamOf(request: FastifyRequest, pieces: AsyncIterable<string>): Readable {
  const body = Readable.from(pieces);
  // By now the answer has begun: all that is left is to end the connection, which Fastify does, and to say why.
  body.on('error', (error) => logFailure(request, toAppError(error)));
  return body;
}
