import { startCommand } from './command.ts';

/**
 * Builds what has changed since the last build, quietly.
 *
 * @throws with the output of what failed
 */
export async function build(): Promise<void> {
  const turbo = startCommand('turbo', ['run', 'build', '--output-logs=errors-only'], { stdio: ['ignore', 'pipe', 'pipe'] });
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

// The first half of `npm start`; a process of its own, so that what runs after it is the server alone.
if (import.meta.main) {
  console.log('Building what has changed …');
  const began = performance.now();
  try {
    await build();
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s. Starting …`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
