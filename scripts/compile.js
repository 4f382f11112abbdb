// Has V8 compile the bundles of a release once, so that no start has to (serve.js). Told the folder by build.ts.
import { readdirSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [release = ''] = process.argv.slice(2);
const PAGES = 'apps/web/dist/server';
// With the pages and words that are read when somebody asks for them.
const pages = readdirSync(path.join(release, PAGES), { recursive: true }).filter((file) => file.endsWith('.js'));
module.enableCompileCache(path.join(release, 'compiled'));
for (const bundle of ['apps/server/dist/start.js', ...pages.map((file) => path.join(PAGES, file))])
  await import(pathToFileURL(path.join(release, bundle)).href);
// What it has begun is not to keep it.
module.flushCompileCache();
process.exit();
