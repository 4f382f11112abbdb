// Measures the weight of a visitor's home page: every script that the browser fetches before anything is clicked. `node
// scripts/home-size.ts` after a build; ends with 1 when it is over the limit, or when chunks import each other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '../src/render-contract.ts';
import { collect, wordsFile } from '../src/server/page-files.ts';
import { importCycles } from './import-cycles.ts';

const LIMIT_KB = 154;
/** Each is a request. Where a module moves, the groups in vite.config.ts that name its folder move with it. */
const SCRIPTS = 6;
const SHEETS = 3;
/**
 * Modules that only some visitors need, or only after a click: each is a file of its own, and none is among those of
 * the page.
 */
const LAZY = [
  'src/features/side-panel/side-panel.tsx',
  'src/app/layouts/collections-slot.tsx',
  'src/features/collections/save/save-menu.tsx',
  'src/features/header/user/member-area.tsx',
  'src/features/header/mega-menu/mega-menu-content.tsx',
  'src/features/header/sidebar/sidebar.tsx',
  'src/demo/tools/search-button.tsx',
  'src/demo/store/store-toolbar.tsx',
  'src/features/auth/sign-in/login-dialog.tsx',
  'src/app/layouts/chat-slot.tsx',
  'src/i18n/part-files/en.ts',
];

const client = join(import.meta.dirname, '../dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

const { scripts, styles } = collect(manifest, [
  'index.html',
  'src/app/routes/home.tsx',
  wordsFile(manifest, 'core', 'en'),
]);
const weigh = (files: Set<string>) =>
  [...files].map((file) => ({ file, bytes: gzipSync(readFileSync(join(client, file)), { level: 9 }).length }));
const total = (rows: { bytes: number }[]) => rows.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const rows = weigh(scripts).toSorted((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of rows) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
const javascript = total(rows);
console.log(`${javascript.toFixed(1).padStart(7)} kB  JavaScript of the home page, gzipped (at most ${LIMIT_KB})`);
console.log(`${total(weigh(styles)).toFixed(1).padStart(7)} kB  styles`);

const notLazy = [...LAZY, wordsFile(manifest, 'core', 'de')].filter(
  (key) => !manifest[key] || scripts.has(manifest[key].file),
);
for (const key of notLazy) console.error(`not for a visitor's home page: ${key}`);

// A group of `codeSplitting` in vite.config.ts makes one file of them.
const cycles = importCycles(manifest);
for (const cycle of cycles) console.error(`chunks that import each other: ${cycle.join(', ')}`);

if (scripts.size > SCRIPTS || styles.size > SHEETS)
  console.error(`${scripts.size} scripts and ${styles.size} sheets, where ${SCRIPTS} and ${SHEETS} are enough`);

if (javascript > LIMIT_KB || scripts.size > SCRIPTS || styles.size > SHEETS || notLazy.length + cycles.length > 0)
  process.exitCode = 1;
