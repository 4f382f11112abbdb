// `npm start`: builds what is stale, then becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { ROOT } from './command.ts';

// npm passes Ctrl+C on to us, whom the terminal has told already; the second must not cut the server's stop short.
// Before the server listens for signals itself, or much later, from somebody out of patience, a signal ends all at once.
let firstSignalAt: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    const isAlone = firstSignalAt === undefined && process.listenerCount(signal) === 1;
    firstSignalAt ??= performance.now();
    if (isAlone || performance.now() - firstSignalAt > 2_000) process.exit(130);
  });
}

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
