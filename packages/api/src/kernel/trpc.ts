import { initTRPC, TRPCError } from '@trpc/server';
import type { KeyScope } from './key-scopes.contract.ts';
import type { Call } from './call.ts';
import { type Actor, requireActor, requireScope, requireSession } from './actor.ts';
import { AppError, type ErrorKey, type ErrorStatus } from './errors.ts';
import { toAppError } from './failures.ts';
import { readInput } from './plain-input.ts';
import { wire } from './wire.ts';

/** Scope that an API key needs to call it; by default `write` to change anything and none to read. */
export interface Meta {
  scope?: KeyScope;
}

const t = initTRPC
  .context<Call>()
  .meta<Meta>()
  .create({
    transformer: { ...wire, input: { ...wire.input, deserialize: readInput } },
    // Named field by field: the default shape carries a stack in development.
    errorFormatter: ({ shape, error }) => {
      const failure = failureOf(error);
      return {
        code: shape.code,
        message: failure.message,
        data: {
          code: error.code,
          httpStatus: failure.status,
          path: shape.data.path,
          error: failure.toBody(),
        },
      };
    },
  });

const codeOfStatus = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  // tRPC has no code for it; the status in the error's data is right.
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorStatus, TRPCError['code']>;

/** Error keys for what tRPC itself refuses, before any procedure runs. */
const keyOfCode: Partial<Record<TRPCError['code'], ErrorKey>> = {
  BAD_REQUEST: 'invalid_input',
  PARSE_ERROR: 'invalid_input',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  UNSUPPORTED_MEDIA_TYPE: 'not_json',
  PAYLOAD_TOO_LARGE: 'too_large',
};

/** The failure behind a tRPC error: what a service threw, what zod refused, or what tRPC refused itself. */
export function failureOf(error: TRPCError): AppError {
  const own = keyOfCode[error.code];
  const failure = toAppError(error);
  return failure.key === 'internal' && own ? new AppError(own) : failure;
}

/**
 * Middleware that gives a call its connections and its failures their status, and refuses keys without the scope. One for both: tRPC
 * copies all it knows of a call at each, which for small calls is most of the work in JavaScript.
 */
const admitting = ({ checksScope }: { checksScope: boolean }) =>
  t.middleware(async ({ ctx, path, type, meta, next }) => {
    const scope = checksScope ? (meta?.scope ?? (type === 'mutation' ? 'write' : null)) : null;
    try {
      if (scope) requireScope(ctx, scope);
    } catch (cause) {
      throw withStatus(toAppError(cause));
    }
    // Limits each router's share of connections, so that while a table of one is locked, the others still get some (T33).
    const [part = ''] = path.split('.');
    const database = ctx.database.share(part);
    // tRPC copies a context property by property where another is named, which takes as long as all the rest of a small call.
    const result = database === ctx.database ? await next() : await next({ ctx: { database } });
    // tRPC hands a failure back as a result; a try/catch around next() would never see it.
    if (result.ok) return result;
    throw withStatus(failureOf(result.error));
  });

const withStatus = (failure: AppError) =>
  new TRPCError({ code: codeOfStatus[failure.status], message: failure.message, cause: failure });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Anybody may call it. The test of what answers without a session lists these by name. */
export const publicProcedure = t.procedure.use(admitting({ checksScope: true }));

/** Only with a session or an API key; the actor is then in the context. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  requireActor(ctx);
  // It is there already; named as a type alone nothing is copied for it.
  return next<{ actor: Actor }>({});
});

/** Only with a session, not with an API key. */
export const sessionProcedure = t.procedure
  .use(admitting({ checksScope: false }))
  .use(({ ctx, next }) => next({ ctx: { actor: requireSession(ctx) } }));

/** Resolver that hands the call and its input to a service. */
export const calls =
  <Caller, Input, Answer>(service: (call: Caller, input: Input) => Answer) =>
  ({ ctx, input }: { ctx: Caller; input: Input }): Answer =>
    service(ctx, input);

/**
 * Takes out of all procedures the step that reads answers. Even one that looks at nothing would make a small call a third
 * slower (decision 062).
 */
export function leaveAnswersUnread({ _def: { procedures } }: { _def: { procedures: object } }): void {
  for (const { _def } of Object.values(procedures) as { _def: { middlewares: { _type?: string }[] } }[])
    _def.middlewares = _def.middlewares.filter(({ _type }) => _type !== 'output');
}
