import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { AppError, type ErrorBody } from '@onceware/api/core/errors';
import { goesAlone, MAX_BATCH } from '@onceware/api/core/batches';
import { requireActor, requireScope } from '@onceware/api/core/actor';
import { parseJson } from '@onceware/api/core/parse-json';
import { failureOf } from '@onceware/api/trpc';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { appRouter } from '@onceware/api/router';
import { getErrorShape, TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import type { TRPCErrorShape, TRPCResponse } from '@trpc/server/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOfRequest, logFailure } from '../plugins/error-handler.ts';
import type { CountedCall } from '../plugins/metrics.ts';
import type { CallOf } from '../plugins/session.ts';

/** 5,000 items by type and id, in as many runs. */
const ALL_ITEMS_MAX = 1024 * 1024;

/** These carry a whole file of the member's, or a whole collection: so many bytes, if they are alone in their request. */
const LARGE = {
  'collections.import': collectionLimits.importBytesMax,
  'collections.previewImport': collectionLimits.importBytesMax,
  'purchases.import': purchaseLimits.importBytesMax,
  'collections.moveItems': ALL_ITEMS_MAX,
  'collections.removeItems': ALL_ITEMS_MAX,
  'collections.restoreItems': ALL_ITEMS_MAX,
};

/**
 * The typed procedures at /trpc. Our own few lines in place of tRPC's Fastify plugin, which makes a whole web request
 * and a web stream for each call and takes twice the time (docs/decisions/006-trpc-adapter.md); nothing here streams.
 */
export function mountTrpc(app: FastifyInstance, callOf: CallOf, countCalls: (calls: CountedCall[]) => void): void {
  app.register(async (scope) => {
    // tRPC parses the body itself, once it knows which procedure it is for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(answerRefused);

    const handle = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      const leaving = new AbortController();
      reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort());
      const response = await resolveResponse({
        router: appRouter,
        // tRPC decodes it once more: what was encoded twice would turn into a batch behind our back.
        path: encodeURIComponent(path),
        req: asWebRequest(request, leaving.signal),
        error: null,
        createContext: () => callOf(request, reply),
        maxBatchSize: MAX_BATCH,
        onError: ({ error }) => isOfLeaving(error, leaving.signal) || logFailure(request, failureOf(error)),
        responseMeta({ errors, info, data }) {
          countCalls(
            (info?.calls ?? []).map(({ path: name }, index) => countedCall(name, data[index], leaving.signal)),
          );
          return { headers: new Headers(metaOf(errors)) };
        },
      });
      return reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .send(await response.text());
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

/** What goes alone is refused in a batch: ten sign-ups would be ten times the work of one request. */
function refuseCompany(path: string): void {
  const names = path.split(',');
  const alone = names.length > 1 && names.find(goesAlone);
  if (alone)
    throw new AppError('invalid_input', {
      issues: [{ path: alone, message: 'This is called alone, not in a batch.' }],
    });
}

/** By these a client asks for its answers as a stream of lines, which these few lines do not write: it gets JSON. */
const ASKING_FOR_LINES = new Set(['accept', 'trpc-accept']);

/** As much of a web request as tRPC reads. `signal` tells the procedures when the caller has left. */
function asWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const { headers } = request;
  const body = typeof request.body === 'string' ? request.body : '';
  const light = {
    method: request.method,
    url: `http://localhost${request.url}`,
    headers: {
      get: (name: string) => (ASKING_FOR_LINES.has(name) ? null : (headers[name] ?? null)),
      has: (name: string) => name in headers,
    },
    signal,
    json: async () => parseJson(body),
    text: async () => body,
  };
  return light as unknown as Request;
}

/** What broke off because nobody waits for it any more is no failure. */
function isOfLeaving(error: Error, { aborted, reason }: AbortSignal): boolean {
  for (let cause: unknown = aborted && error; cause instanceof Error; cause = cause.cause)
    if (cause === reason) return true;
  return false;
}

/** Names that somebody made up are counted as one. */
function countedCall(
  name: string,
  answer: TRPCResponse<unknown, TRPCErrorShape<{ error: ErrorBody }>> | undefined,
  { aborted }: AbortSignal,
): CountedCall {
  const procedure = Object.hasOwn(appRouter._def.procedures, name) ? name : 'unknown';
  const outcome = aborted ? 'left' : answer && 'error' in answer ? answer.error.data.error.code : 'ok';
  return { procedure, outcome };
}

function metaOf(errors: TRPCError[]): Record<string, string> {
  const wait = Math.max(0, ...errors.map((error) => failureOf(error).retryAfterSeconds ?? 0));
  return wait > 0 ? { 'retry-after': String(wait) } : {};
}

/** What is refused before tRPC sees it still answers in tRPC's form, so that clients find the same key. */
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
