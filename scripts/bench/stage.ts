import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import { openDatabase } from '@onceware/db/client';
import { childrenMs, postmasterOf, processorMs } from './processor.ts';

/** The amount of work of a bench. */
export interface Sizes {
  /** Times that everything is measured, after one that warms it up; 0: that one alone, which is no measurement. */
  rounds: number;
  seconds: number;
  /** Part of the names of what is measured. */
  only: string;
  /** Members with collections, of whom none is asked twice at once. */
  members: number;
  rooms: number;
  membersOfEach: number;
  streamsOfEach: number;
  /** Messages a second, and messages under way at the same time. */
  perSecond: number;
  atOnce: number;
  pages: readonly string[];
  /** Notifications that are there, and members who are told of one event. */
  lines: number;
  followers: number;
}

/**
 * Environment that `npm run bench` starts: a Postgres as the product ships it, which waits for its disk, and the
 * servers on it.
 */
export interface Stage {
  databaseUrl: string;
  /** Milliseconds of the processor that `work` takes of a server, and of Postgres. */
  costOf<Done>(
    serving: Serving,
    work: () => Promise<Done>,
  ): Promise<{ done: Done; nodeMs: number; postgresMs: number }>;
  /** One line for people: which Postgres this is. */
  label: string;
  startFloor(env?: NodeJS.ProcessEnv): Promise<Serving>;
  /** The product as it was built, with the settings of a site in production. */
  startProduct(env?: NodeJS.ProcessEnv): Promise<Serving & { readyMs: number }>;
  /** Has a process ended with the stage. */
  kept<Child extends ChildProcess>(child: Child): Child;
  close(): Promise<void>;
}

export interface Serving {
  url: string;
  process: ChildProcess;
  /** Origin from which it accepts changes. */
  origin: string;
}

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-bench-'));
  const undo: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const closeNow = async () => {
    const failed: unknown[] = [];
    for (const step of undo.splice(0).toReversed()) await step().catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'Not all of the bench was ended.');
  };
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= closeNow());
  breakOffWith(close);
  try {
    const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres'), log() {} });
    undo.push(() => postgres.stop());
    await migrate(postgres.url, { log() {} });
    // The same for all processes of one database.
    const keys = { APP_SECRET: makeKey(), DATA_KEY: makeKey() };
    const kept = <Child extends ChildProcess>(child: Child) => {
      undo.push(() => stop(child));
      return child;
    };
    const postmaster = await postmasterOf(postgres.url);
    return {
      databaseUrl: postgres.url,
      async costOf({ process: { pid } }, work) {
        const [node, database] = [processorMs(pid), childrenMs(postmaster)];
        const done = await work();
        return { done, nodeMs: processorMs(pid) - node, postgresMs: childrenMs(postmaster) - database };
      },
      label: await labelOf(postgres.url),
      async startFloor(env) {
        const port = String(await freePort());
        const process = kept(
          fork(new URL('floor.ts', import.meta.url), {
            env: { ...environment(), ...env, DATABASE_URL: postgres.url, PORT: port },
          }),
        );
        await messageOf(process, 'The floor');
        return { url: `http://127.0.0.1:${port}`, origin: '', process };
      },
      async startProduct(env) {
        const port = String(await freePort());
        const origin = 'https://bench.example';
        const { process, readyMs } = await startServer(kept, {
          NODE_ENV: 'production',
          PUBLIC_URL: origin,
          ...keys,
          DATABASE_URL: postgres.url,
          DATA_DIR: join(folder, 'data'),
          PORT: port,
          ...env,
        });
        return { url: `http://127.0.0.1:${port}`, origin, process, readyMs };
      },
      kept,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends servers and Postgres, which nobody wants to go on, where something fails that nobody catches, and where the bench is broken off. */
function breakOffWith(close: () => Promise<void>): void {
  const breakOff = () => void close().finally(() => process.exit(1));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, breakOff);
  for (const name of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(name, (error: unknown) => {
      console.error(error);
      breakOff();
    });
}

const makeKey = () => randomBytes(36).toString('base64');

/** Waits for the first message of a forked child. @throws if it ends instead */
export async function messageOf(child: ChildProcess, what: string): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error(`${what} ended.`)));
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
    return message;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}

/** `npm run serve` with these settings, when it is ready. */
async function startServer(
  kept: Stage['kept'],
  env: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; readyMs: number }> {
  const child = kept(
    spawn(process.execPath, ['scripts/serve.js'], {
      env: { ...environment(), MALLOC_ARENA_MAX: '2', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`The server did not start; run npm run build first.\n${text}`)));
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('Stop with')) resolve(text);
    });
  });
  return { process: child, readyMs: Number(/\((\d+) ms/.exec(said)?.[1]) };
}

/** Longer than any of them takes to end by itself. */
const ENDS_WITHIN_MS = 20_000;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await ended.finally(() => clearTimeout(late));
}

/** Nothing of the caller's environment but the path of programs. */
const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: process.env.HOME });

async function labelOf(url: string): Promise<string> {
  const { pool, close } = openDatabase({ url, poolSize: 1 });
  try {
    const { rows } = await pool.query<{ server_version: string; fsync: string; synchronous_commit: string }>(
      `select current_setting('server_version') as server_version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
    );
    const [settings] = rows;
    return `Postgres ${settings?.server_version}, embedded, in ${tmpdir()}, fsync ${settings?.fsync}, synchronous_commit ${settings?.synchronous_commit}`;
  } finally {
    await close();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
