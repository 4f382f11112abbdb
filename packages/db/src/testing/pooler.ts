import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../embedded/cluster.ts';

export interface Pooler {
  /** Host on which it listens, with the same names of databases and roles as Postgres. */
  host: string;
  stop(): Promise<void>;
}

/** Debian's, or another on the path; undefined where none is installed. */
export const pgbouncer = ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)]
  .map((folder) => path.join(folder, 'pgbouncer'))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Without it these tests are left out, but not in CI. */
export const skipsPooler = pgbouncer === undefined && !process.env.CI;

/** PgBouncer refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout, 10);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** PgBouncer in transaction mode before the Postgres of `adminUrl`. */
export async function startPooler(adminUrl: string): Promise<Pooler> {
  if (!pgbouncer) throw new Error('pgbouncer is not installed (Debian: apt-get install pgbouncer).');
  const { hostname, port, username, password } = new URL(adminUrl);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'onceware-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const poolerPort = await freePort();
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 10
; So that what depends on a session fails at once, and databases can soon be dropped.
server_round_robin = 1
server_idle_timeout = 1
`,
    { mode: 0o600 },
  );
  const owner = unprivileged();
  if (owner) for (const one of [folder, file]) chownSync(one, owner.uid, owner.gid);
  const child = spawn(pgbouncer, [file], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('process up')) resolve();
    });
    exited.then(() => reject(new Error(`pgbouncer did not start:\n${lines.join('\n')}`)), reject);
  });
  return {
    host: `127.0.0.1:${poolerPort}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
