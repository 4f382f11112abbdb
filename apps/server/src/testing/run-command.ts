import { execFile } from 'node:child_process';
import path from 'node:path';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** `npm run NAME -- ARGS`, from its source. */
export function runCommand(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const script = path.join(import.meta.dirname, `../commands/${name}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}
