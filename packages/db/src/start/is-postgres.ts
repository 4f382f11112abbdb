import { connect } from 'node:net';

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const WITHIN_MS = 2_000;

/** Whether what listens there answers the question for TLS as Postgres does; null if it says nothing, as a proxy whose database is away. */
export function isPostgres({ host, port }: { host: string; port: number }): Promise<boolean | null> {
  return new Promise((resolve) => {
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const answer = (speaks: boolean | null) => {
      socket.destroy();
      resolve(speaks);
    };
    socket.setTimeout(WITHIN_MS, () => answer(null));
    socket.on('error', () => answer(null));
    socket.on('close', () => answer(null));
    socket.on('connect', () => socket.write(SSL_REQUEST));
    // Yes, no, or an error of its own kind, whose next four bytes are a length.
    socket.once('data', (data) =>
      answer(/^[SN]$/.test(data.toString('latin1')) || (data[0] === 0x45 && data[1] === 0)),
    );
  });
}
