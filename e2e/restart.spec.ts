import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/command.ts';
import { freePort } from './support/product.ts';
import { expect, test } from './support/test.ts';

// The whole product as `npm start` runs it, with a database of its own in a folder of its own.
let dataDir: string;
let server: ChildProcess;
let url: string;

async function start(port: number): Promise<void> {
  const child = spawn('node', ['scripts/serve.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
  server = child;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (text: Buffer) => text.toString().includes('ready') && resolve());
  });
}

async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'onceware-restart-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await start(port);
});
test.afterAll(async () => {
  await end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'what a member saved is there after a restart, and after the server was killed (COL-01, API-01)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${url}/signup`);
    await page.getByLabel('Name').fill('Rosa Keep');
    await page.getByLabel('E-mail').fill('rosa@example.com');
    await page.getByLabel('Password', { exact: true }).fill('keeps what she saves');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${url}/`);

    await page.goto(`${url}/deal/minutewren-lifetime`);
    await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
    await page.getByRole('menuitemcheckbox', { name: /Must-Have!/ }).click();
    await expect(page.getByText('Item added to collection')).toBeVisible();

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await end(signal);
      await start(Number(new URL(url).port));
      await page.goto(url);
      await page.getByRole('button', { name: 'Collections', exact: true }).click();
      const panel = page.getByRole('complementary', { name: 'Collections' });
      await panel.getByRole('button', { name: /^Must-Have!/ }).click();
      await expect(panel.getByRole('link', { name: /Minutewren Lifetime/ })).toBeVisible();

      const { collections } = await (await page.request.get(`${url}/api/user-collections`)).json();
      const mustHave = collections.find(({ name }: { name: string }) => name === 'Must-Have!');
      const answer = await page.request.get(`${url}/api/user-collections/items?collectionId=${mustHave.id}`);
      expect(await answer.json()).toEqual({ items: [expect.objectContaining({ entity_type: 'deal' })] });
    }
  },
);
