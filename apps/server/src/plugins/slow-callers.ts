import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** How long callers may take, in milliseconds. */
export interface CallerTimeouts {
  /** Limit for the head of a request. */
  headersMs: number;
  /** For a body, plus a second for each 64 kB of it. */
  bodyMs: number;
  /** Limit for a stalled connection during a request or an answer. */
  stalledMs: number;
  /** Limit for an idle connection. Longer than the minute for which proxies keep theirs. */
  keepAliveMs: number;
  /** How often Node looks for heads that are late. */
  checkMs: number;
}

export const CALLER_TIMEOUTS: CallerTimeouts = {
  headersMs: 20_000,
  bodyMs: 30_000,
  stalledMs: 60_000,
  keepAliveMs: 72_000,
  checkMs: 10_000,
};

const BYTES_PER_MS = 64;

/**
 * Node's own `requestTimeout` is one for all, and a file of 256 MB may take longer than a byte every four seconds should; so
 * the time for a body follows from its size, below.
 */
export const timeoutOptions = ({ headersMs, stalledMs, keepAliveMs, checkMs }: CallerTimeouts) =>
  ({
    requestTimeout: 0,
    connectionTimeout: stalledMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  }) satisfies FastifyServerOptions & { http: object };

/** Ends connections whose body trickles, answered or not (T46), and limits open connections. */
export function registerSlowCallers(
  app: FastifyInstance,
  { patience, maxConnections }: { patience: CallerTimeouts; maxConnections: number },
): void {
  app.server.maxConnections = maxConnections;
  const limits = new WeakMap<object, NodeJS.Timeout>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request;
    const declared = headers['content-length'];
    if (declared !== undefined || headers['transfer-encoding'] !== undefined) {
      // More than the route takes is refused at once; and a timer that is too long for Node would be none.
      const most = routeOptions.bodyLimit ?? 0;
      const bytes = declared === undefined ? most : Math.min(Number(declared), most);
      const limit = setTimeout(
        () => {
          // Injected requests have no connection.
          if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
        },
        patience.bodyMs + bytes / BYTES_PER_MS,
      );
      limits.set(request, limit.unref());
    }
    done();
  });
  // Keeps the timeout if the caller was refused early and may still be sending.
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.raw.complete || !(request.raw.socket instanceof Socket)) clearTimeout(limits.get(request));
    done();
  });
}
