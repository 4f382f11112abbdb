import type { Call } from '@onceware/api/kernel/call';
import type { FastifyRequest } from 'fastify';
import type { Services } from '@onceware/api/kernel/services';

/** Checks that a caller shows neither a key nor a session, not even a former one. */
export const isVisitor = (
  request: FastifyRequest,
  cookies: Record<string, string | undefined>,
  sessionCookie: string,
): boolean => request.headers.authorization === undefined && cookies[sessionCookie] === undefined;

/** Parameters that campaigns add to addresses: they differ with every click, and no page reads them. */
const TRACKING = /^(utm_\w+|\w*clid|mc_[ce]id)=/;

export function withoutTracking(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  const kept = query?.split('&').filter((part) => !TRACKING.test(part));
  return kept?.length ? `${path}?${kept.join('&')}` : path;
}

const refuse = () => {
  throw new Error('A page for all visitors has no browser to set cookies in.');
};

/** A call by an anonymous visitor, because a shared page must not depend on its first reader. */
export const visitorCall = (services: Services): Call => ({
  ...services,
  actor: null,
  token: null,
  address: '',
  userAgent: null,
  device: null,
  setSessionCookie: refuse,
  setDeviceCookie: refuse,
});
