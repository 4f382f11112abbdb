// `npm run admin`, `backup`, `import`, `restore`: as they were built last, so that they are of the version that serves and need
// no development dependency; in a clone that was never built, from their sources.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { claimRelease } from './release.ts';
import { ROOT } from './command.ts';

const [name] = process.argv.splice(2, 1);
const file = await claimRelease().then(
  (main) => path.join(path.dirname(main), `${name}.js`),
  () => path.join(ROOT, `apps/server/src/commands/${name}.ts`),
);
await import(pathToFileURL(file).href);
