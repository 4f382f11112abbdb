import { AppError, type ErrorKey } from '@onceware/api/kernel/errors';
import { toAppError } from '@onceware/api/kernel/failures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Error keys for requests that Fastify and its plugins refuse, by status. */
const keyOfStatus: Record<number, ErrorKey> = {
  400: 'invalid_input',
  // A path that would leave the folder of files: nothing is there, for nobody.
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'invalid_input',
  415: 'not_json',
  431: 'too_large',
};

/** One body for every failure (API-02). What nobody expected is logged once, with the request's id, and answered generically. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, failureOfRequest(error)));
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: AppError): FastifyReply {
  logFailure(request, failure);
  // Overrides any caching headers set for the response that failed.
  reply.header('cache-control', 'no-store');
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds);
  return reply.code(failure.status).send({ error: failure.toBody() });
}

export function logFailure(request: FastifyRequest, failure: AppError): void {
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.key);
}

/** Converts the error of a request to a failure: one of our own, a refusal by Fastify, or something unexpected. */
export function failureOfRequest(error: unknown): AppError {
  const failure = toAppError(error);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const own = keyOfStatus[status];
  return failure.key === 'internal' && own ? new AppError(own) : failure;
}
