// `npm run admin`, `backup`, `import`, `rates`, `restore`: as they were built last, so that they are of the version that serves and need
// no development dependency; in a clone that was never built, from their sources.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './command.ts';

const [name] = process.argv.splice(2, 1);
const built = path.join(ROOT, `dist/current/apps/server/dist/${name}.js`);
const file = existsSync(built) ? built : path.join(ROOT, `apps/server/src/commands/${name}.ts`);
await import(pathToFileURL(file).href);
