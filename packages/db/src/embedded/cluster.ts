import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors.ts';
import type { Launcher } from './launcher.ts';
import { processCommand, processIdentity } from './processes.ts';
import type { Watchdog } from './watchdog.ts';

/** Crash recovery after a power cut can take a while; longer than this is a fault. */
const READY_TIMEOUT_MS = 120_000;

/** The one role that may do anything; the product connects as another. */
export const SUPERUSER = 'postgres';

/** Makes the cluster's files, unless they are there. Interrupted, it leaves nothing that looks complete. */
export async function initialise(dir: string, password: string, launcher: Launcher): Promise<void> {
  if (existsSync(path.join(dir, 'PG_VERSION'))) return;
  const draft = `${dir}.new`;
  const passwordFile = `${dir}.initdb`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (launcher.owner) {
      chownSync(draft, launcher.owner.uid, launcher.owner.gid);
      chownSync(passwordFile, launcher.owner.uid, launcher.owner.gid);
    }
    const child = launcher.launch('initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Postgres's own, so that text sorts alike whatever locales the host has.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--lc-collate=C',
      '--lc-ctype=C',
      '--lc-messages=C',
    ]);
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new EmbeddedPostgresError(`initdb could not make ${draft}:\n${output.trim()}`);
    renameSync(draft, dir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Finds a free port of 127.0.0.1; another process may take it before it is bound. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new EmbeddedPostgresError('No free port on 127.0.0.1.');
  return address.port;
}

interface RunningCluster {
  port: number;
  /** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

interface Running {
  launcher: Launcher;
  watchdog: Watchdog;
  log: (line: string) => void;
}

class PortTaken extends Error {}

/** Starts Postgres on the files in `dir` and waits until it answers. */
export async function run(
  dir: string,
  settings: Readonly<Record<string, string | number>>,
  running: Running,
): Promise<RunningCluster> {
  chmodSync(dir, 0o700);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOn(await freePort(), dir, settings, running);
    } catch (error) {
      // Between our look and Postgres's bind, another process can take the port.
      if (!(error instanceof PortTaken) || attempt === 3) throw error;
    }
  }
}

async function runOn(
  port: number,
  dir: string,
  settings: Readonly<Record<string, string | number>>,
  { launcher, watchdog, log }: Running,
): Promise<RunningCluster> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = launcher.launch('postgres', ['-D', dir, '-p', String(port), ...flags]);
  watchdog.watch(child.pid ?? null);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      watchdog.watch(null);
      resolve();
    });
    child.once('error', () => resolve());
  });

  const lines: string[] = [];
  let isReady = false;
  let isStopping = false;
  child.stdout?.resume();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        new EmbeddedPostgresError(`Postgres is not ready after ${READY_TIMEOUT_MS / 1000} s:\n${lines.join('\n')}`),
      );
      child.kill('SIGQUIT');
    }, READY_TIMEOUT_MS);
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (isReady) {
          // The lines of an orderly start and stop are no news.
          if (!isStopping) log(line);
          return;
        }
        lines.push(line);
        if (!line.includes('ready to accept connections')) return;
        isReady = true;
        clearTimeout(timer);
        resolve();
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      const text = lines.join('\n');
      if (isReady) {
        if (!isStopping) log(`Postgres ended by itself (${signal ?? `code ${code}`}).`);
      } else if (text.includes('Address already in use')) {
        reject(new PortTaken(text));
      } else {
        reject(new EmbeddedPostgresError(otherMajor(dir, text) ?? `Postgres did not start on ${dir}:\n${text}`));
      }
    });
  });

  return {
    port,
    async stop() {
      isStopping = true;
      // On Windows these end the process at once, and the next start recovers from the log; not tried there.
      for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
        child.kill(signal);
        const patience = new AbortController();
        await Promise.race([exited, delay(5_000, undefined, { signal: patience.signal }).catch(() => {})]);
        patience.abort();
        if (child.exitCode !== null || child.signalCode !== null) return;
      }
    },
  };
}

/** Postgres' own words, whose files change between major versions, and what to do; null if they say something else. */
function otherMajor(dir: string, text: string): string | null {
  const [, made, brought] =
    /initialized by PostgreSQL version ([\d.]+), which is not compatible with this version (\d+)/.exec(text) ?? [];
  if (!made || !brought) return null;
  return (
    `${dir} was made by Postgres ${made}, and this version of Onceware brings Postgres ${brought}, which cannot read it. ` +
    `Take a backup with the version that ran before (npm run backup -- FOLDER), then with this one: mv ${dir} ${dir}-${made} && npm run restore -- FOLDER (docs/upgrading.md).`
  );
}

/**
 * Stops a Postgres that outlived the process that started it on `dir`, and waits for its end.
 * A note left by one that is dead is removed, since its number may by now be another process's.
 */
export async function stopOrphan(dir: string): Promise<void> {
  const note = path.join(dir, 'postmaster.pid');
  if (!existsSync(note)) return;
  const [line = '', folder = ''] = readFileSync(note, 'utf8').split('\n');
  const pid = Number(line);
  const command = processCommand(pid);
  if (command?.includes('postgres') && command.includes(folder)) {
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      process.kill(pid, signal);
      for (let waited = 0; waited < 5_000; waited += 50) {
        if (processIdentity(pid) === null) break;
        await delay(50);
      }
      if (processIdentity(pid) === null) break;
    }
  }
  rmSync(note, { force: true });
}
