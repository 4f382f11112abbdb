import type { Call } from '@onceware/api/kernel/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallOf } from './session.ts';

const actors = new WeakMap<FastifyRequest, string>();

/** Stores the user of a request for its line in the log. */
export const logActor =
  (callOf: CallOf): CallOf =>
  async (request, reply): Promise<Call> => {
    const call = await callOf(request, reply);
    if (call.actor) actors.set(request, call.actor.user.id);
    return call;
  };

/**
 * One line for each request (API-07): by its route, since addresses hold what people searched for and links that open
 * something; and by its user's id alone. Headers and bodies are in no line.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms, userId: actors.get(request) },
      'request',
    );
    done();
  });
}

/** Limits what the log may hold of the objects that Fastify hands it. */
export const logSerializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null }),
  err: (error: unknown) => describeError(error),
};

// An alias, because Fastify wants what an interface has not: an index.
type ErrorInLog = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: ErrorInLog;
};

/** An error without data: drizzle puts the parameters of a statement into its message, and Postgres the value that it refused. */
function describeError(error: unknown): ErrorInLog {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else than an error was thrown.', stack: '' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: withoutData(message, code),
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^ +at /.test(line))
      .join('\n'),
    ...(code && { code }),
    ...('constraint' in error && typeof error.constraint === 'string' && { constraint: error.constraint }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Postgres' error class 22 is about a value, which is at the end of the message. */
const withoutData = (message: string, code: string | undefined) => {
  const [statement = ''] = message.split('\nparams:', 1);
  return code?.startsWith('22') ? statement.replace(/: ".*/s, '') : statement;
};
