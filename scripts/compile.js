// Has V8 compile the bundles of a release once, so that no start has to (serve.js). Told the folder by build.ts.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [release = ''] = process.argv.slice(2);
module.enableCompileCache(path.join(release, 'compiled'));
for (const bundle of ['apps/server/dist/start.js', 'apps/web/dist/server/entry-server.js'])
  await import(pathToFileURL(path.join(release, bundle)).href);
// What it has begun is not to keep it.
module.flushCompileCache();
process.exit();
