import type { Server } from 'node:net';

/** Where a server listens that took any port. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
