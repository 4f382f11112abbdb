import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Command at which a server starts to answer without end. */
export type EndlessFrom = 'greeting' | 'EHLO' | 'MAIL' | 'DATA' | 'message';

export interface SlowMailServer {
  url: string;
  /** Connections that are open. */
  open(): number;
  close(): void;
}

/** Speaks SMTP on loopback, and from one command on answers without end. */
export async function startSlowMailServer(endlessFrom: EndlessFrom): Promise<SlowMailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    let isMessage = false;
    let trickling: NodeJS.Timeout | undefined;
    socket.once('close', () => {
      sockets.delete(socket);
      clearInterval(trickling);
    });
    const say = (at: EndlessFrom, code: number) => {
      if (at !== endlessFrom) return void socket.write(`${code} ok\r\n`);
      trickling ??= setInterval(() => socket.write(`${code}-wait\r\n`), 10);
    };
    say('greeting', 220);
    socket.on('data', (data) => {
      const text = data.toString();
      if (isMessage) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isMessage = false;
        say('message', 250);
      } else if (text.startsWith('EHLO')) say('EHLO', 250);
      else if (text.startsWith('DATA')) {
        isMessage = true;
        say('DATA', 354);
      } else say('MAIL', 250);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    open: () => sockets.size,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
