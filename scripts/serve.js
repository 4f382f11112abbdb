// `npm run serve`: the product as it was built last. Builds nothing and needs no development dependency.
// Plain JavaScript: of TypeScript Node would keep a compiler in memory for as long as the product runs.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/current/apps/server/dist/main.js', import.meta.url);
if (!existsSync(main)) {
  console.error('Nothing has been built here. Build with: npm ci --include=dev && npm run build');
  process.exit(1);
}
// What V8 made of the bundles in the build or at an earlier start: reading them anew takes 25 MB, which it never gives back.
module.enableCompileCache?.(fileURLToPath(new URL('../dist/current/compiled', import.meta.url)));
await import(main.href);
