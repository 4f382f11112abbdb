import { fileURLToPath } from 'node:url';
import { openDatabase, type Database } from '@onceware/db/client';
import { createTestDatabase } from '@onceware/db/testing/create-test-database';
import type { TestDatabase } from '@onceware/db/testing/databases';
import type pg from 'pg';
import { PERMISSIONS, type Permission } from '#kernel/permissions.contract.ts';
import { createDevices } from '#identity/auth/sessions/devices.ts';
import { createPasswordStrength } from '#identity/auth/passwords/password-strength.ts';
import { createPasswordHasher } from '#identity/auth/passwords/passwords.ts';
import { createRateLimits, type RateLimitSettings } from '#platform/rate-limits/rate-limits.ts';
import { noPubSub } from '#platform/pubsub/pubsub.ts';
import { listen } from '#platform/listening/listen.ts';
import { PROOF } from '#platform/listening/listener-health-check.ts';
import { createSessionStore } from '#identity/auth/sessions/sessions.ts';
import type { SessionUser } from '#identity/auth/auth.contract.ts';
import { createStoredDeals } from '#catalog/deal/stored-deals.ts';
import { createStoredLists } from '#catalog/stored/stored-lists.ts';
import { createClickCounter } from '#catalog/outbound-links/click-counter.ts';
import { createPictures } from '#platform/pictures/drawing.ts';
import { createRoomHub } from '#chat/stream/room-hub.ts';
import type { Call } from '#kernel/call.ts';
import { createCallerFactory } from '#kernel/trpc.ts';
import { createPostgresStorage } from '#platform/storage/postgres-storage.ts';
import { createSafeFetch } from '#platform/safe-fetch/safe-fetch.ts';
import { createSecrets } from '#kernel/secrets.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { createGravatarLookup } from '#identity/gravatar/gravatar.service.ts';
import { readLegalPages } from '#outlets/legal/legal-pages.ts';
import { jobKinds } from '#composition/jobs.ts';
import { notificationKinds } from '#composition/notifications.ts';
import { createPusher } from '#platform/notifications/push/pusher.ts';
import { createNotifier } from '#platform/notifications/notifier.ts';
import { appRouter } from '#composition/router.ts';
import type { Services } from '#kernel/services.ts';

/** High enough that no test meets one by chance. */
const NO_LIMITS: RateLimitSettings = {
  signInPerAddress: 10_000,
  signInPerAccount: 10_000,
  signUpPerAddress: 10_000,
  otherPerKey: 10_000,
  mailsPerHour: 10_000,
  messagesInTenSeconds: 10_000,
  windowSeconds: 60,
};

/** One thread for all tests: its word lists take their time. The same for pictures. */
const strength = createPasswordStrength();
const pictures = createPictures();
const legalPages = readLegalPages({ own: undefined, shipped: fileURLToPath(new URL('../../legal', import.meta.url)) });

export interface TestServicesOptions {
  /** One that is there already, such as a restored one; it is dropped at the end. */
  testDatabase?: TestDatabase;
  limits?: Partial<RateLimitSettings>;
  poolSize?: number;
  /** Minimum time of answers, for tests that compare the product's times; none by default. */
  answersAfterMs?: number;
  lockTimeoutMs?: number;
  gravatarUrl?: string;
}

export interface TestServices extends Services {
  url: string;
  /** Sent mails with their recipients. Call `runJobs(services, ['mail'])` first. */
  mails: Mail[];
  close(): Promise<void>;
}

/** The real services, on a fresh database of the test cluster unless told. */
export async function createTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const testDatabase = options.testDatabase ?? (await createTestDatabase());
  const { url, directUrl } = testDatabase;
  // A machine that is busy makes no test fail; the limits themselves are tested in packages/db and on the server.
  const { poolSize = 10, lockTimeoutMs } = options;
  const database = openDatabase({ url, poolSize, lockTimeoutMs, statementTimeoutMs: 60_000 });
  const listener = listen({ url: directUrl, pool: database.pool });
  const sessions = createSessionStore({ database, listener });
  const secrets = createSecrets(['a data key for tests alone']);
  const mails: Mail[] = [];
  const rooms = createRoomHub({ database, listener, pubsub: noPubSub, onError() {} });
  // Errors are ignored here, because tests read failures from the queue.
  const jobs = createJobs({ kinds: jobKinds, database, listener, onError() {} });
  const safeFetch = createSafeFetch({ userAgent: 'Onceware/1.0 (tests)', reachesLoopback: true });
  const mailer = createMailer({ jobs, secrets, deliver: async (mail) => void mails.push(mail) });
  return {
    url,
    mails,
    database,
    listener,
    sessions,
    rooms,
    storage: createPostgresStorage(database),
    pictures,
    secrets,
    jobs,
    mailer,
    notifier: createNotifier({ kinds: notificationKinds, jobs, tell: (userId) => rooms.tell(userId, 'notifications') }),
    legalPages,
    affiliate: new Map(),
    clicks: createClickCounter(database),
    storedDeals: createStoredDeals(listener),
    storedLists: createStoredLists(listener),
    publicUrl: 'http://localhost:3000',
    showsPreviews: true,
    answersAfterMs: options.answersAfterMs ?? 0,
    passwords: createPasswordHasher('a pepper for tests alone'),
    strength,
    devices: createDevices('a pepper for tests alone'),
    limits: createRateLimits(database.pool, { ...NO_LIMITS, ...options.limits }),
    safeFetch,
    pusher: createPusher({ secret: 'a pepper for tests alone', publicUrl: 'http://localhost:3000', safeFetch }),
    gravatar: createGravatarLookup({ baseUrl: options.gravatarUrl ?? 'http://127.0.0.1:9' }),
    defaultRole: 'insider',
    async close() {
      await rooms.close();
      await jobs.close();
      await listener.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}

/** The procedures as a user, or as a visitor, would call them, without HTTP. */
export interface TestApi extends TestServices {
  as(
    user: SessionUser | null,
    permissions?: readonly Permission[],
    instead?: Partial<Call>,
  ): ReturnType<typeof callerOf>;
}

const callerOf = createCallerFactory(appRouter);

export const createTestApi = async (options: TestServicesOptions = {}): Promise<TestApi> =>
  apiOf(await createTestServices(options));

/** The procedures of services that are there, such as a test server's. */
export const apiOf = (services: TestServices): TestApi => ({
  ...services,
  as: (user, permissions = PERMISSIONS, instead = {}) =>
    callerOf({ ...callAs(services, user, permissions), ...instead }),
});

/** A call by a user, for tests of services. */
export function callAs(
  services: Services,
  user: SessionUser | null,
  permissions: readonly Permission[] = PERMISSIONS,
): Call {
  return {
    ...services,
    actor: user && {
      user,
      permissions: new Set(permissions),
      isVendor: false,
      scopes: new Set(),
      via: 'session',
      credentialId: 'test',
    },
    token: null,
    address: '127.0.0.1',
    userAgent: null,
    setSessionCookie() {},
    device: null,
    setDeviceCookie() {},
  };
}

/**
 * How many statements `work` sends to Postgres, those of its transactions and their begin and commit included; not the
 * proof that changes of sessions are heard, which comes when its time has come.
 */
export async function countStatements({ pool }: Pick<Database, 'pool'>, work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient) => {
    if (originals.has(client)) return;
    const query = client.query;
    originals.set(client, query);
    client.query = ((...args: Parameters<typeof query>) => {
      const [statement]: unknown[] = args;
      const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
      if (text !== PROOF) statements += 1;
      return query.apply(client, args);
    }) as typeof query;
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of originals) client.query = query;
  }
  return statements;
}
