import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function ps(field: string, pid: number): string | null {
  const text = spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return text?.trim() || null;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** Tells a running process from a later one with the same number; null when none runs, a zombie included. */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') {
    // After the name in brackets: state, then 18 fields, then the start in clock ticks since boot (proc(5)).
    const fields = readProc(pid, 'stat')
      ?.replace(/^.*\) /s, '')
      .split(' ');
    if (!fields || fields[0] === 'Z' || fields[0] === 'X') return null;
    return fields[19] ?? null;
  }
  if (process.platform !== 'win32') return ps('lstart', pid);
  try {
    process.kill(pid, 0);
    return 'running';
  } catch {
    return null;
  }
}

/** The command line of a process; null when none runs, and on Windows. */
export function processCommand(pid: number): string | null {
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? null;
  return process.platform === 'win32' ? null : ps('command', pid);
}
