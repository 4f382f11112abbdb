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
