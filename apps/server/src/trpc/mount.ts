import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { AppError } from '@onceware/api/kernel/errors';
import { needsOwnRequest } from '@onceware/api/kernel/batches';
import { requireActor, requireScope } from '@onceware/api/kernel/actor';
import { failureOf } from '@onceware/api/kernel/trpc';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { appRouter } from '@onceware/api/composition/router';
import { getErrorShape, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOfRequest, logFailure } from '../plugins/error-handler.ts';
import type { CountedCall } from '../plugins/metrics.ts';
import type { CallOf } from '../plugins/session.ts';
import { type Answer, answerCalls } from './answer-calls.ts';

const JSON_TYPE = 'application/json';

/** 5,000 items by type and id, in as many runs. */
const ALL_ITEMS_MAX = 1024 * 1024;

/** Body limits of calls that carry a whole file or collection, which must be alone in their request. */
const LARGE = {
  'collections.import': collectionLimits.importBytesMax,
  'collections.previewImport': collectionLimits.importBytesMax,
  'purchases.import': purchaseLimits.importBytesMax,
  'collections.moveItems': ALL_ITEMS_MAX,
  'collections.removeItems': ALL_ITEMS_MAX,
  'collections.restoreItems': ALL_ITEMS_MAX,
};

/** The typed procedures at /trpc, with our own few lines in place of tRPC's Fastify plugin; nothing here streams. */
export function mountTrpc(app: FastifyInstance, callOf: CallOf, countCalls: (calls: CountedCall[]) => void): void {
  app.register(async (scope) => {
    // tRPC parses the body itself, once it knows which procedure it is for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(answerRefused);

    const handle = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      if (request.method === 'HEAD') return reply.code(204).send();
      const leaving = new AbortController();
      reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort());
      const query = request.query as Record<string, unknown>;
      const { status, json, calls } = await answerCalls({
        path,
        isBatch: query.batch === '1',
        method: request.method,
        input: textOf(request.method === 'GET' ? query.input : request.body),
        createContext: () => callOf(request, reply),
        signal: leaving.signal,
      });
      const errors = calls.flatMap(({ error }) => error ?? []);
      for (const error of errors) if (!isOfLeaving(error, leaving.signal)) logFailure(request, failureOf(error));
      countCalls(calls.map((call) => countedCall(call, leaving.signal)));
      // Returned, not sent: of a reply Fastify would wait for the end.
      reply.code(status).headers(headersOf(errors)).type(JSON_TYPE);
      return json;
    };

    scope.all<{ Params: { path: string } }>('/trpc/:path', {
      onRequest: async ({ params }) => refuseCompany(params.path),
      handler: (request, reply) => handle(request.params.path, request, reply),
    });
    for (const [path, bodyLimit] of Object.entries(LARGE)) {
      scope.all(`/trpc/${path}`, {
        bodyLimit,
        // Before the body is read: strangers send no files, nor do keys that may only read.
        async onRequest(request, reply) {
          const call = await callOf(request, reply);
          requireActor(call);
          requireScope(call, 'write');
        },
        handler: (request, reply) => handle(path, request, reply),
      });
    }
  });
}

/**
 * Refuses a batch with a procedure that must be called alone: ten sign-ups would be ten times the work of one request.
 */
function refuseCompany(path: string): void {
  const names = path.split(',');
  const alone = names.length > 1 && names.find(needsOwnRequest);
  if (alone)
    throw new AppError('invalid_input', {
      issues: [{ path: alone, message: 'This is called alone, not in a batch.' }],
    });
}

/** An address may name something twice. */
const textOf = (sent: unknown): string => (typeof sent === 'string' ? sent : '');

/** Checks whether a call broke off because its caller left, which is no failure. */
function isOfLeaving(error: Error, { aborted, reason }: AbortSignal): boolean {
  for (let cause: unknown = aborted && error; cause instanceof Error; cause = cause.cause)
    if (cause === reason) return true;
  return false;
}

/** Names that somebody made up are counted as one. */
function countedCall({ path, error }: Answer['calls'][number], { aborted }: AbortSignal): CountedCall {
  const procedure = Object.hasOwn(appRouter._def.procedures, path) ? path : 'unknown';
  return { procedure, outcome: aborted ? 'left' : error ? failureOf(error).key : 'ok' };
}

function headersOf(errors: TRPCError[]): Record<string, string> {
  const wait = Math.max(0, ...errors.map((error) => failureOf(error).retryAfterSeconds ?? 0));
  return wait > 0 ? { 'retry-after': String(wait) } : {};
}

/** Answers requests that were refused before tRPC saw them in tRPC's form too, so that clients find the same key. */
function answerRefused(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOfRequest(error);
  logFailure(request, failure);
  const refused = new TRPCError({ code: 'BAD_REQUEST', message: failure.message, cause: failure });
  const config = appRouter._def._config;
  const shape = getErrorShape({
    config,
    error: refused,
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  return reply.code(failure.status).send({ error: config.transformer.output.serialize(shape) });
}
