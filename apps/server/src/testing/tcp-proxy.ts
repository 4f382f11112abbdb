import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on loopback that can go away and come back, as a database that restarts does. */
export async function startProxy(first: { host: string; port: number }) {
  let target = first;
  const sockets = new Set<Socket>();
  let open = true;
  let connections = 0;
  const server = createServer((client) => {
    if (!open) return client.destroy();
    connections += 1;
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const cut = () => sockets.forEach((socket) => socket.destroy());

  return {
    port: address.port,
    /** How many there were. */
    connections: () => connections,
    goAway() {
      open = false;
      cut();
    },
    /** Elsewhere, if the database has moved. */
    comeBack(at = target) {
      target = at;
      open = true;
    },
    close() {
      cut();
      server.close();
    },
  };
}
