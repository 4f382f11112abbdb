import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { processIdentity } from './processes.ts';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** The process that a lock's text names, if it still runs. */
function runningHolder(text: string): number | null {
  const [pid = '', identity = ''] = text.split('\n');
  return identity !== '' && processIdentity(Number(pid)) === identity ? Number(pid) : null;
}

/**
 * Takes `file` as this process's own until the returned function is called or the process ends, however it ends.
 *
 * @throws naming the process that holds it
 */
export function takeLock(file: string): () => void {
  const mine = `${process.pid}\n${processIdentity(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  for (;;) {
    // A link appears at once with its content, where a file would be seen empty for a moment.
    writeFileSync(draft, mine, { mode: 0o600 });
    try {
      linkSync(draft, file);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const theirs = read(file);
    if (theirs === null) continue;
    const holder = runningHolder(theirs);
    if (holder !== null) {
      throw new EmbeddedPostgresError(`${path.dirname(file)} is in use by process ${holder}; stop it or set DATA_DIR.`);
    }
    removeStale(file, theirs, draft);
  }
}

/** Two processes may find the same stale lock; the slower one must not remove the faster one's new lock. */
function removeStale(file: string, stale: string, aside: string): void {
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
