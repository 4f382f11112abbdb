// `npm start`: builds what is stale, then becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { ROOT } from './command.ts';

console.log('Building what has changed …');
const began = performance.now();
try {
  await build();
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s. Starting …`);
  // In this process, so that signals and the exit code are the server's own.
  await import(pathToFileURL(path.join(ROOT, 'apps/server/dist/main.js')).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
