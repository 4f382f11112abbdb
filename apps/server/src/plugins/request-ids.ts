import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** Makes the id of a request: that of a trusted proxy's `x-request-id`, so that its log and ours can be joined, or a new one. */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d+))?$/i.exec(entry) ?? [];
    // Fastify also knows ranges by name, which give no ids.
    if (isIP(address) === 0) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const from = socket.remoteAddress;
    const isTaken =
      typeof given === 'string' && GIVEN_ID.test(given) && from && trusted.check(from, isIPv6(from) ? 'ipv6' : 'ipv4');
    return isTaken ? given : randomUUID();
  };
}

/** Every answer names its request's id, for reports of problems (API-07). */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
