import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './command.ts';

/** Without a desktop's window and a quarter faster; knows no extensions. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags with which a browser needs no rights, no graphics card and no network beyond the pages under test. */
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

function locate(names = NAMES): string | undefined {
  const managed = chromium.executablePath();
  if (managed && existsSync(managed)) return managed;
  for (const name of names) {
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

/** One that `find` finds, if need be installed now. @throws when there is none and none can be installed */
function found(find: () => string | undefined): string {
  let file = find();
  if (!file) {
    install();
    file = find();
  }
  if (!file) throw new Error('No Chromium, and none could be installed. Install one and name it in E2E_CHROMIUM.');
  return file;
}

/** The Chromium to test with: Playwright's own, else the system's, else one installed now. */
export function findChromium(): string {
  // Playwright reads its configuration again in every worker.
  return (process.env.E2E_CHROMIUM ??= found(locate));
}

/** The same for what only a whole browser has: extensions. */
export const findWholeChromium = (): string => found(() => locate(NAMES.filter((name) => name !== SHELL)));
