import { readLegalPages } from '@onceware/api/legal/legal-pages';
import { buildApp } from '../app.ts';
import { fromRepository } from '../from-repository.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../start/settings.ts';

// The server's API as a process of its own, on a database that is migrated: says its address and stays until it is killed.
const settings = readSettings({ LOG_LEVEL: 'silent', MESSAGES_IN_TEN_SECONDS: '100000', ...process.env });
const services = await createServices({
  settings,
  databaseUrl: settings.DATABASE_URL ?? '',
  directUrl: settings.DATABASE_URL ?? '',
  keys: { APP_SECRET: 'a pepper for tests alone', DATA_KEY: 'a data key for tests alone', DATA_KEY_OLD: [] },
  deliver: async () => {},
  legalPages: readLegalPages({ own: undefined, shipped: fromRepository('packages/api/legal') }),
  // Databases are taken away under it.
  onError() {},
  onJobError() {},
});
const app = await buildApp({ services, settings, web: null });
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
