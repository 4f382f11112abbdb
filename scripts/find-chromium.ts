import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './command.ts';

/** The first is without a desktop's window and a quarter faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** So that a browser needs no rights, no graphics card and no network beyond the pages under test. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

function locate(): string | undefined {
  const managed = chromium.executablePath();
  if (managed && existsSync(managed)) return managed;
  for (const name of NAMES) {
    const file = onPath(name);
    if (file) return file;
  }
  return APPLICATIONS.find((file) => existsSync(file));
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function install(): void {
  console.log('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium');
  } else {
    run(path.join(ROOT, 'node_modules/.bin/playwright'), 'install', 'chromium');
  }
}

/**
 * The Chromium to test with: Playwright's own, else the system's, else one installed now.
 *
 * @throws when there is none and none can be installed
 */
export function findChromium(): string {
  const known = process.env.E2E_CHROMIUM;
  if (known) return known;
  let found = locate();
  if (!found) {
    install();
    found = locate();
  }
  if (!found) throw new Error('No Chromium, and none could be installed. Install one and name it in E2E_CHROMIUM.');
  // Playwright reads its configuration again in every worker.
  process.env.E2E_CHROMIUM = found;
  return found;
}
