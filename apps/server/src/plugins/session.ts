import cookie from '@fastify/cookie';
import { SESSION_DAYS } from '@onceware/api/auth/lucia';
import type { Call } from '@onceware/api/core/call';
import type { Services } from '@onceware/api/core/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type CallOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Call>;

/** The cookie's name says how it was set: browsers take `__Host-` only when it is Secure, for `/` and without a domain. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-onceware' : 'onceware');

/** Parsed only where somebody asks. */
export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.headers.cookie ? request.server.parseCookie(request.headers.cookie) : {};

/** Reads cookies, and returns the function that turns a request into a call with its actor. */
export async function registerSession(
  app: FastifyInstance,
  services: Services,
  options: { secureCookies: boolean },
): Promise<CallOf> {
  await app.register(cookie, { hook: false });
  const name = sessionCookieName(options.secureCookies);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.secureCookies } as const;

  return async (request, reply) => {
    const token = cookiesOf(request)[name] || null;
    return {
      ...services,
      actor: token ? await services.sessions.read(token) : null,
      token,
      address: request.ip,
      setSessionCookie(value) {
        if (value) reply.setCookie(name, value, { ...attributes, maxAge: SESSION_DAYS * 24 * 60 * 60 });
        else reply.clearCookie(name, attributes);
      },
    };
  };
}
