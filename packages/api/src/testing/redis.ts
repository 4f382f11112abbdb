import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** Debian's package redis-server, or a valkey-server where that is what there is. */
const program = (process.env.PATH ?? '')
  .split(path.delimiter)
  .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => path.join(folder, name)))
  .find((file) => existsSync(file));

/** At home, where it is not installed. In CI it has to be. */
export const skipsRedis = program === undefined && !process.env.CI;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** A Redis on loopback that keeps nothing, and can be stopped and started again where it was. */
export async function startRedis(...settings: string[]) {
  if (!program) throw new Error('redis-server is not installed (Debian: apt-get install redis-server).');
  const port = await freePort();
  const start = async () => {
    const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(program, [...where, ...settings], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ready = new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => void (/ready to accept/i.test(text.toString()) && resolve())),
    );
    await Promise.race([
      ready,
      once(child, 'exit').then(() => {
        throw new Error('Redis did not start.');
      }),
    ]);
    return child;
  };
  let child = await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    async startAgain(): Promise<void> {
      child = await start();
    },
  };
}
