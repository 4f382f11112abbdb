import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** The repository's own tools and Node come first, whatever the host has. */
function environment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

/** Starts a command in the repository's root, its output going where ours goes. */
export function startCommand(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // npm's commands are .cmd files on Windows, which only a shell runs.
    shell: process.platform === 'win32',
    ...options,
    env: environment(options.env ?? {}),
  });
}

/** Resolves to the exit code; 1 for a command that a signal ended or that could not start. */
export function runCommand(command: string, args: readonly string[], options?: SpawnOptions): Promise<number> {
  return new Promise((resolve) => {
    const child = startCommand(command, args, options);
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
