import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { openDatabase } from '@onceware/db/client';

/** A tick of /proc; every Linux has a hundred in a second. */
const MS_PER_TICK = 10;

/** After the name in brackets: state, parent, …, user and system time, and those of ended children (proc(5)). Null where there is no such process or no /proc. */
function statOf(pid: number | string): { parent: number; ms: number; endedMs: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return {
      parent: fields[1] ?? 0,
      ms: (user + system) * MS_PER_TICK,
      endedMs: (endedUser + endedSystem) * MS_PER_TICK,
    };
  } catch {
    return null;
  }
}

/**
 * Processor time of a process since its start, with all its threads: unlike elapsed time, the same on a busy machine.
 */
export const processorMs = (pid: number | undefined): number => statOf(pid ?? 0)?.ms ?? 0;

/** The number of the process that starts those of a Postgres on this machine, for `childrenMs`. */
export async function postmasterOf(url: string): Promise<number> {
  const { pool, close } = openDatabase({ url, poolSize: 1 });
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    return statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
  } finally {
    await close();
  }
}

/** The same of all that a process has started: of Postgres, the backends and those that write its files. */
export const childrenMs = (parent: number): number =>
  readdirSync('/proc')
    .map((name) => (/^\d+$/.test(name) ? statOf(name) : null))
    .reduce((sum, stat) => sum + (stat?.parent === parent ? stat.ms : 0), statOf(parent)?.endedMs ?? 0);

/** Resident memory of one process with all its threads, without its Postgres; NaN where there is no /proc. */
export function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
