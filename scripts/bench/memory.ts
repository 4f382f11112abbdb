import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Stage, startServer, stop } from './stage.ts';

/** What an idle server may hold. */
const GOAL_MEGABYTES = 130;
const IDLE_MS = 10_000;

/** Of one process with all its threads, without its Postgres; NaN where there is no /proc. */
export function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** What servers that nobody asks anything hold, when they are ready and ten seconds later. */
export async function benchMemory({ startProduct }: Stage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-bench-'));
  try {
    const alone = await startServer({ DATA_DIR: folder, PORT: '0' });
    await measureIdle('npm start, with a Postgres of its own', alone.process);
    const served = await startProduct();
    await measureIdle('npm run serve, in production', served.process);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureIdle(name: string, server: ChildProcess): Promise<void> {
  const ready = residentMegabytes(server);
  await delay(IDLE_MS);
  const idle = residentMegabytes(server);
  const verdict = idle > GOAL_MEGABYTES ? ' (above)' : '';
  console.log(
    `${name}: ${ready.toFixed(0)} MB resident when ready, ${idle.toFixed(0)} MB${verdict} when idle; goal ${GOAL_MEGABYTES}`,
  );
  await stop(server);
}
