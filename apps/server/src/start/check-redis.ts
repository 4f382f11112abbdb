import { SettingsError } from './settings.ts';

/** Prefix of all channels; a Redis ACL names it. */
export const CHANNELS = 'onceware:';

/**
 * A Redis that is away is none that is wrong: without it everything works, only slower, and pub/sub logs it.
 *
 * @throws {SettingsError} if what answers there will not carry anything
 */
export async function checkRedis(url: string): Promise<void> {
  const { host } = new URL(url);
  const { tryRedis } = await import('@onceware/api/platform/pubsub/redis-pubsub');
  const said = await tryRedis(url, `${CHANNELS}trial`).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const wrong = MISTAKES.find(([pattern]) => pattern.test(said))?.[1];
  if (wrong) throw new SettingsError(`REDIS_URL: ${wrong(host)}`);
}

const MISTAKES: [pattern: RegExp, sentence: (host: string) => string][] = [
  [
    /^(NOAUTH|WRONGPASS|ERR invalid password|ERR AUTH)/,
    (host) => `the Redis at ${host} refuses this user and password. Write them as in redis://user:password@${host}.`,
  ],
  [
    /^NOPERM/,
    (host) =>
      `the Redis at ${host} lets this user not use the channels ${CHANNELS}*. Allow it: ACL SETUSER … &${CHANNELS}* +publish +subscribe.`,
  ],
  [
    /Unknown RESP type|Protocol error/,
    (host) => `what answers at ${host} is no Redis. Name the address of one, or leave the setting out.`,
  ],
];
