import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { startWatchdog } from './watchdog.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process with the command line of a Postgres on `dir`. */
async function startLike(dir: string): Promise<ChildProcess> {
  const program = `console.log('ready'); setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--eval', program, '--', '-D', dir, '-p', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  if (!child.stdout) throw new Error('It says nothing.');
  await once(child.stdout, 'data');
  return child;
}

/** A process that has the watchdog of `dir` watch these, one after another, and is killed. */
async function watchAndDie(dir: string, pids: (number | undefined)[]): Promise<void> {
  const program = `
    import { startWatchdog } from ${JSON.stringify(new URL('watchdog.ts', import.meta.url).href)};
    const watchdog = startWatchdog(${JSON.stringify(dir)});
    for (const pid of ${JSON.stringify(pids)}) watchdog.watch(pid);
    console.log('watched');
    setInterval(() => {}, 60_000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (!child.stdout) throw new Error('It says nothing.');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

it.each(['/data/postgres-2', '/data', '/other/data/postgres', '/data/postgres/', '/data/[p]ostgres'])(
  'the watchdog of /data/postgres leaves a process on %s alone that has the number of its Postgres (OPS-02)',
  async (dir) => {
    const [other, own] = [await startLike(dir), await startLike('/data/postgres')];
    await watchAndDie('/data/postgres', [other.pid]);
    // Started later, and done: so is the one before.
    await watchAndDie('/data/postgres', [own.pid]);
    await expect.poll(() => hasEnded(own), { timeout: 20_000 }).toBe(true);
    expect(hasEnded(other)).toBe(false);
  },
  60_000,
);

it('a folder whose name has the signs of a pattern means itself alone (OPS-02)', async () => {
  const [other, own] = [await startLike('/data/p'), await startLike('/data/.* [p] $(x)')];
  await watchAndDie('/data/.* [p] $(x)', [other.pid]);
  await watchAndDie('/data/.* [p] $(x)', [own.pid]);
  await expect.poll(() => hasEnded(own), { timeout: 20_000 }).toBe(true);
  expect(hasEnded(other)).toBe(false);
}, 60_000);

it('only the process named last is ended, and none once it is released (OPS-02)', async () => {
  const [former, last] = [await startLike('/data/postgres'), await startLike('/data/postgres')];
  const letGo = startWatchdog('/data/postgres');
  letGo.watch(former.pid ?? null);
  letGo.stop();
  await watchAndDie('/data/postgres', [former.pid, last.pid]);
  await expect.poll(() => hasEnded(last), { timeout: 20_000 }).toBe(true);
  expect(hasEnded(former)).toBe(false);
});
