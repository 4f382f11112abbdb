import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processIdentity } from '@onceware/db/embedded/processes';
import { claimRelease } from '@onceware/server/start/claim-release';
import { ROOT } from './command.ts';
import { publish, SERVED } from './release.ts';

let root: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'onceware-release-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Writes files as a build does: those of the build before are gone. */
async function buildAndPublish(version: string): Promise<string> {
  for (const part of ['apps', 'packages']) rmSync(path.join(root, part), { recursive: true, force: true });
  write('apps/server/dist/main.js', version);
  write('apps/web/dist/client/index.html', version);
  write(`apps/web/dist/client/assets/page-${version}.js`, version);
  write('packages/client/dist/client.tgz', version);
  write('packages/cli/dist/cli.tgz', version);
  write('apps/extension/dist/manifest.json', '{}');
  write('packages/db/migrations/0000.sql', '');
  write('packages/api/legal/terms.md', '# Terms');
  write('packages/art/fonts/one.otf', '');
  write('packages/art/pictures/one.svg', '');
  return publish(root);
}

const assetsOf = (release: string) => readdirSync(path.join(release, 'apps/web/dist/client/assets')).toSorted();

/** A copy of the scripts, in a folder where nothing was installed. */
async function runScript(name: string): Promise<{ code: unknown; stderr: string }> {
  cpSync(path.join(ROOT, 'package.json'), path.join(root, 'package.json'));
  for (const folder of ['scripts', 'packages/db/src'])
    cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  return promisify(execFile)(process.execPath, [path.join(root, 'scripts', name)]).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: unknown; stderr: string }) => ({ code, stderr }),
  );
}

describe('what is served', () => {
  it('has every file of the repository that the server asks for (OPS-01)', () => {
    const sources = readdirSync(path.join(ROOT, 'apps/server/src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts'),
    );
    const text = sources.map((file) => readFileSync(path.join(ROOT, 'apps/server/src', file), 'utf8')).join('\n');
    // Vite serves sources, and the data folder is nobody's build.
    const asked = [...text.matchAll(/fromRepository\('(.+?)'\)/g)]
      .map(([, file = '']) => file)
      .filter((file) => !['apps/web', '.'].includes(file));
    expect(asked).toContain('apps/web/dist');
    expect(asked.filter((file) => !SERVED.some((part) => `${file}/`.startsWith(`${part}/`)))).toEqual([]);
  });

  it('is never touched by builds beside it, for as long as a process serves from it (OPS-01)', async () => {
    const first = await buildAndPublish('1');
    await claimRelease(first);
    const note = path.join(first, 'served-by');
    expect(readFileSync(path.join(note, String(process.pid)), 'utf8')).toBe(processIdentity(process.pid));
    // Another process that serves from the same.
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    started.push(other);
    await once(other, 'spawn');
    writeFileSync(path.join(note, String(other.pid)), processIdentity(other.pid ?? 0) ?? '');
    rmSync(path.join(note, String(process.pid)));

    for (const version of ['2', '3', '4']) await buildAndPublish(version);
    expect(readFileSync(path.join(first, 'apps/server/dist/main.js'), 'utf8')).toBe('1');
    expect(readFileSync(path.join(first, 'apps/web/dist/client/index.html'), 'utf8')).toBe('1');

    other.kill('SIGKILL');
    await once(other, 'exit');
    const last = await buildAndPublish('5');
    expect(existsSync(first)).toBe(false);
    const current = path.join(root, 'dist/current');
    expect(realpathSync(current)).toBe(realpathSync(last));
    expect(readFileSync(path.join(current, 'apps/server/dist/main.js'), 'utf8')).toBe('5');
  });

  it('is the same folder when nothing has changed, and has the scripts of the pages that the build before it sent (OPS-01)', async () => {
    const first = await buildAndPublish('1');
    expect(await buildAndPublish('1')).toBe(first);
    expect(assetsOf(await buildAndPublish('2'))).toEqual(['page-1.js', 'page-2.js']);
    expect(assetsOf(await buildAndPublish('3'))).toEqual(['page-2.js', 'page-3.js']);
  });
});

describe('without what building needs', () => {
  it('npm start and npm run build say how to install it, and name the command that needs no build (OPS-01)', async () => {
    const { code, stderr } = await runScript('build.ts');
    expect(code).toBe(1);
    expect(stderr).toContain('npm ci --include=dev');
    expect(stderr).toContain('npm run serve');
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('and without a build, npm run serve says how to build (OPS-01)', async () => {
    expect(await runScript('serve.js')).toEqual({
      code: 1,
      stderr: 'Nothing has been built here. Build with: npm ci --include=dev && npm run build\n',
    });
  });
});
