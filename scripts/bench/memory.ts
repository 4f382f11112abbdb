import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { closeAtEnd } from './closing.ts';
import type { Sizes } from './sizes.ts';
import { type Stage, startServer, stop } from './stage.ts';

/** Megabytes that an idle server may hold. */
const GOAL_MEGABYTES = 130;

/** Resident memory of one process with all its threads, without its Postgres; NaN where there is no /proc. */
export function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Measures the memory of idle servers, when they are ready and ten seconds later. */
export async function benchMemory({ startProduct, kept }: Stage, { idleMs }: Pick<Sizes, 'idleMs'>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'onceware-bench-'));
  let alone: Awaited<ReturnType<typeof startServer>> | undefined;
  const close = closeAtEnd(async () => {
    // Before its folder goes.
    if (alone) await stop(alone.process);
    await rm(folder, { recursive: true, force: true });
  });
  try {
    alone = await startServer(kept, { DATA_DIR: folder, PORT: '0' });
    await measureIdle('npm start, with a Postgres of its own', alone.process, idleMs);
    const served = await startProduct();
    await measureIdle('npm run serve, in production', served.process, idleMs);
  } finally {
    await close();
  }
}

async function measureIdle(name: string, server: ChildProcess, idleMs: number): Promise<void> {
  const ready = residentMegabytes(server);
  await delay(idleMs);
  const idle = residentMegabytes(server);
  const verdict = idle > GOAL_MEGABYTES ? ' (above)' : '';
  console.log(
    `${name}: ${ready.toFixed(0)} MB resident when ready, ${idle.toFixed(0)} MB${verdict} when idle; goal ${GOAL_MEGABYTES}`,
  );
  await stop(server);
}
