import { failureOf } from '@onceware/api/core/trpc';
import { appRouter, type AppRouter } from '@onceware/api/router';
import { TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import superjson from 'superjson';
import { failureOfRequest, logFailure } from '../plugins/error-handler.ts';
import type { CallOf } from '../plugins/session.ts';

/** Calls in one HTTP request; the clients' `maxItems` is the same. */
export const MAX_BATCH = 10;

const trpcOptions = (callOf: CallOf): FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] => ({
  router: appRouter,
  createContext: ({ req, res }) => callOf(req, res),
  maxBatchSize: MAX_BATCH,
  onError: ({ error, req }) => logFailure(req, failureOf(error)),
  responseMeta({ errors }) {
    const wait = Math.max(0, ...errors.map((error) => failureOf(error).retryAfterSeconds ?? 0));
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (wait > 0) headers.set('retry-after', String(wait));
    return { headers };
  },
});

/** The typed procedures at /trpc. Registered as it is: wrapped in fastify-plugin, sibling REST bodies would arrive as strings. */
export function mountTrpc(app: FastifyInstance, callOf: CallOf): void {
  app.register(async (scope) => {
    // What is refused before tRPC sees it still answers in tRPC's form, so that clients find the same key.
    scope.setErrorHandler((error, request, reply) => {
      const failure = failureOfRequest(error);
      logFailure(request, failure);
      const trpcError = new TRPCError({ code: 'BAD_REQUEST', message: failure.message, cause: failure });
      const { _def } = appRouter;
      const shape = _def._config.errorFormatter({
        error: trpcError,
        type: 'unknown',
        path: undefined,
        input: undefined,
        ctx: undefined,
        shape: { message: failure.message, code: -32600, data: { code: trpcError.code, httpStatus: failure.status } },
      });
      return reply.code(failure.status).send({ error: superjson.serialize(shape) });
    });
    await scope.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: trpcOptions(callOf) });
  });
}
