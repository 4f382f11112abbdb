import cookie from '@fastify/cookie';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import type { Call } from '@onceware/api/kernel/call';
import type { Actor } from '@onceware/api/kernel/actor';
import { AppError } from '@onceware/api/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '@onceware/api/kernel/services';

export type CallOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Call>;

/** The cookie's name says how it was set: browsers take `__Host-` only when it is Secure, for `/` and without a domain. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-onceware' : 'onceware');

const deviceCookieName = (secure: boolean): string => (secure ? '__Host-onceware-device' : 'onceware-device');
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Parsed on demand. */
export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.headers.cookie ? request.server.parseCookie(request.headers.cookie) : {};

/** The API key of an `Authorization: Bearer …` header; null without one. */
export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const USER_AGENT_MAX = 400;

/** Reads cookies and API keys, and returns the function that turns a request into a call with its actor. */
export async function registerSession(
  app: FastifyInstance,
  services: Services,
  options: { secureCookies: boolean },
): Promise<CallOf> {
  await app.register(cookie, { hook: false });
  const name = sessionCookieName(options.secureCookies);
  const deviceName = deviceCookieName(options.secureCookies);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.secureCookies } as const;

  async function actorOf(key: string | null, token: string | null): Promise<Actor | null> {
    if (!key) return token ? services.sessions.read(token) : null;
    const actor = await services.sessions.readKey(key);
    if (!actor) throw new AppError('key_invalid');
    return actor;
  }

  return async (request, reply) => {
    const key = bearerOf(request);
    // Sending a key is deliberate, so cookies that come along are ignored.
    const cookies = key ? {} : cookiesOf(request);
    const token = cookies[name] || null;
    return {
      ...services,
      actor: await actorOf(key, token),
      token,
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
      setSessionCookie(value) {
        if (value) reply.setCookie(name, value, { ...attributes, maxAge: authLimits.sessionDays * 24 * 60 * 60 });
        else reply.clearCookie(name, attributes);
      },
      device: cookies[deviceName] || null,
      setDeviceCookie: (mark) => void reply.setCookie(deviceName, mark, { ...attributes, maxAge: DEVICE_SECONDS }),
    };
  };
}
