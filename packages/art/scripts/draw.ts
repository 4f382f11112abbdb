/** Draws every picture that the web ships into pictures. Run it after a change to the seed or to the drawings. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seedTools } from '@onceware/db/seed/catalog/index';
import { artFiles } from '../src/art-files.ts';

const target = join(import.meta.dirname, '../pictures');
const files = artFiles(seedTools);

let bytes = 0;
for (const [name, content] of files) {
  await mkdir(dirname(join(target, name)), { recursive: true });
  await writeFile(join(target, name), content);
  bytes += content.length;
}

const found = await readdir(target, { recursive: true });
const stale = found.filter((name) => name.endsWith('.svg') && !files.has(name));
for (const name of stale) await rm(join(target, name));

console.info(`${files.size} pictures, ${Math.round(bytes / 1024)} kB; ${stale.length} stale removed`);
