// `npm run serve`: the product as it was built last. Builds nothing and needs no development dependency.
// Plain JavaScript: of TypeScript Node would keep a compiler in memory for as long as the product runs.
import { existsSync } from 'node:fs';

const main = new URL('../dist/current/apps/server/dist/main.js', import.meta.url);
if (!existsSync(main)) {
  console.error('Nothing has been built here. Build with: npm ci --include=dev && npm run build');
  process.exit(1);
}
await import(main.href);
