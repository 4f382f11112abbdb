import { type ChildProcess, spawn } from 'node:child_process';

/** Ends Postgres when this process is gone, however it went. */
export interface Watchdog {
  /** Names the Postgres to end; null: none, the last one has ended. */
  watch(pid: number | null): void;
  /** Lets go: nothing is ended any more. */
  stop(): void;
}

/**
 * Reads from a pipe whose other end this process alone holds: the kernel closes it with the process, also after SIGKILL. Then the
 * last Postgres that was named gets a fast shutdown, and a harder one if that takes long. The data folder in its command line
 * tells it from a later process with the same number.
 */
const SCRIPT = `
dir=$1
pid=
while read -r line; do pid=$line; done
[ -n "$pid" ] || exit 0
runs() {
  if [ -r "/proc/$pid/cmdline" ]; then tr '\\0' ' ' <"/proc/$pid/cmdline"
  elif [ -d /proc/self ]; then return 1
  else ps -o command= -p "$pid"
  fi 2>/dev/null | grep -qF -- "-D $dir "
}
for signal in INT QUIT KILL; do
  runs || exit 0
  kill -s "$signal" "$pid" 2>/dev/null
  waited=0
  while [ "$waited" -lt 50 ] && runs; do
    sleep 0.1
    waited=$((waited + 1))
  done
done
`;

/**
 * Starts a shell that outlives this process for as long as Postgres on `dir` takes to end. In a session of its own, so that what
 * ends the others of a terminal or process group leaves it alone. On Windows there is none: the next start stops what was left.
 */
export function startWatchdog(dir: string): Watchdog {
  if (process.platform === 'win32') return { watch() {}, stop() {} };
  const shell: ChildProcess = spawn('/bin/sh', ['-c', SCRIPT, 'onceware-watchdog', dir], {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { stdin } = shell;
  // Without a shell Postgres is as it was without a watchdog: stopped by the next start.
  shell.on('error', () => {});
  stdin?.on('error', () => {});
  // It must not keep this process alive.
  shell.unref();
  if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return {
    watch: (pid) => void stdin?.write(`${pid ?? ''}\n`),
    stop: () => void stdin?.end('\n'),
  };
}
