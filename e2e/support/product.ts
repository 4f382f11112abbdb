import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestPostgres } from '@onceware/db/testing/test-postgres';
import { build } from '../../scripts/build.ts';
import { ROOT } from '../../scripts/command.ts';

/** Password of the seeded accounts admin@, insider@ and member@onceware.example. */
export const DEMO_PASSWORD = 'e2e walks the whole way';

/** All processes on one database have the same. */
export const KEYS = {
  APP_SECRET: 'the secret of all journeys together',
  DATA_KEY: 'the data key of all journeys together',
};

const START_TIMEOUT_MS = 60_000;

/** A port of 127.0.0.1 that nothing uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

export interface Server {
  url: string;
  /** Folder of the mails that it sent. */
  outbox: string;
  stop(): Promise<void>;
  /** Ends it as the loss of its machine would. */
  kill(): Promise<void>;
}

export interface Product extends Omit<Server, 'kill'> {
  databaseUrl: string;
}

/** Starts the built server, as it ships, on a database that it fills if it is empty. `settings`: beside or instead of the usual. */
export async function startServer(
  databaseUrl: string,
  port?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'onceware-e2e-'));
  port ??= await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('node', ['scripts/serve.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
      ...KEYS,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO_PASSWORD,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      SEED: '1',
      // Every journey comes from one address.
      SIGN_IN_PER_ADDRESS: '1000',
      SIGN_UP_PER_ADDRESS: '1000',
      OTHERS_PER_KEY: '1000',
      MAILS_PER_HOUR: '1000',
      // A room with more messages than one page has is written in a moment.
      MESSAGES_IN_TEN_SECONDS: '1000',
      COMMUNITY_URL: 'https://community.onceware.example',
      // Pages of the journeys' own sites.
      FETCH_LOOPBACK: '1',
      ...settings,
    },
  });
  const closed = once(server, 'close');
  let output = '';
  server.stdout.on('data', (text: Buffer) => (output += text.toString()));
  server.stderr.on('data', (text: Buffer) => {
    output += text.toString();
    process.stderr.write(text);
  });

  const stop = async () => {
    server.kill('SIGTERM');
    const isClosed = await Promise.race([closed.then(() => true), delay(15_000, false, { ref: false })]);
    if (!isClosed) server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    if (server.exitCode !== 0)
      throw new Error(`The server did not stop cleanly (${server.signalCode ?? server.exitCode}):\n${output}`);
  };

  const kill = async () => {
    server.kill('SIGKILL');
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answers = await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (answers) return { url, outbox: path.join(dataDir, 'outbox'), stop, kill };
    if (server.exitCode !== null || Date.now() > deadline) {
      await kill();
      throw new Error(`The server did not start:\n${output}`);
    }
    await delay(100);
  }
}

/** Builds what is stale and starts the product with a Postgres of the tests'. */
export async function startProduct(): Promise<Product> {
  await build();
  const postgres = await startTestPostgres();
  console.log(`Tests use ${postgres.label}.`);
  try {
    const database = await postgres.createDatabase();
    const server = await startServer(database.url);
    return {
      url: server.url,
      outbox: server.outbox,
      databaseUrl: database.url,
      async stop() {
        try {
          await server.stop();
        } finally {
          await postgres.stop();
        }
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
