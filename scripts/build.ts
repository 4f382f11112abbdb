import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
// By path: nothing may be installed yet.
import { EmbeddedPostgresError } from '../packages/db/src/embedded/errors.ts';
import { takeLock } from '../packages/db/src/embedded/lock.ts';
import { ROOT, startCommand } from './command.ts';
import { publish } from './release.ts';

const NOT_INSTALLED = `Nothing can be built: what building needs is not installed (npm leaves it out under NODE_ENV=production and --omit=dev).
Install it with: npm ci --include=dev
What was built before is served with: npm run serve`;

/**
 * Builds what has changed since the last build, quietly, and publishes it (release.ts). Two builds wait for one another.
 *
 * @throws with the output of what failed
 */
export async function build(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'node_modules/.bin/turbo'))) throw new Error(NOT_INSTALLED);
  const unlock = await lock();
  try {
    await runTurbo();
    await compile(await publish());
  } finally {
    unlock();
  }
}

/** For the starts to come, in a process of its own: with it goes what it loaded. One that fails leaves them as they were without. */
async function compile(release: string): Promise<void> {
  if (existsSync(path.join(release, 'compiled'))) return;
  await once(
    spawn(process.execPath, [path.join(ROOT, 'scripts/compile.js'), release], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    'close',
  );
}

async function lock(): Promise<() => void> {
  const folder = path.join(ROOT, 'dist');
  mkdirSync(folder, { recursive: true });
  for (let isFirst = true; ; isFirst = false) {
    try {
      return takeLock(path.join(folder, 'building'));
    } catch (error) {
      if (!(error instanceof EmbeddedPostgresError)) throw error;
      if (isFirst) console.log('Waiting for another build of this folder …');
      await delay(200);
    }
  }
}

async function runTurbo(): Promise<void> {
  const turbo = startCommand('turbo', ['run', 'build', '--output-logs=errors-only'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => turbo.kill();
  process.once('exit', stop);
  let output = '';
  turbo.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  turbo.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    turbo.once('error', reject);
    turbo.once('close', resolve);
  });
  process.removeListener('exit', stop);
  if (code !== 0) throw new Error(`The build failed.\n\n${output.trim()}`);
}

// `npm run build`, and the first half of `npm start`: a process of its own, so that what runs after it is the server alone.
if (import.meta.main) {
  console.log('Building what has changed …');
  const began = performance.now();
  try {
    await build();
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
