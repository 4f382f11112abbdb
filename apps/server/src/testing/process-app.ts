import { mailKinds } from '@onceware/api/composition/mails';
import { createDelivery } from '@onceware/api/platform/mail/delivery';
import { readLegalPages } from '@onceware/api/outlets/legal/legal-pages';
import { buildApp } from '../app.ts';
import { fromRepository } from '../from-repository.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../start/settings.ts';

/** Makes the product without its pages for a process of its own, on a database that is migrated; settings are the process's. */
export async function createProcessApp(given: Readonly<Record<string, string>> = {}) {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...given, ...process.env });
  const services = await createServices({
    settings,
    databaseUrl: settings.DATABASE_URL ?? '',
    directUrl: settings.DATABASE_URL ?? '',
    keys: { APP_SECRET: 'a pepper for tests alone', DATA_KEY: 'a data key for tests alone', DATA_KEY_OLD: [] },
    deliver: settings.SMTP_URL
      ? createDelivery({
          kinds: mailKinds,
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          outboxDir: '/nowhere',
          tellsLinks: false,
          log() {},
        })
      : async () => {},
    legalPages: readLegalPages({ own: undefined, shipped: fromRepository('packages/api/legal') }),
    // Databases are taken away under it.
    onError() {},
    onJobError() {},
  });
  return { services, app: await buildApp({ services, settings, web: null }) };
}
