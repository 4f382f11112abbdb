import { once } from 'node:events';
import { readLegalPages } from '@onceware/api/legal/legal-pages';
import { jobHandlers } from '@onceware/api/jobs/handlers';
import { buildApp } from '../app.ts';
import { fromRepository } from '../from-repository.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../start/settings.ts';
import { stopSignal } from '../start/stop-signal.ts';
import { undoAll } from '../start/undo-all.ts';

// The product without its pages, as a process of its own: says its address, answers and works on jobs until SIGTERM, and stops as
// start.ts does.
const settings = readSettings({ LOG_LEVEL: 'silent', ...process.env });
const services = await createServices({
  settings,
  databaseUrl: settings.DATABASE_URL ?? '',
  directUrl: settings.DATABASE_URL ?? '',
  keys: { APP_SECRET: 'a pepper for tests alone', DATA_KEY: 'a data key for tests alone', DATA_KEY_OLD: [] },
  deliver: async () => {},
  legalPages: readLegalPages({ own: undefined, shipped: fromRepository('packages/api/legal') }),
  onError() {},
  onJobError() {},
});
const app = await buildApp({ services, settings, web: null });
const stopping = stopSignal();
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
await services.jobs.start(jobHandlers(services));
if (!stopping.aborted) await once(stopping, 'abort');
await undoAll([() => services.close(), () => app.close(), async () => services.abort()]);
console.log('closed');
process.exit();
