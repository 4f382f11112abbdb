import { createHmac } from 'node:crypto';
import { MINIMUM_ANSWER_MS } from '@onceware/api/identity/auth/minimum-duration';
import { createDevices } from '@onceware/api/identity/auth/sessions/devices';
import { createPasswordStrength } from '@onceware/api/identity/auth/passwords/password-strength';
import { createPasswordHasher } from '@onceware/api/identity/auth/passwords/passwords';
import { createRateLimits } from '@onceware/api/platform/rate-limits/rate-limits';
import { createSessionStore } from '@onceware/api/identity/auth/sessions/sessions';
import { createPostgresPubSub } from '@onceware/api/platform/pubsub/postgres-pubsub';
import { listen } from '@onceware/api/platform/listening/listen';
import { createStoredDeals } from '@onceware/api/catalog/deal/stored-deals';
import { createStoredLists } from '@onceware/api/catalog/stored/stored-lists';
import { createClickCounter } from '@onceware/api/catalog/outbound-links/click-counter';
import { createPictures } from '@onceware/api/platform/pictures/drawing';
import { createRoomHub } from '@onceware/api/chat/stream/room-hub';
import { createPostgresStorage } from '@onceware/api/platform/storage/postgres-storage';
import { createS3Storage } from '@onceware/api/platform/storage/s3-storage';
import { createSafeFetch } from '@onceware/api/platform/safe-fetch/safe-fetch';
import { createSecrets } from '@onceware/api/kernel/secrets';
import { createGravatarLookup } from '@onceware/api/identity/gravatar/gravatar.service';
import { jobKinds } from '@onceware/api/composition/jobs';
import { createJobs } from '@onceware/api/platform/jobs/jobs';
import type { LegalPages } from '@onceware/api/outlets/legal/legal-pages';
import { notificationKinds } from '@onceware/api/composition/notifications';
import { createNotifier } from '@onceware/api/platform/notifications/notifier';
import { createPusher } from '@onceware/api/platform/notifications/push/pusher';
import { createMailer, type Deliver } from '@onceware/api/platform/mail/create-mailer';
import { openDatabase } from '@onceware/db/client';
import { CHANNELS } from './start/check-redis.ts';
import type { Keys } from './start/key-checks.ts';
import type { Settings } from './start/settings.ts';
import type { Services } from '@onceware/api/kernel/services';

/** The same for all processes of this site, and for no other: a Redis may serve several. */
const channelOf = ({ APP_SECRET }: Keys): string =>
  CHANNELS + createHmac('sha256', APP_SECRET).update('the channel of the chat').digest('hex').slice(0, 16);

/** Opens what every call uses. `abort` ends fetches and workers at once; `close` also the connections. */
export async function createServices(options: {
  settings: Settings;
  databaseUrl: string;
  /** The same database where no pooler is between; `databaseUrl` without one. */
  directUrl: string;
  keys: Keys;
  deliver: Deliver;
  legalPages: LegalPages;
  onError: (error: unknown) => void;
  onJobError: (error: unknown, what: string) => void;
}): Promise<Services & { abort(): void; close(): Promise<void> }> {
  const { settings, databaseUrl, directUrl, keys } = options;
  let isClosing = false;
  const onError = (error: unknown) => {
    if (!isClosing) options.onError(error);
  };
  const database = openDatabase({
    url: databaseUrl,
    poolSize: settings.DATABASE_POOL,
    poolerKeepsNames: settings.DATABASE_PREPARED,
    onConnectionError: onError,
  });
  const listener = listen({ url: directUrl, pool: database.pool, onError });
  const sessions = createSessionStore({ database, listener });
  // Loads the Redis client only if needed: it is large, and most sites have no Redis.
  const pubsub = settings.REDIS_URL
    ? (await import('@onceware/api/platform/pubsub/redis-pubsub')).createRedisPubSub({
        url: settings.REDIS_URL,
        channel: channelOf(keys),
        onError,
      })
    : createPostgresPubSub({ pool: database.pool, listener, onError });
  // After the sessions: those forget first what has changed.
  const rooms = createRoomHub({ database: database.share('chat'), listener, pubsub, onError });
  const secrets = createSecrets([keys.DATA_KEY, ...keys.DATA_KEY_OLD]);
  const strength = createPasswordStrength();
  const pictures = createPictures();
  const clicks = createClickCounter(database);
  const safeFetch = createSafeFetch({
    userAgent: `Onceware/1.0 (+${settings.publicUrl}/bot.txt)`,
    reachesLoopback: settings.FETCH_LOOPBACK,
  });
  const jobs = createJobs({
    kinds: jobKinds,
    database,
    listener,
    onError: (error, what) => isClosing || options.onJobError(error, what),
  });
  const mailer = createMailer({ jobs, secrets, deliver: options.deliver });
  const abort = () => {
    safeFetch.close();
    void strength.close();
    void pictures.close();
  };
  return {
    database,
    listener,
    sessions,
    rooms,
    storage: settings.s3 ? createS3Storage(settings.s3) : createPostgresStorage(database),
    pictures,
    passwords: createPasswordHasher(keys.APP_SECRET),
    strength,
    devices: createDevices(keys.APP_SECRET),
    limits: createRateLimits(database.pool, {
      signInPerAddress: settings.SIGN_IN_PER_ADDRESS,
      signInPerAccount: settings.SIGN_IN_PER_ACCOUNT,
      signUpPerAddress: settings.SIGN_UP_PER_ADDRESS,
      otherPerKey: settings.OTHERS_PER_KEY,
      mailsPerHour: settings.MAILS_PER_HOUR,
      messagesInTenSeconds: settings.MESSAGES_IN_TEN_SECONDS,
      windowSeconds: settings.RATE_LIMIT_WINDOW_SECONDS,
    }),
    safeFetch,
    pusher: createPusher({ secret: keys.APP_SECRET, publicUrl: settings.publicUrl, safeFetch }),
    gravatar: createGravatarLookup({ baseUrl: settings.GRAVATAR_URL }),
    secrets,
    jobs,
    mailer,
    notifier: createNotifier({ kinds: notificationKinds, jobs, tell: (userId) => rooms.tell(userId, 'notifications') }),
    legalPages: options.legalPages,
    affiliate: settings.AFFILIATE_PARAMS,
    clicks,
    storedDeals: createStoredDeals(listener),
    storedLists: createStoredLists(listener),
    publicUrl: settings.publicUrl,
    showsPreviews: settings.LINK_PREVIEWS,
    answersAfterMs: MINIMUM_ANSWER_MS,
    defaultRole: settings.DEFAULT_ROLE,
    abort,
    async close() {
      isClosing = true;
      abort();
      await jobs.close();
      await clicks.flush().catch(options.onError);
      await rooms.close();
      await pubsub.close();
      await strength.close();
      await pictures.close();
      await listener.close();
      await database.close();
    },
  };
}
