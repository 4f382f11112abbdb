import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEFAULT_COLLECTIONS } from '@onceware/api/collections/collections.limits';
import { countCatalog } from '@onceware/api/catalog/maintenance/maintenance.service';
import { jobHandlers } from '@onceware/api/composition/jobs';
import { mailKinds } from '@onceware/api/composition/mails';
import { startReportingWorkers } from '@onceware/api/platform/jobs/worker-reports';
import { checkMailServer, createDelivery } from '@onceware/api/platform/mail/delivery';
import { type LegalPages, readLegalPages } from '@onceware/api/outlets/legal/legal-pages';
import { checkStorage } from '@onceware/api/platform/storage/check-storage';
import { S3Refusal } from '@onceware/api/platform/storage/s3-storage';
import { sealCodes } from '@onceware/api/purchases/licence-codes';
import { startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate, type MigrateOptions } from '@onceware/db/migrate';
import { checkSameDatabase } from '@onceware/db/start/check-same-database';
import { isSeedMissing } from '@onceware/db/seed/is-seed-missing';
import { buildApp } from '../app.ts';
import { type DataDir, makeDemoPassword, makeSecret, openDataDir } from './data-dir.ts';
import { fromRepository } from '../from-repository.ts';
import { readDownloads } from '../rest/site/downloads.ts';
import { logSerializers } from '../plugins/request-log.ts';
import { builtWeb } from '../pages/web-source.ts';
import { checkRedis } from './check-redis.ts';
import { checkKeys, type Keys } from './key-checks.ts';
import { listen } from './listen.ts';
import { startRepeating } from '../repeating.ts';
import { createServices } from '../services.ts';
import { type Settings, SettingsError } from './settings.ts';
import { undoAll } from './undo-all.ts';
import type { Services } from '@onceware/api/kernel/services';

const DEMO_PASSWORD_FILE = 'demo-password';
const CLICKS_EVERY_MS = 5_000;
const DATABASE_URL_FILE = 'database-url';

/** How long a start waits for others, unless as long as `migrate` says. */
type StartPatience = Pick<MigrateOptions, 'connectWithinMs' | 'lockWithinMs'>;

/**
 * Starts the whole product and stays until `signal`, which also ends a start that waits for something.
 *
 * @throws {StartError} where the operator has to do something first
 */
export async function run(settings: Settings, signal: AbortSignal, patience: StartPatience = {}): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    await start({ settings, signal, patience, undo });
    if (!signal.aborted) await once(signal, 'abort');
  } catch (error) {
    // Errors after the signal to stop are caused by stopping.
    if (!signal.aborted) throw error;
  } finally {
    await undoAll(undo);
  }
}

interface Starting {
  settings: Settings;
  signal: AbortSignal;
  patience: StartPatience;
  undo: (() => Promise<void>)[];
}

const log = (line: string) => console.log(line);

async function start(starting: Starting): Promise<void> {
  const { settings, signal, undo } = starting;
  const complain = (what: string) => (error: unknown) =>
    settings.LOG_LEVEL !== 'silent' && console.error(what, logSerializers.err(error).message);
  const dataDir = await openDataDir(settings.DATA_DIR);
  if (settings.REDIS_URL) await checkRedis(settings.REDIS_URL);
  const addresses = await prepareDatabase(starting, dataDir);
  signal.throwIfAborted();

  const began = performance.now();
  const keys = await readKeys(settings, dataDir);
  const services = await createServices({
    settings,
    ...addresses,
    keys,
    deliver: createDelivery({
      kinds: mailKinds,
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      tellsLinks: !settings.isProduction,
      outboxDir: dataDir.path('outbox'),
      log,
    }),
    legalPages: legalPagesOf(settings),
    // Lost connections to the database are replaced, and the calls that met one are logged with their request; mail is tried again.
    onError: complain('A connection failed:'),
    onJobError: (error, what) => complain(`${what} failed:`)(error),
  });
  undo.push(() => services.close());
  await checkKeys(services.database, keys, settings.REPLACE_KEYS);
  if (settings.s3)
    await checkS3(services.storage, complain('S3_ENDPOINT: files can neither be sent nor fetched until it answers:'));
  if (settings.SEED || (!settings.DATABASE_URL && !settings.isProduction))
    await seed(services, settings, dataDir, signal);
  // Gives the first visitor numbers; the page works without them too.
  await countCatalog(services.database).catch(complain('The catalogue was not counted:'));

  const web = settings.VITE_DEV
    ? await (await import('../pages/vite-web.ts')).viteWeb(fromRepository('apps/web'))
    : await builtWeb(fromRepository('apps/web/dist'));
  const app = await buildApp({
    services,
    settings,
    web,
    downloads: readDownloads(settings.publicUrl),
  });
  undo.push(() => app.close());
  // Undone first: nobody waits for a fetch or a worker that nobody waits for.
  undo.push(async () => services.abort());
  signal.throwIfAborted();
  giveBackMemory();
  await listen(app, settings);
  await services.jobs.start(jobHandlers(services));
  // Clicks counted by this process can be written only by it; all other repeating work is a job.
  const flushing = { work: () => services.clicks.flush(), firstAfterMs: CLICKS_EVERY_MS, everyMs: CLICKS_EVERY_MS };
  undo.push(startRepeating(flushing, (error) => app.log.error(error, 'counting of clicks failed')));
  const reporting = { onError: (error: unknown) => app.log.error(error, 'reporting the workers failed') };
  undo.push(startReportingWorkers(services.database, reporting));
  warn(settings);
  if (settings.SMTP_URL)
    void checkMailServer(settings.SMTP_URL).catch(
      complain('SMTP_URL: the mail server takes no mail, which waits until it does:'),
    );
  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : settings.PORT;
  await announce(settings, dataDir, port, performance.now() - began);
}

/**
 * Frees the 20 MB that only the start needed: V8 frees them only under pressure, and keeps the space for new objects as
 * large as it grew. Runs before anybody is served, because nothing else is done meanwhile.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}

/** The database as calls reach it and as migrations and the listener do, brought up to date. */
async function prepareDatabase(
  { settings, signal, patience, undo }: Starting,
  dataDir: DataDir,
): Promise<{ databaseUrl: string; directUrl: string }> {
  const databaseUrl = settings.DATABASE_URL ?? (await startOwnDatabase(dataDir, undo));
  const directUrl = settings.DATABASE_DIRECT_URL ?? databaseUrl;
  const setting = settings.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  if (directUrl !== databaseUrl)
    await checkSameDatabase(databaseUrl, directUrl, { signal, log, withinMs: patience.connectWithinMs });
  await migrate(directUrl, {
    setting,
    migrationsFolder: fromRepository('packages/db/migrations'),
    signal,
    log,
    ...patience,
  });
  return { databaseUrl, directUrl };
}

/** Keys from the settings, or made at the first start. */
const readKeys = async (settings: Settings, dataDir: DataDir): Promise<Keys> => ({
  APP_SECRET: settings.APP_SECRET ?? (await dataDir.keep('app-secret', makeSecret)),
  DATA_KEY: settings.DATA_KEY ?? (await dataDir.keep('data-key', makeSecret)),
  DATA_KEY_OLD: settings.DATA_KEY_OLD,
});

function warn(settings: Settings): void {
  if (settings.isProduction && !settings.SMTP_URL)
    console.warn('SMTP_URL is not set: mail only becomes files in the outbox folder, which only you can read.');
  if (settings.REPLACE_KEYS)
    console.warn('REPLACE_KEYS is set: take it away for the next start, so that wrong keys are noticed again.');
}

/** Ends the start if S3 refuses our keys or bucket; a server that is unreachable for now does not end it. */
async function checkS3(storage: Services['storage'], complain: (error: unknown) => void): Promise<void> {
  try {
    await checkStorage(storage);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof S3Refusal && cause.status < 500)
      throw new SettingsError(
        `S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not let files be kept. ${cause.message}.`,
      );
    complain(cause);
  }
}

function legalPagesOf({ PAGES_DIR: own }: Settings): LegalPages {
  try {
    return readLegalPages({ own, shipped: fromRepository('packages/api/legal') });
  } catch (error) {
    throw new SettingsError(`PAGES_DIR=${own}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function startOwnDatabase(dataDir: DataDir, undo: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dir: dataDir.path('postgres'), log: (line) => console.log(line) });
  undo.push(() => postgres.stop());
  // For `npm run import`, which works on the running product.
  await dataDir.write(DATABASE_URL_FILE, postgres.url);
  undo.push(() => dataDir.remove(DATABASE_URL_FILE));
  return postgres.url;
}

async function seed(services: Services, settings: Settings, dataDir: DataDir, signal: AbortSignal): Promise<void> {
  if (!(await isSeedMissing(services.database))) return;
  const { seedWhenEmpty } = await import('@onceware/db/seed/seed');
  const password = settings.DEMO_PASSWORD ?? (await dataDir.read(DEMO_PASSWORD_FILE)) ?? makeDemoPassword();
  const passwordHash = await services.passwords.hash(password);
  const seeded = await seedWhenEmpty(
    services.database,
    {
      now: await readClock(services.database),
      passwordHash,
      sealCodes: (id, codes) => sealCodes(services.secrets, id, codes),
      defaultCollections: DEFAULT_COLLECTIONS,
    },
    { signal, log },
  );
  if (seeded) await dataDir.write(DEMO_PASSWORD_FILE, password);
}

async function readClock({ pool }: Services['database']): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select now()');
  return rows[0]?.now ?? new Date();
}

async function announce(settings: Settings, dataDir: DataDir, port: number, readyMs: number): Promise<void> {
  const address = settings.PUBLIC_URL ?? `http://${settings.HOST}:${port}`;
  const lines = [`Onceware is ready on ${address} (${Math.round(readyMs)} ms after the database)`];
  const demoPassword = await dataDir.read(DEMO_PASSWORD_FILE);
  if (demoPassword) {
    lines.push('', `Demo accounts, all with the password ${demoPassword}`);
    for (const role of ['admin', 'insider', 'member']) lines.push(`  ${role}@onceware.example`);
  }
  lines.push('', 'Stop with Ctrl+C.');
  console.log(`\n${lines.join('\n')}\n`);
}
