import { AppError, type ErrorKey } from '@onceware/api/kernel/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types that a route accepts in addition to JSON; never one that a form can send. */
    contentTypes?: readonly string[];
    /** Knowing its address is enough: cookies are ignored, and any origin may send. */
    isOpenAddress?: boolean;
  }
}

const JSON_ONLY = ['application/json'];
/**
 * Origins that browsers give their extensions, whose id differs from one browser to the next; no page can send such an
 * origin.
 */
const EXTENSION = /^(chrome|moz|safari-web)-extension:\/\//;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

/**
 * A change is taken only from our own pages or a listed origin, and only as JSON, or what else the route names: a form
 * or a script on another site can send neither, nor DELETE, which has no body (T09). A tool that sends an API key need not say where it comes from, or is
 * a browser's extension: no browser adds a key by itself. Where no public address is set, the address that the request itself was sent to counts as
 * ours.
 */
export function registerSameOrigin(
  app: FastifyInstance,
  options: { publicUrl: string | undefined; corsOrigins: readonly string[] },
): void {
  const allowed = new Set([...(options.publicUrl ? [options.publicUrl] : []), ...options.corsOrigins]);
  // With the scheme: https is none that the product speaks, so a page there is another's.
  const isOwnAddress = (origin: string, { protocol, headers }: FastifyRequest) =>
    !options.publicUrl && headers.host !== undefined && originOf(origin) === originOf(`${protocol}://${headers.host}`);

  const refusalOf = (request: FastifyRequest): ErrorKey | null => {
    if (READS.has(request.method)) return null;
    const { origin } = request.headers;
    const { config } = request.routeOptions;
    const isTool = ((!origin || EXTENSION.test(origin)) && bearerOf(request) !== null) || config.isOpenAddress === true;
    if (!isTool && !(origin && (allowed.has(origin) || isOwnAddress(origin, request)))) return 'foreign_origin';
    if (request.method === 'DELETE' && request.headers['content-type'] === undefined) return null;
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    return (config.contentTypes ?? JSON_ONLY).includes(type ?? '') ? null : 'not_json';
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = refusalOf(request);
    done(refused ? new AppError(refused) : undefined);
  });
}
