// On an image that was built already, and a Docker engine: .ci/run makes both. Nothing of it needs the network.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from './command.ts';

const IMAGE = process.env.TEST_IMAGE ?? '';
const NAME = `onceware-image-${process.pid}`;
const SECRETS = {
  POSTGRES_PASSWORD: 'abc123',
  APP_SECRET: 'q8Zr2Lw7Xk4Tn9Vb3Hs6Pd1Mf5Jc0Gy8Ua',
  DATA_KEY: 'w3Nf8Rt2Kq6Zp1Xv7Bs4Hd9Lm5Gj0Cy7Oe',
};

const run = promisify(execFile);
const docker = async (...args: string[]): Promise<string> => (await run('docker', args)).stdout.trim();
const inspect = (format: string) => docker('inspect', '--format', format, NAME);

/** With a data folder that outlives the container, and the image's own check at a quicker pace. */
async function start(): Promise<void> {
  const settings = { ...SECRETS, PUBLIC_URL: 'https://onceware.test' };
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  await docker(
    'run',
    '--detach',
    '--name',
    NAME,
    '--volume',
    `${NAME}:/data`,
    '--publish',
    '127.0.0.1::3000',
    '--health-interval',
    '1s',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
    ...env,
    IMAGE,
  );
  const isHealthy = vi.waitFor(async () => expect(await inspect('{{.State.Health.Status}}')).toBe('healthy'), {
    timeout: 90_000,
    interval: 250,
  });
  await isHealthy.catch(async (cause: unknown) => {
    throw new Error((await run('docker', ['logs', NAME])).stderr, { cause });
  });
}

describe.skipIf(IMAGE === '')('the image', { timeout: 120_000 }, () => {
  beforeAll(start, 120_000);
  afterAll(async () => {
    await docker('rm', '--force', NAME);
    await docker('volume', 'rm', NAME);
  });

  it('serves pages and their files as a user without rights, from folders that it may not change (OPS-01)', async () => {
    const url = `http://${await docker('port', NAME, '3000')}`;
    const page = await (await fetch(url)).text();
    const script = /\/assets\/[^"]+\.js/.exec(page)?.[0];
    expect((await fetch(`${url}${script}`)).headers.get('cache-control')).toContain('immutable');
    for (const file of ['api/openapi.json', 'client/onceware-client.tgz', 'client/onceware-extension.zip', 'terms'])
      expect((await fetch(`${url}/${file}`)).status).toBe(200);

    expect(await docker('exec', NAME, 'id', '--user')).not.toBe('0');
    expect(await docker('exec', NAME, 'find', '/app', '-writable', '!', '-type', 'l')).toBe('');
    expect(await docker('exec', NAME, 'ls', 'node_modules')).not.toMatch(/^(turbo|vite|vitest|react)$/m);
  });

  it('keeps its data in its volume, runs the commands, and ends by itself within 10 seconds of SIGTERM (OPS-01, OPS-02)', async () => {
    const admin = ['exec', NAME, 'npm', 'run', '--silent', 'admin', '--', 'rosa@example.com'];
    expect(await docker(...admin)).toContain('An account was made for rosa@example.com');

    const told = performance.now();
    await docker('stop', '--time', '30', NAME);
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(await inspect('{{.State.ExitCode}} {{.State.OOMKilled}}')).toBe('0 false');
    await docker('rm', NAME);

    await start();
    expect(await docker(...admin)).toContain('rosa@example.com has the role admin already');
  });
});

describe.skipIf(IMAGE === '')('compose.yaml', () => {
  const compose = (env: Partial<typeof SECRETS> & { MAIL_FROM?: string }) =>
    run('docker-compose', ['--file', 'compose.yaml', 'config'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, MAIL_FROM: 'Onceware <hello@onceware.test>', ...env },
    });

  it('is taken, with each secret given; believes only its proxy, and opens nothing else to the network (OPS-01)', async () => {
    const { stdout } = await compose(SECRETS);
    // Its only network, so that it comes from this address always.
    const [, proxy] =
      /\n {2}caddy:\n(?: {4}.*\n)* {4}networks:\n {6}proxy:\n {8}ipv4_address: (\S+)\n {4}\w/.exec(stdout) ?? [];
    expect(proxy).toBeDefined();
    expect(stdout).toContain(`TRUST_PROXY: ${proxy}\n`);
    // From .8 on: no other container is given the proxy's.
    expect(stdout).toContain(`ip_range: ${proxy?.replace(/\d+$/, '8/29')}\n`);
    expect(stdout.match(/published: \d+|127[\d.]+:\d+:\d+/g)).toEqual([
      'published: 80',
      'published: 443',
      'published: 443',
      '127.0.0.1:8025:8025',
    ]);
  });

  it('says that the sender of mail is missing (OPS-01, OPS-02)', async () => {
    await expect(compose({ ...SECRETS, MAIL_FROM: '' })).rejects.toThrow(/MAIL_FROM is missing; put the sender/);
  });

  it.each(Object.keys(SECRETS))('says that %s is missing, and how to make one (OPS-01)', async (name) => {
    await expect(compose({ ...SECRETS, [name]: '' })).rejects.toThrow(
      new RegExp(`${name} is missing; put .* from openssl rand .* into .env`),
    );
  });
});
