import type { Server } from 'node:net';

/** Port of a server that was started on any free port. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
