import { StartError } from '@onceware/db/start/start-error';
import type { S3Options } from '@onceware/api/platform/storage/s3-storage';
import { z } from 'zod';
import { findMisspelled } from './misspelled-settings.ts';
import { s3Environment, s3Of } from './s3-settings.ts';
import { SECRET_FILES, withSecretFiles } from './secret-files.ts';
import {
  addressOf,
  affiliateParams,
  base,
  contacts,
  flag,
  flagOn,
  httpOrigin,
  httpsAddress,
  list,
  oneOf,
  postgresAddress,
  proxies,
  redisAddress,
  sender,
  smtpAddress,
  text,
  wholeNumber,
} from './setting-types.ts';

const KNOWN_WEAK = /change.?me|secret|password|example|default|onceware/i;

/** Every setting there is. docs/settings.md describes them for operators. */
const environment = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).optional(),
  HOST: text().default('localhost'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: httpOrigin.optional(),
  DATA_DIR: text().default('.data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_PREPARED: flag,
  DATABASE_POOL: wholeNumber(1).default(10),
  REDIS_URL: redisAddress.optional(),
  SEED: flag,
  DEMO_PASSWORD: text(8).optional(),
  APP_SECRET: text().optional(),
  DATA_KEY: text().optional(),
  DATA_KEY_OLD: list,
  REPLACE_KEYS: flag,
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: sender.optional(),
  SECURITY_CONTACT: contacts,
  PAGES_DIR: text().optional(),
  METRICS_TOKEN: text(16).optional(),
  MAIL_EVENTS_TOKEN: text(16).optional(),
  ...s3Environment,
  DEFAULT_ROLE: oneOf(['member', 'insider', 'admin']).default('insider'),
  CORS_ORIGINS: list.pipe(z.array(httpOrigin)),
  TRUST_PROXY: proxies,
  AFFILIATE_PARAMS: affiliateParams,
  COMMUNITY_URL: httpsAddress.optional(),
  GRAVATAR_URL: base('http or https').default('https://www.gravatar.com/avatar'),
  IMAGE_DELIVERY_URL: base('https').optional(),
  MEDIA_URL: base('https').optional(),
  LINK_PREVIEWS: flagOn,
  FETCH_LOOPBACK: flag,
  SIGN_IN_PER_ADDRESS: wholeNumber(1).default(10),
  SIGN_IN_PER_ACCOUNT: wholeNumber(1).default(10),
  SIGN_UP_PER_ADDRESS: wholeNumber(1).default(10),
  OTHERS_PER_KEY: wholeNumber(1).default(20),
  MAILS_PER_HOUR: wholeNumber(1).default(3),
  MESSAGES_IN_TEN_SECONDS: wholeNumber(1).default(20),
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1).default(300),
  MAX_CONNECTIONS: wholeNumber(1).default(5_000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  VITE_DEV: flag,
});

export interface Settings extends Omit<
  z.output<typeof environment>,
  'NODE_ENV' | 'MAIL_FROM' | keyof typeof s3Environment
> {
  /** Sender of all mail. */
  MAIL_FROM: string;
  isProduction: boolean;
  /** The site's own origin, as browsers see it. */
  publicUrl: string;
  /** Cookies are `Secure` and carry the `__Host-` prefix. */
  secureCookies: boolean;
  /** S3 options for files; null if they are stored in the database. */
  s3: S3Options | null;
}

/** A setting that is missing or wrong; the message says which and what to do. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
}

/**
 * Reads and checks the environment once, with the files that it names for secrets. An empty value counts as absent. Of names it does
 * not know, those close to a setting are refused.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== '' && value !== undefined),
  );
  const parsed = environment.safeParse(given);
  const wrong = [
    ...findMisspelled(Object.keys(given), [...Object.keys(environment.shape), ...SECRET_FILES]).map(
      ({ name, meant }) => `${name}: did you mean ${meant}?`,
    ),
    ...new Set(parsed.error?.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`)),
  ];
  if (!parsed.success || wrong.length > 0)
    throw new SettingsError(`${wrong.join('\n')}\nAll settings: docs/settings.md`);
  const { NODE_ENV, ...settings } = parsed.data;
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    throw new SettingsError('DATABASE_DIRECT_URL needs DATABASE_URL: the same database, as the product reaches it.');
  const s3 = s3Of(settings);
  if (typeof s3 === 'string') throw new SettingsError(s3);
  const isProduction = NODE_ENV === 'production';
  if (isProduction) checkForProduction(settings);
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  return {
    ...settings,
    MAIL_FROM: settings.MAIL_FROM ?? SAMPLE_SENDER,
    s3,
    isProduction,
    publicUrl,
    secureCookies: isProduction || publicUrl.startsWith('https:'),
  };
}

/** The sender of mail that goes nowhere. */
const SAMPLE_SENDER = 'Onceware <hello@onceware.example>';
/** Domains that nobody can have (RFC 2606). */
const NOBODYS_DOMAIN = /(^|\.)(example|invalid|example\.(com|net|org))$/i;

type ForProduction = Pick<
  z.output<typeof environment>,
  'APP_SECRET' | 'DATA_KEY' | 'PUBLIC_URL' | 'SMTP_URL' | 'MAIL_FROM'
>;

function checkForProduction(settings: ForProduction) {
  checkSecret('APP_SECRET', settings.APP_SECRET);
  checkSecret('DATA_KEY', settings.DATA_KEY);
  if (settings.APP_SECRET === settings.DATA_KEY)
    throw new SettingsError('DATA_KEY must not be the same as APP_SECRET.');
  const { PUBLIC_URL } = settings;
  if (!PUBLIC_URL) throw new SettingsError('PUBLIC_URL is missing: the https:// address that people open.');
  if (!PUBLIC_URL.startsWith('https:')) throw new SettingsError('PUBLIC_URL must begin with https:// in production.');
  if (settings.SMTP_URL) checkSender(settings.MAIL_FROM);
}

/** Mail from a domain that is nobody's is refused on its way, or counts as spam. */
function checkSender(sentFrom: string | undefined) {
  const howTo = 'Name an address of yours, like Onceware <hello@your-domain>.';
  if (sentFrom === undefined) throw new SettingsError(`MAIL_FROM is missing: the sender of all mail. ${howTo}`);
  const domain = addressOf(sentFrom)?.split('@')[1] ?? '';
  if (NOBODYS_DOMAIN.test(domain))
    throw new SettingsError(`MAIL_FROM is an example: mail from ${domain} would not arrive. ${howTo}`);
}

function checkSecret(name: string, value: string | undefined) {
  const howTo = 'Make one with: openssl rand -base64 48';
  if (!value) throw new SettingsError(`${name} is missing. ${howTo}`);
  if (value.length < 32) throw new SettingsError(`${name} is too short: it needs 32 characters. ${howTo}`);
  if (KNOWN_WEAK.test(value) || new Set(value).size < 10)
    throw new SettingsError(`${name} looks like a placeholder. ${howTo}`);
}
