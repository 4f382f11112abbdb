// `npm run admin`, `import`: as they were built, so that they are of the version that serves, and run without what only
// development needs; in a clone that was not built, from their sources.
import { existsSync } from 'node:fs';

const [name] = process.argv.splice(2, 1);
const built = new URL(`../apps/server/dist/${name}.js`, import.meta.url);
await import(existsSync(built) ? built.href : `../apps/server/src/commands/${name}.ts`);
